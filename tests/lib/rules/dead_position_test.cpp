#include "rules/dead_position.h"

#include <gtest/gtest.h>

#include "support/played_game.h"

namespace arbiter {
namespace {

using testing::position_from;

TEST(Winnable, IsNotForAKingAlone) {
    const Position position = position_from("8/2k5/8/8/3Q4/5K2/8/8 w - - 0 1");
    EXPECT_EQ(winnable(position, Color::black), Winnable::no);
    EXPECT_NE(winnable(position, Color::white), Winnable::no);
}

TEST(Winnable, IsForTheSideThatHasMated) {
    const Position mate = position_from("R6k/6pp/8/8/8/8/8/6K1 b - - 0 1");
    ASSERT_TRUE(mate.is_checkmate());
    EXPECT_EQ(winnable(mate, Color::white), Winnable::yes);
    EXPECT_EQ(winnable(mate, Color::black), Winnable::no);
}

TEST(Winnable, IsForNobodyAfterStalemate) {
    const Position position = position_from("7k/5Q2/8/8/8/8/8/K7 b - - 0 1");
    ASSERT_TRUE(position.is_stalemate());
    EXPECT_EQ(winnable(position, Color::white), Winnable::no);
    EXPECT_EQ(winnable(position, Color::black), Winnable::no);
}

TEST(DeadCause, IsMaterialWhereTheMenAloneShowIt) {
    EXPECT_EQ(dead_cause(position_from("8/2k5/8/8/3B4/5K2/8/8 w - - 0 1")), DeadCause::material);
    EXPECT_EQ(dead_cause(position_from("8/2k5/8/8/3P4/5K2/8/8 w - - 0 1")), DeadCause::none);
    EXPECT_EQ(dead_cause(position_from("8/2kn4/8/8/3B4/5K2/8/8 w - - 0 1")), DeadCause::none);
}

}  // namespace
}  // namespace arbiter
