// Which squares a man attacks, and the lines between squares: tables built at compile time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "chess/bitboard.h"
#include "chess/board.h"
#include "chess/types.h"

namespace arbiter {

namespace detail {

// The men on one line through a square are found by one multiplication: (occupied & mask) * factor carries the six inner
// squares of the line to the top six bits. They select an attack pattern that is repeated over the whole board, so that
// the mask of the line cuts the answer out of it.
//
//   rank, diagonal, anti-diagonal: one man a file at most, the pattern is that of the files
//   file:                          one man a rank at most, the pattern is that of the ranks
struct Line {
    std::uint64_t mask;  // the line without the square itself
    std::uint64_t factor;
};

struct SquareLines {
    Line rank, file, diagonal, anti_diagonal;
};

template <class T>
using BySquare = std::array<T, 64>;

struct AttackTables {
    BySquare<SquareLines> lines;
    std::array<std::array<std::uint64_t, 64>, 8> across;  // by file of the square and the six inner files
    std::array<std::array<std::uint64_t, 64>, 8> along;   // by rank of the square and the six inner ranks
    ByColor<BySquare<Bitboard>> pawn;
    ByRole<BySquare<Bitboard>> unblocked;  // on an empty board; none for pawns
    // The squares from which a pawn of that colour reaches an empty square, if nobody stands between.
    ByColor<BySquare<Bitboard>> pawn_push_origins;
    BySquare<BySquare<Bitboard>> between;
};

extern const AttackTables kAttacks;

inline std::uint64_t across(const Line& line, Square square, Bitboard occupied) noexcept {
    const std::uint64_t inner = ((occupied.bits() & line.mask) * line.factor) >> 58U;
    return kAttacks.across[index(square) & 7U][inner] & line.mask;
}

inline std::uint64_t along(const Line& line, Square square, Bitboard occupied) noexcept {
    const std::uint64_t inner = ((occupied.bits() & line.mask) * line.factor) >> 58U;
    return kAttacks.along[index(square) >> 3U][inner] & line.mask;
}

}  // namespace detail

// The two squares that a pawn of that colour takes on.
inline Bitboard pawn_attacks(Color color, Square square) noexcept {
    return detail::kAttacks.pawn[color][index(square)];
}
inline Bitboard knight_attacks(Square square) noexcept {
    return detail::kAttacks.unblocked[Role::knight][index(square)];
}
inline Bitboard king_attacks(Square square) noexcept { return detail::kAttacks.unblocked[Role::king][index(square)]; }

// Sliders see up to the first man of occupied on each line, that man included.
inline Bitboard bishop_attacks(Square square, Bitboard occupied) noexcept {
    const detail::SquareLines& lines = detail::kAttacks.lines[index(square)];
    return Bitboard(detail::across(lines.diagonal, square, occupied) |
                    detail::across(lines.anti_diagonal, square, occupied));
}
inline Bitboard rook_attacks(Square square, Bitboard occupied) noexcept {
    const detail::SquareLines& lines = detail::kAttacks.lines[index(square)];
    return Bitboard(detail::across(lines.rank, square, occupied) | detail::along(lines.file, square, occupied));
}
inline Bitboard queen_attacks(Square square, Bitboard occupied) noexcept {
    return bishop_attacks(square, occupied) | rook_attacks(square, occupied);
}

// What a man of that kind attacks. Pawns attack differently by colour: none here.
Bitboard attacks(Role role, Square square, Bitboard occupied) noexcept;

// What a knight, bishop, rook, queen or king attacks on an empty board; none for a pawn.
inline Bitboard unblocked_attacks(Role role, Square square) noexcept {
    return detail::kAttacks.unblocked[role][index(square)];
}

// The squares strictly between two squares of one rank, file or diagonal; none for other pairs.
inline Bitboard between(Square a, Square b) noexcept { return detail::kAttacks.between[index(a)][index(b)]; }

// The squares from which a pawn of that colour can step to square, one rank or from its own second rank two, if no man
// stands in the way.
inline Bitboard pawn_push_origins(Color color, Square square) noexcept {
    return detail::kAttacks.pawn_push_origins[color][index(square)];
}

// The men of color on board that attack square when exactly the squares of occupied are taken. A man of the board that
// is not in occupied does not block but is still found; mask the result where it has been captured.
inline Bitboard attackers(const Board& board, Square square, Color color, Bitboard occupied) noexcept {
    const Bitboard queens = board.of(Role::queen);
    const Bitboard found = (rook_attacks(square, occupied) & (board.of(Role::rook) | queens)) |
                           (bishop_attacks(square, occupied) & (board.of(Role::bishop) | queens)) |
                           (knight_attacks(square) & board.of(Role::knight)) |
                           (king_attacks(square) & board.of(Role::king)) |
                           (pawn_attacks(opposite(color), square) & board.of(Role::pawn));
    return found & board.of(color);
}

}  // namespace arbiter
