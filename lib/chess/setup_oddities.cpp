// What shows that no game of chess leads to a setup (SetupOddity).
#include <algorithm>

#include "chess/attacks.h"
#include "chess/setup.h"

namespace arbiter {
namespace {

constexpr Bitboard kLightSquares = Bitboard(0x55AA55AA55AA55AA);

unsigned beyond(Bitboard men, unsigned at_the_start) noexcept {
    return men.count() > at_the_start ? men.count() - at_the_start : 0;
}

// Men that can only come from promotions. A bishop never leaves the colour of its squares.
unsigned promoted_men(const Board& board, Color color) noexcept {
    const Bitboard bishops = board.of(color, Role::bishop);
    return beyond(board.of(color, Role::knight), 2) + beyond(bishops & kLightSquares, 1) +
           beyond(bishops & ~kLightSquares, 1) + beyond(board.of(color, Role::rook), 2) +
           beyond(board.of(color, Role::queen), 1);
}

void add_numbers_of(const Board& board, Color color, Flags<SetupOddity>& oddities) noexcept {
    const unsigned pawns = board.of(color, Role::pawn).count();
    if (pawns > 8) oddities.insert(SetupOddity::too_many_pawns);
    if (board.of(color).count() > 16) oddities.insert(SetupOddity::too_many_men);
    if (promoted_men(board, color) > 8 - std::min(pawns, 8U)) oddities.insert(SetupOddity::too_many_promotions);
}

// How a check by two men can have come about: one has moved and uncovered the other.
class DoubleCheck {
public:
    explicit DoubleCheck(const Setup& setup) noexcept
        : board_(setup.board), mover_(opposite(setup.turn)), king_(board_.king_of(setup.turn)) {}

    bool is_possible(Square a, Square b) const noexcept {
        return uncovers(a, b) || uncovers(b, a) || by_en_passant(a, b);
    }

private:
    bool is_slider(Square square) const noexcept {
        const Role role = board_.occupied_role(square);
        return role == Role::bishop || role == Role::rook || role == Role::queen;
    }

    // Whether the man on mover can have come from a square between slider and king.
    bool uncovers(Square mover, Square slider) const noexcept {
        if (!is_slider(slider)) return false;
        for (const Square from : between(slider, king_)) {
            if (can_have_come(mover, from) || can_have_promoted(mover, from)) return true;
        }
        return false;
    }

    // A man that gave check from its old square too cannot have been there: it was its side's turn.
    bool can_have_come(Square to, Square from) const noexcept {
        const Role role = board_.occupied_role(to);
        if (role == Role::pawn) {
            const bool stepped =
                pawn_push_origins(mover_, to).contains(from) && (between(from, to) & board_.occupied()).empty();
            const bool took = pawn_attacks(opposite(mover_), to).contains(from);
            return (stepped || took) && !pawn_attacks(mover_, from).contains(king_);
        }
        return attacks(role, to, board_.occupied()).contains(from) &&
               !attacks(role, from, board_.occupied()).contains(king_);
    }

    bool can_have_promoted(Square to, Square from) const noexcept {
        const Role role = board_.occupied_role(to);
        if (role == Role::pawn || role == Role::king) return false;
        if (relative_rank(mover_, rank_of(to)) != Rank::eighth) return false;
        const Bitboard origins = pawn_push_origins(mover_, to) | pawn_attacks(opposite(mover_), to);
        return origins.contains(from) && !pawn_attacks(mover_, from).contains(king_);
    }

    // Two pawns leave their squares at once: each checker is the pawn that took or a slider behind one of those squares.
    bool by_en_passant(Square a, Square b) const noexcept {
        for (const Square pawn : board_.of(mover_, Role::pawn)) {
            if (relative_rank(mover_, rank_of(pawn)) != Rank::sixth) continue;
            const Square taken = ep_victim(pawn);
            for (const Square from : pawn_attacks(opposite(mover_), pawn)) {
                const Bitboard left = Bitboard(taken) | Bitboard(from);
                if ((left & board_.occupied()).any()) continue;
                if (is_pawn_or_uncovered(a, pawn, left) && is_pawn_or_uncovered(b, pawn, left)) return true;
            }
        }
        return false;
    }

    bool is_pawn_or_uncovered(Square checker, Square pawn, Bitboard left) const noexcept {
        return checker == pawn || (is_slider(checker) && (between(checker, king_) & left).any());
    }

    const Board& board_;
    Color mover_;
    Square king_;
};

void add_checkers(const Setup& setup, Flags<SetupOddity>& oddities) noexcept {
    const Square king = setup.board.king_of(setup.turn);
    const Bitboard checkers = attackers(setup.board, king, opposite(setup.turn), setup.board.occupied());
    if (checkers.count() > 2) oddities.insert(SetupOddity::too_many_checkers);
    if (checkers.count() == 2 && !DoubleCheck(setup).is_possible(checkers.first(), checkers.last())) {
        oddities.insert(SetupOddity::impossible_double_check);
    }
}

}  // namespace

Flags<SetupOddity> oddities(const Setup& setup) noexcept {
    Flags<SetupOddity> oddities;
    add_numbers_of(setup.board, Color::white, oddities);
    add_numbers_of(setup.board, Color::black, oddities);
    add_checkers(setup, oddities);
    // Lenient by the one half-move that a move number with White to move leaves open.
    const std::uint64_t played = 2 * (std::uint64_t{setup.fullmove} - (setup.fullmove == 0 ? 0 : 1)) + 1;
    if (setup.halfmoves > played) oddities.insert(SetupOddity::halfmoves_exceed_game);
    if (setup.ep_square && setup.halfmoves != 0) oddities.insert(SetupOddity::ep_square_with_halfmoves);
    return oddities;
}

}  // namespace arbiter
