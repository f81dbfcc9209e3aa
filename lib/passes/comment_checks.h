// Checks of the data that programs write into comments.
#pragma once

#include "passes/clock_track.h"
#include "passes/findings.h"
#include "pgn/token.h"

namespace arbiter {

// Reports bad-clock and bad-eval for a comment after the move with that place's ply. clocks, if there are any, are told
// of each [%clk]. Requires: token is a comment.
void check_comment(const Token& token, const Place& after, ClockTrack* clocks, Findings& findings);

}  // namespace arbiter
