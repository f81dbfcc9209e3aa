#include "rules/claims.h"

#include <gtest/gtest.h>

#include "support/played_game.h"

namespace arbiter {
namespace {

using testing::judged;
using testing::kStandardStart;
using testing::played;

const RuleSet& fide() { return *find_rule_set("fide-2023"); }

Claim claim(Reason reason, std::uint32_t ply, Color by, std::string_view move, std::uint32_t count) {
    return {reason, ply, by, std::string(move), count};
}

TEST(Claims, FindThreefoldOnTheBoardAndAPlyBeforeByMove) {
    const auto judgement = judged(played(kStandardStart, "Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8"), fide());
    const std::vector<Claim> expected{
        claim(Reason::threefold_repetition, 7, Color::black, "Nb8", 1),
        claim(Reason::threefold_repetition, 8, Color::white, "", 1),
        claim(Reason::threefold_repetition, 8, Color::white, "Nc3", 1),
    };
    EXPECT_EQ(judgement.claims, expected);
}

TEST(Claims, CountAtHowManyPliesTheyWereThere) {
    const auto judgement = judged(played(kStandardStart, "Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1"), fide());
    ASSERT_EQ(judgement.claims.size(), 4U);
    EXPECT_EQ(judgement.claims[0], claim(Reason::threefold_repetition, 7, Color::black, "Nb8", 3));
    EXPECT_EQ(judgement.claims[1], claim(Reason::threefold_repetition, 8, Color::white, "", 2));
    EXPECT_EQ(judgement.claims[2], claim(Reason::threefold_repetition, 8, Color::white, "Nc3", 2));
    EXPECT_EQ(judgement.claims[3], claim(Reason::threefold_repetition, 9, Color::black, "", 2));
}

TEST(Claims, BeginAnewAfterAPawnMove) {
    const auto judgement =
        judged(played(kStandardStart, "Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8 e4 e5 Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8"), fide());
    std::vector<std::uint32_t> on_the_board;
    for (const Claim& found : judgement.claims) {
        if (found.intended_move.empty()) on_the_board.push_back(found.ply);
    }
    EXPECT_EQ(on_the_board, (std::vector<std::uint32_t>{8, 18}));
}

TEST(Claims, AreNotLostWhenThePlayerMovesOn) {
    const auto judgement = judged(played(kStandardStart, "Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8 e4 e5"), fide());
    EXPECT_EQ(judgement.claims.size(), 3U);
}

TEST(Claims, ByIntendedMoveNeedARuleThatKnowsThem) {
    const auto judgement = judged(played(kStandardStart, "Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8"), *find_rule_set("lichess"));
    ASSERT_EQ(judgement.claims.size(), 1U);
    EXPECT_EQ(judgement.claims[0], claim(Reason::threefold_repetition, 8, Color::white, "", 1));
}

TEST(Claims, ByAMoveThatNobodyPlayed) {
    // The rook has been on e4 twice with Black to move; it stands on e3 and could go there once more.
    const auto game = played("7k/8/8/8/8/8/8/R5K1 w - - 0 1", "Ra4 Kg7 Ra3 Kh8 Ra4 Kg7 Ra2 Kh8");
    const auto judgement = judged(game, fide());
    ASSERT_EQ(judgement.claims.size(), 1U);
    EXPECT_EQ(judgement.claims[0], claim(Reason::threefold_repetition, 8, Color::white, "Ra4", 1));
}

TEST(Claims, FindFiftyMovesFromTheClockOfTheFen) {
    const auto judgement = judged(played("7k/8/8/8/8/8/8/R5K1 w - - 98 90", "Ra4 Kg7 Ra3"), fide());
    ASSERT_EQ(judgement.claims.size(), 4U);
    EXPECT_EQ(judgement.claims[0], claim(Reason::fifty_move_rule, 1, Color::black, "Kg7", 2));
    EXPECT_EQ(judgement.claims[1], claim(Reason::fifty_move_rule, 2, Color::white, "", 1));
    EXPECT_EQ(judgement.claims[2].by, Color::white);
    EXPECT_FALSE(judgement.claims[2].intended_move.empty());
    EXPECT_EQ(judgement.claims[3], claim(Reason::fifty_move_rule, 3, Color::black, "", 1));
}

TEST(Claims, OfFiftyMovesNeedAQuietMove) {
    // The king has no square; White has only the pawn to move, or the knight too.
    EXPECT_TRUE(judged(played("8/8/8/8/8/8/5k1P/7K w - - 99 90", ""), fide()).claims.empty());
    const auto judgement = judged(played("8/8/8/8/N7/8/5k1P/7K w - - 99 90", ""), fide());
    ASSERT_EQ(judgement.claims.size(), 1U);
    EXPECT_EQ(judgement.claims[0].intended_move, "Nb2");
}

TEST(Claims, AreNotThereOnceMated) {
    const auto judgement = judged(played("7k/R7/6K1/8/8/8/8/8 w - - 99 90", "Ra8#"), fide());
    ASSERT_EQ(judgement.claims.size(), 1U);
    EXPECT_EQ(judgement.claims[0].ply, 0U);
}

TEST(Claims, EndWithTheGame) {
    const auto judgement = judged(played("7k/8/8/8/8/8/8/R5K1 w - - 149 150", "Ra4 Kg7 Ra3"), fide());
    for (const Claim& found : judgement.claims) EXPECT_EQ(found.ply, 0U);
}

TEST(Claims, OfFiftyMovesNeedEightMenUnderIccfRules) {
    const auto& iccf = *find_rule_set("iccf");
    EXPECT_TRUE(judged(played("7k/8/8/8/8/8/8/R5K1 w - - 120 150", ""), iccf).claims.empty());
    EXPECT_FALSE(judged(played("7k/ppp5/8/8/8/8/PP6/R5K1 w - - 120 150", ""), iccf).claims.empty());
}

TEST(MoveThatRepeats, TakesTheLowestOfSeveral) {
    const auto game = played("7k/8/8/8/8/8/8/R5K1 w - - 0 1", "Ra2 Kg8 Ra3 Kh8 Ra2 Kg8 Ra1 Kh8");
    PositionHistory history;
    history.start(game[0]);
    for (std::size_t ply = 1; ply < game.size(); ++ply) history.add(game[ply]);
    const auto move = move_that_repeats(game.back(), history, 2);
    ASSERT_TRUE(move.has_value());
    EXPECT_EQ(*move, Move::normal(Square::a1, Square::a2));
    EXPECT_EQ(move_that_repeats(game.back(), history, 3), std::nullopt);
}

}  // namespace
}  // namespace arbiter
