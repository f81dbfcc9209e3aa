// Piece placement: who stands where, and nothing else.
#pragma once

#include <optional>

#include "chess/bitboard.h"
#include "chess/types.h"

namespace arbiter {

// Bitboards by role and by colour; every occupied square is in exactly one of each.
class Board {
public:
    constexpr Board() noexcept = default;
    // The array of standard chess.
    static Board standard() noexcept;

    constexpr Bitboard occupied() const noexcept { return by_color_[Color::white] | by_color_[Color::black]; }
    constexpr Bitboard of(Color color) const noexcept { return by_color_[color]; }
    constexpr Bitboard of(Role role) const noexcept { return by_role_[role]; }
    constexpr Bitboard of(Color color, Role role) const noexcept { return by_color_[color] & by_role_[role]; }
    constexpr Bitboard of(Piece piece) const noexcept { return of(piece.color, piece.role); }

    std::optional<Piece> at(Square square) const noexcept;
    std::optional<Role> role_at(Square square) const noexcept;
    std::optional<Color> color_at(Square square) const noexcept;
    // The role of the man on a square, found without a branch. Requires: the square is occupied; else the answer is pawn.
    Role occupied_role(Square square) const noexcept;
    // Requires: color has exactly one king (true for the board of any Position).
    constexpr Square king_of(Color color) const noexcept { return of(color, Role::king).first(); }

    // Puts a piece on a square, in place of what stood there.
    void put(Square square, Piece piece) noexcept;
    // Empties a square; nothing happens on an empty one.
    void remove(Square square) noexcept;
    // Flips whether the piece stands on each of the squares: {from, to} moves it, a single square adds or removes it.
    // Requires: no other piece stands on a square that gets this one.
    void toggle(Piece piece, Bitboard squares) noexcept;

    friend constexpr bool operator==(const Board&, const Board&) noexcept = default;

private:
    ByRole<Bitboard> by_role_;
    ByColor<Bitboard> by_color_;
};

// The bits of the role's number are themselves sets of men: knight 001, bishop 010, rook 011, queen 100, king 101.
inline Role Board::occupied_role(Square square) const noexcept {
    const Bitboard bit_0 = of(Role::knight) | of(Role::rook) | of(Role::king);
    const Bitboard bit_1 = of(Role::bishop) | of(Role::rook);
    const Bitboard bit_2 = of(Role::queen) | of(Role::king);
    return static_cast<Role>(static_cast<unsigned>(bit_0.contains(square)) |
                             static_cast<unsigned>(bit_1.contains(square)) << 1U |
                             static_cast<unsigned>(bit_2.contains(square)) << 2U);
}

inline void Board::toggle(Piece piece, Bitboard squares) noexcept {
    by_role_[piece.role] ^= squares;
    by_color_[piece.color] ^= squares;
}

}  // namespace arbiter
