// JSON Lines and the summary as a document (docs/output.md).
#include <string_view>

#include "chess/fen.h"
#include "report/adjudicate_forms.h"
#include "report/input_finding.h"
#include "report/json_object.h"
#include "report/printable.h"

namespace arbiter::detail {
namespace {

std::string_view to_text(Color color) noexcept { return color == Color::white ? "white" : "black"; }

void append_winnable(JsonObject& object, std::string_view name, Winnable winnable) {
    switch (winnable) {
        case Winnable::no: object.boolean(name, false); return;
        case Winnable::yes: object.boolean(name, true); return;
        case Winnable::unknown: object.null(name); return;
    }
}

void append_article_of(JsonObject& object, const RuleSet& rules, Reason reason, bool by_intended_move) {
    std::string article;
    append_article(article, rules, reason, by_intended_move);
    object.text("article", article);
}

void append_verdict(JsonObject& object, const RuleOutcome& outcome) {
    const auto& verdict = outcome.assessment.verdict;
    if (!verdict) return object.null("verdict");
    object.begin_object("verdict");
    object.text("result", arbiter::to_text(verdict->outcome));
    object.text("reason", arbiter::to_text(verdict->reason));
    object.number("ply", verdict->ply);
    object.boolean("automatic", verdict->automatic);
    append_article_of(object, *outcome.rules, verdict->reason, false);
    object.end_object();
}

void append_also(JsonObject& object, const RuleOutcome& outcome) {
    object.begin_array("also");
    for (std::size_t value = 0; value < kReasonCount; ++value) {
        const auto reason = static_cast<Reason>(value);
        if (!outcome.also.contains(reason)) continue;
        object.begin_element();
        object.text("reason", arbiter::to_text(reason));
        append_article_of(object, *outcome.rules, reason, false);
        object.end_element();
    }
    object.end_array();
}

void append_claims(JsonObject& object, const RuleOutcome& outcome) {
    object.begin_array("claims");
    for (const Claim& claim : outcome.claims) {
        object.begin_element();
        object.text("reason", arbiter::to_text(claim.reason));
        object.number("ply", claim.ply);
        object.text("by", to_text(claim.by));
        object.text_or_null("intended_move", claim.intended_move);
        object.number("count", claim.count);
        append_article_of(object, *outcome.rules, claim.reason, !claim.intended_move.empty());
        object.end_element();
    }
    object.end_array();
}

void append_doubts(JsonObject& object, const Assessment& assessment) {
    object.begin_array("doubts");
    for (auto value = static_cast<unsigned>(Doubt::contradicts_board);
         value <= static_cast<unsigned>(Doubt::no_moves_decisive); ++value) {
        const auto doubt = static_cast<Doubt>(value);
        if (assessment.doubts.contains(doubt)) object.element(info(code_of(doubt)).id);
    }
    object.end_array();
}

void append_perpetual_check(JsonObject& object, const AdjudicateOutput& output) {
    if (!output.perpetual_check) return object.null("perpetual_check");
    object.begin_object("perpetual_check");
    object.text("by", to_text(output.perpetual_check->by));
    object.number("ply", output.perpetual_check->first_ply);
    object.number("length", output.perpetual_check->length);
    object.end_object();
}

class JsonRenderer final : public AdjudicateRenderer {
public:
    explicit JsonRenderer(bool summary_only) : summary_only_(summary_only) {}

    void input_end(const InputEnd& end, std::string& out) const override {
        if (summary_only_) return;
        for (const InputFinding& finding : input_findings(end, severities(Profile::import))) {
            if (finding.severity != Severity::error) continue;
            JsonObject object(out, "finding");
            object.path("file", end.input);
            object.null("game");
            object.number("offset", end.bytes);
            object.number("line", end.line);
            object.text("id", info(finding.code).id);
            object.text("severity", arbiter::to_text(finding.severity));
            object.text("message", finding.message);
        }
    }

    void summary(const AdjudicateSummary& summary, std::string& out) const override {
        JsonObject object(out, "summary");
        object.number("files", summary.files);
        object.number("games", summary.games);
        object.number("plies", summary.plies);
        object.number("bytes", summary.bytes);
        object.number("not_played", summary.not_played);
        object.number("broken_off", summary.broken_off);
        object.number("perpetual_checks", summary.perpetual_checks);
        object.begin_object("rules");
        for (const BookSummary& book : summary.books) append_book(object, book);
        object.end_object();
        object.boolean("complete", summary.complete);
        object.number("exit", static_cast<std::uint64_t>(summary.exit));
    }

private:
    void shown_game(const AdjudicateOutput& output, const GamePlace& place, std::string& out) const override {
        if (summary_only_) return;
        std::string termination;
        append_printable(termination, output.termination, output.encoding);
        std::string fen;
        if (output.played) append_fen(fen, output.final_position.setup(EnPassantMode::legal));
        for (const RuleOutcome& outcome : output.outcomes) append_game(output, outcome, place, termination, fen, out);
    }

    static void append_game(const AdjudicateOutput& output, const RuleOutcome& outcome, const GamePlace& place,
                            std::string_view termination, std::string_view fen, std::string& out) {
        const Assessment& assessment = outcome.assessment;
        JsonObject object(out, "game");
        object.path("file", place.input);
        object.number("game", place.game);
        object.number("offset", place.offset);
        object.number("line", place.line);
        object.number("plies", output.plies);
        object.text("declared", arbiter::to_text(output.declared));
        object.text_or_null("termination", termination);
        append_verdict(object, outcome);
        append_also(object, outcome);
        append_claims(object, outcome);
        object.begin_object("winnable");
        append_winnable(object, "white", output.winnable[Color::white]);
        append_winnable(object, "black", output.winnable[Color::black]);
        object.end_object();
        object.number("plies_after_end", assessment.plies_after_end);
        object.boolean("agrees", assessment.standing != Standing::impossible);
        object.text("standing", arbiter::to_text(assessment.standing));
        append_doubts(object, assessment);
        object.text_or_null("suggested", assessment.suggested ? arbiter::to_text(*assessment.suggested) : "");
        object.text_or_null("explained_by", arbiter::to_text(assessment.explained_by));
        append_perpetual_check(object, output);
        object.text("variant", arbiter::to_text(output.variant));
        object.boolean("replayed", output.replayed);
        object.text_or_null("fen", fen);
        object.text("rules", outcome.rules->name);
    }

    static void append_book(JsonObject& object, const BookSummary& book) {
        object.begin_object(book.name);
        object.begin_object("by_standing");
        for (const Standing standing :
             {Standing::agrees, Standing::missing, Standing::doubtful, Standing::impossible}) {
            object.number(arbiter::to_text(standing), book.by_standing[standing]);
        }
        object.end_object();
        object.begin_object("by_reason");
        for (std::size_t value = 0; value < kReasonCount; ++value) {
            const auto reason = static_cast<Reason>(value);
            if (book.by_reason[reason] != 0) object.number(arbiter::to_text(reason), book.by_reason[reason]);
        }
        object.end_object();
        object.number("automatic", book.automatic);
        object.number("without_verdict", book.without_verdict);
        object.number("claimable", book.claimable);
        object.number("after_the_end", book.after_the_end);
        object.end_object();
    }

    bool summary_only_;
};

}  // namespace

std::unique_ptr<AdjudicateRenderer> make_adjudicate_json(bool summary_only) {
    return std::make_unique<JsonRenderer>(summary_only);
}

}  // namespace arbiter::detail
