// The validate pass: syntax, tags, start position, legality, notation, result and comment data of one game -> findings.
#pragma once

#include <string>

#include "passes/game_laws.h"
#include "passes/movetext_check.h"
#include "passes/tag_table.h"
#include "passes/validate_options.h"
#include "passes/validate_output.h"
#include "pgn/diagnostic.h"
#include "pgn/game.h"
#include "pgn/pass.h"

namespace arbiter {

class Validate {
public:
    using Output = ValidateOutput;

    explicit Validate(const ValidateOptions& options) : options_(options) {}

    // syntax: the parser's findings for this game.
    void run(const GameView& game, const DiagnosticList& syntax, Output& output);
    void merge(const Validate& other) noexcept { totals_.add(other.totals_); }
    const ValidateTotals& totals() const noexcept { return totals_; }

private:
    ValidateOptions options_;
    ValidateTotals totals_;
    // Memory that is reused from game to game; nothing of one game is read in the next.
    TagTable tags_;
    MovetextCheck movetext_;
    GameLaws laws_{ClaimMode::ignore};
    std::string message_;
};

}  // namespace arbiter
