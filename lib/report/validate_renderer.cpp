#include "report/validate_renderer.h"

#include "report/renderers.h"

namespace arbiter {

void ValidateRenderer::game(const ValidateOutput& output, const GamePlace& game, std::string& out) const {
    LineTracker tracker(game.text, {game.line, game.column, game.offset});
    for (const Diagnostic& item : output.findings.items) {
        finding({game, output, item, tracker.place_of(item.place.begin)}, out);
    }
    facts(output, game, out);
}

void ValidateRenderer::input_end(const InputEnd& end, std::string& out) const {
    for (const InputFinding& item : input_findings(end, options_.severities)) {
        if (item.severity != Severity::off) input_finding(item, end, out);
    }
}

TextPlace place_of(const InputEnd& end, const InputFinding& finding) noexcept {
    if (finding.at_start) return {};
    return {end.line, end.column, end.bytes};
}

std::unique_ptr<ValidateRenderer> make_renderer(ReportFormat format, const RenderOptions& options) {
    switch (format) {
        case ReportFormat::text: return detail::make_text_renderer(options, false);
        case ReportFormat::concise: return detail::make_text_renderer(options, true);
        case ReportFormat::jsonl: return detail::make_json_renderer(options, false);
        case ReportFormat::json: return detail::make_json_renderer(options, true);
        case ReportFormat::github: break;
    }
    return detail::make_github_renderer(options);
}

}  // namespace arbiter
