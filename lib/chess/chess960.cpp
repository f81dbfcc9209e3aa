#include "chess/chess960.h"

#include <cassert>

namespace arbiter {
namespace {

// Scharnagl numbering: number = 4 * (4 * (6 * knights + queen) + dark bishop) + light bishop. The knights' number is the
// place of their pair in this list, counted over the five squares that bishops and queen leave free.
struct KnightPair {
    unsigned first;
    unsigned second;
};
constexpr std::array<KnightPair, 10> kKnightPairs{
    {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};

constexpr std::size_t kNowhere = 8;

using Places = std::array<std::optional<Role>, 8>;

// The file of the n-th empty place, counted from 0.
constexpr std::size_t empty_place(const Places& places, unsigned n) noexcept {
    for (std::size_t file = 0; file < 8; ++file) {
        if (places[file]) continue;
        if (n == 0) return file;
        --n;
    }
    return kNowhere;
}

// Reads the men of one colour on its first rank; absent if a square holds no man of it or a pawn.
std::optional<BackRank> back_rank(const Board& board, Color color) noexcept {
    const Rank rank = relative_rank(color, Rank::first);
    BackRank roles{};
    for (unsigned file = 0; file < 8; ++file) {
        const std::optional<Piece> man = board.at(make_square(static_cast<File>(file), rank));
        if (!man || man->color != color) return std::nullopt;
        roles[file] = man->role;
    }
    return roles;
}

}  // namespace

BackRank chess960_back_rank(unsigned number) noexcept {
    assert(number < kStartPositions);
    Places places{};
    places[std::size_t{2} * (number % 4) + 1] = Role::bishop;  // light squares b d f h
    places[std::size_t{2} * (number / 4 % 4)] = Role::bishop;  // dark squares a c e g
    places[empty_place(places, number / 16 % 6)] = Role::queen;
    const KnightPair knights = kKnightPairs[number / 96];
    const std::size_t second = empty_place(places, knights.second);
    places[empty_place(places, knights.first)] = Role::knight;
    places[second] = Role::knight;
    for (const Role role : {Role::rook, Role::king, Role::rook}) places[empty_place(places, 0)] = role;
    BackRank result{};
    for (std::size_t file = 0; file < 8; ++file) result[file] = *places[file];
    return result;
}

// The fields are read back, and the array of the number that they give must be the same.
std::optional<unsigned> chess960_number(const BackRank& back_rank) noexcept {
    unsigned light = 0;
    unsigned dark = 0;
    unsigned queen = 0;
    unsigned free = 0;  // places passed that hold neither bishop nor queen
    unsigned not_bishops = 0;
    std::array<unsigned, 2> knights{};
    std::size_t found_knights = 0;
    for (unsigned file = 0; file < 8; ++file) {
        const Role role = back_rank[file];
        if (role == Role::bishop) {
            (file % 2 == 1 ? light : dark) = file / 2;
            continue;
        }
        if (role == Role::queen) {
            queen = not_bishops;
        } else {
            if (role == Role::knight && found_knights < 2) knights[found_knights++] = free;
            ++free;
        }
        ++not_bishops;
    }
    if (queen >= 6) return std::nullopt;
    for (unsigned pair = 0; pair < kKnightPairs.size(); ++pair) {
        if (kKnightPairs[pair].first != knights[0] || kKnightPairs[pair].second != knights[1]) continue;
        const unsigned number = 4 * (4 * (6 * pair + queen) + dark) + light;
        if (chess960_back_rank(number) == back_rank) return number;
    }
    return std::nullopt;
}

Setup chess960_start(unsigned white, unsigned black) noexcept {
    Setup setup;
    for (const Color color : {Color::white, Color::black}) {
        const BackRank roles = chess960_back_rank(color == Color::white ? white : black);
        for (unsigned i = 0; i < 8; ++i) {
            const auto file = static_cast<File>(i);
            const Square home = make_square(file, relative_rank(color, Rank::first));
            setup.board.put(home, {color, roles[i]});
            setup.board.put(make_square(file, relative_rank(color, Rank::second)), {color, Role::pawn});
            if (roles[i] == Role::rook) setup.castling_rooks.insert(home);
        }
    }
    return setup;
}

std::optional<StartNumbers> chess960_numbers(const Board& board) noexcept {
    if (board.of(Color::white, Role::pawn) != bitboard_of(Rank::second)) return std::nullopt;
    if (board.of(Color::black, Role::pawn) != bitboard_of(Rank::seventh)) return std::nullopt;
    if (board.occupied().count() != 32) return std::nullopt;
    const std::optional<BackRank> white = back_rank(board, Color::white);
    const std::optional<BackRank> black = back_rank(board, Color::black);
    if (!white || !black) return std::nullopt;
    const std::optional<unsigned> white_number = chess960_number(*white);
    const std::optional<unsigned> black_number = chess960_number(*black);
    if (!white_number || !black_number) return std::nullopt;
    return StartNumbers{*white_number, *black_number};
}

bool needs_chess960(const Setup& setup) noexcept {
    for (const Color color : {Color::white, Color::black}) {
        const Bitboard rooks = setup.castling_rooks & setup.board.of(color);
        if (rooks.empty()) continue;
        const Bitboard kings = setup.board.of(color, Role::king);
        if ((kings & ~bitboard_of(File::e)).any()) return true;
        if ((rooks & ~(bitboard_of(File::a) | bitboard_of(File::h))).any()) return true;
    }
    return false;
}

}  // namespace arbiter
