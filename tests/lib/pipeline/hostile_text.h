// Generated PGN that makes the place of a cut hard to guess.
#pragma once

#include <cstdint>
#include <string>

namespace arbiter::testing {

// Games with and without tags, comments that quote whole games, open comments, nested braces, blank lines in odd places,
// all line ends. The same seed gives the same text.
std::string hostile_text(std::uint64_t seed, std::size_t bytes);

}  // namespace arbiter::testing
