// What pgn-validate says by the rules: the group result, clocks, moves after the end.
#include "passes/law_checks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lib/passes/check_game.h"

namespace arbiter::testing {
namespace {

using ::testing::HasSubstr;

// Back and forth with the knights, and the result.
std::string shuffle(int rounds, std::string_view result) {
    std::string text;
    for (int round = 0; round < rounds; ++round) text += "Nc3 Nc6 Nb1 Nb8 ";
    return text.append(result);
}

std::string with_fen(std::string_view fen) { return "[SetUp \"1\"]\n[FEN \"" + std::string(fen) + "\"]\n"; }

ValidateOptions under(std::string_view rules) {
    ValidateOptions options;
    options.rules = *find_rule_book(rules);
    return options;
}

TEST(ResultContradictsBoard, AfterFiveOccurrences) {
    const CheckedGame game = check_moves(shuffle(4, "1-0"));
    ASSERT_EQ(game.count("result-contradicts-board"), 1U) << ::testing::PrintToString(game.found);
    EXPECT_THAT(game.with("result-contradicts-board").front().message,
                ::testing::AllOf(HasSubstr("fivefold repetition at half-move 16"), HasSubstr("9.6.1")));
    EXPECT_EQ(check_moves(shuffle(4, "1-0"), {}, under("fide-2009")).count("result-contradicts-board"), 0U);
    EXPECT_EQ(check_moves(shuffle(4, "1/2-1/2")).count("result-contradicts-board"), 0U);
}

TEST(ResultContradictsBoard, WhereNeitherSideCanMate) {
    const CheckedGame game = check_moves("1. Kxd2 1-0", with_fen("8/8/4k3/8/8/8/3p4/4K3 w - - 0 1"));
    EXPECT_EQ(game.count("result-contradicts-board"), 1U);
}

TEST(ResultIncomplete, IsAboutGamesThatAreOver) {
    EXPECT_EQ(check_moves("1. f3 e5 2. g4 Qh4# *").count("result-incomplete"), 1U);
    EXPECT_EQ(check_moves("1. f3 e5 2. g4 *").count("result-incomplete"), 0U);
}

TEST(MovesAfterEnd, OfADrawAreToldOnce) {
    const CheckedGame game = check_moves(shuffle(5, "1/2-1/2"));
    ASSERT_EQ(game.count("moves-after-end"), 1U) << ::testing::PrintToString(game.found);
    const Found found = game.with("moves-after-end").front();
    EXPECT_EQ(found.severity, Severity::warning);
    EXPECT_EQ(found.ply, 17U);
    EXPECT_EQ(found.token, "Nc3");
    EXPECT_THAT(found.message, HasSubstr("4 half-moves follow"));
    EXPECT_EQ(check_moves(shuffle(4, "1/2-1/2")).count("moves-after-end"), 0U);
    EXPECT_TRUE(game.facts.replayed);
}

TEST(FlagRule, IsHeldAgainstTheFinalPosition) {
    constexpr std::string_view fen = "8/1Q6/8/8/2k5/8/1K6/8 b - - 0 60";
    const std::string flag = with_fen(fen) + "[Termination \"time forfeit\"]\n";
    const CheckedGame game = check_moves("60... Kd4 0-1", flag);
    ASSERT_EQ(game.count("result-contradicts-flag-rule"), 1U) << ::testing::PrintToString(game.found);
    EXPECT_THAT(game.with("result-contradicts-flag-rule").front().message,
                ::testing::AllOf(HasSubstr("Black cannot win"), HasSubstr("6.9")));
    EXPECT_EQ(check_moves("60... Kd4 1-0", flag).count("result-contradicts-flag-rule"), 0U);
    EXPECT_EQ(check_moves("60... Kd4 1/2-1/2", flag).count("result-contradicts-flag-rule"), 0U);
    EXPECT_EQ(check_moves("60... Kd4 0-1", with_fen(fen)).count("result-contradicts-flag-rule"), 0U);
    EXPECT_EQ(check_moves("60... Kd4 0-1", flag, under("house-000")).count("result-contradicts-flag-rule"), 0U);
}

TEST(Termination, IsHeldAgainstResultBoardAndClock) {
    const auto found = [](std::string_view termination, std::string_view movetext, std::string_view more = {}) {
        std::string tags = "[Termination \"" + std::string(termination) + "\"]\n";
        return check_moves(movetext, tags.append(more));
    };
    EXPECT_EQ(found("unterminated", "1. e4 e5 1-0").count("termination-contradicts-result"), 1U);
    EXPECT_EQ(found("unterminated", "1. e4 e5 *").count("termination-contradicts-result"), 0U);
    EXPECT_EQ(found("time forfeit", "1. e4 e5 *").count("termination-contradicts-result"), 1U);
    EXPECT_EQ(found("normal", "1. e4 e5 {White resigns} 1-0").count("termination-contradicts-result"), 1U);
    EXPECT_EQ(found("normal", "1. e4 e5 {White resigns} 0-1").count("termination-contradicts-result"), 0U);
    EXPECT_EQ(found("stalemate", "1. e4 e5 1/2-1/2").count("termination-contradicts-board"), 1U);
    EXPECT_EQ(found("time forfeit", "1. f3 e5 2. g4 Qh4# 0-1").count("termination-contradicts-board"), 1U);
    EXPECT_EQ(found("time forfeit", "1. e4 0-1", "[TimeControl \"-\"]").count("termination-contradicts-clock"), 1U);
    EXPECT_EQ(found("time forfeit", "1. e4 {[%clk 0:10:00]} 0-1", "[TimeControl \"900\"]")
                  .count("termination-contradicts-clock"),
              1U);
    EXPECT_EQ(found("time forfeit", "1. e4 {[%clk 0:10:00]} e5 {[%clk 0:10:00]} 0-1", "[TimeControl \"900\"]")
                  .count("termination-contradicts-clock"),
              0U);
}

TEST(ShortGames, AreNotedFromTheStartArrayOnly) {
    EXPECT_EQ(check_moves("1. e4 1/2-1/2").count("draw-before-both-moved"), 1U);
    EXPECT_EQ(check_moves("1. e4 e5 1/2-1/2").count("draw-before-both-moved"), 0U);
    EXPECT_EQ(check_moves("1. e4 1/2-1/2", {}, under("fide-2009")).count("draw-before-both-moved"), 0U);
    EXPECT_EQ(check_moves("1-0").count("no-moves-decisive"), 1U);
    EXPECT_EQ(check_moves("1. e4 1-0").count("no-moves-decisive"), 0U);
    EXPECT_EQ(check_moves("1-0", with_fen("8/1Q6/8/8/2k5/8/1K6/8 b - - 0 60")).count("no-moves-decisive"), 0U);
}

TEST(Clocks, AreHeldAgainstTheTimeControl) {
    const std::string_view moves = "1. e4 {[%clk 0:05:00]} e5 {[%clk 0:05:00]} 2. d4 {[%clk 0:06:00]} *";
    const CheckedGame game = check_moves(moves, "[TimeControl \"300+2\"]");
    ASSERT_EQ(game.count("clock-increases"), 1U);
    EXPECT_EQ(game.with("clock-increases").front().ply, 3U);
    EXPECT_EQ(game.with("clock-increases").front().token, "[%clk 0:06:00]");
    EXPECT_EQ(game.count("clock-without-time-control"), 0U);
    EXPECT_EQ(check_moves(moves).count("clock-increases"), 0U);
    EXPECT_EQ(check_moves(moves).count("clock-without-time-control"), 1U);
    // The clocks of a variation are nobody's.
    EXPECT_EQ(check_moves("1. e4 {[%clk 0:05:00]} e5 2. d4 (2. Nf3 {[%clk 0:09:00]}) *", "[TimeControl \"300+2\"]")
                  .count("clock-increases"),
              0U);
}

TEST(Laws, AreNotHeldAgainstGamesThatBreakOff) {
    const CheckedGame game = check_moves("1. e4 Ke4 1/2-1/2", "[Termination \"stalemate\"]");
    EXPECT_EQ(game.count("draw-before-both-moved"), 0U);
    EXPECT_EQ(game.count("termination-contradicts-board"), 0U);
}

}  // namespace
}  // namespace arbiter::testing
