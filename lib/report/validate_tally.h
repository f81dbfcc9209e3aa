// Counts what a validation finds, in input order, and decides what of it is printed.
#pragma once

#include <cstdint>
#include <optional>

#include "passes/validate.h"
#include "pipeline/run.h"
#include "report/validate_summary.h"

namespace arbiter {

struct TallyOptions {
    SeverityTable severities = arbiter::severities(Profile::import);
    std::optional<Severity> fail_on = Severity::error;  // absent: findings never fail the run
    std::optional<std::uint64_t> max_findings;          // more are counted, not printed; those about inputs always are
    std::optional<std::uint64_t> max_notes_of_a_kind;   // so are more notes of the same code
};

// A Sequence of pipeline/game_job.h. Not for several threads at once: its answers depend on the order of the calls.
class ValidateTally {
public:
    explicit ValidateTally(const TallyOptions& options) : options_(options) {}

    // Counts a game and its findings, and removes those that are not to be printed. O(findings).
    void game(ValidateOutput& output, const GamePlace& place);
    // Counts games without findings.
    void plain_games(const PlainGames& games) noexcept;
    // Counts an input and what its end has to report.
    void input_end(const InputEnd& end);

    // Whether any finding so far is at or above fail_on.
    bool failed() const noexcept { return failed_; }
    // The figures so far; the exit code is left for the caller to set.
    const ValidateSummary& summary() const noexcept { return summary_; }

private:
    void count(Code code, Severity severity, std::uint64_t times) noexcept;
    void count_dropped(const DiagnosticList& findings) noexcept;
    bool is_shown(const Diagnostic& finding) noexcept;

    TallyOptions options_;
    ValidateSummary summary_;
    std::uint64_t shown_ = 0;
    EnumArray<Code, std::uint64_t, kCodeCount> notes_shown_{};
    bool failed_ = false;
};

}  // namespace arbiter
