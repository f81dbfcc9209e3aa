#include "rules/perpetual_check.h"

namespace arbiter {

void PerpetualCheckFinder::look_for_cycle(std::uint32_t ply, const Position& position,
                                          const PositionHistory& history) noexcept {
    const Color mover = opposite(position.turn());
    const std::uint32_t cycle = history.halfmoves_since_previous();
    for (const Color side : {Color::white, Color::black}) {
        // Every move of the side within the cycle is one of a series of checks.
        if (series_[side] * 2 < cycle) continue;
        const std::uint32_t last_check = side == mover ? ply : ply - 1;
        const std::uint32_t first = last_check - (series_[side] - 1) * 2;
        found_ = PerpetualCheck{side, first, ply - first + 1};
        return;
    }
}

}  // namespace arbiter
