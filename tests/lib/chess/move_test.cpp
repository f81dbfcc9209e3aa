#include "chess/move.h"

#include <gtest/gtest.h>

#include "support/chess_text.h"

namespace arbiter {
namespace {

TEST(Move, KeepsItsParts) {
    constexpr Move kMove = Move::normal(Square::g1, Square::f3);
    static_assert(kMove.from() == Square::g1 && kMove.to() == Square::f3 && kMove.kind() == Move::Kind::normal);
    static_assert(!kMove.promotion());
    static_assert(sizeof(Move) == 2);
}

TEST(Move, NamesThePromotion) {
    for (const Role role : {Role::knight, Role::bishop, Role::rook, Role::queen}) {
        const Move move = Move::promotion(Square::h7, Square::g8, role);
        EXPECT_EQ(move.promotion(), role);
        EXPECT_EQ(move.from(), Square::h7);
        EXPECT_EQ(move.to(), Square::g8);
    }
}

TEST(Move, DiffersByKind) {
    EXPECT_NE(Move::normal(Square::e5, Square::d6), Move::en_passant(Square::e5, Square::d6));
    EXPECT_NE(Move::normal(Square::e1, Square::h1), Move::castling(Square::e1, Square::h1));
    EXPECT_NE(Move(), Move::normal(Square::a2, Square::a3));
}

TEST(Castling, GoesToTheSideOfTheRook) {
    static_assert(castling_side(Move::castling(Square::b1, Square::f1)) == CastlingSide::king_side);
    static_assert(castling_side(Move::castling(Square::b1, Square::a1)) == CastlingSide::queen_side);
    static_assert(castling_king_file(CastlingSide::queen_side) == File::c);
    static_assert(castling_rook_file(CastlingSide::queen_side) == File::d);
    static_assert(castling_king_file(CastlingSide::king_side) == File::g);
    static_assert(castling_rook_file(CastlingSide::king_side) == File::f);
}

TEST(MoveList, KeepsMovesInOrder) {
    MoveList moves;
    EXPECT_TRUE(moves.empty());
    moves.push_back(Move::normal(Square::a2, Square::a3));
    moves.push_back(Move::normal(Square::a2, Square::a4));
    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves[1].to(), Square::a4);
    EXPECT_EQ(*moves.begin(), Move::normal(Square::a2, Square::a3));
}

}  // namespace
}  // namespace arbiter
