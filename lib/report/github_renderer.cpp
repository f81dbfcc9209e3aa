// Workflow commands of GitHub Actions: "::error file=a.pgn,line=7,col=3,title=illegal-move::message".
#include <fmt/format.h>

#include <iterator>
#include <string_view>

#include "report/printable.h"
#include "report/renderers.h"

namespace arbiter::detail {
namespace {

std::string_view command_of(Severity severity) noexcept {
    switch (severity) {
        case Severity::error: return "error";
        case Severity::warning: return "warning";
        case Severity::note:
        case Severity::off: break;
    }
    return "notice";
}

// The escapes of the runner: '%' and line ends in a message, ':' and ',' too in a property.
std::string escaped(std::string_view text, std::string_view special) {
    std::string out;
    for (const char byte : text) {
        if (special.find(byte) == std::string_view::npos) {
            out += byte;
        } else {
            fmt::format_to(std::back_inserter(out), "%{:02X}", static_cast<unsigned char>(byte));
        }
    }
    return out;
}

std::string as_property(std::string_view text) { return escaped(text, "%\r\n:,"); }
std::string as_message(std::string_view text) { return escaped(text, "%\r\n"); }

class GithubRenderer final : public ValidateRenderer {
public:
    explicit GithubRenderer(const RenderOptions& options) : ValidateRenderer(options) {}

    void input_finding(const InputFinding& finding, const InputEnd& end, std::string& out) const override {
        append_head(out, finding.severity, end.input);
        if (finding.was_opened) {
            const TextPlace place = place_of(end, finding);
            fmt::format_to(std::back_inserter(out), ",line={},col={}", place.line, place.column);
        }
        append_tail(out, finding.code, finding.message);
    }

    void summary(const ValidateSummary& summary, std::string& out) const override {
        if (summary.not_shown == 0) return;
        fmt::format_to(std::back_inserter(out),
                       "::notice title=pgn-validate::{} more findings are counted and not shown\n", summary.not_shown);
    }

private:
    void finding(const PlacedFinding& placed, std::string& out) const override {
        append_head(out, placed.finding.severity, placed.game.input);
        fmt::format_to(std::back_inserter(out), ",line={},col={}", placed.place.line, placed.place.column);
        std::string message;
        append_printable(message, placed.output.findings.message_of(placed.finding));
        fmt::format_to(std::back_inserter(message), " (game {}", placed.game.game);
        if (!placed.output.facts.caption.empty()) {
            message += ": ";
            append_clipped(message, placed.output.facts.caption, placed.output.encoding, kMaxCaption);
        }
        message += ')';
        append_tail(out, placed.finding.code, message);
    }

    void facts(const ValidateOutput&, const GamePlace&, std::string&) const override {}

    static void append_head(std::string& out, Severity severity, std::string_view input) {
        std::string path;
        append_printable(path, input);
        fmt::format_to(std::back_inserter(out), "::{} file={}", command_of(severity), as_property(path));
    }

    static void append_tail(std::string& out, Code code, std::string_view message) {
        fmt::format_to(std::back_inserter(out), ",title={}::{}\n", info(code).id, as_message(message));
    }
};

}  // namespace

std::unique_ptr<ValidateRenderer> make_github_renderer(const RenderOptions& options) {
    return std::make_unique<GithubRenderer>(options);
}

}  // namespace arbiter::detail
