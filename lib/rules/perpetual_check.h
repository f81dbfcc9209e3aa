// Perpetual check as a pattern on the board. No rule of FIDE's speaks of it; it ends games by repetition or agreement.
#pragma once

#include <cstdint>
#include <optional>

#include "chess/position.h"
#include "rules/repetition.h"

namespace arbiter {

// One side gave check with each of its moves while a position came back.
struct PerpetualCheck {
    Color by = Color::white;
    std::uint32_t first_ply = 0;  // the first check of the series
    std::uint32_t length = 0;     // half-moves from it to the last repeated position

    friend bool operator==(const PerpetualCheck&, const PerpetualCheck&) noexcept = default;
};

// Watches one game; keeps the last series that came back.
class PerpetualCheckFinder {
public:
    void start() noexcept { *this = PerpetualCheckFinder(); }
    // The position after `ply` half-moves, the last one that history holds.
    void observe(std::uint32_t ply, const Position& position, const PositionHistory& history) noexcept {
        if (ply == 0) return;
        std::uint32_t& series = series_[opposite(position.turn())];
        series = position.in_check() ? series + 1 : 0;
        if (history.halfmoves_since_previous() != 0) look_for_cycle(ply, position, history);
    }

    const std::optional<PerpetualCheck>& found() const noexcept { return found_; }

private:
    void look_for_cycle(std::uint32_t ply, const Position& position, const PositionHistory& history) noexcept;

    ByColor<std::uint32_t> series_{};  // how many moves of this side in a row have given check
    std::optional<PerpetualCheck> found_;
};

}  // namespace arbiter
