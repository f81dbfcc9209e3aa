// Checks of the data that programs write into comments.
#pragma once

#include <cstdint>

#include "passes/findings.h"
#include "pgn/token.h"

namespace arbiter {

// Reports bad-clock and bad-eval for a comment after the move with that ply. Requires: token is a comment.
void check_comment(const Token& token, std::uint32_t ply, bool in_variation, Findings& findings);

}  // namespace arbiter
