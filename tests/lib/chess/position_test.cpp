#include "chess/position.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/chess_text.h"
#include "support/matchers.h"

namespace arbiter {
namespace {

using testing::after;
using testing::fen;
using testing::move;
using testing::position;

bool has_move(const Position& position, Move move) {
    const MoveList moves = position.legal_moves();
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

TEST(Position, StartsAsStandardChess) {
    const Position start;
    EXPECT_EQ(fen(start), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    EXPECT_EQ(start.legal_moves().size(), 20U);
    EXPECT_FALSE(start.in_check());
}

TEST(Position, IsNotMadeOfABadSetup) {
    const auto result = Position::from_setup(testing::setup("4k3/8/8/8/8/8/8/8 w - - 0 1"));
    EXPECT_THAT(result.has_value(), false);
    EXPECT_EQ(result.error(), SetupFault::no_white_king);
}

TEST(Position, StaysSmall) { EXPECT_LE(sizeof(Position), 104U); }

TEST(Play, MovesCapturesAndCounts) {
    const Position position = after(Position(), "e4 d5 exd5 Qxd5 Nc3 Qa5");
    EXPECT_EQ(fen(position), "rnb1kbnr/ppp1pppp/8/q7/8/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 4");
}

TEST(Play, TakesEnPassant) {
    const Position position = after(Position(), "e4 e6 e5 d5 exd6");
    EXPECT_EQ(fen(position), "rnbqkbnr/ppp2ppp/3Pp3/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3");
}

TEST(Play, PromotesAndTakesTheRightOfTheRookTaken) {
    const Position before = position("r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1");
    EXPECT_EQ(fen(after(before, "bxa8=Q+")), "Q3k3/8/8/8/8/8/8/4K3 b - - 0 1");
    EXPECT_EQ(fen(after(before, "b8=N")), "rN2k3/8/8/8/8/8/8/4K3 b q - 0 1");
}

TEST(Play, LosesRightsWithKingAndRooks) {
    const Position before = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    EXPECT_EQ(fen(after(before, "Ke2")), "r3k2r/8/8/8/8/8/4K3/R6R b kq - 1 1");
    EXPECT_EQ(fen(after(before, "Rb1")), "r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 1 1");
    EXPECT_EQ(fen(after(before, "Rxa8+")), "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 1");
}

TEST(Play, StopsCountersAtTheirLargestValue) {
    Position last = position("4k3/8/8/8/8/8/8/4K3 b - - 4294967295 4294967295");
    last.play(move(last, "Kd8"));
    EXPECT_EQ(last.halfmoves(), 4294967295U);
    EXPECT_EQ(last.fullmove(), 4294967295U);
}

TEST(PlayNull, PassesTheTurn) {
    Position position = after(Position(), "e4");
    position.play_null();
    EXPECT_EQ(fen(position, EnPassantMode::always), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2");
    EXPECT_FALSE(position.in_check());
}

TEST(InCheck, KnowsTheMenThatGiveIt) {
    EXPECT_TRUE(after(Position(), "e4 f6 d4 g5 Qh5#").is_checkmate());
    const Position twice = position("4k3/4r3/8/8/8/5n2/8/4K3 w - - 0 1");
    EXPECT_EQ(twice.checkers(), Bitboard(Square::e7) | Bitboard(Square::f3));
    EXPECT_FALSE(after(Position(), "e4 e5").in_check());
}

TEST(IsAttacked, AsksForEitherSide) {
    const Position start;
    EXPECT_TRUE(start.is_attacked(Square::f3, Color::white));
    EXPECT_FALSE(start.is_attacked(Square::f3, Color::black));
    EXPECT_TRUE(start.is_attacked(Square::e2, Color::white));
}

TEST(Stalemate, IsNoCheckmate) {
    const Position position = testing::position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    EXPECT_TRUE(position.is_stalemate());
    EXPECT_FALSE(position.is_checkmate());
    EXPECT_FALSE(position.has_legal_move());
}

TEST(EnPassant, IsIllegalForAPawnPinnedOnFileRankOrDiagonal) {
    EXPECT_FALSE(position("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1").has_legal_en_passant());
    // Both pawns leave the rank at once.
    EXPECT_FALSE(position("7k/8/8/K2Pp2r/8/8/8/8 w - e6 0 1").has_legal_en_passant());
    EXPECT_FALSE(position("b6k/8/8/3Pp3/4K3/8/8/8 w - e6 0 1").has_legal_en_passant());
    // The pawn that is taken was the shield.
    EXPECT_FALSE(position("8/8/5k2/8/3Pp3/8/8/B3K3 b - d3 0 1").has_legal_en_passant());
}

TEST(EnPassant, IsLegalAlongThePin) {
    EXPECT_TRUE(position("6bk/8/8/3Pp3/2K5/8/8/8 w - e6 0 1").has_legal_en_passant());
    EXPECT_FALSE(after(Position(), "e4").has_legal_en_passant());
}

TEST(EnPassant, MayBeTheOnlyMove) {
    const Position mate_but_for_it = position("8/8/8/6pP/7K/8/5kq1/8 w - g6 0 1");
    ASSERT_EQ(mate_but_for_it.legal_moves().size(), 1U);
    EXPECT_EQ(mate_but_for_it.legal_moves()[0], Move::en_passant(Square::h5, Square::g6));
    EXPECT_FALSE(mate_but_for_it.is_checkmate());
}

TEST(Setup, KeepsTheEnPassantSquareByMode) {
    const Position nobody_beside = after(Position(), "e4");
    EXPECT_EQ(nobody_beside.setup(EnPassantMode::always).ep_square, Square::e3);
    EXPECT_EQ(nobody_beside.setup(EnPassantMode::pseudo_legal).ep_square, std::nullopt);
    const Position pinned = position("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    EXPECT_EQ(pinned.setup(EnPassantMode::pseudo_legal).ep_square, Square::d6);
    EXPECT_EQ(pinned.setup(EnPassantMode::legal).ep_square, std::nullopt);
    const Position legal = after(Position(), "e4 e6 e5 d5");
    EXPECT_EQ(legal.setup(EnPassantMode::legal).ep_square, Square::d6);
}

struct CastlingCase {
    const char* fen;
    CastlingSide side;
    bool is_legal;
};
void PrintTo(const CastlingCase& castling_case, std::ostream* out) { *out << castling_case.fen; }

class CastlingLegality : public ::testing::TestWithParam<CastlingCase> {};

TEST_P(CastlingLegality, IsJudgedWithTheRookGone) {
    const Position before = position(GetParam().fen);
    const std::optional<Move> castling = before.castling(GetParam().side);
    EXPECT_EQ(castling.has_value(), GetParam().is_legal);
    const Square king = before.board().king_of(before.turn());
    const std::optional<Square> rook = before.castling_rook(before.turn(), GetParam().side);
    ASSERT_TRUE(rook.has_value());
    EXPECT_EQ(has_move(before, Move::castling(king, *rook)), GetParam().is_legal);
    EXPECT_EQ(before.is_legal(Move::castling(king, *rook)), GetParam().is_legal);
}

constexpr CastlingSide kKing = CastlingSide::king_side;
constexpr CastlingSide kQueen = CastlingSide::queen_side;
INSTANTIATE_TEST_SUITE_P(
    Fens, CastlingLegality,
    ::testing::Values(CastlingCase{"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", kKing, true},
                      CastlingCase{"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", kQueen, true},
                      CastlingCase{"4k3/8/8/8/4r3/8/8/4K2R w K - 0 1", kKing, false},  // out of check
                      CastlingCase{"4k3/8/8/8/5r2/8/8/4K2R w K - 0 1", kKing, false},  // through check
                      CastlingCase{"4k3/8/8/8/6r1/8/8/4K2R w K - 0 1", kKing, false},  // into check
                      CastlingCase{"1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", kQueen, true},  // b1 may be attacked
                      CastlingCase{"4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", kQueen, false},  // b1 may not be occupied
                      CastlingCase{"4k3/8/8/8/8/8/8/qRK5 w B - 0 1", kQueen, false},   // the rook was the shield
                      CastlingCase{"4k3/8/8/8/8/8/8/rR2K1N1 w B - 0 1", kQueen, false},
                      CastlingCase{"4k3/8/8/8/8/8/8/bR2K3 w B - 0 1", kQueen, true},  // a bishop does not look along
                      CastlingCase{"4k3/8/8/8/8/8/8/1RK5 w B - 0 1", kQueen, true},   // the king stays
                      CastlingCase{"4k3/8/8/8/8/8/8/6KR w H - 0 1", kKing, true},
                      CastlingCase{"4k3/8/8/8/8/8/8/5KR1 w G - 0 1", kKing, true},  // they change places
                      CastlingCase{"3rk3/8/8/8/8/8/8/1K3R2 w F - 0 1", kKing, false},
                      CastlingCase{"4k3/8/8/8/8/8/8/1K1R4 w D - 0 1", kKing, true},  // the partner may be jumped
                      CastlingCase{"4k3/8/8/8/8/8/8/RKN5 w A - 0 1", kQueen, false},
                      CastlingCase{"4k3/8/8/8/8/8/8/4K1RR w H - 0 1", kKing, false},  // own second rook in the way
                      CastlingCase{"4k3/8/8/8/8/8/8/5KRr w G - 0 1", kKing, false}));

TEST(Castling, WorksWhereKingAndRookChangePlaces) {
    EXPECT_EQ(fen(after(position("4k3/8/8/8/8/8/8/5KR1 w G - 0 1"), "O-O")), "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    EXPECT_EQ(fen(after(position("4k3/8/8/8/8/8/8/1RK5 w B - 0 1"), "O-O-O")), "4k3/8/8/8/8/8/8/2KR4 b - - 1 1");
    EXPECT_EQ(fen(after(position("1rk5/8/8/8/8/8/8/4K3 b b - 0 1"), "O-O-O")), "2kr4/8/8/8/8/8/8/4K3 w - - 1 2");
}

TEST(Candidates, ArePinAware) {
    const Position before = after(Position(), "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O");
    const MoveList knights = before.candidates(Role::knight, Square::e2);
    ASSERT_EQ(knights.size(), 1U);
    EXPECT_EQ(knights[0], Move::normal(Square::g1, Square::e2));
}

TEST(Candidates, OfAPromotionAreFour) {
    EXPECT_EQ(position("4k3/1P6/8/8/8/8/8/4K3 w - - 0 1").candidates(Role::pawn, Square::b8).size(), 4U);
}

TEST(Candidates, DoNotContainCastling) {
    const Position before = position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_TRUE(before.candidates(Role::king, Square::g1).empty());
    EXPECT_TRUE(before.candidates(Role::king, Square::h1).empty());
}

TEST(LegalMoves, FitTheListEvenWhereNoGameLeads) {
    EXPECT_EQ(position("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1").legal_moves().size(), 218U);
    EXPECT_EQ(position("QQQQQQBk/Q6B/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1").legal_moves().size(), 265U);
}

TEST(IsCapture, CountsEnPassantAndNotCastling) {
    const Position ep = after(Position(), "e4 e6 e5 d5");
    EXPECT_TRUE(ep.is_capture(move(ep, "exd6")));
    const Position start;
    EXPECT_FALSE(start.is_capture(move(start, "e4")));
    const Position castles = position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_FALSE(castles.is_capture(move(castles, "O-O")));
}

}  // namespace
}  // namespace arbiter
