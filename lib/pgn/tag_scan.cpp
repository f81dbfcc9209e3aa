#include "pgn/tag_scan.h"

#include <algorithm>
#include <array>

#include "pgn/byte_class.h"

namespace arbiter::detail {

namespace {

std::uint32_t skip_blanks(std::string_view text, std::uint32_t at) noexcept {
    while (at < text.size() && is_blank(text[at])) ++at;
    return at;
}

// Over blanks and at most one line end among them.
std::uint32_t skip_to_part(std::string_view text, std::uint32_t at) noexcept {
    at = skip_blanks(text, at);
    if (at >= text.size() || !is_line_end(text[at])) return at;
    at += text.substr(at).starts_with("\r\n") ? 2U : 1U;
    return skip_blanks(text, at);
}

std::uint32_t find_line_end(std::string_view text, std::uint32_t at) noexcept {
    while (at < text.size() && !is_line_end(text[at])) ++at;
    return at;
}

bool is_line_over(std::string_view text, std::uint32_t at) noexcept {
    return at >= text.size() || is_line_end(text[at]);
}

TextRange range(std::uint32_t begin, std::uint32_t end) noexcept { return {begin, end - begin}; }

// Bytes of a value at which a tag pair is no longer plain.
constexpr std::array<bool, 256> kEndsPlainValue =
    byte_table<bool>([](unsigned byte) { return byte == '"' || byte == '\\' || byte == '\n' || byte == '\r'; });

// Where a value ends.
struct ValueEnd {
    std::uint32_t quote = 0;    // the closing quote
    std::uint32_t bracket = 0;  // the ']' behind it
};

// A tag pair while it is read.
class TagReader {
public:
    TagReader(std::string_view text, std::uint32_t at, DiagnosticList& findings)
        : text_(text), begin_(at), findings_(findings) {}

    TagScan read();

private:
    // Where the value that begins at text[from] ends, if a quote before `stop` closes it.
    std::optional<ValueEnd> find_value_end(std::uint32_t from, std::uint32_t stop);
    std::optional<ValueEnd> find_value_end_on_next_line(std::uint32_t from, std::uint32_t line_end);
    void report_inside(std::uint32_t from, std::uint32_t quote);
    TagScan finish(const ValueEnd& end);
    TagScan without_value(std::uint32_t from);
    TagScan unclosed(std::uint32_t line_end);

    std::string_view text_;
    std::uint32_t begin_;
    DiagnosticList& findings_;
    TagPair pair_;
};

TagScan TagReader::read() {
    const std::uint32_t name = skip_to_part(text_, begin_ + 1);
    std::uint32_t at = name;
    while (at < text_.size() && is_tag_name_byte(text_[at])) ++at;
    const std::uint32_t good = at;
    // A name with other characters is read up to white space or a quote, and reported.
    constexpr std::string_view kNameStops = " \t\r\n\"[]{}";
    while (at < text_.size() && kNameStops.find(text_[at]) == std::string_view::npos && to_byte(text_[at]) >= 0x20)
        ++at;
    pair_.name = range(name, at);
    const std::uint32_t quote = skip_to_part(text_, at);
    if (pair_.name.empty() || quote >= text_.size() || text_[quote] != '"') return without_value(begin_ + 1);
    if (good != at)
        findings_.add(Code::bad_tag_name, pair_.name, "tag name with characters other than letters, digits and _");

    pair_.value.begin = quote + 1;
    const std::uint32_t line_end = find_line_end(text_, quote);
    if (const auto end = find_value_end(quote + 1, line_end)) return finish(*end);
    if (const auto end = find_value_end_on_next_line(quote + 1, line_end)) return finish(*end);
    return unclosed(line_end);
}

// A quote that is followed by ']' ends the value if it is the first that is not escaped, or if the line or another tag
// follows; else the last such quote of the line does, escaped or not, if only the line's end follows.
std::optional<ValueEnd> TagReader::find_value_end(std::uint32_t from, std::uint32_t stop) {
    std::optional<ValueEnd> last;
    bool first = true;
    for (std::uint32_t at = from; at < stop; ++at) {
        if (text_[at] == '\\') {
            pair_.escaped = true;
            // \" before the bracket at the line's end: a lone backslash, as in "C:\", and the value's end.
            if (at + 1 >= stop || text_[at + 1] != '"') {
                if (at + 1 < stop && text_[at + 1] == '\\') ++at;
                continue;
            }
            const std::uint32_t bracket = skip_blanks(text_, at + 2);
            const bool closes =
                bracket < stop && text_[bracket] == ']' && is_line_over(text_, skip_blanks(text_, bracket + 1));
            if (closes) last = ValueEnd{at + 1, bracket};
            ++at;
            continue;
        }
        if (text_[at] != '"') continue;
        const std::uint32_t bracket = skip_to_part(text_, at + 1);
        if (bracket < text_.size() && text_[bracket] == ']' && (bracket < stop || first)) {
            last = ValueEnd{at, bracket};
            const std::uint32_t behind = skip_blanks(text_, bracket + 1);
            if (first || is_line_over(text_, behind) || text_[behind] == '[') return last;
        }
        first = false;
    }
    return last;
}

std::optional<ValueEnd> TagReader::find_value_end_on_next_line(std::uint32_t from, std::uint32_t line_end) {
    const std::uint32_t line = line_end + (text_.substr(line_end).starts_with("\r\n") ? 2U : 1U);
    if (line >= text_.size() || text_[line] == '[') return std::nullopt;
    const std::uint32_t stop = find_line_end(text_, line);
    std::uint32_t at = stop;
    while (at > line && is_blank(text_[at - 1])) --at;
    if (at == line || text_[at - 1] != ']') return std::nullopt;
    const std::uint32_t bracket = at - 1;
    at = bracket;
    while (at > line && is_blank(text_[at - 1])) --at;
    if (at == line || text_[at - 1] != '"') return std::nullopt;
    findings_.add(Code::malformed_tag, range(from, at - 1), "tag value broken over two lines");
    pair_.escaped = text_.substr(from, at - 1 - from).find('\\') != std::string_view::npos;
    return ValueEnd{at - 1, bracket};
}

// Reports quotes and backslashes in the value that are not written as the standard wants.
void TagReader::report_inside(std::uint32_t from, std::uint32_t quote) {
    bool quote_reported = false;
    bool escape_reported = false;
    for (std::uint32_t at = from; at < quote; ++at) {
        if (text_[at] == '\\') {
            const bool good = at + 1 < quote && (text_[at + 1] == '"' || text_[at + 1] == '\\');
            if (good) {
                ++at;
            } else if (!escape_reported) {
                findings_.add(Code::bad_tag_escape, {at, 1},
                              "backslash that escapes nothing: write \\\\ for a backslash");
                escape_reported = true;
            }
        } else if (text_[at] == '"' && !quote_reported) {
            findings_.add(Code::unescaped_quote, {at, 1}, "quote inside a tag value: write \\\" for it");
            quote_reported = true;
        }
    }
}

TagScan TagReader::finish(const ValueEnd& end) {
    pair_.value = range(pair_.value.begin, end.quote);
    pair_.place = range(begin_, end.bracket + 1);
    const std::string_view value = pair_.value.of(text_);
    pair_.escaped = pair_.escaped && value.find('\\') != std::string_view::npos;
    if (pair_.escaped || value.find('"') != std::string_view::npos) report_inside(pair_.value.begin, end.quote);
    return {end.bracket + 1, pair_};
}

// No name or no quote: nothing is known of the value. What goes up to a ']' on the line, or to the line's end, is no tag.
TagScan TagReader::without_value(std::uint32_t from) {
    std::uint32_t at = from;
    while (!is_line_over(text_, at) && text_[at] != ']') ++at;
    if (at < text_.size() && text_[at] == ']') ++at;
    findings_.add(Code::malformed_tag, range(begin_, at), "this is no tag pair: [Name \"value\"]");
    return {at, std::nullopt};
}

// No quote closes the value before its line ends. Where it ends in a quote, the bracket alone is missing and the value
// is certain; where the quote is missing, nothing is.
TagScan TagReader::unclosed(std::uint32_t line_end) {
    std::uint32_t at = line_end;
    while (at > pair_.value.begin && is_blank(text_[at - 1])) --at;
    if (at > pair_.value.begin && text_[at - 1] == '"') {
        findings_.add(Code::malformed_tag, range(begin_, at), "tag pair without its closing bracket");
        pair_.value = range(pair_.value.begin, at - 1);
        pair_.place = range(begin_, at);
        report_inside(pair_.value.begin, at - 1);
        return {at, pair_};
    }
    findings_.add(Code::malformed_tag, range(begin_, at), "tag value without its closing quote");
    return {at, std::nullopt};
}

// `[Name "value"]` with one space and no escapes, which nearly all are. Absent if it is anything else.
std::optional<TagPair> scan_plain_tag(std::string_view text, std::uint32_t begin) noexcept {
    const auto size = static_cast<std::uint32_t>(text.size());
    const std::uint32_t name = begin + 1;
    std::uint32_t at = name;
    while (at < size && is_tag_name_byte(text[at])) ++at;
    const std::uint32_t name_end = at;
    if (name_end == name || size - at < 2 || text[at] != ' ' || text[at + 1] != '"') return std::nullopt;
    const std::uint32_t value = at + 2;
    at = value;
    while (at < size && !kEndsPlainValue[to_byte(text[at])]) ++at;
    if (size - at < 2 || text[at] != '"' || text[at + 1] != ']') return std::nullopt;
    return TagPair{range(begin, at + 2), range(name, name_end), range(value, at)};
}

}  // namespace

TagScan scan_tag(std::string_view text, std::uint32_t at, DiagnosticList& findings) {
    if (const auto plain = scan_plain_tag(text, at)) return {plain->place.end(), plain};
    return TagReader(text, at, findings).read();
}

bool begins_tag_pair(std::string_view text, std::uint32_t at) noexcept {
    if (at >= text.size() || text[at] != '[') return false;
    std::uint32_t name = skip_blanks(text, at + 1);
    at = name;
    while (at < text.size() && is_tag_name_byte(text[at])) ++at;
    if (at == name) return false;
    at = skip_blanks(text, at);
    return at < text.size() && text[at] == '"';
}

bool is_whole_tag_pair(std::string_view text, std::uint32_t at) noexcept {
    if (!begins_tag_pair(text, at)) return false;
    at = static_cast<std::uint32_t>(text.find('"', at)) + 1;
    for (; !is_line_over(text, at) && text[at] != '"'; ++at) {
        if (text[at] == '\\' && !is_line_over(text, at + 1)) ++at;
    }
    if (is_line_over(text, at)) return false;
    const std::uint32_t bracket = skip_blanks(text, at + 1);
    return bracket < text.size() && text[bracket] == ']';
}

}  // namespace arbiter::detail
