// The vocabulary of the chess layer: colours, roles, pieces, files, ranks, squares.
#pragma once

#include <cstdint>
#include <optional>

#include "base/enum_array.h"

namespace arbiter {

enum class Color : std::uint8_t { white, black };
enum class Role : std::uint8_t { pawn, knight, bishop, rook, queen, king };
enum class File : std::uint8_t { a, b, c, d, e, f, g, h };
enum class Rank : std::uint8_t { first, second, third, fourth, fifth, sixth, seventh, eighth };

// 0 … 63, rank by rank: a1 = 0, b1 = 1, h1 = 7, a2 = 8, h8 = 63. Absence is std::optional<Square>.
// clang-format off
enum class Square : std::uint8_t {
    a1, b1, c1, d1, e1, f1, g1, h1,
    a2, b2, c2, d2, e2, f2, g2, h2,
    a3, b3, c3, d3, e3, f3, g3, h3,
    a4, b4, c4, d4, e4, f4, g4, h4,
    a5, b5, c5, d5, e5, f5, g5, h5,
    a6, b6, c6, d6, e6, f6, g6, h6,
    a7, b7, c7, d7, e7, f7, g7, h7,
    a8, b8, c8, d8, e8, f8, g8, h8,
};
// clang-format on

// The wing of a castling move: the king ends on the g-file or on the c-file.
enum class CastlingSide : std::uint8_t { king_side, queen_side };

struct Piece {
    Color color;
    Role role;
    friend constexpr bool operator==(Piece, Piece) noexcept = default;
};

template <class T>
using ByColor = EnumArray<Color, T, 2>;
template <class T>
using ByRole = EnumArray<Role, T, 6>;

constexpr Color opposite(Color color) noexcept { return static_cast<Color>(static_cast<unsigned>(color) ^ 1U); }

constexpr std::uint8_t index(Square square) noexcept { return static_cast<std::uint8_t>(square); }
constexpr File file_of(Square square) noexcept { return static_cast<File>(index(square) & 7U); }
constexpr Rank rank_of(Square square) noexcept { return static_cast<Rank>(index(square) >> 3U); }
constexpr Square make_square(File file, Rank rank) noexcept {
    return static_cast<Square>((static_cast<unsigned>(rank) << 3U) | static_cast<unsigned>(file));
}

// The square of the pawn that a move to the en passant square takes: on rank 6 that on rank 5, on rank 3 that on rank 4.
constexpr Square ep_victim(Square ep_square) noexcept { return static_cast<Square>(index(ep_square) ^ 8U); }

// The rank as the given colour counts it: its first rank is where its king starts.
constexpr Rank relative_rank(Color color, Rank rank) noexcept {
    return color == Color::white ? rank : static_cast<Rank>(7U - static_cast<unsigned>(rank));
}

constexpr char to_char(File file) noexcept { return static_cast<char>('a' + static_cast<int>(file)); }
constexpr char to_char(Rank rank) noexcept { return static_cast<char>('1' + static_cast<int>(rank)); }
// The English capital letter: P N B R Q K.
constexpr char to_char(Role role) noexcept { return "PNBRQK"[static_cast<unsigned>(role)]; }
// The FEN letter: capitals for White.
constexpr char to_char(Piece piece) noexcept {
    const char letter = to_char(piece.role);
    return piece.color == Color::white ? letter : static_cast<char>(letter + ('a' - 'A'));
}

// The role of an English capital letter (P N B R Q K).
constexpr std::optional<Role> role_from_char(char letter) noexcept {
    switch (letter) {
        case 'P': return Role::pawn;
        case 'N': return Role::knight;
        case 'B': return Role::bishop;
        case 'R': return Role::rook;
        case 'Q': return Role::queen;
        case 'K': return Role::king;
        default: return std::nullopt;
    }
}

}  // namespace arbiter
