// Clocks and evaluations in comments.
#include "passes/comment_checks.h"

#include <gtest/gtest.h>

#include "lib/passes/check_game.h"

namespace arbiter::testing {
namespace {

std::vector<Found> found_in(std::string_view comment) {
    return check_moves("1. e4 {" + std::string(comment) + "} e5 *", "[TimeControl \"180\"]").found;
}

TEST(CommentChecks, AcceptWhatProgramsWrite) {
    for (const char* comment : {" [%eval 0.17] [%clk 0:00:30] ", "[%clk 0:02:59.9]", "[%eval #-3]",
                                "[%emt 0:00:03][%csl Gf3][%cal Re2e4,Gg1f3]", "[%egt 0:01:00]",
                                "[%evp 0,4,19,29,-40,-32768]", "[%unknown whatever]", "+0.25/12 1.2s", "-M5/20 0.01s",
                                "book", "[%foo 1", "[% clk 1", "+-", "-1 pawn", "+0.3 is what I saw"}) {
        EXPECT_TRUE(found_in(comment).empty()) << comment << ::testing::PrintToString(found_in(comment));
    }
}

TEST(CommentChecks, ReportWhatIsNoTimeAtItsPlace) {
    const std::vector<Found> found = found_in("good [%clk 1h20] move [%emt later]");
    ASSERT_EQ(found.size(), 2U) << ::testing::PrintToString(found);
    EXPECT_EQ(found[0].id, "bad-clock");
    EXPECT_EQ(found[0].token, "[%clk 1h20]");
    EXPECT_EQ(found[0].ply, 1U);
    EXPECT_EQ(found[1].token, "[%emt later]");
}

TEST(CommentChecks, ReportWhatIsNoEvaluation) {
    const std::vector<Found> found = found_in("[%eval winning]");
    ASSERT_EQ(found.size(), 1U) << ::testing::PrintToString(found);
    EXPECT_EQ(found[0].id, "bad-eval");
    EXPECT_EQ(found[0].severity, Severity::note);
}

TEST(CommentChecks, ReportACommandThatIsNotClosed) {
    for (const char* command : {"[%clk 0:00:30", "[%emt 0:00:30 good", "[%clk", "[%eval 0.3"}) {
        const std::vector<Found> found = found_in("[%csl Gf3] " + std::string(command) + " ");
        ASSERT_EQ(found.size(), 1U) << ::testing::PrintToString(found);
        EXPECT_EQ(found[0].id, std::string_view(command).starts_with("[%eval") ? "bad-eval" : "bad-clock");
        EXPECT_EQ(found[0].severity, Severity::note);
        EXPECT_EQ(found[0].token, command);
    }
}

TEST(CommentChecks, SayWhereInAVariationTheyStand) {
    const CheckedGame game = check_moves("1. e4 e5 (1... c5 {[%clk x]}) 2. Nf3 *");
    ASSERT_EQ(game.count("bad-clock"), 1U);
    EXPECT_TRUE(game.with("bad-clock").front().in_variation);
    EXPECT_EQ(game.with("bad-clock").front().ply, 2U);
}

TEST(CommentChecks, ReadCommentsToTheEndOfTheLine) {
    EXPECT_EQ(check_moves("1. e4 ; [%clk x]\ne5 *").count("bad-clock"), 1U);
    EXPECT_EQ(check_moves("1. e4 ;\ne5 {} {\n} *").found.size(), 0U);
}

}  // namespace
}  // namespace arbiter::testing
