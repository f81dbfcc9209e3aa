#include "rules/judge.h"

#include <algorithm>
#include <array>

namespace arbiter {
namespace {

// The reasons that end a game without a claim, first come first.
constexpr std::array kOrder{Reason::checkmate,
                            Reason::stalemate,
                            Reason::dead_position,
                            Reason::insufficient_material,
                            Reason::seventyfive_move_rule,
                            Reason::fivefold_repetition,
                            Reason::fifty_move_rule,
                            Reason::threefold_repetition};

Outcome outcome_of(Reason reason, Color turn) noexcept {
    return reason == Reason::checkmate ? win_of(opposite(turn)) : Outcome::draw;
}

// The first of the reasons decides, the others are told too.
void decide(std::uint32_t ply, Color turn, Flags<Reason> reasons, Judgement& out) noexcept {
    for (const Reason reason : kOrder) {
        if (!reasons.contains(reason)) continue;
        if (!out.verdict) {
            out.verdict = Verdict{outcome_of(reason, turn), reason, ply, true};
        } else {
            out.also.insert(reason);
        }
    }
}

// What losing means where the other side may be unable to mate.
Flags<Outcome> loss_of(Color loser, Winnable other) noexcept {
    switch (other) {
        case Winnable::no: return Outcome::draw;
        case Winnable::yes: return win_of(opposite(loser));
        case Winnable::unknown: return {win_of(opposite(loser)), Outcome::draw};
    }
    return Outcome::draw;
}

Winnable winnable_if(bool asked, const Position& position, Color side) noexcept {
    return asked ? winnable(position, side) : Winnable::yes;
}

struct Loss {
    Winnable other;  // whether the other side can win
    Reason reason;
    Reason drawn;
};

Loss loss_by(Ending::Kind kind, const Position& position, Color loser, const RuleSet& rules) noexcept {
    const Color other = opposite(loser);
    if (kind == Ending::Kind::flag_fall) {
        return {can_win_on_time(position, other, rules), Reason::flag_fall, Reason::flag_fall_draw};
    }
    if (kind == Ending::Kind::resignation) {
        return {winnable_if(rules.resignation_needs_mating_chance, position, other), Reason::resignation_draw,
                Reason::resignation_draw};
    }
    return {winnable_if(rules.illegal_move_needs_mating_chance, position, other), Reason::illegal_move_forfeit,
            Reason::illegal_move_forfeit};
}

}  // namespace

void Judge::start(Judgement& out) {
    out.verdict.reset();
    out.also = {};
    out.claimable = {};
    observed_ = 0;
    claims_.start(out.claims);
}

void Judge::observe(std::uint32_t ply, const Position& position, const PositionHistory& history, Judgement& out) {
    if (out.verdict) return;
    const bool men_changed = ply == 0 || position.halfmoves() == 0;
    decide(ply, position.turn(), automatic_reasons(position, history, men_changed), out);
    observed_ = ply;
    out.claimable = {};
    if (out.verdict || mode_ == ClaimMode::ignore) return;
    out.claimable = claims_.observe(ply, position, history, out.claims);
}

void Judge::finish(std::uint32_t ply, const Position& position, Judgement& out) {
    if (observed_ != ply) out.claimable = {};
    if ((out.verdict && out.verdict->ply < ply) || position.has_legal_move()) return;
    const bool mate = position.in_check();
    Flags<Reason> reasons = mate ? Reason::checkmate : Reason::stalemate;
    // FIDE Laws 2023, 9.6.2: the mate takes precedence, so the draw does not hold beside it; a stalemate is a draw too.
    if (!mate && out.verdict) {
        reasons.insert(out.also);
        reasons.insert(out.verdict->reason);
    }
    out.verdict.reset();
    out.also = {};
    decide(ply, position.turn(), reasons, out);
}

Flags<Reason> Judge::automatic_reasons(const Position& position, const PositionHistory& history,
                                       bool men_changed) const noexcept {
    Flags<Reason> reasons;
    if (men_changed && rules_->dead == DeadRule::material && is_drawn(position.board(), rules_->drawn_material)) {
        reasons.insert(Reason::insufficient_material);
    }
    if (rules_->dead == DeadRule::dead_position) {
        const DeadCause cause = dead_cause(position);
        if (cause == DeadCause::material) reasons.insert(Reason::insufficient_material);
        if (cause == DeadCause::other) reasons.insert(Reason::dead_position);
    }
    const std::uint32_t halfmoves = rules_->automatic_halfmoves;
    if (halfmoves != 0 && position.halfmoves() >= halfmoves &&
        position.board().occupied().count() >= rules_->move_rule_min_men) {
        reasons.insert(halfmoves >= 150 ? Reason::seventyfive_move_rule : Reason::fifty_move_rule);
    }
    const std::uint32_t times = rules_->automatic_repetitions;
    if (times != 0 && history.occurrences() >= times &&
        (!rules_->repetitions_in_a_row || history.stands_in_a_row(times))) {
        reasons.insert(times >= 5 ? Reason::fivefold_repetition : Reason::threefold_repetition);
    }
    return reasons;
}

void Alarm::add(const RuleSet& rules, ClaimMode mode) noexcept {
    // An intended move needs one half-move or one occurrence less.
    const std::uint32_t early = rules.claims_by_intended_move ? 1 : 0;
    const auto at = [&](std::uint32_t halfmoves) { halfmoves_ = std::min(halfmoves_, halfmoves); };
    if (rules.automatic_halfmoves != 0) at(rules.automatic_halfmoves);
    always_ = always_ || rules.automatic_repetitions == 1;
    if (mode == ClaimMode::ignore) return;
    if (rules.claimable_halfmoves != 0) at(rules.claimable_halfmoves - early);
    always_ = always_ || (rules.claimable_repetitions != 0 && rules.claimable_repetitions <= 1 + early);
}

EndingJudgement judge_ending(const Position& final_position, const Ending& ending, const RuleSet& rules) noexcept {
    EndingJudgement judgement{{Outcome::white_wins, Outcome::black_wins, Outcome::draw}, Reason::flag_fall};
    const bool lost = ending.kind == Ending::Kind::flag_fall || ending.kind == Ending::Kind::resignation ||
                      ending.kind == Ending::Kind::illegal_move;
    if (ending.kind == Ending::Kind::agreement) judgement.possible = Outcome::draw;
    if (!lost) return judgement;
    judgement.possible = {};
    for (const Color loser : {Color::white, Color::black}) {
        if (ending.loser && *ending.loser != loser) continue;
        const Loss loss = loss_by(ending.kind, final_position, loser, rules);
        judgement.possible.insert(loss_of(loser, loss.other));
        judgement.reason = loss.other == Winnable::no ? loss.drawn : loss.reason;
    }
    return judgement;
}

Winnable can_win_on_time(const Position& position, Color side, const RuleSet& rules) noexcept {
    const bool powerless = is_powerless(position.board(), side, rules.powerless_material);
    switch (rules.flag) {
        case FlagRule::loses: return Winnable::yes;
        case FlagRule::unless_powerless: return powerless ? Winnable::no : Winnable::yes;
        case FlagRule::unless_unwinnable: return powerless ? Winnable::no : winnable(position, side);
    }
    return Winnable::unknown;
}

}  // namespace arbiter
