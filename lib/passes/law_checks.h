// What the Laws say of a game's result and clocks, as findings of the groups result, clock and moves.
#pragma once

#include "passes/findings.h"
#include "passes/game_laws.h"
#include "passes/movetext_check.h"
#include "passes/start_position.h"
#include "passes/tag_table.h"
#include "pgn/result.h"

namespace arbiter {

// Whether any finding is wanted that needs the rules to watch the replay.
bool wants_laws(const SeverityTable& severities) noexcept;

// Reports the whole group result but result-mismatch, moves-after-end for automatic draws, clock-increases and
// clock-without-time-control. Requires: laws watched the replay; they are finished here.
void check_laws(const TagTable& tags, const GameStart& start, const MovetextOutcome& outcome, Result declared,
                GameLaws& laws, Findings& findings);

}  // namespace arbiter
