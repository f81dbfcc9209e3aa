// Judges a game under a rule set: when the moves ended it, what could have been claimed, what an event off the board
// makes of the final position.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/flags.h"
#include "chess/position.h"
#include "rules/claims.h"
#include "rules/dead_position.h"
#include "rules/repetition.h"
#include "rules/ruleset.h"
#include "rules/verdict.h"

namespace arbiter {

// What the moves alone show.
struct Judgement {
    std::optional<Verdict> verdict;  // the automatic end; absent where the moves do not end the game
    Flags<Reason> also;              // further reasons that held at the same ply
    std::vector<Claim> claims;       // before the automatic end, in order of time
    Flags<Reason> claimable;         // threefold_repetition and fifty_move_rule, at the last ply
};

// Whether a judge collects claims; whoever asks only for the end of the game saves the work.
enum class ClaimMode : std::uint8_t { ignore, collect };

// Follows one game under one rule set. Call start(), then observe() for each position in turn with the same history, the
// start position first, then finish(). At each ply the first that holds decides (RULES: Precedence): mate, stalemate,
// dead position, 75 moves, fivefold repetition.
class Judge {
public:
    // The rule set must outlive the judge.
    explicit Judge(const RuleSet& rules, ClaimMode mode = ClaimMode::collect) noexcept
        : rules_(&rules), mode_(mode), claims_(rules) {}

    void start(Judgement& out);
    // Mate and stalemate are not looked for here: from such a position no move is played, so finish() finds them. Plies
    // at which Alarm says that nothing can happen may be left out.
    void observe(std::uint32_t ply, const Position& position, const PositionHistory& history, Judgement& out);
    // The last position observed, and its ply.
    void finish(std::uint32_t ply, const Position& position, Judgement& out);

    const RuleSet& rules() const noexcept { return *rules_; }

private:
    Flags<Reason> automatic_reasons(const Position& position, const PositionHistory& history,
                                    bool men_changed) const noexcept;

    const RuleSet* rules_;
    ClaimMode mode_;
    ClaimFinder claims_;
    std::uint32_t observed_ = 0;  // the last ply that was observed
};

// Whether a ply is worth a judge's look: a few comparisons that most plies of a game do not pass.
class Alarm {
public:
    // Nothing yet; add() widens it to what a rule set asks for.
    Alarm() = default;
    void add(const RuleSet& rules, ClaimMode mode) noexcept;

    bool rings(const Position& position, const PositionHistory& history) const noexcept {
        return position.halfmoves() >= halfmoves_ || history.any_repeated() || always_ ||
               (position.halfmoves() == 0 && may_be_drawn(position.board()));
    }

private:
    std::uint32_t halfmoves_ = 0xFFFFFFFFU;
    bool always_ = false;  // a single occurrence is enough for something
};

// The results that an ending allows. What is not known (who has lost, whether a mate was possible) allows each of its
// cases; an ending that the Laws say nothing of allows all.
struct EndingJudgement {
    Flags<Outcome> possible;
    Reason reason = Reason::flag_fall;  // meaningful for flag fall, resignation and illegal move
};

// Judges an ending against the final position. Mate and automatic draws come first and are not judged here (FIDE Laws
// 2023, 6.9: except where 5.1.1, 5.2.1, 5.2.2 apply).
EndingJudgement judge_ending(const Position& final_position, const Ending& ending, const RuleSet& rules) noexcept;

// Whether side can still win, as far as the rule set's own test for flag falls tells.
Winnable can_win_on_time(const Position& position, Color side, const RuleSet& rules) noexcept;

}  // namespace arbiter
