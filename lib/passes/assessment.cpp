#include "passes/assessment.h"

#include "rules/material.h"

namespace arbiter {
namespace {

using Kind = Ending::Kind;

// A loser on time who is not to move has pressed the clock; with more than this left he has not lost on time.
constexpr std::int64_t kClearlyLeftMs = 60'000;

std::optional<Color> loser_of(Result result) noexcept {
    switch (result) {
        case Result::white_wins: return Color::black;
        case Result::black_wins: return Color::white;
        case Result::draw:
        case Result::unknown: break;
    }
    return std::nullopt;
}

bool is_judged_by_mating_chance(Kind kind) noexcept {
    return kind == Kind::flag_fall || kind == Kind::resignation || kind == Kind::illegal_move;
}

bool is_draw_kind(Kind kind) noexcept {
    return kind == Kind::stalemate || kind == Kind::insufficient_material || kind == Kind::repetition ||
           kind == Kind::move_rule || kind == Kind::agreement;
}

class Assessor {
public:
    Assessor(const GameRecord& record, const RuleJudgement& judgement, const GameLaws& laws) noexcept
        : record_(record), board_(judgement.board), rules_(*judgement.rules), laws_(laws) {}

    Assessment run();

private:
    void judge_board();
    void judge_ending();
    void judge_termination();
    void judge_clock();
    void judge_length();
    bool contradicts_board() const noexcept;
    Ending ending_with_loser() const noexcept;
    Explanation explanation() const noexcept;
    Explanation explanation_of_draw() const noexcept;
    void doubt(Doubt doubt, Standing standing) noexcept;

    const GameRecord& record_;
    const Judgement& board_;
    const RuleSet& rules_;
    const GameLaws& laws_;
    Assessment out_;
};

void Assessor::doubt(Doubt doubt, Standing standing) noexcept {
    out_.doubts.insert(doubt);
    if (standing > out_.standing) out_.standing = standing;
}

Assessment Assessor::run() {
    out_.judged = record_.ending;
    judge_board();
    // Where a move could not be replayed the final position is not known; an illegal move itself may be the end.
    const bool known_end = record_.replayed || record_.ending.kind == Kind::illegal_move;
    if (known_end && !board_.verdict) judge_ending();
    if (record_.replayed) {
        judge_termination();
        judge_clock();
        judge_length();
    }
    if (!out_.verdict && record_.replayed) out_.explained_by = explanation();
    return out_;
}

void Assessor::judge_board() {
    if (!board_.verdict) return;
    out_.verdict = board_.verdict;
    out_.suggested = board_.verdict->outcome;
    out_.plies_after_end = record_.plies - board_.verdict->ply;
    const std::optional<Outcome> declared = outcome_of(record_.declared);
    if (!declared) {
        doubt(Doubt::incomplete, Standing::missing);
    } else if (*declared != board_.verdict->outcome) {
        doubt(Doubt::contradicts_board, Standing::impossible);
    }
}

// Who has lost, if it is not said: the side that the declared result says. After a draw it is the side that the draw
// can be explained by, the one to move first.
Ending Assessor::ending_with_loser() const noexcept {
    Ending ending = record_.ending;
    if (ending.loser) return ending;
    ending.loser = loser_of(record_.declared);
    if (ending.loser || record_.declared != Result::draw || ending.kind != Kind::flag_fall) return ending;
    const Color to_move = record_.final_position.turn();
    for (const Color loser : {to_move, opposite(to_move)}) {
        if (can_win_on_time(record_.final_position, opposite(loser), rules_) == Winnable::no) {
            ending.loser = loser;
            return ending;
        }
    }
    return ending;
}

void Assessor::judge_ending() {
    const Ending ending = ending_with_loser();
    out_.judged = ending;
    if (!is_judged_by_mating_chance(ending.kind)) return;
    const EndingJudgement judged = arbiter::judge_ending(record_.final_position, ending, rules_);
    const std::optional<Outcome> declared = outcome_of(record_.declared);
    // Who is said to have lost and who is declared to have lost are two: that is told as a contradiction of the two.
    const bool other_loser = record_.ending.loser && declared && *declared == win_of(*record_.ending.loser);
    if (other_loser) return;
    const bool possible = !declared || judged.possible.contains(*declared);
    if (!possible) doubt(Doubt::contradicts_flag_rule, Standing::impossible);
    if (!ending.loser) return;
    const bool drawn = judged.possible == Flags<Outcome>(Outcome::draw);
    const Outcome outcome = drawn ? Outcome::draw : win_of(opposite(*ending.loser));
    // A draw where a win was neither excluded nor proven.
    if (possible && declared && *declared != outcome) return;
    // A resignation that loses is no verdict of its own: CLI.md names none.
    if (ending.kind == Kind::resignation && !drawn) return;
    out_.verdict = Verdict{outcome, judged.reason, record_.plies, false};
    out_.suggested = outcome;
}

bool Assessor::contradicts_board() const noexcept {
    const std::optional<Verdict>& verdict = board_.verdict;
    const Flags<Reason>& also = board_.also;
    const auto shows = [&](Reason reason) { return verdict && (verdict->reason == reason || also.contains(reason)); };
    switch (record_.ending.kind) {
        case Kind::checkmate: return !shows(Reason::checkmate);
        case Kind::stalemate: return !shows(Reason::stalemate);
        case Kind::insufficient_material:
            // Sites write it where the side that was asked cannot win, too.
            return !cannot_win(record_.final_position.board(), Color::white) &&
                   !cannot_win(record_.final_position.board(), Color::black) &&
                   !is_powerless(record_.final_position.board(), Color::white, PowerlessMaterial::minor_men) &&
                   !is_powerless(record_.final_position.board(), Color::black, PowerlessMaterial::minor_men);
        case Kind::agreement:
        case Kind::resignation:
        case Kind::flag_fall:
        case Kind::illegal_move:
        case Kind::infraction:
        case Kind::adjudication:
        case Kind::abandoned:
        case Kind::unterminated: return shows(Reason::checkmate) || shows(Reason::stalemate);
        case Kind::unstated:
        case Kind::normal:
        case Kind::repetition:
        case Kind::move_rule:
        case Kind::no_show:
        case Kind::double_forfeit:
        case Kind::outside: break;
    }
    return false;
}

void Assessor::judge_termination() {
    const Kind kind = record_.ending.kind;
    const std::optional<Outcome> declared = outcome_of(record_.declared);
    if (contradicts_board()) doubt(Doubt::termination_board, Standing::doubtful);
    const bool decided = declared && *declared != Outcome::draw;
    bool wrong = false;
    if (kind == Kind::unterminated) wrong = declared.has_value();
    if (is_draw_kind(kind)) wrong = decided;
    if (kind == Kind::checkmate || kind == Kind::resignation) wrong = declared && !decided;
    if (kind == Kind::flag_fall && !declared) wrong = true;
    if (record_.ending.loser && decided) wrong = *declared == win_of(*record_.ending.loser);
    if (wrong) doubt(Doubt::termination_result, Standing::doubtful);
}

void Assessor::judge_clock() {
    if (record_.ending.kind != Kind::flag_fall) return;
    if (laws_.time_control().kind == TimeControl::Kind::none) {
        doubt(Doubt::termination_clock, Standing::doubtful);
        return;
    }
    if (!out_.judged.loser || *out_.judged.loser == record_.final_position.turn()) return;
    const std::optional<std::int64_t> left = laws_.clocks().last(*out_.judged.loser);
    if (left && *left >= kClearlyLeftMs) doubt(Doubt::termination_clock, Standing::doubtful);
}

void Assessor::judge_length() {
    if (board_.verdict || record_.written >= 2 || !record_.from_start_array) return;
    if (record_.declared == Result::draw && rules_.agreement_needs_both_moves) {
        doubt(Doubt::draw_before_both_moved, Standing::doubtful);
    }
    const bool decisive = record_.declared == Result::white_wins || record_.declared == Result::black_wins;
    if (decisive && record_.written == 0) doubt(Doubt::no_moves_decisive, Standing::agrees);
}

Explanation Assessor::explanation_of_draw() const noexcept {
    if (board_.claimable.contains(Reason::threefold_repetition)) return Explanation::threefold_claim;
    if (board_.claimable.contains(Reason::fifty_move_rule)) return Explanation::fifty_move_claim;
    if (rules_.perpetual_check_draws && laws_.perpetual_check()) return Explanation::perpetual_check;
    return Explanation::agreement;
}

Explanation Assessor::explanation() const noexcept {
    const std::optional<Outcome> declared = outcome_of(record_.declared);
    if (!declared) return Explanation::none;
    switch (record_.ending.kind) {
        case Kind::flag_fall: return Explanation::flag_fall;
        case Kind::illegal_move: return Explanation::illegal_move;
        case Kind::infraction: return Explanation::infraction;
        case Kind::no_show:
        case Kind::double_forfeit: return Explanation::no_show;
        case Kind::adjudication: return Explanation::adjudication;
        case Kind::abandoned: return Explanation::abandoned;
        case Kind::outside: return Explanation::outside;
        case Kind::agreement: return Explanation::agreement;
        case Kind::resignation: return Explanation::resignation;
        case Kind::unstated:
        case Kind::normal:
        case Kind::checkmate:
        case Kind::stalemate:
        case Kind::insufficient_material:
        case Kind::repetition:
        case Kind::move_rule:
        case Kind::unterminated: break;
    }
    if (*declared == Outcome::draw) return explanation_of_draw();
    return record_.written == 0 && record_.from_start_array ? Explanation::no_show : Explanation::resignation;
}

}  // namespace

Code code_of(Doubt doubt) noexcept {
    switch (doubt) {
        case Doubt::contradicts_board: return Code::result_contradicts_board;
        case Doubt::incomplete: return Code::result_incomplete;
        case Doubt::contradicts_flag_rule: return Code::result_contradicts_flag_rule;
        case Doubt::termination_board: return Code::termination_contradicts_board;
        case Doubt::termination_result: return Code::termination_contradicts_result;
        case Doubt::termination_clock: return Code::termination_contradicts_clock;
        case Doubt::draw_before_both_moved: return Code::draw_before_both_moved;
        case Doubt::no_moves_decisive: break;
    }
    return Code::no_moves_decisive;
}

std::string_view to_text(Standing standing) noexcept {
    switch (standing) {
        case Standing::agrees: return "agrees";
        case Standing::missing: return "missing";
        case Standing::doubtful: return "doubtful";
        case Standing::impossible: return "impossible";
    }
    return {};
}

std::string_view to_text(Explanation explanation) noexcept {
    switch (explanation) {
        case Explanation::none: return {};
        case Explanation::resignation: return "resignation";
        case Explanation::agreement: return "agreement";
        case Explanation::threefold_claim: return "threefold-repetition-claim";
        case Explanation::fifty_move_claim: return "fifty-move-claim";
        case Explanation::perpetual_check: return "perpetual-check";
        case Explanation::flag_fall: return "flag-fall";
        case Explanation::illegal_move: return "illegal-move";
        case Explanation::infraction: return "rules-infraction";
        case Explanation::no_show: return "default";
        case Explanation::adjudication: return "adjudication";
        case Explanation::abandoned: return "abandoned";
        case Explanation::outside: return "outside-the-laws";
    }
    return {};
}

Assessment assess(const GameRecord& record, const RuleJudgement& judgement, const GameLaws& laws) {
    return Assessor(record, judgement, laws).run();
}

}  // namespace arbiter
