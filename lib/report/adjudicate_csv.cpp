// A line a game and rule set, with commas and quotes as RFC 4180 has them, LF line ends.
#include <fmt/format.h>

#include <iterator>
#include <string_view>

#include "report/adjudicate_forms.h"
#include "report/printable.h"

namespace arbiter::detail {
namespace {

// Appends a field and a comma. A text that a spreadsheet would take for a formula gets a quote mark before it.
void append_field(std::string& out, std::string_view text) {
    const bool formula = !text.empty() && std::string_view("=+-@").find(text.front()) != std::string_view::npos;
    if (!formula && text.find_first_of(",\"\n\r") == std::string_view::npos) {
        out.append(text).push_back(',');
        return;
    }
    out += '"';
    if (formula) out += '\'';
    for (const char c : text) {
        if (c == '"') out += '"';
        out += c;
    }
    out += "\",";
}

std::string_view text_of(Winnable winnable) noexcept {
    switch (winnable) {
        case Winnable::no: return "no";
        case Winnable::yes: return "yes";
        case Winnable::unknown: break;
    }
    return {};
}

class CsvRenderer final : public AdjudicateRenderer {
public:
    void head(std::string& out) const override {
        out +=
            "file,game,line,rules,plies,declared,termination,result,reason,ply,automatic,article,claims,winnable_white,"
            "winnable_black,plies_after_end,agrees,standing,suggested,explained_by\n";
    }

private:
    void shown_game(const AdjudicateOutput& output, const GamePlace& place, std::string& out) const override {
        std::string file;
        append_printable(file, place.input);
        std::string termination;
        append_printable(termination, output.termination, output.encoding);
        for (const RuleOutcome& outcome : output.outcomes) {
            append_field(out, file);
            fmt::format_to(std::back_inserter(out), "{},{},", place.game, place.line);
            append_field(out, outcome.rules->name);
            fmt::format_to(std::back_inserter(out), "{},{},", output.plies, to_text(output.declared));
            append_field(out, termination);
            append_verdict(out, outcome);
            append_rest(out, output, outcome);
        }
    }

    static void append_verdict(std::string& out, const RuleOutcome& outcome) {
        const auto& verdict = outcome.assessment.verdict;
        if (!verdict) {
            out += ",,,,,";
            return;
        }
        fmt::format_to(std::back_inserter(out), "{},{},{},{},", to_text(verdict->outcome), to_text(verdict->reason),
                       verdict->ply, verdict->automatic ? "yes" : "no");
        std::string article;
        append_article(article, *outcome.rules, verdict->reason, false);
        append_field(out, article);
    }

    static void append_rest(std::string& out, const AdjudicateOutput& output, const RuleOutcome& outcome) {
        const Assessment& assessment = outcome.assessment;
        std::string claims;
        for (const Claim& claim : outcome.claims) {
            if (!claims.empty()) claims += ' ';
            claims.append(to_text(claim.reason)).append("@").append(std::to_string(claim.ply));
            if (!claim.intended_move.empty()) claims.append(":").append(claim.intended_move);
        }
        append_field(out, claims);
        fmt::format_to(std::back_inserter(out), "{},{},{},{},{},{},{}\n", text_of(output.winnable[Color::white]),
                       text_of(output.winnable[Color::black]), assessment.plies_after_end,
                       assessment.standing == Standing::impossible ? "no" : "yes", to_text(assessment.standing),
                       assessment.suggested ? to_text(*assessment.suggested) : "", to_text(assessment.explained_by));
    }
};

}  // namespace

std::unique_ptr<AdjudicateRenderer> make_adjudicate_csv() { return std::make_unique<CsvRenderer>(); }

}  // namespace arbiter::detail
