#include "chess/attacks.h"

namespace arbiter {
namespace {

using detail::AttackTables;
using detail::Line;
using detail::reach_of;
using detail::SquareLines;

struct Step {
    int file;
    int rank;
};

constexpr std::array<Step, 8> kKnightSteps{{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
// Rook directions first.
constexpr std::array<Step, 8> kDirections{{{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}}};

constexpr int file_index(unsigned square) { return static_cast<int>(square & 7U); }
constexpr int rank_index(unsigned square) { return static_cast<int>(square >> 3U); }
constexpr bool on_board(int file, int rank) { return file >= 0 && file < 8 && rank >= 0 && rank < 8; }

constexpr std::uint64_t bit(int file, int rank) {
    return on_board(file, rank) ? std::uint64_t{1} << static_cast<unsigned>(rank * 8 + file) : 0;
}

constexpr std::uint64_t stepped(unsigned square, Step step) {
    return bit(file_index(square) + step.file, rank_index(square) + step.rank);
}

// The squares from square on in one direction, up to the edge.
constexpr std::uint64_t ray(unsigned square, Step step) {
    std::uint64_t squares = 0;
    int file = file_index(square) + step.file;
    int rank = rank_index(square) + step.rank;
    while (on_board(file, rank)) {
        squares |= bit(file, rank);
        file += step.file;
        rank += step.rank;
    }
    return squares;
}

constexpr std::uint64_t two_rays(unsigned square, unsigned direction) {
    return ray(square, kDirections[direction]) | ray(square, kDirections[direction + 1]);
}

constexpr std::uint64_t kFileB = 0x0202020202020202;
constexpr std::uint64_t kDiagonalC2H7 = 0x0080402010080400;

// A man on file f of a line with one man a file is multiplied into bit 57 + f by one of the bits of the b-file. On a
// rank a plain shift does the same. A man on rank r of the a-file is multiplied into bit 58 + (6 - r) by a bit of the
// diagonal c2-h7; for another file the factor is shifted back.
constexpr SquareLines lines_of(unsigned square) {
    const unsigned file = square & 7U;
    const unsigned rank = square >> 3U;
    return {.rank = Line{two_rays(square, 2), std::uint64_t{1} << (57U - 8U * rank)},
            .file = Line{two_rays(square, 0), kDiagonalC2H7 >> file},
            .diagonal = Line{two_rays(square, 4), kFileB},
            .anti_diagonal = Line{two_rays(square, 6), kFileB}};
}

// The squares 0 … 7 of a line of eight that a slider on from attacks, with the men of the six inner squares given.
constexpr unsigned attacked_on_line(unsigned from, unsigned inner) {
    const unsigned occupied = inner << 1U;
    unsigned attacked = 0;
    for (unsigned to = from + 1; to < 8; ++to) {
        attacked |= 1U << to;
        if ((occupied >> to & 1U) != 0) break;
    }
    for (unsigned to = from; to-- > 0;) {
        attacked |= 1U << to;
        if ((occupied >> to & 1U) != 0) break;
    }
    return attacked;
}

constexpr void fill_patterns(AttackTables& tables) {
    for (unsigned from = 0; from < 8; ++from) {
        for (unsigned inner = 0; inner < 64; ++inner) {
            const unsigned attacked = attacked_on_line(from, inner);
            tables.across[from][inner] = attacked * std::uint64_t{0x0101010101010101};
            unsigned reversed = 0;  // the factor of a file gives the ranks in reverse order
            for (unsigned i = 0; i < 6; ++i) reversed |= (inner >> i & 1U) << (5U - i);
            std::uint64_t ranks = 0;
            for (unsigned rank = 0; rank < 8; ++rank) {
                if ((attacked >> rank & 1U) != 0) ranks |= std::uint64_t{0xFF} << (8U * rank);
            }
            tables.along[from][reversed] = ranks;
        }
    }
}

constexpr void fill_men(AttackTables& tables, unsigned square) {
    std::uint64_t knight = 0;
    std::uint64_t king = 0;
    for (const Step step : kKnightSteps) knight |= stepped(square, step);
    for (const Step step : kDirections) king |= stepped(square, step);
    const std::uint64_t rook = two_rays(square, 0) | two_rays(square, 2);
    const std::uint64_t bishop = two_rays(square, 4) | two_rays(square, 6);
    for (auto& origins : tables.origins.values) {
        origins[reach_of(Role::knight)][square] = Bitboard(knight);
        origins[reach_of(Role::bishop)][square] = Bitboard(bishop);
        origins[reach_of(Role::rook)][square] = Bitboard(rook);
        origins[reach_of(Role::queen)][square] = Bitboard(rook | bishop);
        origins[reach_of(Role::king)][square] = Bitboard(king);
    }
}

constexpr void fill_pawns(AttackTables& tables, unsigned square) {
    for (const Color color : {Color::white, Color::black}) {
        const int back = color == Color::white ? -1 : 1;
        std::uint64_t steps = stepped(square, {0, back});
        const Rank rank = relative_rank(color, static_cast<Rank>(square >> 3U));
        if (rank == Rank::fourth) steps |= stepped(square, {0, 2 * back});
        tables.origins[color][detail::kPawnTakes][square] =
            Bitboard(stepped(square, {-1, back}) | stepped(square, {1, back}));
        tables.origins[color][detail::kPawnSteps][square] = Bitboard(steps);
    }
}

constexpr void fill_between(AttackTables& tables, unsigned square) {
    for (const Step step : kDirections) {
        std::uint64_t passed = 0;
        int file = file_index(square) + step.file;
        int rank = rank_index(square) + step.rank;
        while (on_board(file, rank)) {
            tables.between[square][static_cast<unsigned>(rank * 8 + file)] = Bitboard(passed);
            passed |= bit(file, rank);
            file += step.file;
            rank += step.rank;
        }
    }
}

constexpr AttackTables make_tables() {
    AttackTables tables{};
    fill_patterns(tables);
    for (unsigned square = 0; square < 64; ++square) {
        tables.lines[square] = lines_of(square);
        fill_men(tables, square);
        fill_pawns(tables, square);
        fill_between(tables, square);
    }
    return tables;
}

}  // namespace

namespace detail {

constexpr AttackTables kAttacks = make_tables();

}  // namespace detail

Bitboard attacks(Role role, Square square, Bitboard occupied) noexcept {
    switch (role) {
        case Role::pawn: return Bitboard();
        case Role::knight: return knight_attacks(square);
        case Role::bishop: return bishop_attacks(square, occupied);
        case Role::rook: return rook_attacks(square, occupied);
        case Role::queen: return queen_attacks(square, occupied);
        case Role::king: return king_attacks(square);
    }
    return Bitboard();
}

}  // namespace arbiter
