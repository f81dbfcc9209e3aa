// From a game's tags, tokens and replay to the record that its result is judged by.
#pragma once

#include <optional>

#include "passes/assessment.h"
#include "passes/clock_track.h"
#include "passes/movetext_check.h"
#include "passes/start_position.h"
#include "passes/tag_table.h"
#include "pgn/game.h"
#include "pgn/result.h"
#include "rules/ruleset.h"

namespace arbiter {

// The Date tag, else EventDate, as far as they are known.
std::optional<GameDate> date_of(const TagTable& tags, std::string_view text) noexcept;
TimeControl time_control_of(const TagTable& tags, std::string_view text) noexcept;
// What the Termination tag and the last comment say.
Ending ending_of(const TagTable& tags, const GameView& game);

// Requires: start.position.has_value().
GameRecord record_of(const TagTable& tags, const GameView& game, const GameStart& start, const MovetextOutcome& outcome,
                     Result declared);

}  // namespace arbiter
