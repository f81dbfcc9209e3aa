#include "chess/board.h"

#include <gtest/gtest.h>

#include "support/chess_text.h"

namespace arbiter {
namespace {

TEST(Board, IsEmptyFromTheStart) {
    const Board board;
    EXPECT_EQ(board.occupied(), Bitboard());
    EXPECT_EQ(board.at(Square::e1), std::nullopt);
    EXPECT_EQ(board.role_at(Square::e1), std::nullopt);
    EXPECT_EQ(board.color_at(Square::e1), std::nullopt);
}

TEST(Board, OfStandardChessHasThirtyTwoMen) {
    const Board board = Board::standard();
    EXPECT_EQ(board.occupied().count(), 32U);
    EXPECT_EQ(board.at(Square::d1), (Piece{Color::white, Role::queen}));
    EXPECT_EQ(board.at(Square::e8), (Piece{Color::black, Role::king}));
    EXPECT_EQ(board.king_of(Color::black), Square::e8);
    EXPECT_EQ(board.of(Color::white, Role::pawn), bitboard_of(Rank::second));
}

TEST(Board, PutsAPieceInPlaceOfAnother) {
    Board board = Board::standard();
    board.put(Square::e1, {Color::black, Role::knight});
    EXPECT_EQ(board.at(Square::e1), (Piece{Color::black, Role::knight}));
    EXPECT_EQ(board.of(Color::white, Role::king), Bitboard());
    EXPECT_EQ(board.occupied().count(), 32U);
}

TEST(Board, KnowsEveryRoleWithoutABranch) {
    Board board;
    for (unsigned role = 0; role < 6; ++role) {
        board.put(static_cast<Square>(role), {Color::white, static_cast<Role>(role)});
        EXPECT_EQ(board.occupied_role(static_cast<Square>(role)), static_cast<Role>(role));
    }
    EXPECT_EQ(board.occupied_role(Square::h8), Role::pawn);
}

TEST(Board, RemovesWhatIsThere) {
    Board board = Board::standard();
    board.remove(Square::a1);
    board.remove(Square::e4);
    EXPECT_EQ(board.at(Square::a1), std::nullopt);
    EXPECT_EQ(board.occupied().count(), 31U);
}

TEST(Board, TogglesAPieceFromSquareToSquare) {
    Board board = Board::standard();
    board.toggle({Color::white, Role::pawn}, Bitboard(Square::e2) | Bitboard(Square::e4));
    EXPECT_EQ(board.at(Square::e2), std::nullopt);
    EXPECT_EQ(board.at(Square::e4), (Piece{Color::white, Role::pawn}));
    EXPECT_NE(board, Board::standard());
}

}  // namespace
}  // namespace arbiter
