// Can this side still mate by any series of legal moves? FIDE Laws 2023, 5.2.2, 6.9, 5.1.2, 7.5.5.
#pragma once

#include <cstdint>

#include "chess/position.h"
#include "chess/types.h"

namespace arbiter {

enum class Winnable : std::uint8_t { no, yes, unknown };

// Whether side can mate from here, with any help from the other side. `yes` and `no` are proven; `unknown` is what the
// test at hand cannot tell. A side that has mated already can; after stalemate neither side can.
Winnable winnable(const Position& position, Color side) noexcept;

// Why neither side can mate any more.
enum class DeadCause : std::uint8_t {
    none,      // it is not shown that the position is dead
    material,  // the men alone show it
    other,     // blocked men or forced lines
};
// None where rules/material.h: may_be_drawn() says no. Requires: the side to move has a legal move. Mate and stalemate are no dead positions: they come first.
DeadCause dead_cause(const Position& position) noexcept;

}  // namespace arbiter
