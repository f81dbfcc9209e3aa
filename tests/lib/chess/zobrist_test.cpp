#include "chess/zobrist.h"

#include <gtest/gtest.h>

#include <ostream>

#include "chess/position.h"
#include "support/chess_text.h"

namespace arbiter {
namespace {

using testing::after;
using testing::position;

TEST(Key, ComesBackWithThePosition) {
    const Position start;
    const Position again = after(start, "Nf3 Nf6 Ng1 Ng8");
    EXPECT_EQ(again.key(), start.key());
    EXPECT_TRUE(again.is_same_as(start));
    EXPECT_NE(again, start);  // the counters differ
}

TEST(Key, KnowsTheSideToMove) {
    EXPECT_NE(position("7k/8/8/8/8/8/R7/7K w - - 0 1").key(), position("7k/8/8/8/8/8/R7/7K b - - 0 1").key());
}

TEST(Key, KnowsTheRightToCastleNotItsPossibility) {
    const Position before = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    const Position moved = after(before, "Rb1 Rb8 Ra1 Ra8");
    EXPECT_NE(moved.key(), before.key());
    EXPECT_FALSE(moved.is_same_as(before));
    EXPECT_NE(position("4k3/8/8/8/8/8/8/4K1RR w G - 0 1").key(), position("4k3/8/8/8/8/8/8/4K1RR w H - 0 1").key());
}

TEST(Key, CountsEnPassantOnlyIfItIsLegal) {
    // Nobody beside (9.2.3), a pawn beside that is pinned, and one that may take.
    EXPECT_EQ(after(Position(), "e4").key(),
              position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1").key());
    EXPECT_EQ(position("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1").key(),
              position("4r2k/8/8/3pP3/8/8/8/4K3 w - - 0 1").key());
    EXPECT_NE(position("7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1").key(), position("7k/8/8/3pP3/8/8/8/4K3 w - - 0 1").key());
}

struct PolyglotCase {
    const char* sans;
    std::uint64_t key;
};
void PrintTo(const PolyglotCase& polyglot, std::ostream* out) { *out << '"' << polyglot.sans << '"'; }

class Polyglot : public ::testing::TestWithParam<PolyglotCase> {};

TEST_P(Polyglot, KeyIsThatOfTheFormatsDescription) {
    EXPECT_EQ(polyglot_key(after(Position(), GetParam().sans)), Key{GetParam().key});
}

INSTANTIATE_TEST_SUITE_P(Lines, Polyglot,
                         ::testing::Values(PolyglotCase{"", 0x463b96181691fc9c}, PolyglotCase{"e4", 0x823c9b50fd114196},
                                           PolyglotCase{"e4 d5", 0x0756b94461c50fb0},
                                           PolyglotCase{"e4 d5 e5", 0x662fafb965db29d4},
                                           PolyglotCase{"e4 d5 e5 f5", 0x22a48b5a8e47ff78},
                                           PolyglotCase{"e4 d5 e5 f5 Ke2", 0x652a607ca3f242c1},
                                           PolyglotCase{"e4 d5 e5 f5 Ke2 Kf7", 0x00fdd303c946bdd9},
                                           PolyglotCase{"a4 b5 h4 b4 c4", 0x3c8123ea7b067637},
                                           PolyglotCase{"a4 b5 h4 b4 c4 bxc3 Ra3", 0x5c3f9b829b279560}));

}  // namespace
}  // namespace arbiter
