#include "chess/attacks.h"

#include <gtest/gtest.h>

#include "support/chess_text.h"

namespace arbiter {
namespace {

using testing::position;

Bitboard squares(std::initializer_list<Square> list) {
    Bitboard found;
    for (const Square square : list) found.insert(square);
    return found;
}

TEST(Attacks, OfLeapersStayOnTheBoard) {
    EXPECT_EQ(knight_attacks(Square::a1), squares({Square::b3, Square::c2}));
    EXPECT_EQ(knight_attacks(Square::d4).count(), 8U);
    EXPECT_EQ(king_attacks(Square::h8), squares({Square::g8, Square::g7, Square::h7}));
    EXPECT_EQ(pawn_attacks(Color::white, Square::a2), squares({Square::b3}));
    EXPECT_EQ(pawn_attacks(Color::black, Square::e5), squares({Square::d4, Square::f4}));
    EXPECT_EQ(pawn_attacks(Color::white, Square::e8), Bitboard());
}

TEST(Attacks, OfSlidersEndAtTheFirstMan) {
    const Bitboard occupied = squares({Square::d6, Square::b4, Square::f2, Square::h4});
    EXPECT_EQ(rook_attacks(Square::d4, occupied),
              squares({Square::d1, Square::d2, Square::d3, Square::d5, Square::d6, Square::b4, Square::c4, Square::e4,
                       Square::f4, Square::g4, Square::h4}));
    EXPECT_TRUE(bishop_attacks(Square::d4, occupied).contains(Square::f2));
    EXPECT_FALSE(bishop_attacks(Square::d4, occupied).contains(Square::g1));
    EXPECT_EQ(queen_attacks(Square::d4, occupied),
              rook_attacks(Square::d4, occupied) | bishop_attacks(Square::d4, occupied));
}

TEST(Attacks, OfAKindAreThoseOfItsFunction) {
    const Bitboard occupied(0x00FF00000000FF00);
    EXPECT_EQ(attacks(Role::knight, Square::g1, occupied), knight_attacks(Square::g1));
    EXPECT_EQ(attacks(Role::bishop, Square::c4, occupied), bishop_attacks(Square::c4, occupied));
    EXPECT_EQ(attacks(Role::rook, Square::c4, occupied), rook_attacks(Square::c4, occupied));
    EXPECT_EQ(attacks(Role::queen, Square::c4, occupied), queen_attacks(Square::c4, occupied));
    EXPECT_EQ(attacks(Role::king, Square::c4, occupied), king_attacks(Square::c4));
    EXPECT_EQ(attacks(Role::pawn, Square::c4, occupied), Bitboard());
}

TEST(Between, IsEmptyOffTheLines) {
    EXPECT_EQ(between(Square::a1, Square::d4), squares({Square::b2, Square::c3}));
    EXPECT_EQ(between(Square::h5, Square::e5), squares({Square::f5, Square::g5}));
    EXPECT_EQ(between(Square::a1, Square::b3), Bitboard());
    EXPECT_EQ(between(Square::a1, Square::a2), Bitboard());
    EXPECT_EQ(between(Square::c3, Square::c3), Bitboard());
}

TEST(PawnPushes, ComeFromTwoRanksAwayOnlyOnTheFourth) {
    EXPECT_EQ(pawn_push_origins(Color::white, Square::e4), squares({Square::e3, Square::e2}));
    EXPECT_EQ(pawn_push_origins(Color::black, Square::e5), squares({Square::e6, Square::e7}));
    EXPECT_EQ(pawn_push_origins(Color::white, Square::e5), squares({Square::e4}));
    EXPECT_EQ(pawn_push_origins(Color::black, Square::e8), Bitboard());
}

TEST(Attackers, SeeThroughSquaresThatAreNotOccupied) {
    const Board board = position("4k3/8/8/4r3/4R3/8/8/4K3 w - - 0 1").board();
    EXPECT_EQ(attackers(board, Square::e1, Color::black, board.occupied()), Bitboard());
    EXPECT_EQ(attackers(board, Square::e1, Color::black, board.occupied() & ~Bitboard(Square::e4)),
              squares({Square::e5}));
}

TEST(Attackers, AreOfEveryKind) {
    const Board board = position("4k3/8/3p1n2/1b6/4K3/8/8/4r3 w - - 0 1").board();
    const Bitboard occupied = board.occupied();
    EXPECT_EQ(attackers(board, Square::e4, Color::black, occupied), squares({Square::f6, Square::e1}));
    EXPECT_EQ(attackers(board, Square::e5, Color::black, occupied), squares({Square::d6}));
    EXPECT_EQ(attackers(board, Square::d7, Color::black, occupied), squares({Square::e8, Square::f6, Square::b5}));
}

}  // namespace
}  // namespace arbiter
