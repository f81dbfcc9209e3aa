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
    // Requires: color has exactly one king (true for the board of any Position).
    constexpr Square king_of(Color color) const noexcept { return of(color, Role::king).first(); }

    // Puts a piece on a square, in place of what stood there.
    void put(Square square, Piece piece) noexcept;
    // Empties a square; nothing happens on an empty one.
    void remove(Square square) noexcept;

    friend constexpr bool operator==(const Board&, const Board&) noexcept = default;

private:
    ByRole<Bitboard> by_role_;
    ByColor<Bitboard> by_color_;
};

}  // namespace arbiter
