// The law of the fast path: what it says of a game is what the parser and the validate pass say.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace arbiter::testing {

// The first thing that breaks the law in this text, as text; absent if it holds: all kernels see the same, games and
// findings and totals are the same with and without skimming, and line ends are counted right.
std::optional<std::string> broken_skim_law(std::string_view text);

// How many games of the text are skimmed: so that a test can see that it tests something.
std::size_t skimmed_games(std::string_view text);

}  // namespace arbiter::testing
