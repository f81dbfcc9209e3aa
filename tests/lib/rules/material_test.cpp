#include "rules/material.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

#include "support/played_game.h"

namespace arbiter {
namespace {

using testing::position_from;

struct MenOnBoard {
    std::string_view fen;
    bool white_cannot;
    bool black_cannot;
};

// Men alone: what helps a mate is a man of the other side that takes a square from its own king.
constexpr std::array kEndings{
    MenOnBoard{"8/2k5/8/8/8/5K2/8/8 w - - 0 1", true, true},         // K v K
    MenOnBoard{"8/2k5/8/8/3N4/5K2/8/8 w - - 0 1", true, true},       // K+N v K
    MenOnBoard{"8/2k5/8/8/3B4/5K2/8/8 b - - 0 1", true, true},       // K+B v K
    MenOnBoard{"8/2k5/8/8/3NN3/5K2/8/8 w - - 0 1", false, true},     // K+NN v K
    MenOnBoard{"8/2k1n3/8/8/3N4/5K2/8/8 w - - 0 1", false, false},   // K+N v K+N
    MenOnBoard{"8/2k1b3/8/8/3N4/5K2/8/8 w - - 0 1", false, false},   // K+N v K+B
    MenOnBoard{"8/2k1r3/8/8/3N4/5K2/8/8 w - - 0 1", false, false},   // K+N v K+R
    MenOnBoard{"8/2k1q3/8/8/3N4/5K2/8/8 w - - 0 1", true, false},    // K+N v K+Q
    MenOnBoard{"8/2k1qq2/8/8/3N4/5K2/8/8 w - - 0 1", true, false},   // K+N v K+QQ
    MenOnBoard{"8/2k1qn2/8/8/3N4/5K2/8/8 w - - 0 1", false, false},  // K+N v K+Q+N
    MenOnBoard{"8/2k1p3/8/8/3N4/5K2/8/8 w - - 0 1", false, false},   // K+N v K+P
    MenOnBoard{"8/2k1r3/8/8/3B4/5K2/8/8 w - - 0 1", true, false},    // K+B v K+R
    MenOnBoard{"8/2k1q3/8/8/3B4/5K2/8/8 w - - 0 1", true, false},    // K+B v K+Q
    MenOnBoard{"8/2k1p3/8/8/3B4/5K2/8/8 w - - 0 1", false, false},   // K+B v K+P
    MenOnBoard{"8/2k1n3/8/8/3B4/5K2/8/8 w - - 0 1", false, false},   // K+B v K+N
    MenOnBoard{"8/2k1b3/8/8/3B4/5K2/8/8 w - - 0 1", true, true},     // K+B v K+B, d4 and e7 both dark
    MenOnBoard{"8/2kb4/8/8/3B4/5K2/8/8 w - - 0 1", false, false},    // K+B v K+B, d4 dark and d7 light
    MenOnBoard{"8/2k5/8/8/3BB3/5K2/8/8 w - - 0 1", false, true},     // K+BB on both colours v K
    MenOnBoard{"8/2k5/8/8/3B4/5K2/8/2B5 w - - 0 1", true, true},     // K+BB on dark squares v K
    MenOnBoard{"8/2k1b3/8/8/3B4/5K2/8/2B5 w - - 0 1", true, true},   // K+BB v K+B, all on dark squares
    MenOnBoard{"8/2kr4/8/8/3B4/5K2/8/2B5 w - - 0 1", true, false},   // K+BB on dark squares v K+R
    MenOnBoard{"8/2k5/8/8/3BN3/5K2/8/8 w - - 0 1", false, true},     // K+B+N v K
    MenOnBoard{"8/2k5/8/8/3R4/5K2/8/8 w - - 0 1", false, true},      // K+R v K
    MenOnBoard{"8/2k5/8/8/3P4/5K2/8/8 w - - 0 1", false, true},      // K+P v K
    MenOnBoard{"8/2k5/8/8/3Q4/5K2/8/8 w - - 0 1", false, true},      // K+Q v K
};

TEST(CannotWin, KnowsEachEndingByItsMenAlone) {
    for (const MenOnBoard& ending : kEndings) {
        const Position position = position_from(ending.fen);
        EXPECT_EQ(cannot_win(position.board(), Color::white), ending.white_cannot) << ending.fen;
        EXPECT_EQ(cannot_win(position.board(), Color::black), ending.black_cannot) << ending.fen;
    }
}

// Places up to four men beside the kings at random.
Board random_board(std::mt19937_64& random) {
    Board board;
    board.put(Square::a1, {Color::white, Role::king});
    board.put(Square::h8, {Color::black, Role::king});
    const auto men = random() % 5;
    for (std::uint64_t man = 0; man < men; ++man) {
        const auto square = static_cast<Square>(1 + random() % 62);
        board.put(square, {static_cast<Color>(random() % 2), static_cast<Role>(random() % 5)});
    }
    return board;
}

TEST(CannotWin, AgreesWithACountSquareBySquare) {
    std::mt19937_64 random(5);
    unsigned drawn = 0;
    for (int round = 0; round < 20'000; ++round) {
        arbiter::Setup setup;
        setup.board = random_board(random);
        const auto position = Position::from_setup(setup);
        if (!position.has_value()) continue;
        for (const Color side : {Color::white, Color::black}) {
            const bool expected = testing::slow_cannot_win(*position, side);
            ASSERT_EQ(cannot_win(setup.board, side), expected) << round;
            drawn += expected ? 1U : 0U;
        }
    }
    EXPECT_GT(drawn, 500U);
}

TEST(IsDrawn, ListsDifferWhereTheRuleBooksDo) {
    struct Row {
        std::string_view fen;
        bool neither, minor, knights, old;
    };
    constexpr std::array rows{
        Row{"8/2k5/8/8/8/5K2/8/8 w - - 0 1", true, true, true, true},
        Row{"8/2k5/8/8/3N4/5K2/8/8 w - - 0 1", true, true, true, true},
        Row{"8/2kb4/8/8/8/5K2/8/8 w - - 0 1", true, true, true, true},
        Row{"8/2knn3/8/8/8/5K2/8/8 w - - 0 1", false, true, true, false},
        Row{"8/2knn3/8/8/3B4/5K2/8/8 w - - 0 1", false, false, false, false},
        Row{"8/2k1b3/8/8/3B4/5K2/8/8 w - - 0 1", true, true, false, true},
        Row{"8/2kb4/8/8/3B4/5K2/8/8 w - - 0 1", false, true, false, false},
        Row{"8/2kn4/8/8/3B4/5K2/8/8 w - - 0 1", false, true, false, false},
        Row{"8/2k5/8/8/3B4/5K2/8/2B5 w - - 0 1", true, false, false, false},
        Row{"8/2kp4/8/8/8/5K2/8/8 w - - 0 1", false, false, false, false},
    };
    for (const Row& row : rows) {
        const Board board = position_from(row.fen).board();
        EXPECT_EQ(is_drawn(board, DrawnMaterial::neither_can_win), row.neither) << row.fen;
        EXPECT_EQ(is_drawn(board, DrawnMaterial::minor_men), row.minor) << row.fen;
        EXPECT_EQ(is_drawn(board, DrawnMaterial::two_knights), row.knights) << row.fen;
        EXPECT_EQ(is_drawn(board, DrawnMaterial::old_list), row.old) << row.fen;
    }
}

TEST(IsPowerless, ListsDifferWhereTheRuleBooksDo) {
    struct Row {
        std::string_view fen;
        bool cannot_win, bare, minor, knights, uscf;
    };
    // Whether White gets no win on time.
    constexpr std::array rows{
        Row{"8/2kq4/8/8/8/5K2/8/8 w - - 0 1", true, true, true, true, true},
        Row{"8/2kp4/8/8/3N4/5K2/8/8 w - - 0 1", false, false, true, true, true},
        Row{"8/2k5/8/8/3NN3/5K2/8/8 w - - 0 1", false, false, true, true, true},
        Row{"8/2kr4/8/8/3NN3/5K2/8/8 w - - 0 1", false, false, false, true, true},
        Row{"8/2kp4/8/8/3NN3/5K2/8/8 w - - 0 1", false, false, false, true, false},
        Row{"8/2k5/8/8/3B4/5K2/8/2B5 w - - 0 1", true, false, false, false, false},
        Row{"8/2k5/8/8/3P4/5K2/8/8 w - - 0 1", false, false, false, false, false},
    };
    for (const Row& row : rows) {
        const Board board = position_from(row.fen).board();
        const auto powerless = [&](PowerlessMaterial list) { return is_powerless(board, Color::white, list); };
        EXPECT_EQ(powerless(PowerlessMaterial::cannot_win), row.cannot_win) << row.fen;
        EXPECT_EQ(powerless(PowerlessMaterial::bare_king), row.bare) << row.fen;
        EXPECT_EQ(powerless(PowerlessMaterial::minor_men), row.minor) << row.fen;
        EXPECT_EQ(powerless(PowerlessMaterial::two_knights), row.knights) << row.fen;
        EXPECT_EQ(powerless(PowerlessMaterial::uscf), row.uscf) << row.fen;
    }
}

}  // namespace
}  // namespace arbiter
