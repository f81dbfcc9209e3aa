#include "report/adjudicate_tally.h"

#include <algorithm>
#include <utility>

namespace arbiter {
namespace {

bool fits_one(const RuleOutcome& outcome, GameFilter filter) noexcept {
    const Assessment& assessment = outcome.assessment;
    switch (filter) {
        case GameFilter::all: return true;
        case GameFilter::disagree: return assessment.standing == Standing::impossible;
        case GameFilter::undecided: return !assessment.verdict;
        case GameFilter::automatic: return assessment.verdict && assessment.verdict->automatic;
        case GameFilter::claimable: return !outcome.claims.empty();
        case GameFilter::notable: return assessment.standing != Standing::agrees;
    }
    return true;
}

void count(const RuleOutcome& outcome, BookSummary& book) noexcept {
    const Assessment& assessment = outcome.assessment;
    ++book.by_standing[assessment.standing];
    if (assessment.verdict) {
        ++book.by_reason[assessment.verdict->reason];
        book.automatic += assessment.verdict->automatic ? 1U : 0U;
    } else {
        ++book.without_verdict;
    }
    book.claimable += outcome.claims.empty() ? 0U : 1U;
    book.after_the_end += assessment.plies_after_end == 0 ? 0U : 1U;
}

}  // namespace

bool fits(const AdjudicateOutput& output, GameFilter filter) noexcept {
    return std::ranges::any_of(output.outcomes,
                               [filter](const RuleOutcome& outcome) { return fits_one(outcome, filter); });
}

AdjudicateTally::AdjudicateTally(std::span<const RuleBook> books, GameFilter filter, Listener listener)
    : filter_(filter), listener_(std::move(listener)) {
    for (const RuleBook& book : books) summary_.books.emplace_back().name = book.name();
}

void AdjudicateTally::game(AdjudicateOutput& output, const GamePlace& place) {
    ++summary_.games;
    summary_.plies += output.plies;
    summary_.not_played += output.played ? 0U : 1U;
    summary_.broken_off += output.played && !output.replayed ? 1U : 0U;
    summary_.perpetual_checks += output.perpetual_check ? 1U : 0U;
    for (std::size_t i = 0; i < output.outcomes.size(); ++i) count(output.outcomes[i], summary_.books[i]);
    output.shown = fits(output, filter_);
    if (output.shown && listener_) listener_(output, place);
}

void AdjudicateTally::input_end(const InputEnd& end) {
    ++summary_.files;
    summary_.bytes += end.bytes;
    if (end.error) summary_.complete = false;
}

bool AdjudicateTally::any(Standing standing) const noexcept {
    return std::ranges::any_of(summary_.books, [standing](const BookSummary& book) {
        for (auto at = static_cast<std::size_t>(standing); at < book.by_standing.values.size(); ++at) {
            if (book.by_standing.values[at] != 0) return true;
        }
        return false;
    });
}

}  // namespace arbiter
