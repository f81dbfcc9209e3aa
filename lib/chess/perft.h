// Counting the positions of the move tree: the standard test of a move generator.
#pragma once

#include <cstdint>

#include "chess/position.h"

namespace arbiter {

// How many different sequences of depth legal moves the position has; 1 for depth 0.
std::uint64_t perft(const Position& position, unsigned depth) noexcept;

}  // namespace arbiter
