// The random numbers of Position::key(); private to this layer.
#pragma once

#include <array>
#include <cstdint>

#include "chess/types.h"

namespace arbiter::detail {

struct ZobristTable {
    ByColor<ByRole<std::array<std::uint64_t, 64>>> men;
    std::array<std::uint64_t, 64> castling_rook;  // by the square of a rook that may castle
    std::array<std::uint64_t, 8> en_passant;      // by file
    std::uint64_t black_to_move;

    std::uint64_t of(Piece piece, Square square) const noexcept { return men[piece.color][piece.role][index(square)]; }
};

extern const ZobristTable kZobrist;

}  // namespace arbiter::detail
