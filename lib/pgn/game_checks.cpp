#include "pgn/game_checks.h"

#include <algorithm>
#include <cstring>

#include "base/text.h"
#include "pgn/byte_class.h"

namespace arbiter::detail {

namespace {

// PGN standard 4.3: a line has at most 255 characters, its end included.
constexpr std::size_t kMaxLineBytes = 254;

// Which kinds of bytes a text holds. Made in one pass that the compiler can vectorise.
struct ByteSummary {
    bool high = false;
    bool control = false;  // other than tab, line ends and vertical tab
    bool tab = false;
    bool lone_return = false;  // CR without LF
};

ByteSummary summarize(std::string_view text) noexcept {
    unsigned char high = 0;
    unsigned char control = 0;
    unsigned char tab = 0;
    unsigned char lone = 0;
    const char* const data = text.data();
    const std::size_t size = text.size();
    for (std::size_t i = 0; i + 1 < size; ++i) {
        const unsigned char c = to_byte(data[i]);
        high |= c;
        control |= static_cast<unsigned char>((c < 0x20) & (c != '\n') & (c != '\r') & (c != '\t') & (c != '\v'));
        control |= static_cast<unsigned char>(c == 0x7F);
        tab |= static_cast<unsigned char>(c == '\t');
        lone |= static_cast<unsigned char>((c == '\r') & (data[i + 1] != '\n'));
    }
    ByteSummary summary;
    if (size == 0) return summary;
    const unsigned char last = to_byte(data[size - 1]);
    summary.high = ((high | last) & 0x80U) != 0;
    summary.control = control != 0 || kByteClass[last] == ByteClass::control;
    summary.tab = tab != 0 || last == '\t';
    summary.lone_return = lone != 0;
    return summary;
}

// Findings that come once a game: the first place, and how often.
class Occurrences {
public:
    void add(std::size_t begin, std::size_t bytes = 1) noexcept {
        if (count_++ == 0) first_ = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(bytes)};
    }
    std::uint32_t count() const noexcept { return count_; }

    void report(Code code, std::string message, DiagnosticList& findings) const {
        if (count_ == 0) return;
        if (count_ > 1) {
            message += ", ";
            append_number(message, count_);
            message += " times in this game";
        }
        findings.add(code, first_, message);
    }

private:
    std::uint32_t count_ = 0;
    TextRange first_;
};

// A text that is mostly good UTF-8 is UTF-8 with bad bytes; else it is Windows-1252, where every run of two letters
// would have to look like UTF-8 by chance.
Encoding encoding_of(std::string_view text) noexcept {
    if (is_valid_utf8(text)) return Encoding::utf8;
    std::size_t good = 0;
    std::size_t bad = 0;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Char next = decode_utf8(text, at);
        if (next.value >= 0x80) ++(next.valid ? good : bad);
        at += next.size;
    }
    return good >= bad ? Encoding::utf8 : Encoding::windows_1252;
}

void check_high_bytes(GameView& game, DiagnosticList& findings) {
    const std::string_view text = game.text;
    game.encoding = encoding_of(text);
    const bool utf8 = game.encoding == Encoding::utf8;
    Occurrences invalid;
    Occurrences latin1;
    Occurrences control;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Char next = utf8 ? decode_utf8(text, at) : Utf8Char{windows_1252_char(to_byte(text[at])), 1, true};
        const bool c1 = next.value >= 0x80 && next.value < 0xA0;
        if (!utf8 && next.value >= 0x80) latin1.add(at);
        if (utf8 ? !next.valid : c1) {
            invalid.add(at);
        } else if (c1) {
            control.add(at, next.size);
        }
        at += next.size;
    }
    latin1.report(Code::latin1_text, "this is no UTF-8: read as Windows-1252", findings);
    invalid.report(Code::invalid_byte, utf8 ? "byte that is no UTF-8" : "byte that Windows-1252 does not know",
                   findings);
    control.report(Code::control_character, "control character", findings);
}

void check_controls(std::string_view text, DiagnosticList& findings) {
    Occurrences controls;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (kByteClass[to_byte(text[at])] == ByteClass::control) controls.add(at);
    }
    controls.report(Code::control_character, "control character", findings);
}

void check_tabs(const GameView& game, DiagnosticList& findings) {
    Occurrences tabs;
    for (const TagPair& tag : game.tags) {
        const std::size_t at = tag.value.of(game.text).find('\t');
        if (at != std::string_view::npos) tabs.add(tag.value.begin + at);
    }
    tabs.report(Code::tab_in_string, "tab in a tag value", findings);
}

void check_returns(std::string_view text, DiagnosticList& findings) {
    Occurrences returns;
    for (std::size_t at = 0; at + 1 < text.size(); ++at) {
        if (text[at] == '\r' && text[at + 1] != '\n') returns.add(at);
    }
    returns.report(Code::cr_line_ends, "line that ends with a carriage return alone", findings);
}

const char* find_line_end(const char* begin, const char* end, bool lone_returns) noexcept {
    if (lone_returns) return std::find_if(begin, end, is_line_end);
    const void* const found = std::memchr(begin, '\n', static_cast<std::size_t>(end - begin));
    if (found == nullptr) return end;
    const char* const line_end = static_cast<const char*>(found);
    return line_end > begin && line_end[-1] == '\r' ? line_end - 1 : line_end;
}

void check_line_lengths(std::string_view text, bool lone_returns, DiagnosticList& findings) {
    Occurrences lines;
    const char* const end = text.data() + text.size();
    for (const char* line = text.data(); line < end;) {
        const char* const line_end = find_line_end(line, end, lone_returns);
        const auto bytes = static_cast<std::size_t>(line_end - line);
        if (bytes > kMaxLineBytes) lines.add(static_cast<std::size_t>(line - text.data()), bytes);
        line = line_end + (line_end < end && *line_end == '\r' && line_end + 1 < end && line_end[1] == '\n' ? 2 : 1);
    }
    lines.report(Code::line_too_long, "line of more than 255 characters", findings);
}

// Does the ply say something about such a finding? About lines and bytes it does not.
bool concerns_moves(Code code) noexcept {
    const Group group = info(code).group;
    const bool layout =
        code == Code::line_too_long || code == Code::missing_blank_line || code == Code::blank_line_in_game;
    return (group == Group::syntax || group == Group::san) && !layout;
}

}  // namespace

void check_bytes(GameView& game, DiagnosticList& findings) {
    const ByteSummary summary = summarize(game.text);
    game.encoding = Encoding::ascii;
    if (summary.high) check_high_bytes(game, findings);
    if (summary.control) check_controls(game.text, findings);
    if (summary.tab) check_tabs(game, findings);
    if (summary.lone_return) check_returns(game.text, findings);
    check_line_lengths(game.text, summary.lone_return, findings);
}

void order_findings(const GameView& game, DiagnosticList& findings) {
    if (findings.items.empty()) return;
    std::stable_sort(findings.items.begin(), findings.items.end(),
                     [](const Diagnostic& a, const Diagnostic& b) { return a.place.begin < b.place.begin; });
    const std::uint32_t tags_end = game.tags.empty() ? 0 : game.tags.back().place.end();
    auto token = game.tokens.begin();
    std::uint32_t ply = 0;
    std::uint8_t depth = 0;
    for (Diagnostic& finding : findings.items) {
        for (; token != game.tokens.end() && token->place.begin <= finding.place.begin; ++token) {
            depth = token->depth;
            if (token->kind == TokenKind::san && depth == 0) ++ply;
        }
        if (finding.place.begin < tags_end || game.tokens.empty() || !concerns_moves(finding.code)) continue;
        finding.ply = ply;
        finding.in_variation = depth != 0;
    }
}

}  // namespace arbiter::detail
