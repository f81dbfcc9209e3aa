#include "passes/adjudicate.h"

#include "passes/caption.h"
#include "passes/findings.h"
#include "passes/game_record.h"
#include "passes/result_checks.h"
#include "passes/start_position.h"
#include "pgn/tag.h"

namespace arbiter {
namespace {

ValidateOptions silent(const AdjudicateOptions& options) {
    ValidateOptions silent;
    silent.severities = SeverityTable{};
    silent.variant = options.variant;
    silent.piece_letters = options.piece_letters;
    silent.allow_null_moves = options.allow_null_moves;
    return silent;
}

void copy_board(const RuleJudgement& judgement, RuleOutcome& outcome) {
    outcome.rules = judgement.rules;
    outcome.also = judgement.board.also;
    outcome.claims.assign(judgement.board.claims.begin(), judgement.board.claims.end());
}

}  // namespace

Adjudicate::Adjudicate(const AdjudicateOptions& options) : options_(options), silent_(silent(options)) {}

std::size_t AdjudicateOutput::memory_bytes() const noexcept {
    std::size_t bytes = sizeof *this + termination.size() + caption.size() + pgn.size();
    for (const RuleOutcome& outcome : outcomes) bytes += sizeof outcome + outcome.claims.size() * sizeof(Claim);
    return bytes;
}

void Adjudicate::run(const GameView& game, const DiagnosticList&, Output& output) {
    ValidateTotals totals;
    findings_.clear();
    Findings findings(silent_, game, findings_, totals, message_);
    tags_.build(game);
    const GameStart start = read_start(tags_, findings);
    laws_.begin(options_.books, date_of(tags_, game.text), time_control_of(tags_, game.text));
    const MovetextOutcome outcome = movetext_.run(start, findings, &laws_);

    output.declared = check_result(tags_, start, outcome, findings);
    output.plies = outcome.plies;
    output.variant = start.variant;
    output.played = start.position.has_value();
    output.replayed = outcome.replayed;
    output.shown = true;
    output.encoding = game.encoding;
    output.start_position = start.position.value_or(Position{});
    output.final_position = outcome.final_position;
    output.winnable = {Winnable::unknown, Winnable::unknown};
    output.termination.clear();
    if (const TagPair* tag = tags_[KnownTag::termination]; tag != nullptr) {
        append_unescaped(output.termination, tag->value.of(game.text));
    }
    output.caption.clear();
    append_caption(output.caption, tags_, game.text);
    judge(game, start, outcome, output);
}

void Adjudicate::judge(const GameView& game, const GameStart& start, const MovetextOutcome& outcome, Output& output) {
    if (output.played) laws_.finish(outcome.final_position);
    output.end_position = laws_.end_position();
    output.perpetual_check = laws_.perpetual_check();
    const std::span<const RuleJudgement> judgements = laws_.judgements();
    output.outcomes.resize(judgements.size());
    GameRecord record;
    if (output.played) record = record_of(tags_, game, start, outcome, output.declared);
    for (std::size_t i = 0; i < judgements.size(); ++i) {
        copy_board(judgements[i], output.outcomes[i]);
        output.outcomes[i].assessment = output.played ? assess(record, judgements[i], laws_) : Assessment{};
    }
    if (output.played) {
        for (const Color side : {Color::white, Color::black}) {
            output.winnable[side] = winnable(outcome.final_position, side);
        }
    }
    output.pgn.clear();
    if (!options_.rewrite) return;
    append_rewritten(output.pgn,
                     RewriteInput{game, tags_, outcome, output.outcomes.front().rules,
                                  &output.outcomes.front().assessment, output.outcomes.front().claims},
                     *options_.rewrite);
}

}  // namespace arbiter
