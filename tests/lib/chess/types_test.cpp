#include "chess/types.h"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

TEST(Square, IsMadeOfFileAndRank) {
    static_assert(make_square(File::e, Rank::fourth) == Square::e4);
    static_assert(file_of(Square::h1) == File::h && rank_of(Square::h1) == Rank::first);
    static_assert(index(Square::a1) == 0 && index(Square::h1) == 7 && index(Square::a2) == 8 &&
                  index(Square::h8) == 63);
    for (unsigned i = 0; i < 64; ++i) {
        const auto square = static_cast<Square>(i);
        EXPECT_EQ(make_square(file_of(square), rank_of(square)), square);
    }
}

TEST(Rank, IsCountedFromTheOwnSide) {
    static_assert(relative_rank(Color::white, Rank::second) == Rank::second);
    static_assert(relative_rank(Color::black, Rank::second) == Rank::seventh);
    static_assert(relative_rank(Color::black, Rank::eighth) == Rank::first);
}

TEST(Color, HasAnOpposite) {
    static_assert(opposite(Color::white) == Color::black && opposite(Color::black) == Color::white);
}

TEST(Role, HasTheEnglishCapitalLetter) {
    for (const Role role : {Role::pawn, Role::knight, Role::bishop, Role::rook, Role::queen, Role::king}) {
        EXPECT_EQ(role_from_char(to_char(role)), role);
    }
    EXPECT_EQ(role_from_char('n'), std::nullopt);
    EXPECT_EQ(role_from_char('S'), std::nullopt);
    EXPECT_EQ(role_from_char('\0'), std::nullopt);
}

TEST(Piece, HasTheLetterOfFen) {
    static_assert(to_char(Piece{Color::white, Role::knight}) == 'N');
    static_assert(to_char(Piece{Color::black, Role::king}) == 'k');
}

TEST(EnPassant, TakesThePawnBehindTheSquare) {
    static_assert(ep_victim(Square::e6) == Square::e5);
    static_assert(ep_victim(Square::a3) == Square::a4);
}

}  // namespace
}  // namespace arbiter
