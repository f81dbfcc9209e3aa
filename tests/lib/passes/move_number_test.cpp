// Move numbers are optional in import format, and right where they stand (PGN standard 8.2.2).
#include <gtest/gtest.h>

#include "lib/passes/check_game.h"

namespace arbiter::testing {
namespace {

constexpr std::string_view kBlackFirst = "[FEN \"4k3/8/8/8/8/8/r7/4K3 b - - 3 41\"]\n[SetUp \"1\"]";

std::size_t wrong_numbers(std::string_view movetext, std::string_view tags = {}) {
    return check_moves(movetext, tags).count("wrong-move-number");
}

TEST(MoveNumber, MayBeMissingOrGluedOrRepeated) {
    EXPECT_EQ(wrong_numbers("e4 e5 Nf3 Nc6 *"), 0U);
    EXPECT_EQ(wrong_numbers("1.e4 e5 2.Nf3 Nc6 *"), 0U);
    EXPECT_EQ(wrong_numbers("1. e4 1... e5 2. Nf3 {good} 2... Nc6 *"), 0U);
    EXPECT_EQ(wrong_numbers("1 e4 e5 2 Nf3 Nc6 *"), 0U);
}

TEST(MoveNumber, CountsFromTheFen) {
    EXPECT_EQ(wrong_numbers("41... Ra1+ 42. Kd2 Ra2+ *", kBlackFirst), 0U);
    const CheckedGame game = check_moves("1... Ra1+ 2. Kd2 Ra2+ 3. Kd3 *", kBlackFirst);
    ASSERT_EQ(game.count("wrong-move-number"), 1U) << ::testing::PrintToString(game.found);
    const Found found = game.with("wrong-move-number").front();
    EXPECT_EQ(found.ply, 1U);
    EXPECT_NE(found.message.find("41..."), std::string::npos) << found.message;
    EXPECT_TRUE(game.facts.replayed);
}

TEST(MoveNumber, IsReportedOnceWhereAllThatFollowAreOffByAsMuch) {
    EXPECT_EQ(wrong_numbers("1. e4 e5 3. Nf3 Nc6 4. Bb5 a6 5. Ba4 *"), 1U);
}

TEST(MoveNumber, IsReportedAgainWhereItIsOffByMore) { EXPECT_EQ(wrong_numbers("1. e4 e5 3. Nf3 Nc6 9. Bb5 a6 *"), 2U); }

TEST(MoveNumber, IsRightAgainAfterOneSlip) { EXPECT_EQ(wrong_numbers("1. e4 e5 7. Nf3 Nc6 3. Bb5 a6 4. Ba4 *"), 1U); }

TEST(MoveNumber, IsCheckedInVariations) {
    EXPECT_EQ(wrong_numbers("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 (2. Nc3 Nc6 3. f4) *"), 0U);
    const CheckedGame game = check_moves("1. e4 e5 (1... c5 3. Nf3) 2. Nf3 *");
    ASSERT_EQ(game.count("wrong-move-number"), 1U);
    EXPECT_TRUE(game.with("wrong-move-number").front().in_variation);
}

TEST(MoveNumber, WithOddDotsIsANote) {
    for (const char* text : {"1... e4 *", "1.. e4 *", "1. e4 1. e5 *", "1. e4 1.. e5 *", "1. e4 1..... e5 *"}) {
        const CheckedGame game = check_moves(text);
        ASSERT_EQ(game.count("wrong-move-number"), 1U) << text;
        EXPECT_EQ(game.with("wrong-move-number").front().severity, Severity::note) << text;
    }
}

TEST(MoveNumber, IsExactInExportFormat) {
    const ValidateOptions options = profile_options(Profile::export_format);
    EXPECT_EQ(check_moves("1. e4 e5 2. Nf3 *", "", options).count("wrong-move-number"), 0U);
    const CheckedGame game = check_moves("1 e4 e5 *", "", options);
    ASSERT_EQ(game.count("wrong-move-number"), 1U);
    EXPECT_EQ(game.with("wrong-move-number").front().severity, Severity::error);
}

TEST(MoveNumber, MayBeLargerThanAnyInteger) {
    const CheckedGame game = check_moves("99999999999999999999999. e4 e5 *");
    EXPECT_EQ(game.count("wrong-move-number"), 1U);
    EXPECT_EQ(game.facts.plies, 2U);
}

}  // namespace
}  // namespace arbiter::testing
