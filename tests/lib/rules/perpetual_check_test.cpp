#include "rules/perpetual_check.h"

#include <gtest/gtest.h>

#include "support/played_game.h"

namespace arbiter {
namespace {

using testing::perpetual_check_in;
using testing::played;

constexpr std::string_view kQueenAgainstOpenKing = "6k1/5p1p/8/8/6Q1/8/1q6/6K1 w - - 0 1";

TEST(PerpetualCheck, IsASeriesOfChecksThatComesBack) {
    const auto found = perpetual_check_in(played("6k1/5p1p/8/6Q1/8/8/1q6/7K w - - 0 1", "Qd8+ Kg7 Qg5+ Kf8 Qd8+ Kg7 Qg5+"));
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(*found, (PerpetualCheck{Color::white, 1, 7}));
}

TEST(PerpetualCheck, NeedsEveryMoveOfTheSideToCheck) {
    EXPECT_EQ(perpetual_check_in(played(kQueenAgainstOpenKing, "Qg5+ Kf8 Qh6+ Kg8 Qg5+ Kf8 Qf4 Kg8 Qg4+")), std::nullopt);
}

TEST(PerpetualCheck, NeedsAPositionThatComesBack) {
    EXPECT_EQ(perpetual_check_in(played(kQueenAgainstOpenKing, "Qg5+ Kf8 Qd8+ Kg7")), std::nullopt);
}

TEST(PerpetualCheck, CanBeBlacks) {
    const auto found = perpetual_check_in(
        played("7k/1Q6/8/8/6q1/8/5P1P/6K1 b - - 0 1", "Qd1+ Kg2 Qg4+ Kf1 Qd1+ Kg2 Qg4+ Kf1"));
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->by, Color::black);
    EXPECT_EQ(found->first_ply, 1U);
    EXPECT_EQ(found->length, 8U);
}

}  // namespace
}  // namespace arbiter
