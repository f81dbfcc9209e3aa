// The adjudicate pass: what the result of one game is under one or several rule sets, and what could have been claimed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "passes/assessment.h"
#include "passes/game_laws.h"
#include "passes/movetext_check.h"
#include "passes/rewrite.h"
#include "passes/tag_table.h"
#include "passes/validate_options.h"
#include "passes/validate_output.h"
#include "pgn/game.h"
#include "pgn/pass.h"
#include "rules/ruleset.h"

namespace arbiter {

struct AdjudicateOptions {
    std::span<const RuleBook> books;  // at least one; must outlive the pass and its outputs
    VariantMode variant = VariantMode::automatic;
    PieceLetters piece_letters = PieceLetters::english;
    bool allow_null_moves = false;
    std::optional<RewriteOptions> rewrite;  // write AdjudicateOutput::pgn, by the first rule book
};

// One game under one rule set.
struct RuleOutcome {
    const RuleSet* rules = nullptr;
    Assessment assessment;
    Flags<Reason> also;
    std::vector<Claim> claims;
};

struct AdjudicateOutput {
    std::vector<RuleOutcome> outcomes;  // one for each book
    std::uint32_t plies = 0;            // legal main-line plies
    Result declared = Result::unknown;
    GameVariant variant = GameVariant::standard;
    bool played = false;                                               // there is a position to play from
    bool replayed = false;                                             // every main-line move was legal
    bool shown = true;                                                 // for whoever filters: false leaves the game out
    ByColor<Winnable> winnable{Winnable::unknown, Winnable::unknown};  // in the final position
    std::optional<PerpetualCheck> perpetual_check;
    Position start_position;
    Position final_position;  // after the last legal main-line move
    Position end_position;    // where the moves ended the game under the first rule set, else the final position
    std::string termination;  // the tag's value, unescaped bytes of the game
    std::string caption;      // "Alpha, A - Beta, B, Club Open, round 3", bytes of the game
    std::string pgn;          // the game rewritten, bytes in the game's encoding; only if asked for
    Encoding encoding = Encoding::ascii;

    std::size_t memory_bytes() const noexcept;
};

class Adjudicate {
public:
    using Output = AdjudicateOutput;

    explicit Adjudicate(const AdjudicateOptions& options);

    void run(const GameView& game, const DiagnosticList& syntax, Output& output);
    // Nothing is counted here: what is told of all games is counted in order, by whoever writes it.
    void merge(const Adjudicate&) noexcept {}

private:
    void judge(const GameView& game, const GameStart& start, const MovetextOutcome& outcome, Output& output);

    AdjudicateOptions options_;
    ValidateOptions silent_;  // the same replay as pgn-validate's, without any finding
    // Memory that is reused from game to game; nothing of one game is read in the next.
    TagTable tags_;
    MovetextCheck movetext_;
    GameLaws laws_{ClaimMode::collect};
    DiagnosticList findings_;
    std::string message_;
};

}  // namespace arbiter
