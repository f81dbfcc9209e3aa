// Variations: where they start, how they nest, and that none of it touches the main line.
#include <gtest/gtest.h>

#include "lib/passes/check_game.h"

namespace arbiter::testing {
namespace {

TEST(Variation, StartsBeforeTheMoveThatItReplaces) {
    const CheckedGame game = check_moves("1. e4 (1. d4 d5 2. c4) (1. c4) e5 (1... c5 2. Nf3) 2. Nf3 *");
    EXPECT_TRUE(game.found.empty()) << ::testing::PrintToString(game.found);
    EXPECT_EQ(game.facts.plies, 3U);
}

TEST(Variation, NestsWithoutCountingInTheMainLine) {
    const CheckedGame game =
        check_moves("1. e4 e5 2. Nf3 (2. f4 exf4 (2... d5 3. exd5 (3. Nf3 dxe4) 3... e4) 3. Nf3) 2... Nc6 *");
    EXPECT_TRUE(game.found.empty()) << ::testing::PrintToString(game.found);
    EXPECT_EQ(game.facts.plies, 4U);
}

TEST(Variation, ReportsAnIllegalMoveOnceAndGoesOnWithTheMainLine) {
    const CheckedGame game = check_moves("1. e4 e5 (1... e4 2. Qh9 Kd4) 2. Nf3 Nc6 *");
    ASSERT_EQ(game.found.size(), 1U) << ::testing::PrintToString(game.found);
    EXPECT_EQ(game.found[0].id, "illegal-variation-move");
    EXPECT_TRUE(game.found[0].in_variation);
    EXPECT_EQ(game.found[0].ply, 2U);
    EXPECT_EQ(game.facts.plies, 4U);
    EXPECT_TRUE(game.facts.replayed);
}

TEST(Variation, ReportsUnreadableAndAmbiguousMovesAsIllegalOnes) {
    for (const char* move : {"Qx", "Lf4", "Nd2", "♘c3", "e9"}) {
        const CheckedGame game =
            check_moves("1. d4 d5 2. Nf3 Nf6 3. e3 (3. " + std::string(move) + " e6 4. a3) 3... e6 *");
        ASSERT_EQ(game.found.size(), 1U) << move << ::testing::PrintToString(game.found);
        EXPECT_EQ(game.found[0].id, "illegal-variation-move") << move;
        EXPECT_EQ(game.facts.plies, 6U);
    }
}

TEST(Variation, ReadsOneThatReplacesTheIllegalMove) {
    const CheckedGame game = check_moves("1. e4 e5 2. Ne2 Nf6 3. Rh4 (3. Nbc3 Nc6) 3... Nc6 *");
    EXPECT_EQ(game.count("illegal-move"), 1U);
    EXPECT_EQ(game.count("illegal-variation-move"), 0U) << ::testing::PrintToString(game.found);
    const CheckedGame bad = check_moves("1. e4 e5 2. Ne2 Nf6 3. Rh4 (3. Rh5 Nc6) 3... Nc6 *");
    EXPECT_EQ(bad.count("illegal-variation-move"), 1U) << ::testing::PrintToString(bad.found);
}

TEST(Variation, IsPassedOverWhereItsPositionIsNotKnown) {
    const CheckedGame game = check_moves("1. e4 e5 2. Rh4 Nf6 (2... Nc6 3. Bb5 (3. Qq)) 3. Nc3 (3. Kk2) *");
    EXPECT_EQ(game.found.size(), 1U) << ::testing::PrintToString(game.found);
}

TEST(Variation, ReadsNullMovesWithAWarning) {
    const CheckedGame game = check_moves("1. e4 e5 2. Nf3 (2. -- Nf6 3. Nc3) (2. Z0 d5) 2... Nc6 *");
    ASSERT_EQ(game.count("null-move"), 2U) << ::testing::PrintToString(game.found);
    EXPECT_EQ(game.found.size(), 2U);
    EXPECT_EQ(game.found[0].severity, Severity::warning);
    EXPECT_TRUE(game.found[0].in_variation);
    EXPECT_EQ(game.facts.plies, 4U);
}

TEST(Variation, IsPlayedFromTheStartWhereNoMovePrecedesIt) {
    const CheckedGame good = check_moves("(1. d4 d5) 1. e4 e5 *");
    EXPECT_EQ(good.count("variation-without-move"), 1U);
    EXPECT_EQ(good.count("illegal-variation-move"), 0U);
    EXPECT_EQ(good.facts.plies, 2U);
    EXPECT_EQ(check_moves("(1. d5) 1. e4 e5 *").count("illegal-variation-move"), 1U);
}

TEST(Variation, MayHoldAResult) {
    const CheckedGame game = check_moves("1. e4 e5 (1... f5 2. Qh5+ g6 1-0) 2. Nf3 0-1");
    EXPECT_TRUE(game.found.empty()) << ::testing::PrintToString(game.found);
    EXPECT_EQ(game.facts.declared, Result::black_wins);
    EXPECT_EQ(game.facts.plies, 3U);
}

TEST(Variation, ReportsMovesAfterMateAsIllegal) {
    const CheckedGame game = check_moves("1. f3 e5 2. g4 d5 (2... Qh4# 3. Kf2) 3. a3 *");
    ASSERT_EQ(game.found.size(), 1U) << ::testing::PrintToString(game.found);
    EXPECT_EQ(game.found[0].id, "illegal-variation-move");
    EXPECT_EQ(game.found[0].ply, 5U);
}

TEST(Variation, ChecksNotationToo) {
    const CheckedGame game = check_moves("1. e4 e5 (1... e7-e6) 2. Nf3 *");
    ASSERT_EQ(game.found.size(), 1U) << ::testing::PrintToString(game.found);
    EXPECT_EQ(game.found[0].id, "noncanonical-san");
    EXPECT_TRUE(game.found[0].in_variation);
}

TEST(Variation, NestsTwoHundredDeep) {
    std::string text = "1. e4 ";
    for (int i = 0; i < 200; ++i) text += "(1. d4\n";
    for (int i = 0; i < 200; ++i) text += ")\n";
    const CheckedGame game = check_moves(text + "1... e5 *");
    EXPECT_TRUE(game.found.empty()) << ::testing::PrintToString(game.found);
    EXPECT_EQ(game.facts.plies, 2U);
}

TEST(Variation, LeavesNothingBehindAfterAStrayParenthesis) {
    const CheckedGame game = check_moves("1. e4 e5 ) 2. Nf3 ) ) Nc6 *");
    EXPECT_EQ(game.facts.plies, 4U);
    EXPECT_TRUE(game.facts.replayed);
}

}  // namespace
}  // namespace arbiter::testing
