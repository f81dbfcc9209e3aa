#include "chess/setup.h"

#include "chess/attacks.h"

namespace arbiter {
namespace {

bool has_bad_castling_right(const Setup& setup, Color color) noexcept {
    const Bitboard home = bitboard_of(relative_rank(color, Rank::first));
    const Bitboard rights = setup.castling_rooks & home;
    if (rights.empty()) return false;
    if ((rights & ~setup.board.of(color, Role::rook)).any()) return true;
    const Bitboard kings = setup.board.of(color, Role::king);
    if (kings.count() != 1 || (kings & ~home).any()) return true;
    const Square king = kings.first();
    unsigned king_side = 0;
    unsigned queen_side = 0;
    for (const Square rook : rights) ++(rook > king ? king_side : queen_side);
    return king_side > 1 || queen_side > 1;
}

bool has_bad_castling_right(const Setup& setup) noexcept {
    const Bitboard homes = bitboard_of(Rank::first) | bitboard_of(Rank::eighth);
    return (setup.castling_rooks & ~homes).any() || has_bad_castling_right(setup, Color::white) ||
           has_bad_castling_right(setup, Color::black);
}

bool is_in_check(const Setup& setup, Color color) noexcept {
    const Bitboard kings = setup.board.of(color, Role::king);
    for (const Square king : kings) {
        if (attackers(setup.board, king, opposite(color), setup.board.occupied()).any()) return true;
    }
    return false;
}

}  // namespace

Setup Setup::standard() noexcept {
    Setup setup;
    setup.board = Board::standard();
    setup.castling_rooks = Bitboard(Square::a1) | Bitboard(Square::h1) | Bitboard(Square::a8) | Bitboard(Square::h8);
    return setup;
}

bool is_possible_ep_square(const Board& board, Color turn, Square square) noexcept {
    if (relative_rank(turn, rank_of(square)) != Rank::sixth) return false;
    const int ahead = turn == Color::white ? 8 : -8;
    const auto start = static_cast<Square>(index(square) + ahead);
    const auto pawn = static_cast<Square>(index(square) - ahead);
    return !board.occupied().contains(square) && !board.occupied().contains(start) &&
           board.of(opposite(turn), Role::pawn).contains(pawn);
}

Flags<SetupFault> faults(const Setup& setup) noexcept {
    Flags<SetupFault> faults;
    const unsigned white_kings = setup.board.of(Color::white, Role::king).count();
    const unsigned black_kings = setup.board.of(Color::black, Role::king).count();
    if (white_kings == 0) faults.insert(SetupFault::no_white_king);
    if (black_kings == 0) faults.insert(SetupFault::no_black_king);
    if (white_kings > 1) faults.insert(SetupFault::too_many_white_kings);
    if (black_kings > 1) faults.insert(SetupFault::too_many_black_kings);
    const Bitboard back_ranks = bitboard_of(Rank::first) | bitboard_of(Rank::eighth);
    if ((setup.board.of(Role::pawn) & back_ranks).any()) faults.insert(SetupFault::pawn_on_back_rank);
    if (is_in_check(setup, opposite(setup.turn))) faults.insert(SetupFault::opponent_in_check);
    if (has_bad_castling_right(setup)) faults.insert(SetupFault::bad_castling_right);
    if (setup.ep_square && !is_possible_ep_square(setup.board, setup.turn, *setup.ep_square)) {
        faults.insert(SetupFault::bad_ep_square);
    }
    return faults;
}

}  // namespace arbiter
