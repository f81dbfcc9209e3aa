#include "chess/fen.h"

#include <gtest/gtest.h>

#include <ostream>
#include <string>

#include "support/chess_text.h"
#include "support/matchers.h"

namespace arbiter {
namespace {

using testing::HasFault;

std::string written(const arbiter::Setup& setup, FenStyle style = FenStyle::xfen) {
    std::string text;
    append_fen(text, setup, style);
    return text;
}

TEST(ParseFen, ReadsThePlacementAndTheRest) {
    const auto fen = parse_fen("rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3");
    ASSERT_TRUE(fen.has_value());
    EXPECT_TRUE(fen->repairs.empty());
    const arbiter::Setup& setup = fen->setup;
    EXPECT_EQ(setup.board.at(Square::e5), (Piece{Color::white, Role::pawn}));
    EXPECT_EQ(setup.board.at(Square::d8), (Piece{Color::black, Role::queen}));
    EXPECT_EQ(setup.turn, Color::white);
    EXPECT_EQ(setup.castling_rooks.count(), 4U);
    EXPECT_EQ(setup.ep_square, Square::d6);
    EXPECT_EQ(setup.halfmoves, 0U);
    EXPECT_EQ(setup.fullmove, 3U);
}

TEST(ParseFen, KeepsTheLargestCounters) {
    const auto fen = parse_fen("4k3/8/8/8/8/8/8/4K3 b - - 4294967295 4294967295");
    ASSERT_TRUE(fen.has_value());
    EXPECT_EQ(fen->setup.halfmoves, 4294967295U);
    EXPECT_EQ(fen->setup.fullmove, 4294967295U);
}

TEST(ParseFen, LeavesTheRulesOfChessToPosition) {
    EXPECT_TRUE(parse_fen("PPPPPPPP/8/8/8/8/8/8/KKK5 w - - 0 1").has_value());
}

struct FaultCase {
    const char* text;
    FenFault fault;
};
void PrintTo(const FaultCase& fault_case, std::ostream* out) { *out << '"' << fault_case.text << '"'; }

class FenFaults : public ::testing::TestWithParam<FaultCase> {};

TEST_P(FenFaults, AreNamed) {
    EXPECT_THAT(parse_fen(GetParam().text), HasFault(GetParam().fault));
    EXPECT_FALSE(describe(GetParam().fault).empty());
}

INSTANTIATE_TEST_SUITE_P(
    Texts, FenFaults,
    ::testing::Values(
        FaultCase{"", FenFault::empty}, FaultCase{"   ", FenFault::empty}, FaultCase{"?", FenFault::wrong_rank_count},
        FaultCase{"8/8/8/8/8/6k1/6p1/6K1 w -", FenFault::too_few_fields},
        FaultCase{"4k3/8/8/8/8/8/8/4K3", FenFault::too_few_fields},
        FaultCase{"4k3/8/8/8/8/8/8/4K3 w - - 0 1 x", FenFault::too_many_fields},
        FaultCase{"4k3/8/8/8/8/8/4K3 w - - 0 1", FenFault::wrong_rank_count},
        FaultCase{"4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", FenFault::wrong_rank_count},
        FaultCase{"rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", FenFault::wrong_rank_length},
        FaultCase{"4k3/9/8/8/8/8/8/4K3 w - - 0 1", FenFault::wrong_rank_length},
        FaultCase{"4k3/44/8/8/8/8/8/4K3 w - - 0 1", FenFault::wrong_rank_length},
        FaultCase{"4k2/8/8/8/8/8/8/4K3 w - - 0 1", FenFault::wrong_rank_length},
        FaultCase{"4k3//8/8/8/8/8/4K3 w - - 0 1", FenFault::wrong_rank_length},
        FaultCase{"4k3/8/8/8/8/8/8/4D3 w - - 0 1", FenFault::unknown_piece},
        FaultCase{"4k3/8/8/8/8/8/8/4K3 x - - 0 1", FenFault::bad_turn},
        FaultCase{"4k3/8/8/8/8/8/8/4K3 W - - 0 1", FenFault::bad_turn},
        FaultCase{"4k3/8/8/8/8/8/8/4K3 w x - 0 1", FenFault::bad_castling},
        FaultCase{"4k3/8/8/8/8/8/8/4K3 w K- - 0 1", FenFault::bad_castling},
        FaultCase{"4k3/8/8/8/8/8/8/4K3 w - e9 0 1", FenFault::bad_ep_square},
        FaultCase{"4k3/8/8/8/8/8/8/4K3 w - e 0 1", FenFault::bad_ep_square},
        FaultCase{"4k3/8/8/8/8/8/8/4K3 w - - -1 1", FenFault::bad_halfmoves},
        FaultCase{"4k3/8/8/8/8/8/8/4K3 w - - 4294967296 1", FenFault::bad_halfmoves},
        FaultCase{"4k3/8/8/8/8/8/8/4K3 w - - +1 1", FenFault::bad_halfmoves},
        FaultCase{"rn2kbnr/ppq2ppp/2p1p3/2Pp1b2/3P4/1QN2N2/PP2PPPP/R1B1KB1R w KQkq - hmvc 1;", FenFault::bad_halfmoves},
        FaultCase{"4k3/8/8/8/8/8/8/4K3 w - - 0 1.", FenFault::bad_fullmove},
        FaultCase{"4k3/8/8/8/8/8/8/4K3 w - - 0 -1", FenFault::bad_fullmove}));

struct RepairCase {
    const char* text;
    Flags<FenRepair> repairs;
    const char* repaired;
};
void PrintTo(const RepairCase& repair_case, std::ostream* out) { *out << '"' << repair_case.text << '"'; }

class FenRepairs : public ::testing::TestWithParam<RepairCase> {};

TEST_P(FenRepairs, AreMadeAndNamed) {
    const auto fen = parse_fen(GetParam().text);
    ASSERT_TRUE(fen.has_value());
    EXPECT_EQ(fen->repairs, GetParam().repairs);
    EXPECT_EQ(written(fen->setup), GetParam().repaired);
}

using R = FenRepair;
INSTANTIATE_TEST_SUITE_P(
    Texts, FenRepairs,
    ::testing::Values(
        RepairCase{"4k3/8/8/8/8/8/8/4K3 w - -", R::missing_counters, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
        RepairCase{"4k3/8/8/8/8/8/8/4K3 w - - 7", R::missing_counters, "4k3/8/8/8/8/8/8/4K3 w - - 7 1"},
        RepairCase{"4k3/8/8/8/8/8/8/4K3 w - - 0 0", R::fullmove_zero, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
        RepairCase{" 4k3/8/8/8/8/8/8/4K3 w - - 0 1", R::spacing, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
        RepairCase{"4k3/8/8/8/8/8/8/4K3 w - - 0 1 ", R::spacing, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
        RepairCase{"4k3/8/8/8/8/8/8/4K3  w - - 0 1", R::spacing, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
        RepairCase{"7k/5K2/4R3/8/8/8/8/8 w KQkq - 0 1", R::castling_right_dropped, "7k/5K2/4R3/8/8/8/8/8 w - - 0 1"},
        RepairCase{"r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1", R::castling_order, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"},
        RepairCase{"r3k2r/8/8/8/8/8/8/R3K2R w KKQ - 0 1", R::castling_order, "r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1"},
        RepairCase{"r3k2r/8/8/8/8/8/8/R3K2R w KH - 0 1", R::castling_order, "r3k2r/8/8/8/8/8/8/R3K2R w K - 0 1"},
        RepairCase{"4k3/8/8/8/8/8/8/RR2K3 w AB - 0 1", R::castling_right_dropped, "4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1"},
        RepairCase{"rkrnnbbq/pppppppp/8/8/8/8/PPPPPPPP/RKRNNBBQ w HEhe - 0 1", R::castling_right_dropped,
                   "rkrnnbbq/pppppppp/8/8/8/8/PPPPPPPP/RKRNNBBQ w - - 0 1"},
        RepairCase{"4k3/8/8/8/8/8/8/4K3 w - e6 0 1", R::ep_square_dropped, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
        RepairCase{"4k3/8/8/4p3/8/8/8/4K3 w - e3 0 1", R::ep_square_dropped, "4k3/8/8/4p3/8/8/8/4K3 w - - 0 1"},
        RepairCase{"4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1", R::ep_square_dropped, "4k3/4p3/8/4p3/8/8/8/4K3 w - - 0 1"},
        RepairCase{"4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1", {}, "4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1"}));

TEST(Castling, OfXFenIsTheOutermostRookUnlessAFileIsNamed) {
    const arbiter::Setup outer = testing::setup("2nkn3/2p1p3/8/8/8/6r1/7r/RR2K3 w Q - 0 1");
    EXPECT_EQ(outer.castling_rooks, Bitboard(Square::a1));
    const arbiter::Setup inner = testing::setup("2nkn3/2p1p3/8/8/8/6r1/7r/RR2K3 w B - 0 1");
    EXPECT_EQ(inner.castling_rooks, Bitboard(Square::b1));
    EXPECT_EQ(written(outer), "2nkn3/2p1p3/8/8/8/6r1/7r/RR2K3 w Q - 0 1");
    EXPECT_EQ(written(inner), "2nkn3/2p1p3/8/8/8/6r1/7r/RR2K3 w B - 0 1");
}

TEST(Castling, OfShredderFenIsAlwaysAFile) {
    EXPECT_EQ(written(arbiter::Setup::standard(), FenStyle::shredder),
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    const auto fen = parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    ASSERT_TRUE(fen.has_value());
    EXPECT_TRUE(fen->repairs.empty());
    EXPECT_EQ(fen->setup, arbiter::Setup::standard());
}

TEST(Castling, IsOfOneRookAWing) {
    const arbiter::Setup setup = testing::setup("4k3/8/8/8/8/8/8/4K1RR w G - 0 1");
    EXPECT_EQ(setup.castling_rooks, Bitboard(Square::g1));
    EXPECT_EQ(written(setup), "4k3/8/8/8/8/8/8/4K1RR w G - 0 1");
}

TEST(Descriptions, AreThereForEveryValue) {
    for (unsigned i = 0; i <= static_cast<unsigned>(FenRepair::spacing); ++i) {
        EXPECT_FALSE(describe(static_cast<FenRepair>(i)).empty());
    }
    for (unsigned i = 0; i <= static_cast<unsigned>(SetupFault::bad_ep_square); ++i) {
        EXPECT_FALSE(describe(static_cast<SetupFault>(i)).empty());
    }
    for (unsigned i = 0; i <= static_cast<unsigned>(SetupOddity::ep_square_with_halfmoves); ++i) {
        EXPECT_FALSE(describe(static_cast<SetupOddity>(i)).empty());
    }
}

}  // namespace
}  // namespace arbiter
