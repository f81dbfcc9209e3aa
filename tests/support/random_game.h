// Positions of random games: the same for the same seed, on every machine.
#pragma once

#include <cstdint>
#include <vector>

#include "chess/position.h"

namespace arbiter::testing {

// SplitMix64; the distributions of <random> differ from one standard library to the next.
class RandomSource {
public:
    explicit RandomSource(std::uint64_t seed) noexcept : state_(seed) {}
    std::uint64_t next() noexcept;
    // Requires: bound > 0.
    std::uint32_t below(std::uint32_t bound) noexcept { return static_cast<std::uint32_t>(next() % bound); }

private:
    std::uint64_t state_;
};

// The positions of one random game from start, start included; it ends early where there is no legal move. Moves are
// drawn so that captures, promotions, castling and pawn moves come up more often than by pure chance.
std::vector<Position> random_game(RandomSource& random, const Position& start, unsigned plies);

enum class StartArray : std::uint8_t { standard, chess960, double_fischer_random };
Position random_start(RandomSource& random, StartArray array);

// A playable position of men thrown on the board: many queens, pinned men, checks and pawns about to promote.
Position random_scatter(RandomSource& random, unsigned men);

}  // namespace arbiter::testing
