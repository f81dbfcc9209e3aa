#include "rules/dead_position.h"

#include "rules/material.h"

namespace arbiter {

Winnable winnable(const Position& position, Color side) noexcept {
    if (!position.has_legal_move()) {
        return position.in_check() && position.turn() != side ? Winnable::yes : Winnable::no;
    }
    return cannot_win(position.board(), side) ? Winnable::no : Winnable::unknown;
}

DeadCause dead_cause(const Position& position) noexcept {
    return is_drawn(position.board(), DrawnMaterial::neither_can_win) ? DeadCause::material : DeadCause::none;
}

}  // namespace arbiter
