// The disputed games of an adjudication as one page: for the appendix of an arbiter's report.
#pragma once

#include <cstdint>
#include <string>

#include "passes/adjudicate.h"
#include "pipeline/run.h"
#include "report/adjudicate_summary.h"

namespace arbiter {

// Collects games in order and makes a page of them: HTML that stands alone, without script, under a content security
// policy that allows nothing but its own style sheet.
class AdjudicateHtml {
public:
    // More games are counted, not shown.
    static constexpr std::uint64_t kMaxGames = 2000;

    // Games that there is nothing to say against are left out.
    void add(const AdjudicateOutput& output, const GamePlace& place);
    std::string page(const AdjudicateSummary& summary) const;

private:
    std::string games_;
    std::uint64_t shown_ = 0;
    std::uint64_t left_out_ = 0;
};

}  // namespace arbiter
