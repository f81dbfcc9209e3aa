#include "passes/game_laws.h"

namespace arbiter {

void GameLaws::begin(std::span<const RuleBook> books, std::optional<GameDate> date, const TimeControl& control) {
    judges_.clear();
    alarm_ = Alarm();
    judged_.resize(books.size());
    for (std::size_t i = 0; i < books.size(); ++i) {
        const RuleSet& rules = books[i].at(date);
        judges_.emplace_back(rules, claims_);
        alarm_.add(rules, claims_);
        judges_[i].start(judged_[i].board);
        judged_[i].rules = &rules;
    }
    perpetual_.start();
    control_ = control;
    clocks_.start(control, Color::white);
    plies_ = 0;
}

void GameLaws::start(const Position& position) {
    plies_ = 0;
    clocks_.start(control_, position.turn());
    history_.start(position);
    observe(position);
}

void GameLaws::observe(const Position& position) {
    const bool ended_before = ended();
    for (std::size_t i = 0; i < judges_.size(); ++i) judges_[i].observe(plies_, position, history_, judged_[i].board);
    if (!ended_before && ended()) end_position_ = position;
}

void GameLaws::finish(const Position& position) {
    if (!ended()) end_position_ = position;
    for (std::size_t i = 0; i < judges_.size(); ++i) judges_[i].finish(plies_, position, judged_[i].board);
}

}  // namespace arbiter
