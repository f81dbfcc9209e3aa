#include "chess/bitboard.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "support/chess_text.h"

namespace arbiter {
namespace {

using ::testing::ElementsAre;

constexpr Bitboard kCorners = Bitboard(Square::a1) | Bitboard(Square::h1) | Bitboard(Square::a8) | Bitboard(Square::h8);

TEST(Bitboard, IsWalkedInOrderOfTheSquares) {
    std::vector<Square> squares;
    for (const Square square : kCorners) squares.push_back(square);
    EXPECT_THAT(squares, ElementsAre(Square::a1, Square::h1, Square::a8, Square::h8));
    EXPECT_EQ(kCorners.first(), Square::a1);
    EXPECT_EQ(kCorners.last(), Square::h8);
    EXPECT_EQ(kCorners.count(), 4U);
}

TEST(Bitboard, KnowsHowManySquaresItHas) {
    EXPECT_TRUE(Bitboard().empty());
    EXPECT_FALSE(Bitboard().several());
    EXPECT_TRUE(Bitboard(Square::h8).any());
    EXPECT_FALSE(Bitboard(Square::h8).several());
    EXPECT_TRUE(kCorners.several());
}

TEST(Bitboard, GainsAndLosesSquares) {
    Bitboard squares = kCorners;
    squares.erase(Square::a1);
    squares.erase(Square::e4);
    squares.insert(Square::d4);
    squares.insert(Square::d4);
    EXPECT_FALSE(squares.contains(Square::a1));
    EXPECT_TRUE(squares.contains(Square::d4));
    EXPECT_EQ(squares.count(), 4U);
    squares.erase_first();
    EXPECT_FALSE(squares.contains(Square::h1));
}

TEST(Bitboard, HasTheSquaresOfFilesAndRanks) {
    EXPECT_EQ(bitboard_of(File::h) & bitboard_of(Rank::first), Bitboard(Square::h1));
    EXPECT_EQ((bitboard_of(File::c) | bitboard_of(Rank::eighth)).count(), 15U);
}

TEST(Bitboard, IsMaskedByACondition) {
    EXPECT_EQ(masked(kCorners, true), kCorners);
    EXPECT_EQ(masked(kCorners, false), Bitboard());
}

}  // namespace
}  // namespace arbiter
