#include "chess/perft.h"

namespace arbiter {

std::uint64_t perft(const Position& position, unsigned depth) noexcept {
    if (depth == 0) return 1;
    const MoveList moves = position.legal_moves();
    if (depth == 1) return moves.size();
    std::uint64_t count = 0;
    for (const Move move : moves) {
        Position next = position;
        next.play(move);
        count += perft(next, depth - 1);
    }
    return count;
}

}  // namespace arbiter
