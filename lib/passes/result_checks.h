// What the Result tag and the marker at the end say about the result.
#pragma once

#include "passes/findings.h"
#include "passes/movetext_check.h"
#include "passes/start_position.h"
#include "passes/tag_table.h"
#include "pgn/result.h"

namespace arbiter {

// The result's own place: the marker, else the tag, else the end of the game.
TextRange result_place(const TagTable& tags, const MovetextOutcome& outcome, const GameView& game) noexcept;

// The declared result: the marker, unless that is * or missing, then the Result tag. Reports bad-result,
// result-mismatch and plycount-mismatch.
Result check_result(const TagTable& tags, const GameStart& start, const MovetextOutcome& outcome, Findings& findings);

}  // namespace arbiter
