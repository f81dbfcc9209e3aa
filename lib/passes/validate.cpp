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
    output.encoding = game.encoding;
    Findings findings(options_, game, output.findings, totals_, message_);
    findings.adopt(syntax);
    tags_.build(game);
    check_tags(tags_, findings);
    const GameStart start = read_start(tags_, findings);
    const bool with_laws = wants_laws(findings);
    if (with_laws) laws_.begin({&options_.rules, 1}, date_of(tags_, game.text), time_control_of(tags_, game.text));
    const MovetextOutcome outcome = movetext_.run(start, findings, with_laws ? &laws_ : nullptr);

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

    ++totals_.games;
    totals_.plies += facts.plies;
    ++totals_.results[facts.declared];
}

}  // namespace arbiter
