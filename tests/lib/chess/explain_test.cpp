#include "chess/explain.h"

#include <gtest/gtest.h>

#include <ostream>
#include <string>

#include "support/chess_text.h"
#include "support/matchers.h"

namespace arbiter {
namespace {

struct IllegalCase {
    const char* fen;
    const char* san;
    IllegalReason reason;
    const char* text;
};
void PrintTo(const IllegalCase& illegal, std::ostream* out) { *out << illegal.san << " in " << illegal.fen; }

class Explanation : public ::testing::TestWithParam<IllegalCase> {};

TEST_P(Explanation, NamesTheReason) {
    const Position before = testing::position(GetParam().fen);
    const auto san = parse_san(GetParam().san);
    ASSERT_TRUE(san.has_value());
    ASSERT_THAT(resolve(before, *san), testing::HasFault(SanFault::illegal));
    EXPECT_EQ(explain_illegal(before, *san), GetParam().reason);
    std::string text;
    append_explanation(text, before, *san);
    EXPECT_EQ(text, GetParam().text);
}

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
using R = IllegalReason;

INSTANTIATE_TEST_SUITE_P(
    Men, Explanation,
    ::testing::Values(
        IllegalCase{"4k2q/8/8/8/8/8/7R/4K3 b - - 0 1", "Qxd7", R::unreachable, "no black queen can reach d7"},
        IllegalCase{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd7", R::no_such_man, "there is no white queen"},
        IllegalCase{kStart, "Bc4", R::way_blocked, "the way of the white bishop to c4 is blocked"},
        IllegalCase{kStart, "Bd2", R::own_man_on_target, "a white man stands on d2"},
        IllegalCase{kStart, "Ngc3", R::wrong_origin, "no white knight on the g-file can reach c3"},
        IllegalCase{kStart, "N2c3", R::wrong_origin, "no white knight on rank 2 can reach c3"},
        IllegalCase{kStart, "Ng1c3", R::wrong_origin, "no white knight on g1 can reach c3"},
        IllegalCase{kStart, "exd3", R::nothing_to_take, "there is nothing on d3 for a pawn to take"},
        IllegalCase{kStart, "e5", R::unreachable, "no white pawn can reach e5"},
        IllegalCase{"4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e4", R::way_blocked,
                    "the way of the white pawn to e4 is blocked"},
        IllegalCase{"4k3/4r3/8/8/4N3/8/8/4K3 w - - 0 1", "Nc3", R::king_comes_into_check,
                    "the white king would be in check"},
        IllegalCase{"8/8/8/3k4/8/3K4/8/8 w - - 0 1", "Kd4", R::king_comes_into_check,
                    "the white king would be in check"},
        IllegalCase{"8/8/8/3k4/8/3K4/8/8 w - - 0 1", "Kd7", R::unreachable, "the white king cannot reach d7"},
        IllegalCase{"4k3/8/8/8/4r3/8/8/R3K3 w - - 0 1", "Rb1", R::king_stays_in_check, "the white king stays in check"},
        IllegalCase{"6k1/8/8/2K2Ppq/8/8/8/8 w - g6 0 1", "fxg6", R::king_comes_into_check,
                    "the white king would be in check"},
        IllegalCase{"4k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b8=K", R::bad_promotion, "that is no promotion"},
        IllegalCase{kStart, "e4=Q", R::bad_promotion, "that is no promotion"},
        IllegalCase{kStart, "e3e4", R::no_such_man, "there is no white man on e3"},
        IllegalCase{kStart, "g3-f5", R::no_such_man, "there is no white man on g3"},
        IllegalCase{kStart, "g1-f5", R::unreachable, "no white knight can reach f5"},
        IllegalCase{kStart, "a1a3", R::way_blocked, "the way of the white rook to a3 is blocked"}));

INSTANTIATE_TEST_SUITE_P(
    Castling, Explanation,
    ::testing::Values(IllegalCase{"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", R::castling_right_missing,
                                  "White has no right to castle on that side"},
                      IllegalCase{kStart, "O-O", R::castling_way_blocked, "the way of king and rook is not free"},
                      IllegalCase{"4k3/8/8/8/4r3/8/8/4K2R w K - 0 1", "O-O", R::castling_out_of_check,
                                  "the white king is in check"},
                      IllegalCase{"4k3/8/8/8/5r2/8/8/4K2R w K - 0 1", "O-O", R::castling_through_check,
                                  "the white king would pass or reach an attacked square"},
                      IllegalCase{"4k3/8/8/8/8/8/8/qRK5 w B - 0 1", "O-O-O", R::castling_through_check,
                                  "the white king would pass or reach an attacked square"}));

INSTANTIATE_TEST_SUITE_P(
    GameOver, Explanation,
    ::testing::Values(IllegalCase{"6rk/5Npp/8/8/8/8/8/4K3 b - - 0 1", "Kxf7", R::checkmated, "Black is checkmated"},
                      IllegalCase{"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Kg8", R::stalemated, "Black is stalemated"}));

}  // namespace
}  // namespace arbiter
