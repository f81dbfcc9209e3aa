#include "report/validate_tally.h"

#include <algorithm>
#include <cstddef>

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
    const std::uint64_t found = findings.size();
    const std::uint64_t admitted = options_.max_findings ? std::min(found, *options_.max_findings - shown_) : found;
    shown_ += admitted;
    summary_.not_shown += found - admitted;
    findings.erase(findings.begin() + static_cast<std::ptrdiff_t>(admitted), findings.end());
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
