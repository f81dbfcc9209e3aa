#include "passes/law_checks.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "base/text.h"
#include "passes/assessment.h"
#include "passes/game_record.h"
#include "passes/result_checks.h"
#include "rules/dead_position.h"

namespace arbiter {
namespace {

constexpr std::array kDoubts{Doubt::contradicts_board,      Doubt::incomplete,         Doubt::contradicts_flag_rule,
                             Doubt::termination_board,      Doubt::termination_result, Doubt::termination_clock,
                             Doubt::draw_before_both_moved, Doubt::no_moves_decisive};

std::string_view name_of(Color color) noexcept { return color == Color::white ? "White" : "Black"; }

// "White is checkmated", "the game is drawn by fivefold repetition at half-move 16 (FIDE Laws 2023, 9.6.1)".
void append_end(std::string& out, const Verdict& verdict, const Position& final_position, const RuleSet& rules) {
    if (verdict.reason == Reason::checkmate || verdict.reason == Reason::stalemate) {
        out.append(name_of(final_position.turn()));
        out += verdict.reason == Reason::checkmate ? " is checkmated" : " is stalemated";
        return;
    }
    out.append("the game is drawn by ").append(describe(verdict.reason));
    if (verdict.ply == 0) {
        out += " from its first position on (";
    } else {
        out += " at half-move ";
        append_number(out, verdict.ply);
        out += " (";
    }
    append_article(out, rules, verdict.reason, false);
    out += ')';
}

// "1:02:03", with tenths where there are any.
void append_clock(std::string& out, std::int64_t milliseconds) {
    const auto two_digits = [&](std::int64_t value) {
        if (value < 10) out += '0';
        append_number(out, value);
    };
    append_number(out, milliseconds / 3'600'000);
    out += ':';
    two_digits(milliseconds / 60'000 % 60);
    out += ':';
    two_digits(milliseconds / 1000 % 60);
    if (milliseconds % 1000 == 0) return;
    out += '.';
    append_number(out, milliseconds % 1000 / 100);
}

class LawReport {
public:
    LawReport(const TagTable& tags, const MovetextOutcome& outcome, const GameRecord& record,
              const RuleJudgement& judgement, const GameLaws& laws, Findings& findings)
        : tags_(tags),
          outcome_(outcome),
          record_(record),
          judgement_(judgement),
          laws_(laws),
          findings_(findings),
          assessment_(assess(record, judgement, laws)) {}

    void run();

private:
    void report_doubt(Doubt doubt);
    void append_doubt(std::string& message, Doubt doubt) const;
    void append_flag_rule(std::string& message) const;
    void append_termination(std::string& message, Doubt doubt) const;
    void report_surplus();
    void report_clocks();
    Place place_of(Doubt doubt) const noexcept;

    const TagTable& tags_;
    const MovetextOutcome& outcome_;
    const GameRecord& record_;
    const RuleJudgement& judgement_;
    const GameLaws& laws_;
    Findings& findings_;
    Assessment assessment_;
};

void LawReport::run() {
    for (const Doubt doubt : kDoubts) {
        if (assessment_.doubts.contains(doubt) && findings_.wants(code_of(doubt))) report_doubt(doubt);
    }
    report_surplus();
    report_clocks();
}

void LawReport::report_doubt(Doubt doubt) {
    append_doubt(findings_.new_message(), doubt);
    findings_.report(code_of(doubt), place_of(doubt));
}

// Findings about the Termination tag stand there, the others at the result.
Place LawReport::place_of(Doubt doubt) const noexcept {
    const TagPair* const termination = tags_[KnownTag::termination];
    const bool about_tag =
        doubt == Doubt::termination_board || doubt == Doubt::termination_result || doubt == Doubt::termination_clock;
    if (about_tag && termination != nullptr) return {.range = termination->value};
    return {.range = result_place(tags_, outcome_, findings_.game()),
            .ply = outcome_.plies,
            .before = &outcome_.final_position};
}

void LawReport::append_doubt(std::string& message, Doubt doubt) const {
    const std::string_view declared = to_text(record_.declared);
    switch (doubt) {
        case Doubt::contradicts_board:
        case Doubt::incomplete:
            if (doubt == Doubt::incomplete) {
                message += "the result is missing: ";
            } else {
                message.append("the result is ").append(declared).append(", but ");
            }
            append_end(message, *assessment_.verdict, record_.final_position, *judgement_.rules);
            message.append(": that is ").append(to_text(assessment_.verdict->outcome));
            return;
        case Doubt::contradicts_flag_rule: append_flag_rule(message); return;
        case Doubt::termination_board:
        case Doubt::termination_result:
        case Doubt::termination_clock: append_termination(message, doubt); return;
        case Doubt::draw_before_both_moved:
            message.append("a draw may be agreed only when both sides have moved (");
            message.append(judgement_.rules->title)
                .append(judgement_.rules->articles == RuleSet::Articles::none ? ")" : ", 5.2.3)");
            return;
        case Doubt::no_moves_decisive:
            message.append("the result is ").append(declared).append(", but no move was made: a default?");
            return;
    }
}

void LawReport::append_flag_rule(std::string& message) const {
    message.append("the result is ").append(to_text(record_.declared));
    const Ending::Kind kind = assessment_.judged.kind;
    message += kind == Ending::Kind::resignation    ? " by resignation"
               : kind == Ending::Kind::illegal_move ? " by an illegal move"
                                                    : " on time";
    if (!assessment_.verdict) {
        message.append(", but either side could win: a flag fall is no draw then (").append(judgement_.rules->title);
        message += ')';
        return;
    }
    const Verdict& verdict = *assessment_.verdict;
    if (verdict.outcome == Outcome::draw) {
        message.append(", but ").append(name_of(opposite(*assessment_.judged.loser))).append(" cannot win: that is ");
    } else {
        message += ": that is ";
    }
    message.append(to_text(verdict.outcome)).append(" (");
    append_article(message, *judgement_.rules, verdict.reason, false);
    message += ')';
}

void LawReport::append_termination(std::string& message, Doubt doubt) const {
    if (const TagPair* tag = tags_[KnownTag::termination]; tag != nullptr) {
        message += "Termination \"";
        findings_.quote(tag->value);
        message += '"';
    } else {
        message += "what the last comment says of the end";
    }
    if (doubt == Doubt::termination_result) {
        message.append(" does not go with the result ").append(to_text(record_.declared));
        return;
    }
    if (doubt == Doubt::termination_clock) {
        message += laws_.time_control().kind == TimeControl::Kind::none
                       ? ": the game was played without a time control"
                       : ": the clock of the side that lost shows time left, and it was the other's move";
        return;
    }
    if (assessment_.verdict && assessment_.verdict->automatic) {
        message += " does not go with the board: ";
        append_end(message, *assessment_.verdict, record_.final_position, *judgement_.rules);
    } else {
        message += " does not go with the board: the last position is no such end";
    }
}

// FIDE Laws 2023, 5.2, 9.6: these draws end the game at once. After mate and stalemate there is no legal move, which the
// replay reports.
void LawReport::report_surplus() {
    if (outcome_.surplus == nullptr || !judgement_.board.verdict || assessment_.plies_after_end == 0) return;
    if (!findings_.wants(Code::moves_after_end)) return;
    std::string& message = findings_.new_message();
    append_end(message, *judgement_.board.verdict, record_.final_position, *judgement_.rules);
    message += "; ";
    append_number(message, assessment_.plies_after_end);
    message += assessment_.plies_after_end == 1 ? " half-move follows" : " half-moves follow";
    findings_.report(Code::moves_after_end,
                     {.range = outcome_.surplus->place, .ply = judgement_.board.verdict->ply + 1},
                     findings_.lenient() ? Severity::warning : Severity::error);
}

void LawReport::report_clocks() {
    const ClockTrack& clocks = laws_.clocks();
    if (const auto& rise = clocks.rise(); rise && findings_.wants(Code::clock_increases)) {
        std::string& message = findings_.new_message();
        message += "the clock went from ";
        append_clock(message, rise->before_ms);
        message += " to ";
        append_clock(message, rise->after_ms);
        message += ", more than the time control gives";
        if (clocks.rises() > 1) {
            message += "; so do later ones: ";
            append_number(message, clocks.rises() - 1);
        }
        findings_.report(Code::clock_increases, {.range = rise->place, .ply = rise->ply});
    }
    const TagPair* const tag = tags_[KnownTag::time_control];
    const std::string_view value = tag == nullptr ? std::string_view{} : tag->value.of(findings_.game().text);
    if (!clocks.any() || !(value.empty() || value == "?" || value == "-")) return;
    if (!findings_.wants(Code::clock_without_time_control)) return;
    findings_.report(Code::clock_without_time_control, {.range = tag == nullptr ? TextRange{} : tag->place},
                     "the comments hold clock times, but the tags name no time control");
}

}  // namespace

bool wants_laws(const SeverityTable& severities) noexcept {
    const auto wanted = [&](Code code) { return severities[code] != Severity::off; };
    return std::ranges::any_of(kDoubts, [&](Doubt doubt) { return wanted(code_of(doubt)); }) ||
           wanted(Code::moves_after_end) || wanted(Code::clock_increases) || wanted(Code::clock_without_time_control);
}

void check_laws(const TagTable& tags, const GameStart& start, const MovetextOutcome& outcome, Result declared,
                GameLaws& laws, Findings& findings) {
    if (!start.position.has_value()) return;
    laws.finish(outcome.final_position);
    const GameRecord record = record_of(tags, findings.game(), start, outcome, declared);
    LawReport(tags, outcome, record, laws.judgements().front(), laws, findings).run();
}

}  // namespace arbiter
