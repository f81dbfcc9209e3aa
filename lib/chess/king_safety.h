// Whether a move leaves the own king unattacked; private to this layer.
#pragma once

#include "chess/attacks.h"
#include "chess/board.h"

namespace arbiter::detail {

// The men that attack the king of color, standing on king, after a man of that colour has gone from from to to and taken
// what stood there. victim is the square of a pawn taken en passant, else empty. Judged on the board as it will be, so
// that pins, checks and the two pawns that leave a rank at once need no rules of their own.
inline Bitboard attackers_after(const Board& board, Color color, Square from, Square to, Square king,
                                Bitboard victim) noexcept {
    const Bitboard occupied = ((board.occupied() & ~Bitboard(from)) | Bitboard(to)) & ~victim;
    return attackers(board, king, opposite(color), occupied) & ~(Bitboard(to) | victim);
}

}  // namespace arbiter::detail
