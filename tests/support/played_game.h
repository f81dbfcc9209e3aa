// A game from a FEN and a line of moves, and what a rule set makes of it.
#pragma once

#include <string_view>

#include "rules/judge.h"
#include "rules/perpetual_check.h"
#include "support/slow_laws.h"

namespace arbiter::testing {

inline constexpr std::string_view kStandardStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

// The position of a FEN; fails the test and returns the standard start where it is none.
Position position_from(std::string_view fen);

// Plays moves, separated by spaces, in SAN or UCI notation ("Nf3", "g1f3"); fails the test at one that is not legal.
SlowGame played(std::string_view fen, std::string_view moves);

// Runs the judge and its history over the game, as the passes do.
Judgement judged(const SlowGame& game, const RuleSet& rules);
std::optional<PerpetualCheck> perpetual_check_in(const SlowGame& game);

}  // namespace arbiter::testing
