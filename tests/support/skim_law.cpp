#include "support/skim_law.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <vector>

#include "base/text.h"
#include "kernels/kernel.h"
#include "passes/validate.h"
#include "pgn/parser.h"

namespace arbiter::testing {
namespace {

// One game as some way of reading it leaves it.
struct Read {
    std::size_t begin = 0;
    std::size_t bytes = 0;
    std::uint32_t plies = 0;
    Result declared = Result::unknown;
    std::string findings;

    friend bool operator==(const Read&, const Read&) = default;
};

std::string text_of(const ValidateOutput& output) {
    std::string text;
    for (const Diagnostic& item : output.findings.items) {
        append_number(text.append(info(item.code).id).append(" "), item.place.begin);
        append_number(text += '+', item.place.size);
        append_number(text += " ply ", item.ply);
        text += ' ';
        text.append(to_text(item.severity)).append(" ").append(output.findings.message_of(item)).append("\n");
    }
    return text + output.facts.caption + (output.facts.replayed ? " replayed" : " not replayed");
}

// A text with its padding.
class Padded {
public:
    explicit Padded(std::string_view text) : size_(text.size()), bytes_(text) { bytes_.append(kTextPadding, '\0'); }
    std::string_view text() const noexcept { return std::string_view(bytes_).substr(0, size_); }

private:
    std::size_t size_;
    std::string bytes_;
};

std::string describe(const Read& game) {
    std::string text = "at ";
    append_number(text, game.begin);
    append_number(text += ", bytes ", game.bytes);
    append_number(text += ", plies ", game.plies);
    return text.append(", ").append(to_text(game.declared)).append("\n").append(game.findings);
}

std::uint64_t line_ends(std::string_view text) noexcept {
    return static_cast<std::uint64_t>(std::count(text.begin(), text.end(), '\n'));
}

// Reads a text game by game.
class Reader {
public:
    explicit Reader(std::string_view text, const ValidateOptions& options) : text_(text), pass_(options) {}

    // By parser and pass; false at the end.
    bool parse(Read& game) {
        const ParseResult parsed = parser_.next(text_, from_, TextEnd::input_end, buffer_, view_);
        from_ = parsed.next;
        if (parsed.status != ParseStatus::game) return false;
        pass_.run(view_, buffer_.diagnostics, output_);
        game = {view_.offset, view_.text.size(), output_.facts.plies, output_.facts.declared, text_of(output_)};
        return true;
    }

    // Without parsing, where that is possible.
    std::optional<SkimmedGame> skim(Read& game) {
        const std::size_t from = from_;
        output_ = {};
        const std::optional<SkimmedGame> skimmed = pass_.skim(text_, from, {}, output_);
        if (!skimmed) return std::nullopt;
        from_ = skimmed->next;
        if (skimmed->is_plain) {
            output_.facts.plies = skimmed->plies;
            output_.facts.declared = skimmed->declared;
            output_.facts.replayed = true;
        }
        game = {skimmed->begin, skimmed->bytes, skimmed->plies, skimmed->declared, text_of(output_)};
        lines_right_ = lines_right_ && line_ends(text_.substr(from, skimmed->next - from)) == skimmed->line_ends &&
                       line_ends(text_.substr(skimmed->last_line, skimmed->next - skimmed->last_line)) == 0;
        return skimmed;
    }

    bool are_lines_right() const noexcept { return lines_right_; }
    std::size_t from() const noexcept { return from_; }
    const ValidateTotals& totals() const noexcept { return pass_.totals(); }

private:
    std::string_view text_;
    GameParser parser_;
    GameBuffer buffer_;
    GameView view_;
    Validate pass_;
    ValidateOutput output_;
    std::size_t from_ = 0;
    bool lines_right_ = true;
};

bool same(const kernels::Scan& a, const kernels::Scan& b) noexcept {
    if (a.reason != b.reason) return false;
    return a.reason != kernels::Reason::none ||
           (a.begin == b.begin && a.marker == b.marker && a.end == b.end && a.marker_bytes == b.marker_bytes &&
            a.plies == b.plies && a.result == b.result && a.tags == b.tags && a.doubts == b.doubts &&
            a.doubtful == b.doubtful && a.lines == b.lines && a.last_line == b.last_line);
}

// All kernels at each of these places, with and without the end by the Laws.
std::optional<std::string> broken_by_kernels(std::string_view text, const std::vector<std::size_t>& places) {
    static const auto work = [] {
        auto made = std::make_unique<kernels::Workspace>();
        made->memo[0].record = 1U << 31U;
        return made;
    }();
    for (const std::size_t place : places) {
        for (const bool laws : {false, true}) {
            std::optional<kernels::Scan> first;
            for (const kernels::Kernel& kernel : kernels::all_kernels()) {
                if (!kernel.supported() || kernel.name == "none") continue;
                kernels::Scan scan{};
                kernel.scan({&kernels::tables(kernel.slider_index), work.get(), text.data(), text.size(), place, laws},
                            scan);
                if (first && !same(*first, scan)) {
                    std::string broken("kernel ");
                    append_number(broken.append(kernel.name).append(" at "), place);
                    return broken;
                }
                first = scan;
            }
        }
    }
    return std::nullopt;
}

std::optional<std::string> broken_by_options(std::string_view text, const ValidateOptions& options,
                                             std::vector<std::size_t>& places) {
    Reader slow(text, options);
    Reader fast(text, options);
    for (;;) {
        places.push_back(fast.from());
        Read expected;
        Read found;
        const bool more = slow.parse(expected);
        const bool read = fast.skim(found).has_value() || fast.parse(found);
        if (more != read) return "another number of games";
        if (!more) break;
        if (found != expected) return describe(expected).append("\nbut skimming found\n").append(describe(found));
    }
    if (!fast.are_lines_right()) return "line ends are counted wrong";
    if (!(fast.totals() == slow.totals())) return "other totals";
    return std::nullopt;
}

ValidateOptions quiet_options() {
    ValidateOptions options;
    options.severities[Code::tag_order] = Severity::off;
    options.severities[Code::line_too_long] = Severity::off;
    options.severities[Code::missing_tag] = Severity::off;
    return options;
}

}  // namespace

std::optional<std::string> broken_skim_law(std::string_view bytes) {
    const Padded padded(bytes);
    std::vector<std::size_t> places;
    if (auto broken = broken_by_options(padded.text(), {}, places)) return broken;
    if (auto broken = broken_by_options(padded.text(), quiet_options(), places)) return broken;
    return broken_by_kernels(padded.text(), places);
}

std::size_t skimmed_games(std::string_view bytes) {
    const Padded padded(bytes);
    Reader reader(padded.text(), {});
    std::size_t games = 0;
    for (Read game;;) {
        if (reader.skim(game))
            ++games;
        else if (!reader.parse(game))
            return games;
    }
}

}  // namespace arbiter::testing
