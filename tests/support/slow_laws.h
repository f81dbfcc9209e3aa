// The Laws once more, slow and obvious: whole positions are compared field by field, every legal move is tried, nothing
// is remembered. What lib/rules says is compared with this.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chess/position.h"
#include "rules/ruleset.h"
#include "rules/verdict.h"

namespace arbiter::testing {

// The positions of a game, the start first.
using SlowGame = std::vector<Position>;

// FIDE Laws 2023, 9.2.3, read off two setups.
bool slow_same(const Position& a, const Position& b);
// How often that position has stood up to a ply.
std::uint32_t slow_occurrences_of(const Position& position, const SlowGame& game, std::size_t ply);
// How often the position at ply has stood up to then, itself included.
std::uint32_t slow_occurrences(const SlowGame& game, std::size_t ply);
// Whether it stood also 4, 8, … half-moves before, `times` times in all.
bool slow_in_a_row(const SlowGame& game, std::size_t ply, std::uint32_t times);
// The material test, by counting men square by square.
bool slow_cannot_win(const Position& position, Color side);

// What the side to move may claim at a ply.
struct SlowClaims {
    bool threefold_board = false;
    std::vector<std::string> threefold_moves;  // SAN
    bool fifty_board = false;
    std::vector<std::string> fifty_moves;  // SAN
};
// Requires: ply < game.size().
SlowClaims slow_claims(const SlowGame& game, std::size_t ply, const RuleSet& rules);

// The automatic end by the FIDE Laws with the material test in place of the dead position.
std::optional<Verdict> slow_verdict(const SlowGame& game, const RuleSet& rules);

}  // namespace arbiter::testing
