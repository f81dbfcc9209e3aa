// The validate pass: syntax, tags, start position, legality, notation, result and comment data of one game -> findings.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "passes/clean_games.h"
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

    explicit Validate(const ValidateOptions& options) : options_(options), clean_games_(options) {}

    // syntax: the parser's findings for this game.
    void run(const GameView& game, const DiagnosticList& syntax, Output& output);
    // The game that begins at or after text[from], if nothing can be found in its movetext: then it need not be parsed,
    // and this does what run() would do. Requires: kTextPadding bytes behind the text, and nothing of the game before.
    std::optional<SkimmedGame> skim(std::string_view text, std::size_t from, const ParserLimits& limits,
                                    Output& output);
    void merge(const Validate& other) noexcept { totals_.add(other.totals_); }
    const ValidateTotals& totals() const noexcept { return totals_; }

private:
    // Checks all but the movetext, whose outcome is given, and writes the output. with_laws: they watched the replay;
    // else nothing is to be said by them.
    void finish(const GameStart& start, const MovetextOutcome& outcome, bool with_laws, Findings& findings,
                Output& output);
    void run_without_moves(std::string_view text, const CleanGame& game, Output& output);
    void count(std::uint32_t plies, Result declared) noexcept;

    ValidateOptions options_;
    ValidateTotals totals_;
    CleanGames clean_games_;
    // Memory that is reused from game to game; nothing of one game is read in the next.
    TagTable tags_;
    MovetextCheck movetext_;
    GameLaws laws_{ClaimMode::ignore};
    std::string message_;
    GameBuffer buffer_;  // of games that were not parsed
};

}  // namespace arbiter
