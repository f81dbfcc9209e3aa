// What concerns the bytes of a game as such: encoding, control characters, lines. Private to this layer.
#pragma once

#include "pgn/game.h"

namespace arbiter::detail {

// Decides the encoding of game.text and reports on it. Requires: game.text and game.tags are set.
void check_bytes(GameView& game, DiagnosticList& findings);

// Puts the findings in order of their places and tells each its ply.
void order_findings(const GameView& game, DiagnosticList& findings);

}  // namespace arbiter::detail
