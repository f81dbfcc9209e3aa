#include "rules/material.h"

namespace arbiter {
namespace {

constexpr Bitboard kLightSquares{0x55AA55AA55AA55AAULL};

unsigned men(const Board& board, Color side, Role role) noexcept { return board.of(side, role).count(); }

bool is_bare(const Board& board, Color side) noexcept { return !board.of(side).several(); }

bool has_heavy_men_or_pawns(const Board& board, Color side) noexcept {
    const Bitboard those = board.of(Role::pawn) | board.of(Role::rook) | board.of(Role::queen);
    return (board.of(side) & those).any();
}

bool on_one_colour(Bitboard squares) noexcept {
    return (squares & kLightSquares).empty() || (squares & ~kLightSquares).empty();
}

// A king with at most one knight or bishop.
bool has_one_minor_at_most(const Board& board, Color side) noexcept {
    return !has_heavy_men_or_pawns(board, side) && board.of(side).count() <= 2;
}

// A king with two knights and nothing else.
bool has_just_two_knights(const Board& board, Color side) noexcept {
    return board.of(side).count() == 3 && men(board, side, Role::knight) == 2;
}

bool is_drawn_by_minor_men(const Board& board) noexcept {
    const auto one_sided = [&](Color knights) {
        return has_just_two_knights(board, knights) && is_bare(board, opposite(knights));
    };
    return (has_one_minor_at_most(board, Color::white) && has_one_minor_at_most(board, Color::black)) ||
           one_sided(Color::white) || one_sided(Color::black);
}

bool is_drawn_by_two_knights(const Board& board) noexcept {
    const auto one_sided = [&](Color other) {
        return is_bare(board, opposite(other)) &&
               (has_one_minor_at_most(board, other) || has_just_two_knights(board, other));
    };
    return one_sided(Color::white) || one_sided(Color::black);
}

bool is_drawn_by_old_list(const Board& board) noexcept {
    if (!has_one_minor_at_most(board, Color::white) || !has_one_minor_at_most(board, Color::black)) return false;
    if (is_bare(board, Color::white) || is_bare(board, Color::black)) return true;
    return board.of(Role::bishop).count() == 2 && on_one_colour(board.of(Role::bishop));
}

}  // namespace

bool cannot_win(const Board& board, Color side) noexcept {
    if (has_heavy_men_or_pawns(board, side)) return false;
    if (is_bare(board, side)) return true;
    const Color other = opposite(side);
    if (board.of(side, Role::knight).any()) {
        // A lone knight mates only a king whose own men take its squares; queens around it can always take the knight.
        const Bitboard blockers = board.of(other) & ~(board.of(Role::king) | board.of(Role::queen));
        return board.of(side).count() == 2 && blockers.empty();
    }
    // The squares of the other colour are never attacked. Only rooks and queens of its own can stand there in the king's
    // way, and next to the king each of those can step into the bishop's line.
    return (board.of(Role::pawn) | board.of(Role::knight)).empty() && on_one_colour(board.of(Role::bishop));
}

bool is_drawn(const Board& board, DrawnMaterial list) noexcept {
    switch (list) {
        case DrawnMaterial::neither_can_win: return cannot_win(board, Color::white) && cannot_win(board, Color::black);
        case DrawnMaterial::minor_men: return is_drawn_by_minor_men(board);
        case DrawnMaterial::two_knights: return is_drawn_by_two_knights(board);
        case DrawnMaterial::old_list: return is_drawn_by_old_list(board);
    }
    return false;
}

bool is_powerless(const Board& board, Color side, PowerlessMaterial list) noexcept {
    const Color other = opposite(side);
    switch (list) {
        case PowerlessMaterial::cannot_win: return cannot_win(board, side);
        case PowerlessMaterial::bare_king: return is_bare(board, side);
        case PowerlessMaterial::minor_men:
            return has_one_minor_at_most(board, side) || (has_just_two_knights(board, side) && is_bare(board, other));
        case PowerlessMaterial::two_knights:
            return has_one_minor_at_most(board, side) || has_just_two_knights(board, side);
        case PowerlessMaterial::uscf:
            return has_one_minor_at_most(board, side) ||
                   (has_just_two_knights(board, side) && board.of(other, Role::pawn).empty());
    }
    return false;
}

}  // namespace arbiter
