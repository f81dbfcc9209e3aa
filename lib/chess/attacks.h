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

// How a man goes: by its role, but pawns that take and pawns that step are told apart. A table of its own for the steps
// keeps the search for a move's origin free of branches.
using Reach = unsigned;
constexpr Reach kPawnTakes = 0;
constexpr Reach kPawnSteps = 6;
constexpr Reach reach_of(Role role) noexcept { return static_cast<Reach>(role); }

template <class T>
using BySquare = std::array<T, 64>;

struct AttackTables {
    BySquare<SquareLines> lines;
    std::array<std::array<std::uint64_t, 64>, 8> across;  // by file of the square and the six inner files
    std::array<std::array<std::uint64_t, 64>, 8> along;   // by rank of the square and the six inner ranks
    // The squares from which a man of that colour reaches a square on an empty board; see Reach.
    ByColor<std::array<BySquare<Bitboard>, 7>> origins;
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
    return detail::kAttacks.origins[opposite(color)][detail::kPawnTakes][index(square)];
}
// What a knight, bishop, rook, queen or king attacks on an empty board. Requires: role is not pawn.
inline Bitboard unblocked_attacks(Role role, Square square) noexcept {
    return detail::kAttacks.origins[Color::white][detail::reach_of(role)][index(square)];
}
inline Bitboard knight_attacks(Square square) noexcept { return unblocked_attacks(Role::knight, square); }
inline Bitboard king_attacks(Square square) noexcept { return unblocked_attacks(Role::king, square); }

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

// The squares strictly between two squares of one rank, file or diagonal; none for other pairs.
inline Bitboard between(Square a, Square b) noexcept { return detail::kAttacks.between[index(a)][index(b)]; }

// The squares from which a pawn of that colour can step to square, one rank or from its own second rank two, if no man
// stands in the way.
inline Bitboard pawn_push_origins(Color color, Square square) noexcept {
    return detail::kAttacks.origins[color][detail::kPawnSteps][index(square)];
}

// The bishops, rooks and queens among men that attack square when exactly the squares of occupied are taken.
inline Bitboard slider_attackers(const Board& board, Square square, Bitboard men, Bitboard occupied) noexcept {
    const Bitboard queens = board.of(Role::queen);
    // Few stand on a line with the square, often none for many moves in a row.
    const Bitboard snipers = men & (((board.of(Role::rook) | queens) & unblocked_attacks(Role::rook, square)) |
                                    ((board.of(Role::bishop) | queens) & unblocked_attacks(Role::bishop, square)));
    Bitboard found;
    for (const Square sniper : snipers) {
        if ((between(square, sniper) & occupied).empty()) found.insert(sniper);
    }
    return found;
}

// The men of color on board that attack square when exactly the squares of occupied are taken. A man of the board that
// is not in occupied does not block but is still found; mask the result where it has been captured.
inline Bitboard attackers(const Board& board, Square square, Color color, Bitboard occupied) noexcept {
    const Bitboard men = board.of(color);
    const Bitboard steppers = (knight_attacks(square) & board.of(Role::knight)) |
                              (king_attacks(square) & board.of(Role::king)) |
                              (pawn_attacks(opposite(color), square) & board.of(Role::pawn));
    return (steppers & men) | slider_attackers(board, square, men, occupied);
}

}  // namespace arbiter
