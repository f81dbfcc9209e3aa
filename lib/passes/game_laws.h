// The rules at work on one game while its main line is replayed: the end of the game and the claims under one or several
// rule sets, perpetual check, the clocks.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "chess/position.h"
#include "passes/clock_track.h"
#include "rules/judge.h"
#include "rules/perpetual_check.h"
#include "rules/repetition.h"
#include "rules/ruleset.h"

namespace arbiter {

// One game under one rule set.
struct RuleJudgement {
    const RuleSet* rules = nullptr;
    Judgement board;
};

// Told of each position of the main line in turn. Reused from game to game; a steady run allocates nothing.
class GameLaws {
public:
    explicit GameLaws(ClaimMode claims) noexcept : claims_(claims) {}

    // Chooses the rule sets by the game's date and forgets the game before. What is judged refers to the books.
    void begin(std::span<const RuleBook> books, std::optional<GameDate> date, const TimeControl& control);
    void start(const Position& position);
    void play(const Position& after) {
        ++plies_;
        history_.add(after);
        if (alarm_.rings(after, history_)) observe(after);
        perpetual_.observe(plies_, after, history_);
    }
    // Requires: position is the last one that was told.
    void finish(const Position& position);

    // Whether the moves so far have ended the game under the first rule set.
    bool ended() const noexcept { return !judged_.empty() && judged_.front().board.verdict.has_value(); }

    std::span<const RuleJudgement> judgements() const noexcept { return judged_; }
    // Where the moves ended the game under the first rule set; the position of finish() where they did not.
    const Position& end_position() const noexcept { return end_position_; }
    const std::optional<PerpetualCheck>& perpetual_check() const noexcept { return perpetual_.found(); }
    ClockTrack& clocks() noexcept { return clocks_; }
    const ClockTrack& clocks() const noexcept { return clocks_; }
    const TimeControl& time_control() const noexcept { return control_; }
    std::uint32_t plies() const noexcept { return plies_; }

private:
    void observe(const Position& position);

    ClaimMode claims_;
    Alarm alarm_;
    std::vector<Judge> judges_;
    std::vector<RuleJudgement> judged_;
    PositionHistory history_;
    PerpetualCheckFinder perpetual_;
    Position end_position_;
    ClockTrack clocks_;
    TimeControl control_;
    std::uint32_t plies_ = 0;
};

}  // namespace arbiter
