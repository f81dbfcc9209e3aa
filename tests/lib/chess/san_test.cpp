#include "chess/san.h"

#include <gtest/gtest.h>

#include <ostream>
#include <string>

#include "support/chess_text.h"
#include "support/matchers.h"

namespace arbiter {
namespace {

using testing::after;
using testing::HasFault;
using testing::IsOkAndHolds;
using testing::position;

using O = SanOddity;

struct Spelling {
    const char* token;
    const char* canonical;  // what append() writes
    Flags<SanOddity> oddities;
};
void PrintTo(const Spelling& spelling, std::ostream* out) { *out << spelling.token; }

class Spellings : public ::testing::TestWithParam<Spelling> {};

TEST_P(Spellings, AreRead) {
    const auto san = parse_san(GetParam().token);
    ASSERT_TRUE(san.has_value());
    EXPECT_EQ(testing::san_text(*san), GetParam().canonical);
    EXPECT_EQ(san->oddities, GetParam().oddities);
}

INSTANTIATE_TEST_SUITE_P(
    Canonical, Spellings,
    ::testing::Values(Spelling{"e4", "e4", {}}, Spelling{"Nf3", "Nf3", {}}, Spelling{"exd5", "exd5", {}},
                      Spelling{"bxc5", "bxc5", {}}, Spelling{"Bxc5", "Bxc5", {}}, Spelling{"Nbd2", "Nbd2", {}},
                      Spelling{"R1a3", "R1a3", {}}, Spelling{"Qh4e1#", "Qh4e1#", {}},
                      Spelling{"Qh4xe1+", "Qh4xe1+", {}}, Spelling{"Rfxd1", "Rfxd1", {}},
                      Spelling{"N5xf3", "N5xf3", {}}, Spelling{"e8=Q", "e8=Q", {}}, Spelling{"exd8=N+", "exd8=N+", {}},
                      Spelling{"O-O", "O-O", {}}, Spelling{"O-O-O#", "O-O-O#", {}}, Spelling{"ed5", "ed5", {}},
                      Spelling{"Ke2+", "Ke2+", {}}, Spelling{"--", "--", {}}, Spelling{"Z0", "--", {}},
                      Spelling{"N@f3", "N@f3", {}}, Spelling{"@e4", "@e4", {}}, Spelling{"Q@h7#", "Q@h7#", {}},
                      Spelling{"e4=Q", "e4=Q", {}}, Spelling{"b8=K", "b8=K", {}}, Spelling{"Nb8=Q", "Nb8=Q", {}}));

INSTANTIATE_TEST_SUITE_P(
    Odd, Spellings,
    ::testing::Values(
        Spelling{"0-0", "O-O", O::castling_zeros}, Spelling{"0-0-0+", "O-O-O+", O::castling_zeros},
        Spelling{"o-o", "O-O", O::castling_lower_case}, Spelling{"o-o-o", "O-O-O", O::castling_lower_case},
        Spelling{"e2-e4", "e2e4", O::hyphen}, Spelling{"Ng1-f3", "Ng1f3", O::hyphen}, Spelling{"Ng1f3", "Ng1f3", {}},
        Spelling{"e8Q", "e8=Q", O::promotion_sign}, Spelling{"e8(Q)", "e8=Q", O::promotion_sign},
        Spelling{"e8/Q+", "e8=Q+", O::promotion_sign}, Spelling{"e8=q", "e8=Q", O::promotion_lower_case},
        Spelling{"bxa8b", "bxa8=B", {O::promotion_sign, O::promotion_lower_case}},
        Spelling{"exd1(n)#", "exd1=N#", {O::promotion_sign, O::promotion_lower_case}},
        Spelling{"e7-e8=Q", "e7e8=Q", O::hyphen}, Spelling{"exd6e.p.", "exd6", O::en_passant_suffix},
        Spelling{"exd6ep", "exd6", O::en_passant_suffix}, Spelling{"exd6e.p.+", "exd6+", O::en_passant_suffix},
        Spelling{"Nf3:e5", "Nf3xe5", O::capture_colon}, Spelling{"N:e5", "Nxe5", O::capture_colon},
        Spelling{"Ne5:", "Nxe5", O::capture_colon}, Spelling{"ed5:", "exd5", O::capture_colon},
        Spelling{"e:d5", "exd5", O::capture_colon}, Spelling{"Pe4", "e4", O::pawn_letter},
        Spelling{"Pexd5", "exd5", O::pawn_letter}, Spelling{"Pe2-e4", "e2e4", {O::pawn_letter, O::hyphen}},
        Spelling{"Nf3++", "Nf3+", O::double_check_mark}, Spelling{"e2e4", "e2e4", O::uci},
        Spelling{"e1g1", "e1g1", O::uci}, Spelling{"e7e8q", "e7e8=Q", O::uci},
        Spelling{"e7e8Q", "e7e8=Q", {O::uci, O::promotion_sign}}, Spelling{"e4xd5", "e4xd5", {}}));

class Junk : public ::testing::TestWithParam<const char*> {};

TEST_P(Junk, IsNoMove) { EXPECT_THAT(parse_san(GetParam()), HasFault(SanFault::syntax)); }

INSTANTIATE_TEST_SUITE_P(Tokens, Junk,
                         ::testing::Values("", "e", "+", "#", "++", "e+", "nf3", "Sf3", "Lb5", "♘f3", "xd6", "xe8=Q",
                                           "Nf9", "Ni3", "Nf", "N", "e8Qx", "b8Qtext", "e8QQ", "e4Q", "e8=", "e8=X",
                                           "e8()", "e8(Q", "e8Q)", "e8(K)", "e8K", "Nb8Q", "4d5", "4xd5", "e-d5",
                                           "N-f3", "Nf3e", "Nf3e5e", "Nxx5", "Nx", "Nex", "e5:", ":e5", "Nx:e5",
                                           "Nxe5:", "O-O-O-O", "O-", "OO", "O-0", "0-1", "1-0", "1/2-1/2", "*", "---",
                                           "Z1", "K@e4", "N@", "NN@f3", "Nf3+-", "Nf3#+", "Nf3!", "e.p.", "ep", "Nep",
                                           "e2e4e6", "Pa", "P4", "axb", "ab", "Qh4e1e1", "Nf3 ", " Nf3",
                                           "Qh4xe1=Q++e.p.xx", "\xFF\xFF", "e\x00"));

TEST(ParseSan, ReadsNothingBehindTheToken) {
    const std::string text = "Nf3+xyz";
    for (std::size_t size = 0; size <= text.size(); ++size) {
        // A copy of exactly that size, so that a sanitizer sees a read behind its end.
        const std::string token(text, 0, size);
        const bool is_move = size == 3 || size == 4;
        EXPECT_EQ(parse_san(token).has_value(), is_move) << token;
    }
}

TEST(ParseSan, TellsTheFieldsApart) {
    const auto san = parse_san("N5xf3+");
    ASSERT_TRUE(san.has_value());
    EXPECT_EQ(san->kind, San::Kind::piece);
    EXPECT_EQ(san->role, Role::knight);
    EXPECT_EQ(san->to, Square::f3);
    EXPECT_EQ(san->from_file, std::nullopt);
    EXPECT_EQ(san->from_rank, Rank::fifth);
    EXPECT_EQ(san->promotion, std::nullopt);
    EXPECT_TRUE(san->capture);
    EXPECT_EQ(san->suffix, SanSuffix::check);
}

Expected<Move, SanFault> resolved(const Position& position, std::string_view token) {
    const auto san = parse_san(token);
    if (!san.has_value()) return Unexpected(san.error());
    return resolve(position, *san);
}

TEST(Resolve, IgnoresPinnedPieces) {
    const Position pinned = after(Position(), "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O");
    EXPECT_THAT(resolved(pinned, "Ne2"), IsOkAndHolds(Move::normal(Square::g1, Square::e2)));
    EXPECT_THAT(resolved(pinned, "Nge2"), IsOkAndHolds(Move::normal(Square::g1, Square::e2)));
    EXPECT_THAT(resolved(pinned, "Nce2"), HasFault(SanFault::illegal));
}

TEST(Resolve, DoesNotLetACheckMarkDisambiguate) {
    const Position rooks = position("1kr5/R2R4/2r5/8/8/8/PPP5/1K6 w - - 0 1");
    EXPECT_THAT(resolved(rooks, "Rb7+"), HasFault(SanFault::ambiguous));
    EXPECT_TRUE(resolved(rooks, "Rdb7+").has_value());
}

TEST(Resolve, FollowsDisambiguationLongerThanNeeded) {
    const Position start;
    EXPECT_THAT(resolved(start, "Ng1f3"), IsOkAndHolds(Move::normal(Square::g1, Square::f3)));
    EXPECT_THAT(resolved(start, "Nb1f3"), HasFault(SanFault::illegal));
    EXPECT_THAT(resolved(start, "e2-e4"), IsOkAndHolds(Move::normal(Square::e2, Square::e4)));
    EXPECT_THAT(resolved(start, "d2-e4"), HasFault(SanFault::illegal));
    EXPECT_THAT(resolved(start, "g1-f3"), IsOkAndHolds(Move::normal(Square::g1, Square::f3)));
    EXPECT_THAT(resolved(start, "Pg1-f3"), HasFault(SanFault::illegal));
}

TEST(Resolve, DoesNotCompareMarks) {
    const Position open = after(Position(), "e4 d5");
    const Move takes = Move::normal(Square::e4, Square::d5);
    EXPECT_THAT(resolved(open, "exd5"), IsOkAndHolds(takes));
    EXPECT_THAT(resolved(open, "ed5"), IsOkAndHolds(takes));
    EXPECT_THAT(resolved(open, "exd5#"), IsOkAndHolds(takes));
    EXPECT_THAT(resolved(open, "Nxf3+"), IsOkAndHolds(Move::normal(Square::g1, Square::f3)));
}

TEST(Resolve, WantsThePieceOfAPromotion) {
    const Position pawn = position("4k3/1P6/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_THAT(resolved(pawn, "b8"), HasFault(SanFault::missing_promotion));
    EXPECT_THAT(resolved(pawn, "b7b8"), HasFault(SanFault::missing_promotion));
    EXPECT_THAT(resolved(pawn, "b8=K"), HasFault(SanFault::illegal));
    EXPECT_THAT(resolved(pawn, "b8=P"), HasFault(SanFault::illegal));
    EXPECT_THAT(resolved(pawn, "c8=Q"), HasFault(SanFault::illegal));
    EXPECT_THAT(resolved(pawn, "b7b8n"), IsOkAndHolds(Move::promotion(Square::b7, Square::b8, Role::knight)));
    EXPECT_THAT(resolved(Position(), "e4=Q"), HasFault(SanFault::illegal));
    EXPECT_THAT(resolved(Position(), "Nf3=Q"), HasFault(SanFault::illegal));
}

TEST(Resolve, PassesOnWhatIsNoMoveOfChess) {
    EXPECT_THAT(resolved(Position(), "--"), HasFault(SanFault::null_move));
    EXPECT_THAT(resolved(Position(), "N@f3"), HasFault(SanFault::drop));
}

TEST(Resolve, NeverTakesAKingMoveForCastling) {
    const Position castles = position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_THAT(resolved(castles, "Kg1"), HasFault(SanFault::illegal));
    EXPECT_THAT(resolved(castles, "O-O"), IsOkAndHolds(Move::castling(Square::e1, Square::h1)));
    EXPECT_THAT(resolved(castles, "O-O-O"), HasFault(SanFault::illegal));
    EXPECT_THAT(resolved(castles, "e1g1"), IsOkAndHolds(Move::castling(Square::e1, Square::h1)));
    EXPECT_THAT(resolved(castles, "e1h1"), IsOkAndHolds(Move::castling(Square::e1, Square::h1)));
    EXPECT_THAT(resolved(castles, "e1f1"), IsOkAndHolds(Move::normal(Square::e1, Square::f1)));
}

TEST(Resolve, TellsCastlingFromAKingMoveInChess960) {
    const Position castles = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    EXPECT_THAT(resolved(castles, "Kg1"), IsOkAndHolds(Move::normal(Square::f1, Square::g1)));
    EXPECT_THAT(resolved(castles, "O-O"), IsOkAndHolds(Move::castling(Square::f1, Square::h1)));
    EXPECT_THAT(resolved(castles, "f1g1"), IsOkAndHolds(Move::normal(Square::f1, Square::g1)));
    EXPECT_THAT(resolved(castles, "f1h1"), IsOkAndHolds(Move::castling(Square::f1, Square::h1)));
}

TEST(Resolve, ReadsUciForWhateverStandsThere) {
    EXPECT_THAT(resolved(Position(), "g1f3"), IsOkAndHolds(Move::normal(Square::g1, Square::f3)));
    EXPECT_THAT(resolved(Position(), "e3e4"), HasFault(SanFault::illegal));
    EXPECT_THAT(resolved(Position(), "e7e5"), HasFault(SanFault::illegal));
    const Position ep = after(Position(), "e4 e6 e5 d5");
    EXPECT_THAT(resolved(ep, "e5d6"), IsOkAndHolds(Move::en_passant(Square::e5, Square::d6)));
}

struct CanonicalCase {
    const char* fen;
    const char* uci;
    const char* san;
};
void PrintTo(const CanonicalCase& canonical, std::ostream* out) { *out << canonical.san; }

class Canonical : public ::testing::TestWithParam<CanonicalCase> {};

TEST_P(Canonical, IsWhatToSanWrites) {
    const Position before = position(GetParam().fen);
    const auto move = resolved(before, GetParam().uci);
    ASSERT_TRUE(move.has_value());
    EXPECT_EQ(testing::san(before, *move), GetParam().san);
}

INSTANTIATE_TEST_SUITE_P(Moves, Canonical,
                         ::testing::Values(CanonicalCase{"6k1/8/8/Q6Q/8/8/8/4K3 w - - 0 1", "h5e5", "Qhe5"},
                                           CanonicalCase{"8/2k5/R7/8/8/8/R7/4K3 w - - 0 1", "a6a4", "R6a4"},
                                           CanonicalCase{"8/8/1k6/8/4Q2Q/8/8/1K5Q w - - 0 1", "h4e1", "Qh4e1"},
                                           CanonicalCase{"7k/3N4/8/3N4/6N1/8/8/K7 w - - 0 1", "d5f6", "N5f6"},
                                           CanonicalCase{"3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O+"},
                                           CanonicalCase{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"},
                                           CanonicalCase{"4k3/4b3/8/8/4R3/8/8/R5K1 w - - 0 1", "a1e1", "Rae1"},
                                           CanonicalCase{"r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7a8q", "bxa8=Q+"},
                                           CanonicalCase{"6rk/6pp/7N/8/8/8/8/4K3 w - - 0 1", "h6f7", "Nf7#"}));

struct DifferenceCase {
    const char* sans;  // the last one is looked at
    Flags<SanDifference> differences;
};
void PrintTo(const DifferenceCase& difference_case, std::ostream* out) { *out << difference_case.sans; }

class Differences : public ::testing::TestWithParam<DifferenceCase> {};

using D = SanDifference;

TEST_P(Differences, AreFound) {
    const std::string sans = GetParam().sans;
    const std::size_t last = sans.rfind(' ') + 1;
    const Position before = after(Position(), std::string_view(sans).substr(0, last));
    const auto san = parse_san(std::string_view(sans).substr(last));
    ASSERT_TRUE(san.has_value());
    const auto move = resolve(before, *san);
    ASSERT_TRUE(move.has_value());
    Position next = before;
    next.play(*move);
    Flags<SanDifference> found = spelling_differences(before, *san, *move);
    found.insert(mark_differences(*san, next));
    EXPECT_EQ(found, GetParam().differences);
    EXPECT_EQ(is_canonical(before, *san, *move, next), found.empty() && san->oddities.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Lines, Differences,
    ::testing::Values(DifferenceCase{"e4", {}}, DifferenceCase{"Ng1f3", D::disambiguation},
                      DifferenceCase{"Ngf3", D::disambiguation}, DifferenceCase{"N1f3", D::disambiguation},
                      DifferenceCase{"Nxf3", D::capture_mark}, DifferenceCase{"e4 d5 ed5", D::capture_mark},
                      DifferenceCase{"e4 d5 exd5", {}}, DifferenceCase{"e4 d5 exd5 Qd5", D::capture_mark},
                      DifferenceCase{"e2-e4", D::disambiguation}, DifferenceCase{"e4 d5 e4xd5", D::disambiguation},
                      DifferenceCase{"e4+", D::check_mark}, DifferenceCase{"e4#", D::mate_mark},
                      DifferenceCase{"e4 f5 Qh5", D::check_mark}, DifferenceCase{"e4 f5 Qh5+", {}},
                      DifferenceCase{"e4 f5 Qh5#", D::mate_mark}, DifferenceCase{"e4 f6 d4 g5 Qh5#", {}},
                      DifferenceCase{"e4 f6 d4 g5 Qh5+", D::mate_mark}, DifferenceCase{"e4 f6 d4 g5 Qh5", D::mate_mark},
                      DifferenceCase{"e4 f6 d4 g5 Qxh5+", (Flags<D>{D::mate_mark, D::capture_mark})},
                      DifferenceCase{"d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Nge2", D::disambiguation},
                      DifferenceCase{"Nf3 d5 d3 d4 Nbd2", {}}, DifferenceCase{"Nf3 d5 d3 d4 Nb1d2", D::disambiguation},
                      DifferenceCase{"Nf3 d5 d3 d4 N1d2", D::disambiguation}, DifferenceCase{"e2e4", {}},
                      DifferenceCase{"e4 e5 Nf3 Nc6 Bc4 Bc5 0-0", {}}));

TEST(AppendSan, AppendsToWhatIsThere) {
    std::string text = "1. ";
    append_san(text, Position(), Move::normal(Square::g1, Square::f3));
    EXPECT_EQ(text, "1. Nf3");
}

}  // namespace
}  // namespace arbiter
