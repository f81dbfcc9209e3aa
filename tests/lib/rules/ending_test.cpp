#include <gtest/gtest.h>

#include <array>

#include "rules/judge.h"
#include "support/played_game.h"

namespace arbiter {
namespace {

using testing::position_from;

constexpr std::string_view kQueenAgainstBareKing = "8/2k5/8/8/3Q4/5K2/8/8 w - - 0 1";
constexpr std::string_view kPawnAgainstBareKing = "8/2k5/8/8/3P4/5K2/8/8 b - - 0 1";

Flags<Outcome> possible(std::string_view fen, Ending::Kind kind, std::optional<Color> loser, std::string_view rules) {
    return judge_ending(position_from(fen), Ending{kind, loser}, *find_rule_set(rules)).possible;
}

constexpr Flags<Outcome> kDraw{Outcome::draw};

TEST(FlagFall, IsADrawAgainstABareKing) {
    EXPECT_EQ(possible(kQueenAgainstBareKing, Ending::Kind::flag_fall, Color::white, "fide-2023"), kDraw);
    EXPECT_EQ(possible(kQueenAgainstBareKing, Ending::Kind::flag_fall, Color::white, "fide-1997"), kDraw);
    EXPECT_EQ(possible(kQueenAgainstBareKing, Ending::Kind::flag_fall, Color::white, "house-004"), kDraw);
}

TEST(FlagFall, LosesWithoutExceptionInTheRankedRoom) {
    EXPECT_EQ(possible(kQueenAgainstBareKing, Ending::Kind::flag_fall, Color::white, "house-000"),
              Flags<Outcome>(Outcome::black_wins));
}

TEST(FlagFall, LosesAgainstAQueen) {
    EXPECT_TRUE(possible(kQueenAgainstBareKing, Ending::Kind::flag_fall, Color::black, "fide-2023")
                    .contains(Outcome::white_wins));
    EXPECT_EQ(possible(kQueenAgainstBareKing, Ending::Kind::flag_fall, Color::black, "lichess"),
              Flags<Outcome>(Outcome::white_wins));
}

TEST(FlagFall, OfAnUnknownSideAllowsBothCases) {
    const Flags<Outcome> either = possible(kQueenAgainstBareKing, Ending::Kind::flag_fall, std::nullopt, "lichess");
    EXPECT_TRUE(either.contains(Outcome::white_wins));
    EXPECT_TRUE(either.contains(Outcome::draw));
    EXPECT_FALSE(either.contains(Outcome::black_wins));
}

TEST(Resignation, IsADrawAgainstABareKingSince2023) {
    EXPECT_EQ(possible(kQueenAgainstBareKing, Ending::Kind::resignation, Color::white, "fide-2023"), kDraw);
    EXPECT_EQ(possible(kQueenAgainstBareKing, Ending::Kind::resignation, Color::white, "fide-2018"),
              Flags<Outcome>(Outcome::black_wins));
    EXPECT_TRUE(possible(kPawnAgainstBareKing, Ending::Kind::resignation, Color::black, "fide-2023")
                    .contains(Outcome::white_wins));
}

TEST(IllegalMoveForfeit, IsADrawWhereTheOtherSideCannotMate) {
    EXPECT_EQ(possible(kQueenAgainstBareKing, Ending::Kind::illegal_move, Color::white, "fide-2023"), kDraw);
    EXPECT_EQ(possible(kQueenAgainstBareKing, Ending::Kind::illegal_move, Color::white, "house-002"),
              Flags<Outcome>(Outcome::black_wins));
}

TEST(Agreement, IsADraw) {
    EXPECT_EQ(possible(kQueenAgainstBareKing, Ending::Kind::agreement, std::nullopt, "fide-2023"), kDraw);
}

TEST(OtherEndings, AllowEveryResult) {
    for (const Ending::Kind kind : {Ending::Kind::unstated, Ending::Kind::normal, Ending::Kind::adjudication,
                                    Ending::Kind::no_show, Ending::Kind::outside}) {
        EXPECT_EQ(possible(kQueenAgainstBareKing, kind, std::nullopt, "fide-2023"),
                  Flags<Outcome>({Outcome::white_wins, Outcome::black_wins, Outcome::draw}));
    }
}

TEST(UscfFlagFall, IsADrawAgainstAKnight) {
    constexpr std::string_view knight_against_pawn = "8/2kp4/8/8/3N4/5K2/8/8 b - - 0 1";
    EXPECT_EQ(possible(knight_against_pawn, Ending::Kind::flag_fall, Color::black, "uscf"), kDraw);
    EXPECT_TRUE(possible(knight_against_pawn, Ending::Kind::flag_fall, Color::black, "fide-2023")
                    .contains(Outcome::white_wins));
}

}  // namespace
}  // namespace arbiter
