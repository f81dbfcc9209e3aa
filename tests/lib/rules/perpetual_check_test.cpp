#include "rules/perpetual_check.h"

#include <gtest/gtest.h>

#include "support/played_game.h"

namespace arbiter {
namespace {

using testing::perpetual_check_in;
using testing::played;

constexpr std::string_view kQueenAgainstOpenKing = "6k1/6p1/8/7Q/8/1q6/8/7K w - - 0 1";

TEST(PerpetualCheck, IsASeriesOfChecksThatComesBack) {
    const auto found = perpetual_check_in(played(kQueenAgainstOpenKing, "Qe8+ Kh7 Qh5+ Kg8 Qe8+ Kh7"));
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(*found, (PerpetualCheck{Color::white, 1, 6}));
}

TEST(PerpetualCheck, NeedsEveryMoveOfTheSideToCheck) {
    EXPECT_EQ(perpetual_check_in(played(kQueenAgainstOpenKing, "Qe8+ Kh7 Qe4+ Kg8 Qh4 Qa3 Qh5 Qb3")), std::nullopt);
}

TEST(PerpetualCheck, NeedsAPositionThatComesBack) {
    EXPECT_EQ(perpetual_check_in(played(kQueenAgainstOpenKing, "Qe8+ Kh7 Qe4+ Kg8")), std::nullopt);
}

TEST(PerpetualCheck, CanBeBlacks) {
    const auto found =
        perpetual_check_in(played("7k/1Q6/8/8/7q/8/6P1/6K1 b - - 0 1", "Qe1+ Kh2 Qh4+ Kg1 Qe1+ Kh2 Qh4+ Kg1"));
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->by, Color::black);
    EXPECT_EQ(found->first_ply, 1U);
    EXPECT_EQ(found->length, 8U);
}

}  // namespace
}  // namespace arbiter
