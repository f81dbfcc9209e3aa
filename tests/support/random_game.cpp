#include "support/random_game.h"

#include <algorithm>

#include "chess/chess960.h"

namespace arbiter::testing {

std::uint64_t RandomSource::next() noexcept {
    state_ += 0x9E3779B97F4A7C15;
    std::uint64_t word = state_;
    word = (word ^ (word >> 30U)) * 0xBF58476D1CE4E5B9;
    word = (word ^ (word >> 27U)) * 0x94D049BB133111EB;
    return word ^ (word >> 31U);
}

std::vector<Position> random_game(RandomSource& random, const Position& start, unsigned plies) {
    std::vector<Position> game{start};
    for (unsigned ply = 0; ply < plies; ++ply) {
        const MoveList moves = game.back().legal_moves();
        if (moves.empty()) break;
        const auto count = static_cast<std::uint32_t>(moves.size());
        Move move = moves[random.below(count)];
        // A second draw for dull moves.
        if (move.kind() == Move::Kind::normal && !game.back().is_capture(move)) move = moves[random.below(count)];
        for (const Move candidate : moves) {
            const bool is_rare = candidate.kind() == Move::Kind::castling || candidate.kind() == Move::Kind::en_passant;
            if (is_rare && random.below(3) == 0) move = candidate;
        }
        game.push_back(game.back());
        game.back().play(move);
    }
    return game;
}

Position random_start(RandomSource& random, StartArray array) {
    if (array == StartArray::standard) return Position();
    const unsigned white = random.below(kStartPositions);
    const unsigned black = array == StartArray::chess960 ? white : random.below(kStartPositions);
    return *Position::from_setup(chess960_start(white, black));
}

Position random_scatter(RandomSource& random, unsigned men) {
    while (true) {
        Setup setup;
        const auto free_square = [&] {
            auto square = static_cast<Square>(random.below(64));
            while (setup.board.at(square)) square = static_cast<Square>(random.below(64));
            return square;
        };
        setup.turn = random.below(2) == 0 ? Color::white : Color::black;
        setup.board.put(free_square(), {Color::white, Role::king});
        setup.board.put(free_square(), {Color::black, Role::king});
        for (unsigned i = 0; i < std::min(men, 60U); ++i) {
            const Square square = free_square();
            const bool is_back_rank = rank_of(square) == Rank::first || rank_of(square) == Rank::eighth;
            const auto role = static_cast<Role>(is_back_rank ? 1 + random.below(4) : random.below(5));
            setup.board.put(square, {random.below(2) == 0 ? Color::white : Color::black, role});
        }
        for (const Square pawn : setup.board.of(opposite(setup.turn), Role::pawn)) {
            const auto square = static_cast<Square>(index(pawn) ^ 8U);
            if (is_possible_ep_square(setup.board, setup.turn, square) && random.below(2) == 0)
                setup.ep_square = square;
        }
        const auto position = Position::from_setup(setup);
        if (position.has_value()) return *position;
    }
}

}  // namespace arbiter::testing
