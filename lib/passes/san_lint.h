// Is a move written as PGN standard 8.2.3 wants it, and if not, how does the spelling differ?
#pragma once

#include <string>

#include "chess/move.h"
#include "chess/position.h"
#include "chess/san.h"

namespace arbiter {

// Whether `san` is the one right spelling of `move`. `after` is `before` with the move played, which the caller has
// anyway. Does not build the right spelling; fast for all that is written right.
bool is_canonical(const San& san, Move move, const Position& before, const Position& after) noexcept;

// Appends what differs between what was written and the right spelling: "check mark missing, long form".
void append_differences(std::string& out, const San& written, const San& right);

}  // namespace arbiter
