// What the Result tag, the marker at the end and the board say about the result.
#pragma once

#include "passes/findings.h"
#include "passes/movetext_check.h"
#include "passes/start_position.h"
#include "passes/tag_table.h"
#include "pgn/result.h"

namespace arbiter {

// The declared result: the marker, unless that is * or missing, then the Result tag. Reports bad-result,
// result-mismatch, result-contradicts-board and plycount-mismatch.
Result check_result(const TagTable& tags, const GameStart& start, const MovetextOutcome& outcome, Findings& findings);

}  // namespace arbiter
