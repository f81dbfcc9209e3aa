#include "report/adjudicate_renderer.h"

#include <fmt/format.h>

#include <iterator>

#include "report/adjudicate_forms.h"

namespace arbiter {
namespace {

std::string article_of(const RuleOutcome& outcome, Reason reason) {
    std::string article;
    append_article(article, *outcome.rules, reason, false);
    return article;
}

std::string_view describe(Doubt doubt) noexcept {
    switch (doubt) {
        case Doubt::contradicts_board:
        case Doubt::incomplete:
        case Doubt::contradicts_flag_rule: return {};
        case Doubt::termination_board: return "how the game is said to have ended does not go with the board";
        case Doubt::termination_result: return "how the game is said to have ended does not go with the result";
        case Doubt::termination_clock: return "how the game is said to have ended does not go with the clocks";
        case Doubt::draw_before_both_moved: return "a draw before both sides have moved";
        case Doubt::no_moves_decisive: return "a result without a move";
    }
    return {};
}

void append_doubts(std::string& out, const Assessment& assessment) {
    for (auto value = static_cast<unsigned>(Doubt::contradicts_board);
         value <= static_cast<unsigned>(Doubt::no_moves_decisive); ++value) {
        const auto doubt = static_cast<Doubt>(value);
        const std::string_view text = assessment.doubts.contains(doubt) ? describe(doubt) : std::string_view{};
        if (!text.empty()) out.append("; ").append(text);
    }
}

}  // namespace

void AdjudicateRenderer::input_end(const InputEnd&, std::string&) const {}

void AdjudicateRenderer::head(std::string&) const {}

void AdjudicateRenderer::summary(const AdjudicateSummary&, std::string&) const {}

void append_ruling(std::string& out, const AdjudicateOutput& output, const RuleOutcome& outcome) {
    const auto to = std::back_inserter(out);
    const Assessment& assessment = outcome.assessment;
    const std::string_view declared = to_text(output.declared);
    switch (assessment.standing) {
        case Standing::agrees: fmt::format_to(to, "{} stands", declared); break;
        case Standing::missing: out += "the result is missing"; break;
        case Standing::doubtful: fmt::format_to(to, "{} is doubtful", declared); break;
        case Standing::impossible: fmt::format_to(to, "{} is impossible", declared); break;
    }
    if (assessment.verdict) {
        const Verdict& verdict = *assessment.verdict;
        fmt::format_to(to, ": {} by {} at half-move {} ({})", to_text(verdict.outcome), describe(verdict.reason),
                       verdict.ply, article_of(outcome, verdict.reason));
        if (assessment.plies_after_end != 0) fmt::format_to(to, ", {} half-moves follow", assessment.plies_after_end);
    } else if (assessment.explained_by != Explanation::none) {
        fmt::format_to(to, ", explained by {}", to_text(assessment.explained_by));
    }
    append_doubts(out, assessment);
    fmt::format_to(to, " [{}]", outcome.rules->name);
}

std::unique_ptr<AdjudicateRenderer> make_renderer(AdjudicateFormat format, const AdjudicateRenderOptions& options) {
    switch (format) {
        case AdjudicateFormat::text: return detail::make_adjudicate_text(options);
        case AdjudicateFormat::jsonl: return detail::make_adjudicate_json(false);
        case AdjudicateFormat::json: return detail::make_adjudicate_json(true);
        case AdjudicateFormat::csv: return detail::make_adjudicate_csv();
        case AdjudicateFormat::pgn: break;
    }
    return detail::make_adjudicate_pgn();
}

}  // namespace arbiter
