// The spelling of moves: PGN standard 8.2.3 and what people write.
#include "passes/san_lint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lib/passes/check_game.h"

namespace arbiter::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

struct Spelling {
    std::string_view fen;
    std::string_view written;
    std::string_view right;
    std::string_view difference;
};

constexpr std::string_view kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const Spelling kSpellings[] = {
    {kStart, "e2-e4", "e4", "long form"},
    {kStart, "e2e4", "e4", "long form"},
    {kStart, "Ng1-f3", "Nf3", "long form"},
    {kStart, "g1-f3", "Nf3", "long form"},
    {"4k3/8/3b4/4P3/8/8/8/4K3 b - - 0 1", "d6xe5", "Bxe5", "long form"},
    {"4k2r/8/8/8/8/8/8/4K3 b k - 0 1", "e8-g8", "O-O", "long form"},
    {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4xd5", "exd5", "long form"},
    {kStart, "Ngf3", "Nf3", "needless disambiguation"},
    {kStart, "N1f3", "Nf3", "needless disambiguation"},
    {kStart, "Ng1f3", "Nf3", "needless disambiguation"},
    {kStart, "Pe4", "e4", "letter for the pawn"},
    {kStart, "Nxf3", "Nf3", "capture mark, but no capture"},
    {kStart, "e4+", "e4", "check mark, but no check"},
    {kStart, "e4#", "e4", "mate mark, but no check"},
    {"r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", "0-0", "O-O", "zeros"},
    {"r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", "o-o", "O-O", "lower case"},
    {"r3k3/8/8/8/8/8/8/4K2R b Kq - 0 1", "0-0-0", "O-O-O", "zeros"},
    {"5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "O-O+", "check mark missing"},
    {"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8", "Ra8#", "mate mark missing"},
    {"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+", "Ra8#", "it is mate"},
    {"6k1/5pp1/8/8/8/8/8/R3K3 w - - 0 1", "Ra8#", "Ra8+", "only check"},
    {"6k1/5pp1/8/8/8/8/8/R3K3 w - - 0 1", "Ra8", "Ra8+", "check mark missing"},
    {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "exd5", "long form"},
    {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "ed5", "exd5", "capture mark missing"},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6e.p.", "exd6", "e.p. suffix"},
    {"4k3/8/8/3n4/8/4N3/8/4K3 w - - 0 1", "Nd5", "Nxd5", "capture mark missing"},
    {"8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a8Q", "a8=Q", "promotion sign"},
    {"8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a8(N)", "a8=N", "promotion sign"},
    {"8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a8=r", "a8=R", "lower case"},
    {"3k4/8/8/8/R6R/8/8/4K3 w - - 0 1", "Ra4e4", "Rae4", "needless disambiguation"},
    {"3k4/8/8/R7/8/8/8/R3K3 w - - 0 1", "Ra5a3", "R5a3", "needless disambiguation"},
};

TEST(SanLint, GivesTheRightSpellingAndWhatDiffers) {
    for (const Spelling& row : kSpellings) {
        const std::string tags = "[FEN \"" + std::string(row.fen) + "\"]\n[SetUp \"1\"]";
        const CheckedGame game = check_moves(std::string(row.written) + " *", tags);
        ASSERT_EQ(game.count("noncanonical-san"), 1U) << row.written << ::testing::PrintToString(game.found);
        const std::string message = game.with("noncanonical-san").front().message;
        EXPECT_THAT(message, HasSubstr(" is written " + std::string(row.right) + " (")) << row.written;
        EXPECT_THAT(message, HasSubstr(row.difference)) << row.written;
        EXPECT_EQ(game.facts.plies, 1U) << row.written;
        const CheckedGame right = check_moves(std::string(row.right) + " *", tags);
        EXPECT_EQ(right.count("noncanonical-san"), 0U) << row.right << ::testing::PrintToString(right.found);
    }
}

TEST(SanLint, WantsFileRankOrBothAsTheStandardOrdersThem) {
    const auto canonical = [](std::string_view fen, std::string_view move) {
        const std::string tags = "[FEN \"" + std::string(fen) + "\"]\n[SetUp \"1\"]";
        const CheckedGame game = check_moves(std::string(move) + " *", tags);
        EXPECT_EQ(game.facts.plies, 1U) << move;
        return game.count("noncanonical-san") == 0;
    };
    constexpr std::string_view kThreeQueens = "8/8/k7/8/4Q2Q/8/8/1K5Q w - - 0 1";
    EXPECT_TRUE(canonical(kThreeQueens, "Qh4e1"));
    EXPECT_TRUE(canonical(kThreeQueens, "Qee1"));
    EXPECT_FALSE(canonical(kThreeQueens, "Qe4e1"));
    constexpr std::string_view kThreeKnights = "8/k7/8/3N4/8/3N3N/8/4K3 w - - 0 1";
    EXPECT_TRUE(canonical(kThreeKnights, "Nhf4"));
    EXPECT_TRUE(canonical(kThreeKnights, "N5f4"));
    EXPECT_TRUE(canonical(kThreeKnights, "Nd3f4"));
    EXPECT_FALSE(canonical(kThreeKnights, "Nd5f4"));
}

TEST(SanLint, SaysThatAMoveIsNoEnPassantCapture) {
    constexpr std::string_view kDoubt = "no en passant capture";
    for (const char* moves : {"1. e4 a6 2. e5 d5 3. exd6 e.p. *", "1. e4 a6 2. e5 d5 3. exd6e.p. *",
                              "1. e4 a6 2. e5 a5 (2... d5 3. exd6 ep) *", "1. e4 e5 2. Zf3 e.p. *"}) {
        const CheckedGame game = check_moves(moves);
        ASSERT_EQ(game.count("noncanonical-san"), 1U) << moves << ::testing::PrintToString(game.found);
        EXPECT_THAT(game.with("noncanonical-san").front().message, Not(HasSubstr(std::string(kDoubt)))) << moves;
    }
    for (const char* moves : {"1. e4 d5 2. exd5 e.p. *", "1. e4 d5 2. exd5e.p. *", "1. e4 e.p. *", "1. e4ep *",
                              "1. Nf3 ep *", "1. e4 e5 (1... d5 2. exd5 e.p.) *"}) {
        const CheckedGame game = check_moves(moves);
        ASSERT_EQ(game.count("noncanonical-san"), 1U) << moves << ::testing::PrintToString(game.found);
        EXPECT_THAT(game.with("noncanonical-san").front().message, HasSubstr(std::string(kDoubt))) << moves;
    }
    EXPECT_EQ(check_moves("1. e4 a6 2. e5 d5 3. exd6 e.p. *").with("noncanonical-san").front().ply, 5U);
}

TEST(SanLint, HasNoQuarrelWithSilentStalemate) {
    const CheckedGame game = check_moves("1. Qb6 1/2-1/2", "[FEN \"k7/8/8/1Q6/8/8/8/4K3 w - - 0 1\"]\n[SetUp \"1\"]");
    EXPECT_TRUE(game.found.empty()) << ::testing::PrintToString(game.found);
}

TEST(SanLint, KeepsThePositionOnlyWhereTheSpellingIsAnError) {
    const CheckedGame usual = check_moves("1. e2-e4 *");
    EXPECT_TRUE(usual.with("noncanonical-san").front().fen.empty());
    const CheckedGame strict = check_moves("1. e2-e4 *", "", profile_options(Profile::export_format));
    EXPECT_EQ(strict.with("noncanonical-san").front().fen, kStart);
    EXPECT_EQ(strict.with("noncanonical-san").front().severity, Severity::error);
}

TEST(SanLint, WantsGlyphsForSuffixesInExportFormatOnly) {
    EXPECT_EQ(check_moves("1. e4! e5?! 2. Nf3 $1 *").count("noncanonical-san"), 0U);
    const CheckedGame strict = check_moves("1. e4! e5?! 2. Nf3 $1 *", "", profile_options(Profile::export_format));
    ASSERT_EQ(strict.count("noncanonical-san"), 2U) << ::testing::PrintToString(strict.found);
    EXPECT_THAT(strict.with("noncanonical-san").back().message, HasSubstr("$6"));
}

}  // namespace
}  // namespace arbiter::testing
