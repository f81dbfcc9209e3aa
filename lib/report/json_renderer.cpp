// JSON Lines and the summary as a document (docs/output.md).
#include <string_view>

#include "report/json_object.h"
#include "report/printable.h"
#include "report/renderers.h"

namespace arbiter::detail {
namespace {

// A token longer than this is cut: findings are about places, not about megabytes.
constexpr std::size_t kMaxToken = 400;

std::string_view token_of(const PlacedFinding& placed) noexcept {
    const std::string_view text = placed.game.text;
    const TextRange place = placed.finding.place;
    return place.begin < text.size() ? text.substr(place.begin, place.size) : std::string_view{};
}

class JsonRenderer final : public ValidateRenderer {
public:
    JsonRenderer(const RenderOptions& options, bool summary_only)
        : ValidateRenderer(options), summary_only_(summary_only) {}

    void input_finding(const InputFinding& finding, const InputEnd& end, std::string& out) const override {
        if (summary_only_) return;
        const TextPlace place = place_of(end, finding);
        JsonObject object(out, "finding");
        object.path("file", end.input);
        object.null("game");
        append_place(object, finding.was_opened ? &place : nullptr);
        object.null("ply");
        object.text("id", info(finding.code).id);
        object.text("severity", to_text(finding.severity));
        object.null("token");
        object.text("message", finding.message);
        object.null("fen");
    }

    void summary(const ValidateSummary& summary, std::string& out) const override;

private:
    void finding(const PlacedFinding& placed, std::string& out) const override;
    void facts(const ValidateOutput& output, const GamePlace& game, std::string& out) const override;

    static void append_place(JsonObject& object, const TextPlace* place) {
        if (place == nullptr) {
            for (const std::string_view name : {"offset", "line", "column"}) object.null(name);
            return;
        }
        object.number("offset", place->offset);
        object.number("line", place->line);
        object.number("column", place->column);
    }

    bool summary_only_;
};

void JsonRenderer::finding(const PlacedFinding& placed, std::string& out) const {
    if (summary_only_) return;
    const Diagnostic& finding = placed.finding;
    std::string token;
    std::string message;
    append_clipped(token, token_of(placed), placed.output.encoding, kMaxToken);
    append_printable(message, placed.output.findings.message_of(finding));
    JsonObject object(out, "finding");
    object.path("file", placed.game.input);
    object.number("game", placed.game.game);
    append_place(object, &placed.place);
    if (finding.ply == Diagnostic::kNoPly) {
        object.null("ply");
    } else {
        object.number("ply", finding.ply);
    }
    object.text("id", info(finding.code).id);
    object.text("severity", to_text(finding.severity));
    object.text_or_null("token", token);
    object.text("message", message);
    object.text_or_null("fen", placed.output.findings.fen_of(finding));
    if (finding.in_variation) object.boolean("variation", true);
}

void JsonRenderer::facts(const ValidateOutput& output, const GamePlace& game, std::string& out) const {
    if (summary_only_ || !options().games) return;
    const GameFacts& facts = output.facts;
    JsonObject object(out, "game");
    object.path("file", game.input);
    object.number("game", game.game);
    object.number("offset", game.offset);
    object.number("line", game.line);
    object.number("plies", facts.plies);
    object.text("declared", to_text(facts.declared));
    object.text("variant", to_text(facts.variant));
    object.text_or_null("start", facts.start_fen);
    object.text_or_null("fen", facts.final_fen);
    if (facts.variant == GameVariant::unsupported) {
        object.null("replayed");  // nothing was tried
    } else {
        object.boolean("replayed", facts.replayed);
    }
}

void JsonRenderer::summary(const ValidateSummary& summary, std::string& out) const {
    JsonObject object(out, "summary");
    object.number("files", summary.files);
    object.number("games", summary.games);
    object.number("plies", summary.plies);
    object.number("errors", summary.errors);
    object.number("warnings", summary.warnings);
    object.number("notes", summary.notes);
    object.begin_object("results");
    for (const Result result : {Result::white_wins, Result::black_wins, Result::draw, Result::unknown}) {
        object.number(to_text(result), summary.results[result]);
    }
    object.end_object();
    object.begin_object("by_id");
    for (const CodeInfo& code : catalogue()) {
        if (summary.by_code[code.code] != 0) object.number(code.id, summary.by_code[code.code]);
    }
    object.end_object();
    object.number("bytes", summary.bytes);
    object.boolean("complete", summary.complete);
    object.number("exit", static_cast<std::uint64_t>(summary.exit));
    if (summary.not_shown != 0) object.number("not_shown", summary.not_shown);
}

}  // namespace

std::unique_ptr<ValidateRenderer> make_json_renderer(const RenderOptions& options, bool summary_only) {
    return std::make_unique<JsonRenderer>(options, summary_only);
}

}  // namespace arbiter::detail
