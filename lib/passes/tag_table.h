// The tags of one game by name: those that programs agree on in a table, the others as a list, repetitions apart.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "pgn/game.h"

namespace arbiter {

// Tags that the checks look at. The seven of the roster come first, in the order of PGN standard 8.1.1.
enum class KnownTag : std::uint8_t {
    event,
    site,
    date,
    round,
    white,
    black,
    result,
    white_elo,
    black_elo,
    event_date,
    utc_date,
    time_control,
    set_up,
    fen,
    variant,
    ply_count,
    termination,
};
inline constexpr std::size_t kRosterSize = 7;

// How many tag names are known, those of KnownTag and others of PGN standard 9 and of common programs.
inline constexpr std::size_t kKnownNames = 81;

// The known name that differs from `name` in nothing but case; empty if there is none.
std::string_view known_spelling(std::string_view name) noexcept;

// The tags of the game that was given to build(); reused, so that a steady run allocates nothing.
class TagTable {
public:
    struct Repetition {
        const TagPair* first;
        const TagPair* again;
    };

    // Views into game.tags, valid as long as they are. O(n log n) in the number of tags.
    void build(const GameView& game);

    // The first tag with that name; null if there is none.
    const TagPair* operator[](KnownTag tag) const noexcept { return known_[static_cast<std::size_t>(tag)]; }
    // Tags whose names are not known.
    std::span<const TagPair* const> unknown() const noexcept { return unknown_; }
    // In no particular order.
    std::span<const Repetition> repetitions() const noexcept { return repetitions_; }
    // The first tag of the roster that stands behind a later one of the roster or behind a tag of another kind.
    const TagPair* out_of_roster_order() const noexcept { return out_of_roster_order_; }
    // The first tag outside the roster whose name sorts before that of the one before it.
    const TagPair* out_of_order() const noexcept { return out_of_order_; }

private:
    void add(std::string_view text, const TagPair& tag, const TagPair*& last_outside_roster);
    void find_unknown_repetitions(std::string_view text);

    std::array<const TagPair*, kKnownNames> known_{};
    std::vector<const TagPair*> unknown_;
    std::vector<Repetition> repetitions_;
    const TagPair* out_of_roster_order_ = nullptr;
    const TagPair* out_of_order_ = nullptr;
    std::size_t roster_seen_ = 0;  // the next place in the roster that may follow
};

}  // namespace arbiter
