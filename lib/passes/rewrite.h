// A game's text with the result that the board proves. Everything else stays byte for byte.
#pragma once

#include <span>
#include <string>

#include "passes/assessment.h"
#include "passes/movetext_check.h"
#include "passes/tag_table.h"
#include "pgn/game.h"
#include "rules/claims.h"
#include "rules/ruleset.h"

namespace arbiter {

struct RewriteOptions {
    bool truncate = false;  // moves after the end become a comment
    bool claims = false;    // a comment where a draw could be claimed
};

struct RewriteInput {
    const GameView& game;
    const TagTable& tags;
    const MovetextOutcome& outcome;
    const RuleSet* rules;
    const Assessment* assessment;
    std::span<const Claim> claims;
};

// Appends the game and an empty line. Where the moves end it with another result than is written, the Result tag and the
// marker say it, Termination says "normal" if it said anything else that the board excludes, and the values from before
// are kept in OriginalResult and OriginalTermination. Doing it again changes nothing.
void append_rewritten(std::string& out, const RewriteInput& input, const RewriteOptions& options);

}  // namespace arbiter
