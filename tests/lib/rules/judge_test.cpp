#include "rules/judge.h"

#include <gtest/gtest.h>

#include "support/played_game.h"

namespace arbiter {
namespace {

using testing::judged;
using testing::kStandardStart;
using testing::played;

const RuleSet& rules(std::string_view name) { return *find_rule_set(name); }

// Back and forth, `rounds` times; each brings the position back.
std::string shuffled(int rounds) {
    std::string moves;
    for (int round = 0; round < rounds; ++round) moves += "Nc3 Nc6 Nb1 Nb8 ";
    return moves;
}

TEST(Judge, FindsMateForTheMover) {
    const auto judgement = judged(played(kStandardStart, "e4 e5 Bc4 Nc6 Qf3 d6 Qxf7#"), rules("fide-2023"));
    EXPECT_EQ(judgement.verdict, (Verdict{Outcome::white_wins, Reason::checkmate, 7, true}));
    EXPECT_TRUE(judgement.also.empty());
}

TEST(Judge, FindsStalemate) {
    const auto judgement = judged(played("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", "Qg6"), rules("fide-2023"));
    EXPECT_EQ(judgement.verdict, (Verdict{Outcome::draw, Reason::stalemate, 1, true}));
}

TEST(Judge, GoesOnInAnUnfinishedGame) {
    EXPECT_EQ(judged(played(kStandardStart, "e4 e5"), rules("fide-2023")).verdict, std::nullopt);
}

TEST(Judge, EndsWithTheMenThatAreLeft) {
    const auto judgement = judged(played("8/8/4k3/4n3/4K3/8/8/8 w - - 0 1", "Kd4 Kd6 Kc3"), rules("fide-2023"));
    EXPECT_EQ(judgement.verdict, (Verdict{Outcome::draw, Reason::insufficient_material, 0, true}));
    const auto captured = judged(played("8/4k3/8/4r3/4K3/8/8/8 w - - 0 1", "Kxe5"), rules("fide-2023"));
    EXPECT_EQ(captured.verdict, (Verdict{Outcome::draw, Reason::insufficient_material, 1, true}));
}

TEST(Judge, KnowsTheDrawnEndingsOfEachBook) {
    constexpr std::string_view two_knights = "8/8/4k3/8/4K3/8/2NN4/8 w - - 0 1";
    EXPECT_FALSE(judged(played(two_knights, ""), rules("fide-2023")).verdict.has_value());
    EXPECT_FALSE(judged(played(two_knights, ""), rules("lichess")).verdict.has_value());
    EXPECT_FALSE(judged(played(two_knights, ""), rules("house-004")).verdict.has_value());
    EXPECT_TRUE(judged(played(two_knights, ""), rules("chesscom")).verdict.has_value());
    EXPECT_TRUE(judged(played(two_knights, ""), rules("house-000")).verdict.has_value());
    EXPECT_TRUE(judged(played(two_knights, ""), rules("house-002")).verdict.has_value());
}

TEST(Judge, EndsAtSeventyFiveMoves) {
    const auto game = played("7k/8/8/8/8/8/8/R5K1 w - - 148 150", "Ra2 Kg7 Ra3");
    const auto judgement = judged(game, rules("fide-2023"));
    EXPECT_EQ(judgement.verdict, (Verdict{Outcome::draw, Reason::seventyfive_move_rule, 2, true}));
    EXPECT_EQ(judged(game, rules("fide-2009")).verdict, std::nullopt);
    EXPECT_EQ(judged(game, rules("lichess")).verdict, (Verdict{Outcome::draw, Reason::fifty_move_rule, 0, true}));
}

TEST(Judge, PrefersMateOnTheLastOfTheMoves) {
    const auto mate = judged(played("7k/R7/6K1/8/8/8/8/8 w - - 149 150", "Ra8#"), rules("fide-2023"));
    EXPECT_EQ(mate.verdict, (Verdict{Outcome::white_wins, Reason::checkmate, 1, true}));
    EXPECT_TRUE(mate.also.empty());
    const auto lichess = judged(played("7k/R7/6K1/8/8/8/8/8 w - - 99 150", "Ra8#"), rules("lichess"));
    EXPECT_EQ(lichess.verdict->reason, Reason::checkmate);
}

TEST(Judge, TellsWhatElseHolds) {
    const auto judgement = judged(played("7k/8/5K2/6Q1/8/8/8/8 w - - 149 150", "Qg6"), rules("fide-2023"));
    EXPECT_EQ(judgement.verdict->reason, Reason::stalemate);
    EXPECT_TRUE(judgement.also.contains(Reason::seventyfive_move_rule));
    const auto bishop = judged(played("7k/8/6K1/8/8/4B3/8/8 w - - 0 1", "Bd4+ Kg8"), rules("fide-2023"));
    EXPECT_EQ(bishop.verdict, (Verdict{Outcome::draw, Reason::insufficient_material, 0, true}));
    // The last pawn falls, and the king cannot move: both at once.
    const auto both = judged(played("k7/8/1K6/8/5p2/8/8/2B5 w - - 0 1", "Bxf4"), rules("fide-2023"));
    EXPECT_EQ(both.verdict->reason, Reason::stalemate);
    EXPECT_TRUE(both.also.contains(Reason::insufficient_material));
}

TEST(Judge, EndsAtTheFifthOccurrence) {
    const auto game = played(kStandardStart, shuffled(4));
    EXPECT_EQ(judged(game, rules("fide-2023")).verdict,
              (Verdict{Outcome::draw, Reason::fivefold_repetition, 16, true}));
    EXPECT_EQ(judged(game, rules("fide-2014")).verdict,
              (Verdict{Outcome::draw, Reason::fivefold_repetition, 16, true}));
    EXPECT_EQ(judged(game, rules("fide-2009")).verdict, std::nullopt);
    EXPECT_EQ(judged(game, rules("uscf")).verdict, std::nullopt);
    EXPECT_EQ(judged(game, rules("house-001")).verdict->ply, 16U);
    EXPECT_EQ(judged(game, rules("chesscom")).verdict, (Verdict{Outcome::draw, Reason::threefold_repetition, 8, true}));
    EXPECT_EQ(judged(game, rules("house-000")).verdict,
              (Verdict{Outcome::draw, Reason::threefold_repetition, 8, true}));
}

TEST(Judge, NeedsTheFiveInARowFrom2014To2017) {
    // The start comes back at 4, 12, 16 and 20: one longer way round in between.
    const auto game = played(kStandardStart, shuffled(1) + "Nf3 Nc6 Nd4 Nb8 Nf3 Nc6 Ng1 Nb8 " + shuffled(2));
    EXPECT_EQ(judged(game, rules("fide-2014")).verdict, std::nullopt);
    EXPECT_EQ(judged(game, rules("fide-2017")).verdict,
              (Verdict{Outcome::draw, Reason::fivefold_repetition, 20, true}));
    const auto longer = played(kStandardStart, shuffled(1) + "Nf3 Nc6 Nd4 Nb8 Nf3 Nc6 Ng1 Nb8 " + shuffled(4));
    EXPECT_EQ(judged(longer, rules("fide-2014")).verdict->ply, 27U);
}

TEST(Judge, KeepsTheFirstEndOfSeveral) {
    // The fifth occurrence at 16, the hundredth half-move later.
    const auto judgement = judged(played(kStandardStart, shuffled(40)), rules("fide-2023"));
    EXPECT_EQ(judgement.verdict, (Verdict{Outcome::draw, Reason::fivefold_repetition, 16, true}));
}

TEST(Judge, CanBeUsedForOneGameAfterAnother) {
    const auto first = played(kStandardStart, "e4 e5 Bc4 Nc6 Qf3 d6 Qxf7#");
    PositionHistory history;
    Judge judge(rules("fide-2023"));
    Judgement out;
    for (int round = 0; round < 2; ++round) {
        judge.start(out);
        EXPECT_FALSE(out.verdict.has_value());
        for (std::uint32_t ply = 0; ply < first.size(); ++ply) {
            if (ply == 0) history.start(first[ply]);
            if (ply != 0) history.add(first[ply]);
            judge.observe(ply, first[ply], history, out);
        }
        judge.finish(7, first.back(), out);
        EXPECT_EQ(out.verdict->reason, Reason::checkmate);
    }
}

}  // namespace
}  // namespace arbiter
