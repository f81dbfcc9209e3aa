#include "chess/chess960.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <string>

#include "chess/position.h"
#include "support/chess_text.h"
#include "support/shared_data.h"

namespace arbiter {
namespace {

std::string letters(const BackRank& back_rank) {
    std::string text;
    for (const Role role : back_rank) text += to_char(role);
    return text;
}

TEST(Chess960, NumbersArraysAsScharnaglDid) {
    EXPECT_EQ(letters(chess960_back_rank(0)), "BBQNNRKR");
    EXPECT_EQ(letters(chess960_back_rank(95)), "NNRKRQBB");
    EXPECT_EQ(letters(chess960_back_rank(518)), "RNBQKBNR");
    EXPECT_EQ(letters(chess960_back_rank(692)), "RBBQKNNR");
    EXPECT_EQ(letters(chess960_back_rank(959)), "RKRNNQBB");
}

TEST(Chess960, HasNineHundredAndSixtyDifferentArrays) {
    std::set<std::string> arrays;
    for (unsigned number = 0; number < kStartPositions; ++number) {
        const BackRank back_rank = chess960_back_rank(number);
        EXPECT_EQ(chess960_number(back_rank), number);
        arrays.insert(letters(back_rank));
    }
    EXPECT_EQ(arrays.size(), 960U);
}

TEST(Chess960, HasNoNumberForOtherArrays) {
    const auto number_of = [](std::string_view text) {
        BackRank back_rank{};
        for (std::size_t i = 0; i < 8; ++i) back_rank[i] = *role_from_char(text[i]);
        return chess960_number(back_rank);
    };
    EXPECT_EQ(number_of("RNBQKBNR"), 518U);
    for (const char* text : {"KNBQRBNR", "RNBQBKNR", "RRBQKBNN", "QQQQQQQQ", "PPPPPPPP", "RNBKKBNR", "NNNNKRRB"}) {
        EXPECT_EQ(number_of(text), std::nullopt) << text;
    }
}

TEST(Chess960, StartsWithAllRightsInEveryArray) {
    for (unsigned number = 0; number < kStartPositions; ++number) {
        const arbiter::Setup setup = chess960_start(number, 959 - number);
        EXPECT_TRUE(Position::from_setup(setup).has_value());
        EXPECT_EQ(setup.castling_rooks.count(), 4U);
        EXPECT_EQ(chess960_numbers(setup.board), (StartNumbers{number, 959 - number}));
    }
    EXPECT_EQ(chess960_start(518, 518), arbiter::Setup::standard());
}

TEST(Chess960, RecognisesOnlyWholeArrays) {
    EXPECT_EQ(chess960_numbers(Board::standard()), (StartNumbers{518, 518}));
    EXPECT_EQ(chess960_numbers(testing::after(Position(), "e4").board()), std::nullopt);
    EXPECT_EQ(chess960_numbers(testing::after(Position(), "Nf3").board()), std::nullopt);
    EXPECT_EQ(chess960_numbers(Board()), std::nullopt);
}

TEST(NeedsChess960, LooksAtTheRights) {
    EXPECT_FALSE(needs_chess960(arbiter::Setup::standard()));
    EXPECT_FALSE(needs_chess960(testing::setup("4k3/8/8/8/8/8/8/1RK5 w - - 0 1")));
    EXPECT_TRUE(needs_chess960(testing::setup("4k3/8/8/8/8/8/8/1RK5 w B - 0 1")));
    EXPECT_TRUE(needs_chess960(testing::setup("4k3/8/8/8/8/8/8/1R2K3 w B - 0 1")));
    EXPECT_FALSE(needs_chess960(testing::setup("4k2r/8/8/8/8/8/8/4K3 w k - 0 1")));
}

TEST(Chess960, AgreesWithTheSharedTable) {
    const auto folder = testing::shared_data();
    if (!folder) {
        ASSERT_FALSE(testing::shared_data_is_required()) << testing::kNoSharedData;
        GTEST_SKIP() << testing::kNoSharedData;
    }
    std::ifstream table(*folder / "vectors" / "chess960_sp.tsv");
    std::string line;
    unsigned found = 0;
    while (std::getline(table, line)) {
        const std::size_t tab = line.find('\t');
        if (tab == std::string::npos || line.find_first_not_of("0123456789") != tab) continue;
        const auto number = static_cast<unsigned>(std::stoul(line));
        EXPECT_EQ(line.substr(tab + 1, 8), letters(chess960_back_rank(number)));
        ++found;
    }
    EXPECT_EQ(found, 960U);
}

}  // namespace
}  // namespace arbiter
