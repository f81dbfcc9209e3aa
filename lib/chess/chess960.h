// Chess960 start positions (Scharnagl numbers) and the question whether a setup needs Chess960 rules.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "chess/setup.h"
#include "chess/types.h"

namespace arbiter {

inline constexpr unsigned kStartPositions = 960;

// The back rank from a to h.
using BackRank = std::array<Role, 8>;

// The array with this Scharnagl number; 518 is standard chess, 0 BBQNNRKR, 959 RKRNNQBB.
// Requires: number < kStartPositions.
BackRank chess960_back_rank(unsigned number) noexcept;

// The Scharnagl number of an array; absent if it is none of the 960.
std::optional<unsigned> chess960_number(const BackRank& back_rank) noexcept;

// The start position with these arrays and all castling rights. Requires: both numbers < kStartPositions.
Setup chess960_start(unsigned white, unsigned black) noexcept;

// The two numbers if the setup's men stand as at the start of a Chess960 or double Fischer Random game, whatever its
// castling rights, counters and side to move.
struct StartNumbers {
    unsigned white;
    unsigned black;
    friend bool operator==(StartNumbers, StartNumbers) noexcept = default;
};
std::optional<StartNumbers> chess960_numbers(const Board& board) noexcept;

// Whether a castling right of the setup is one that standard chess cannot have: the king not on the e-file, or the rook
// on neither the a- nor the h-file.
bool needs_chess960(const Setup& setup) noexcept;

}  // namespace arbiter
