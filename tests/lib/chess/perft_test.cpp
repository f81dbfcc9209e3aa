#include "chess/perft.h"

#include <gtest/gtest.h>

#include "support/chess_text.h"

namespace arbiter {
namespace {

TEST(Perft, IsOneAtDepthZero) { EXPECT_EQ(perft(Position(), 0), 1U); }

TEST(Perft, CountsTheStartPosition) {
    EXPECT_EQ(perft(Position(), 1), 20U);
    EXPECT_EQ(perft(Position(), 2), 400U);
    EXPECT_EQ(perft(Position(), 3), 8902U);
    EXPECT_EQ(perft(Position(), 4), 197281U);
}

TEST(Perft, CountsCastlingPromotionAndEnPassant) {
    const Position busy = testing::position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    EXPECT_EQ(perft(busy, 3), 97862U);
    const Position endgame = testing::position("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1");
    EXPECT_EQ(perft(endgame, 4), 43238U);
}

TEST(Perft, IsNoughtAfterMate) { EXPECT_EQ(perft(testing::position("6rk/5Npp/8/8/8/8/8/4K3 b - - 0 1"), 3), 0U); }

}  // namespace
}  // namespace arbiter
