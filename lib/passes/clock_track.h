// The clock times of a game's main line against its time control.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/text_range.h"
#include "chess/types.h"

namespace arbiter {

// What a TimeControl tag allows a clock to gain. PGN standard 9.6.1.
struct TimeControl {
    enum class Kind : std::uint8_t {
        unknown,  // no tag, "?", or no time control in any spelling
        none,     // "-": played without one
        known,
    };
    Kind kind = Kind::unknown;
    std::int64_t increment_ms = 0;  // the largest for one move
    std::int64_t bonus_ms = 0;      // the largest that a later stage or a repeated one adds at once
};
TimeControl parse_time_control(std::string_view value) noexcept;

// A clock that shows more than it may.
struct ClockRise {
    TextRange place;  // of the clock in the game
    std::uint32_t ply = 0;
    std::int64_t before_ms = 0;
    std::int64_t after_ms = 0;
};

// Told of each [%clk] of the main line; keeps the last of each side and the first impossible rise.
class ClockTrack {
public:
    // turn: who makes the first half-move.
    void start(const TimeControl& control, Color turn) noexcept;
    // The clock of the side that made the half-move `ply`, which is 1 or more. place: where it stands in the game.
    void read(std::uint32_t ply, std::int64_t milliseconds, TextRange place) noexcept;

    bool any() const noexcept { return last_[Color::white].has_value() || last_[Color::black].has_value(); }
    std::optional<std::int64_t> last(Color side) const noexcept { return last_[side]; }
    const std::optional<ClockRise>& rise() const noexcept { return rise_; }
    std::uint32_t rises() const noexcept { return rises_; }

private:
    TimeControl control_;
    Color first_ = Color::white;
    ByColor<std::optional<std::int64_t>> last_{};
    std::optional<ClockRise> rise_;
    std::uint32_t rises_ = 0;
};

}  // namespace arbiter
