// Does a word look like a move? For places where a guess decides between text and a game, not for reading moves.
#pragma once

#include <string_view>

namespace arbiter::detail {

// English letters only, with at least a target square ("e4", "Nbd7+", "exd8=Q#", "O-O", "0-0-0"), annotated or not.
bool looks_like_san(std::string_view word) noexcept;

}  // namespace arbiter::detail
