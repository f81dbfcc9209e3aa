// Counts what an adjudication says, in input order, and decides which games are written.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "passes/adjudicate.h"
#include "pipeline/run.h"
#include "report/adjudicate_summary.h"

namespace arbiter {

// Which games are written.
enum class GameFilter : std::uint8_t {
    all,
    disagree,   // the declared result is impossible
    undecided,  // neither the board nor a stated event decides
    automatic,  // the moves end the game
    claimable,  // a draw could be claimed
    notable,    // impossible, doubtful or missing
};
// Whether any rule set says so of the game.
bool fits(const AdjudicateOutput& output, GameFilter filter) noexcept;

// A Sequence of pipeline/game_job.h.
class AdjudicateTally {
public:
    using Listener = std::function<void(const AdjudicateOutput&, const GamePlace&)>;

    // listener, if there is one, is told of each game that is written, in order.
    AdjudicateTally(std::span<const RuleBook> books, GameFilter filter, Listener listener = {});

    void game(AdjudicateOutput& output, const GamePlace& place);
    void input_end(const InputEnd& end);

    // The figures so far; the exit code is left for the caller to set.
    const AdjudicateSummary& summary() const noexcept { return summary_; }
    // Whether any game's standing is at least that.
    bool any(Standing standing) const noexcept;

private:
    AdjudicateSummary summary_;
    GameFilter filter_;
    Listener listener_;
};

}  // namespace arbiter
