// The forms for people: "file:line:column: severity: message [id]", and what goes with it.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string_view>

#include "report/display_width.h"
#include "report/printable.h"
#include "report/renderers.h"
#include "report/source_excerpt.h"

namespace arbiter::detail {
namespace {

// Escape sequences of ECMA-48.
constexpr std::string_view kBold = "\x1b[1m";
constexpr std::string_view kDim = "\x1b[2m";
constexpr std::string_view kReset = "\x1b[0m";

std::string_view colour_of(Severity severity) noexcept {
    switch (severity) {
        case Severity::error: return "\x1b[1;31m";
        case Severity::warning: return "\x1b[1;33m";
        case Severity::note:
        case Severity::off: break;
    }
    return "\x1b[1;36m";
}

class TextRenderer final : public ValidateRenderer {
public:
    TextRenderer(const RenderOptions& options, bool concise) : ValidateRenderer(options), concise_(concise) {}

    void input_finding(const InputFinding& finding, const InputEnd& end, std::string& out) const override {
        if (!finding.was_opened) return;
        append_head(out, end.input, place_of(end, finding), finding.severity);
        out += finding.message;
        append_id(out, finding.code);
    }

    void summary(const ValidateSummary& summary, std::string& out) const override {
        if (summary.not_shown == 0) return;
        fmt::format_to(std::back_inserter(out), "{} more {} counted and not shown\n", summary.not_shown,
                       summary.not_shown == 1 ? "finding is" : "findings are");
    }

private:
    void finding(const PlacedFinding& placed, std::string& out) const override {
        append_head(out, placed.game.input, placed.place, placed.finding.severity);
        append_printable(out, placed.output.findings.message_of(placed.finding));
        append_id(out, placed.finding.code);
        if (concise_) return;
        if (options().source_lines) append_source(out, placed);
        append_game(out, placed);
        if (options().source_lines) out += '\n';
    }

    void facts(const ValidateOutput&, const GamePlace&, std::string&) const override {}

    void begin(std::string& out, std::string_view style) const {
        if (options().colour) out += style;
    }
    void end(std::string& out) const {
        if (options().colour) out += kReset;
    }

    // "games.pgn:120:14: error: "
    void append_head(std::string& out, std::string_view input, TextPlace place, Severity severity) const {
        begin(out, kBold);
        append_printable(out, input);
        fmt::format_to(std::back_inserter(out), ":{}:{}:", place.line, place.column);
        end(out);
        out += ' ';
        begin(out, colour_of(severity));
        out += to_text(severity);
        out += ':';
        end(out);
        out += ' ';
    }

    void append_id(std::string& out, Code code) const {
        out += ' ';
        begin(out, kDim);
        fmt::format_to(std::back_inserter(out), "[{}]", info(code).id);
        end(out);
        out += '\n';
    }

    // The line of the input and a caret under each column of the place.
    void append_source(std::string& out, const PlacedFinding& placed) const {
        constexpr std::string_view kMargin = "  | ";
        const SourceExcerpt line = excerpt_of(placed.game.text, placed.finding.place, placed.output.encoding,
                                              std::max<std::size_t>(options().width, 24) - kMargin.size());
        begin(out, kDim);
        out += kMargin;
        end(out);
        out += line.before + line.marked + line.after + '\n';
        begin(out, kDim);
        out += kMargin;
        end(out);
        out.append(display_width(line.before), ' ');
        begin(out, colour_of(placed.finding.severity));
        out.append(std::max<std::size_t>(display_width(line.marked), 1), '^');
        end(out);
        out += '\n';
    }

    // "  = game 7: Alpha, A - Beta, B, Club Open, round 3; position: <FEN>". On a terminal the position goes to a line of
    // its own where it does not fit.
    void append_game(std::string& out, const PlacedFinding& placed) const {
        const std::size_t begin = out.size();
        fmt::format_to(std::back_inserter(out), "  = game {}", placed.game.game);
        if (!placed.output.facts.caption.empty()) {
            out += ": ";
            append_clipped(out, placed.output.facts.caption, placed.output.encoding, kMaxCaption);
        }
        const std::string_view fen = placed.output.findings.fen_of(placed.finding);
        if (!fen.empty()) {
            constexpr std::string_view kJoin = "; position: ";
            const std::size_t width = display_width(std::string_view(out).substr(begin)) + kJoin.size() + fen.size();
            out += options().source_lines && width > options().width ? "\n  = position: " : kJoin;
            out += fen;
        }
        out += '\n';
    }

    bool concise_;
};

}  // namespace

std::unique_ptr<ValidateRenderer> make_text_renderer(const RenderOptions& options, bool concise) {
    return std::make_unique<TextRenderer>(options, concise);
}

}  // namespace arbiter::detail
