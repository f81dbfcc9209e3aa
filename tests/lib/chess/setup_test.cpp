#include "chess/setup.h"

#include <gtest/gtest.h>

#include <ostream>

#include "support/chess_text.h"

namespace arbiter {
namespace {

using testing::setup;

TEST(Setup, OfStandardChessHasAllRights) {
    EXPECT_EQ(testing::fen(arbiter::Setup::standard()), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

struct FaultCase {
    const char* fen;
    Flags<SetupFault> faults;
};
void PrintTo(const FaultCase& fault_case, std::ostream* out) { *out << fault_case.fen; }

class SetupFaults : public ::testing::TestWithParam<FaultCase> {};

TEST_P(SetupFaults, AreAllFound) { EXPECT_EQ(faults(setup(GetParam().fen)), GetParam().faults); }

INSTANTIATE_TEST_SUITE_P(
    Fens, SetupFaults,
    ::testing::Values(FaultCase{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", {}},
                      FaultCase{"8/8/8/8/8/8/8/4K2R w - - 0 1", SetupFault::no_black_king},
                      FaultCase{"8/8/8/8/8/8/8/8 w - - 0 1", {SetupFault::no_white_king, SetupFault::no_black_king}},
                      FaultCase{"4k3/8/8/8/8/8/8/4KK2 w - - 0 1", SetupFault::too_many_white_kings},
                      FaultCase{"3kk3/8/8/8/8/8/8/4K3 w - - 0 1", SetupFault::too_many_black_kings},
                      FaultCase{"P3k3/8/8/8/8/8/8/4K3 w - - 0 1", SetupFault::pawn_on_back_rank},
                      FaultCase{"4k3/8/8/8/8/8/8/4K2p w - - 0 1", SetupFault::pawn_on_back_rank},
                      FaultCase{"4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", SetupFault::opponent_in_check},
                      FaultCase{"4k3/8/8/8/8/8/8/4R1K1 b - - 0 1", {}},
                      FaultCase{"8/8/8/3k4/4K3/8/8/8 w - - 0 1", SetupFault::opponent_in_check}));

TEST(SetupFaults, IncludeImpossibleRights) {
    arbiter::Setup bad = setup("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1");
    bad.castling_rooks.insert(Square::b1);
    EXPECT_EQ(faults(bad), SetupFault::bad_castling_right);
    bad.castling_rooks = Square::e4;
    EXPECT_EQ(faults(bad), SetupFault::bad_castling_right);

    arbiter::Setup two_on_one_wing = setup("4k3/8/8/8/8/8/8/RR2K3 w - - 0 1");
    two_on_one_wing.castling_rooks = Bitboard(Square::a1) | Bitboard(Square::b1);
    EXPECT_EQ(faults(two_on_one_wing), SetupFault::bad_castling_right);

    arbiter::Setup king_away = setup("4k3/8/8/8/8/8/4K3/R7 w - - 0 1");
    king_away.castling_rooks = Square::a1;
    EXPECT_EQ(faults(king_away), SetupFault::bad_castling_right);
}

TEST(SetupFaults, IncludeAnImpossibleEnPassantSquare) {
    arbiter::Setup bad = setup("4k3/8/8/4p3/8/8/8/4K3 w - - 0 1");
    bad.ep_square = Square::e6;
    EXPECT_EQ(faults(bad), Flags<SetupFault>());
    bad.ep_square = Square::d6;
    EXPECT_EQ(faults(bad), SetupFault::bad_ep_square);
    bad.ep_square = Square::e3;
    EXPECT_EQ(faults(bad), SetupFault::bad_ep_square);
    bad.ep_square = Square::e6;
    bad.board.put(Square::e7, {Color::black, Role::bishop});
    EXPECT_EQ(faults(bad), SetupFault::bad_ep_square);
}

struct OddityCase {
    const char* fen;
    Flags<SetupOddity> oddities;
};
void PrintTo(const OddityCase& oddity_case, std::ostream* out) { *out << oddity_case.fen; }

class SetupOddities : public ::testing::TestWithParam<OddityCase> {};

TEST_P(SetupOddities, AreAllFound) { EXPECT_EQ(oddities(setup(GetParam().fen)), GetParam().oddities); }

using O = SetupOddity;
INSTANTIATE_TEST_SUITE_P(
    Fens, SetupOddities,
    ::testing::Values(
        OddityCase{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {}},
        OddityCase{"4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1", O::too_many_pawns},
        OddityCase{"nnnnknnn/nnnnnnnn/n7/8/8/8/8/4K3 w - - 0 1", {O::too_many_men, O::too_many_promotions}},
        OddityCase{"4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", O::too_many_promotions},
        OddityCase{"4k3/8/8/8/8/8/PPPPPPP1/QQ2K3 w - - 0 1", {}},
        // Two bishops on squares of one colour: one of them was a pawn.
        OddityCase{"4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1", O::too_many_promotions},
        OddityCase{"4k3/8/8/8/8/8/PPPPPPPP/BB2K3 w - - 0 1", {}},
        OddityCase{"4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", O::impossible_double_check},
        OddityCase{"4k3/8/8/8/8/3n1n2/8/r3K3 w - - 0 1", {O::too_many_checkers}},
        // A knight that uncovers a rook, and one that stands where it cannot have come from the line.
        OddityCase{"4k3/4r3/8/8/8/5n2/8/4K3 w - - 0 1", {}},
        OddityCase{"4k3/8/8/8/8/8/6n1/r3K3 w - - 0 1", O::impossible_double_check},
        // A pawn promotes and uncovers the rook behind it.
        OddityCase{"1r6/8/8/8/8/8/8/1KQ1k3 b - - 0 1", {}},
        OddityCase{"k5Q1/8/R7/8/8/8/8/4K3 b - - 0 1", O::impossible_double_check},
        OddityCase{"Q1k5/8/2R5/8/8/8/8/4K3 b - - 0 1", O::impossible_double_check},
        OddityCase{"1Q1k4/8/3R4/8/8/8/8/4K3 b - - 0 1", O::impossible_double_check},
        OddityCase{"2Qk4/8/3R4/8/8/8/8/4K3 b - - 0 1", {}},
        // The pawn on d6 has taken one that went from d7 to d5: bishop and rook both stood behind a pawn that left.
        OddityCase{"3k4/8/3P4/8/3R4/8/8/3RK3 b - - 0 1", {}},
        OddityCase{"8/8/2k5/8/8/8/8/4K3 w - - 3 1", O::halfmoves_exceed_game},
        OddityCase{"8/8/2k5/8/8/8/8/4K3 w - - 1 1", {}},
        OddityCase{"4k3/8/8/4p3/8/8/8/4K3 w - e6 1 9", O::ep_square_with_halfmoves}));

TEST(SetupOddities, KnowTheDoubleCheckOfAnEnPassantCapture) {
    // e5xd6 has uncovered the rook (through e5) and the bishop (through d5).
    EXPECT_EQ(oddities(setup("8/8/3Pk3/8/8/8/B7/4R1K1 b - - 0 1")), Flags<SetupOddity>());
    EXPECT_EQ(oddities(setup("8/8/2P1k3/8/8/8/B7/4R1K1 b - - 0 1")), SetupOddity::impossible_double_check);
}

}  // namespace
}  // namespace arbiter
