#include "passes/validate.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <tuple>

#include "chess/fen.h"
#include "passes/caption.h"
#include "passes/findings.h"
#include "passes/game_record.h"
#include "passes/law_checks.h"
#include "passes/result_checks.h"
#include "passes/start_position.h"
#include "passes/tag_checks.h"
#include "pgn/tag.h"

namespace arbiter {
namespace {

void append_fen_of(std::string& out, const Position& position) {
    append_fen(out, position.setup(EnPassantMode::legal));
}

void sort_by_place(std::vector<Diagnostic>& items) {
    std::ranges::sort(
        items, {}, [](const Diagnostic& item) { return std::tuple(item.place.begin, item.code, item.message.begin); });
}

}  // namespace

std::string_view to_text(GameVariant variant) noexcept {
    switch (variant) {
        case GameVariant::standard: return "standard";
        case GameVariant::chess960: return "chess960";
        case GameVariant::unsupported: return "unsupported";
    }
    return {};
}

void ValidateTotals::add(const ValidateTotals& other) noexcept {
    games += other.games;
    plies += other.plies;
    for (std::size_t i = 0; i < results.values.size(); ++i) results.values[i] += other.results.values[i];
    for (std::size_t i = 0; i < by_code.values.size(); ++i) by_code.values[i] += other.by_code.values[i];
    errors += other.errors;
    warnings += other.warnings;
    notes += other.notes;
}

void Validate::run(const GameView& game, const DiagnosticList& syntax, Output& output) {
    output.findings.clear();
    Findings findings(options_, game, output.findings, totals_, message_);
    findings.adopt(syntax);
    tags_.build(game);
    check_tags(tags_, findings);
    const GameStart start = read_start(tags_, findings);
    const bool with_laws = wants_laws(options_.severities);
    if (with_laws) laws_.begin({&options_.rules, 1}, date_of(tags_, game.text), time_control_of(tags_, game.text));
    finish(start, movetext_.run(start, findings, with_laws ? &laws_ : nullptr), with_laws, findings, output);
}

std::optional<SkimmedGame> Validate::skim(std::string_view text, std::size_t from, const ParserLimits& limits,
                                          Output& output) {
    const std::optional<CleanGame> game = clean_games_.find(text, from, limits);
    if (!game) return std::nullopt;
    SkimmedGame skimmed;
    skimmed.begin = game->begin;
    skimmed.bytes = game->marker + game->marker_bytes - game->begin;
    skimmed.next = game->next;
    skimmed.line_ends = game->line_ends;
    skimmed.last_line = game->last_line;
    skimmed.plies = game->plies;
    skimmed.declared = to_result(game->result);
    if (game->doubts == 0) {
        count(skimmed.plies, skimmed.declared);
        return skimmed;
    }
    run_without_moves(text, *game, output);
    skimmed.declared = output.facts.declared;
    skimmed.is_plain = output.findings.items.empty() && output.findings.dropped_total == 0;
    return skimmed;
}

void Validate::run_without_moves(std::string_view text, const CleanGame& game, Output& output) {
    output.findings.clear();
    const GameView view = clean_games_.view(text, game, buffer_);
    Findings findings(options_, view, output.findings, totals_, message_);
    findings.adopt(buffer_.diagnostics);
    tags_.build(view);
    check_tags(tags_, findings);
    const GameStart start = read_start(tags_, findings);
    MovetextOutcome outcome;
    outcome.plies = game.plies;
    outcome.written = game.plies;
    outcome.replayed = true;
    outcome.marker = view.tokens.data();
    finish(start, outcome, false, findings, output);
}

void Validate::finish(const GameStart& start, const MovetextOutcome& outcome, bool with_laws, Findings& findings,
                      Output& output) {
    const GameView& game = findings.game();
    output.encoding = game.encoding;
    GameFacts& facts = output.facts;
    facts.plies = outcome.plies;
    facts.declared = check_result(tags_, start, outcome, findings);
    if (with_laws) check_laws(tags_, start, outcome, facts.declared, laws_, findings);
    facts.variant = start.variant;
    facts.replayed = outcome.replayed;
    facts.start_fen.clear();
    facts.final_fen.clear();
    facts.caption.clear();
    if (options_.final_position && start.position.has_value()) {
        if (*start.position != Position{}) append_fen_of(facts.start_fen, *start.position);
        append_fen_of(facts.final_fen, outcome.final_position);
    }
    if (!output.findings.items.empty()) {
        sort_by_place(output.findings.items);
        append_caption(facts.caption, tags_, game.text);
    }
    count(facts.plies, facts.declared);
}

void Validate::count(std::uint32_t plies, Result declared) noexcept {
    ++totals_.games;
    totals_.plies += plies;
    ++totals_.results[declared];
}

}  // namespace arbiter
