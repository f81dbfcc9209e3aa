#include "chess/board.h"

#include <array>

namespace arbiter {

Board Board::standard() noexcept {
    constexpr std::array<Role, 8> kBackRank{Role::rook, Role::knight, Role::bishop, Role::queen,
                                            Role::king, Role::bishop, Role::knight, Role::rook};
    Board board;
    for (unsigned i = 0; i < 8; ++i) {
        const auto file = static_cast<File>(i);
        board.put(make_square(file, Rank::first), {Color::white, kBackRank[i]});
        board.put(make_square(file, Rank::second), {Color::white, Role::pawn});
        board.put(make_square(file, Rank::seventh), {Color::black, Role::pawn});
        board.put(make_square(file, Rank::eighth), {Color::black, kBackRank[i]});
    }
    return board;
}

std::optional<Piece> Board::at(Square square) const noexcept {
    const std::optional<Color> color = color_at(square);
    if (!color) return std::nullopt;
    return Piece{*color, occupied_role(square)};
}

std::optional<Role> Board::role_at(Square square) const noexcept {
    if (!occupied().contains(square)) return std::nullopt;
    return occupied_role(square);
}

std::optional<Color> Board::color_at(Square square) const noexcept {
    if (of(Color::white).contains(square)) return Color::white;
    if (of(Color::black).contains(square)) return Color::black;
    return std::nullopt;
}

void Board::put(Square square, Piece piece) noexcept {
    remove(square);
    toggle(piece, square);
}

void Board::remove(Square square) noexcept {
    for (Bitboard& men : by_role_.values) men.erase(square);
    for (Bitboard& men : by_color_.values) men.erase(square);
}

}  // namespace arbiter
