// Checks of the data that programs write into comments.
#pragma once

#include <string_view>

#include "passes/clock_track.h"
#include "passes/findings.h"
#include "pgn/token.h"

namespace arbiter {

// Reports bad-clock and bad-eval for a comment after the move with that place's ply. clocks, if there are any, are told
// of each [%clk]. Requires: token is a comment.
void check_comment(const Token& token, const Place& after, ClockTrack* clocks, Findings& findings);

// Whether check_comment would report nothing for a comment whose text, without its braces, is this or ends with it.
bool is_comment_right(std::string_view text) noexcept;

}  // namespace arbiter
