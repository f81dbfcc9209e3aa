// The Result tag, the marker and the board.
#include "passes/result_checks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lib/passes/check_game.h"

namespace arbiter::testing {
namespace {

using ::testing::HasSubstr;

// A game whose Result tag is that, or that has none where it is null.
std::string with_result(const char* tag, std::string_view movetext) {
    std::string text =
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n";
    if (tag != nullptr) text.append("[Result \"").append(tag).append("\"]\n");
    return text.append("\n").append(movetext).append("\n");
}

TEST(Result, IsTheMarkerUnlessThatSaysNothing) {
    const auto declared = [](const char* tag, std::string_view movetext) {
        return check_game(with_result(tag, movetext)).facts.declared;
    };
    EXPECT_EQ(declared("1-0", "1. e4 e5 0-1"), Result::black_wins);
    EXPECT_EQ(declared("1-0", "1. e4 e5 *"), Result::white_wins);
    EXPECT_EQ(declared("0-1", "1. e4 e5"), Result::black_wins);
    EXPECT_EQ(declared("*", "1. e4 e5 1/2-1/2"), Result::draw);
    EXPECT_EQ(declared("1/2", "1. e4 e5"), Result::draw);
    EXPECT_EQ(declared(nullptr, "1. e4 e5 1-0"), Result::white_wins);
    EXPECT_EQ(declared("agreed", "1. e4 e5"), Result::unknown);
    EXPECT_EQ(declared(nullptr, "1. e4 e5 *"), Result::unknown);
}

TEST(Result, TagAndMarkerMustAgree) {
    const CheckedGame game = check_game(with_result("1-0", "1. e4 e5 1/2-1/2"));
    ASSERT_EQ(game.count("result-mismatch"), 1U);
    const Found found = game.with("result-mismatch").front();
    EXPECT_EQ(found.token, "1/2-1/2");
    EXPECT_THAT(found.message, ::testing::AllOf(HasSubstr("1-0"), HasSubstr("1/2-1/2")));
    EXPECT_EQ(check_game(with_result("1-0", "1. e4 e5 *")).count("result-mismatch"), 1U);
    EXPECT_EQ(check_game(with_result("1-0", "1. e4 e5")).count("result-mismatch"), 0U);
    EXPECT_EQ(check_game(with_result("1/2", "1. e4 e5 1/2-1/2")).count("result-mismatch"), 0U);
}

TEST(Result, OddSpellingsAreReadWithAWarning) {
    struct Row {
        const char* spelling;
        Result result;
    };
    for (const Row& row : {Row{"1/2", Result::draw}, Row{"½-½", Result::draw}, Row{"1:0", Result::white_wins},
                           Row{"0:1", Result::black_wins}, Row{"0.5-0.5", Result::draw}}) {
        const CheckedGame game = check_game(with_result(row.spelling, "1. d4 d5 2. c4 " + std::string(row.spelling)));
        EXPECT_EQ(game.facts.declared, row.result) << row.spelling;
        EXPECT_EQ(game.facts.plies, 3U) << row.spelling;
        EXPECT_TRUE(game.facts.replayed) << row.spelling;
        ASSERT_EQ(game.count("bad-result"), 2U) << row.spelling << ::testing::PrintToString(game.found);
        EXPECT_THAT(game.with("bad-result").back().message, HasSubstr("written " + std::string(to_text(row.result))));
    }
}

TEST(Result, TagThatIsNoneIsReported) {
    const CheckedGame game = check_game(with_result("White wins", "1. e4 1-0"));
    ASSERT_EQ(game.count("bad-result"), 1U);
    EXPECT_EQ(game.count("result-mismatch"), 0U);
    EXPECT_EQ(game.facts.declared, Result::white_wins);
}

TEST(Result, IsHeldAgainstMateAndStalemate) {
    const auto contradictions = [](std::string_view movetext) {
        return check_moves(movetext).count("result-contradicts-board");
    };
    EXPECT_EQ(contradictions("1. f3 e5 2. g4 Qh4# 0-1"), 0U);
    EXPECT_EQ(contradictions("1. f3 e5 2. g4 Qh4# 1-0"), 1U);
    EXPECT_EQ(contradictions("1. f3 e5 2. g4 Qh4# 1/2-1/2"), 1U);
    EXPECT_EQ(contradictions("1. f3 e5 2. g4 Qh4# *"), 0U);
    EXPECT_EQ(contradictions("1. f3 e5 2. g4 1-0"), 0U);
    const CheckedGame game = check_moves("1. f3 e5 2. g4 Qh4# 1-0");
    EXPECT_THAT(game.with("result-contradicts-board").front().message,
                ::testing::AllOf(HasSubstr("White is checkmated"), HasSubstr("0-1")));
}

TEST(Result, IsHeldAgainstTheTagWhereTheMarkerIsMissing) {
    const CheckedGame game = check_game(with_result("1-0", "1. f3 e5 2. g4 Qh4#"));
    ASSERT_EQ(game.count("result-contradicts-board"), 1U);
    EXPECT_EQ(game.with("result-contradicts-board").front().token, "1-0");
}

TEST(Result, IsNotHeldAgainstAGameThatBreaksOff) {
    const CheckedGame game = check_moves("1. f3 e5 2. g4 Qh5# 1/2-1/2");
    EXPECT_EQ(game.count("illegal-move"), 1U);
    EXPECT_EQ(game.count("result-contradicts-board"), 0U);
}

TEST(PlyCount, CountsTheMovesAsWritten) {
    EXPECT_EQ(check_moves("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *", "[PlyCount \"3\"]").count("plycount-mismatch"), 0U);
    EXPECT_EQ(check_moves("1. e4 e5 2. Nf3 *", "[PlyCount \"2\"]").count("plycount-mismatch"), 1U);
    EXPECT_EQ(check_moves("1. e4 e5 2. Nf3 *", "[PlyCount \"three\"]").count("plycount-mismatch"), 1U);
    EXPECT_EQ(check_moves("1. e4 e5 2. Nf3 *", "[PlyCount \"\"]").count("plycount-mismatch"), 1U);
    EXPECT_EQ(check_moves("1. e4 Ke4 2. Nf3 *", "[PlyCount \"3\"]").count("plycount-mismatch"), 0U);
}

}  // namespace
}  // namespace arbiter::testing
