#include "report/validate_tally.h"

#include <vector>

#include "report/input_finding.h"

namespace arbiter {

void ValidateTally::count(Code code, Severity severity, std::uint64_t times) noexcept {
    switch (severity) {
        case Severity::off: return;
        case Severity::note: summary_.notes += times; break;
        case Severity::warning: summary_.warnings += times; break;
        case Severity::error: summary_.errors += times; break;
    }
    summary_.by_code[code] += times;
    failed_ = failed_ || (options_.fail_on && severity >= *options_.fail_on);
}

void ValidateTally::count_dropped(const DiagnosticList& findings) noexcept {
    for (const CodeInfo& info : catalogue()) {
        const std::uint32_t times = findings.dropped[info.code];
        if (times == 0 || options_.severities[info.code] == Severity::off) continue;
        count(info.code, options_.severities[info.code], times);
        summary_.not_shown += times;
    }
}

void ValidateTally::game(ValidateOutput& output, const GamePlace&) {
    ++summary_.games;
    summary_.plies += output.facts.plies;
    ++summary_.results[output.facts.declared];
    auto& findings = output.findings.items;
    for (const Diagnostic& finding : findings) count(finding.code, finding.severity, 1);
    if (output.findings.dropped_total != 0) count_dropped(output.findings);
    summary_.not_shown += std::erase_if(findings, [this](const Diagnostic& finding) { return !is_shown(finding); });
}

// Decides it for the next finding in order.
bool ValidateTally::is_shown(const Diagnostic& finding) noexcept {
    const bool repeated = finding.severity == Severity::note && options_.max_notes_of_a_kind &&
                          notes_shown_[finding.code] == *options_.max_notes_of_a_kind;
    if (repeated || (options_.max_findings && shown_ == *options_.max_findings)) return false;
    ++shown_;
    if (finding.severity == Severity::note) ++notes_shown_[finding.code];
    return true;
}

void ValidateTally::plain_games(const PlainGames& games) noexcept {
    summary_.games += games.games;
    summary_.plies += games.plies;
    for (std::size_t i = 0; i < games.results.values.size(); ++i) summary_.results.values[i] += games.results.values[i];
}

void ValidateTally::input_end(const InputEnd& end) {
    ++summary_.files;
    summary_.bytes += end.bytes;
    summary_.complete = summary_.complete && !end.error;
    for (const InputFinding& finding : input_findings(end, options_.severities)) {
        count(finding.code, finding.severity, 1);
    }
}

}  // namespace arbiter
