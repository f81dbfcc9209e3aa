#include "pgn/splitter.h"

#include <cstring>

#include "pgn/byte_class.h"
#include "pgn/strong_start.h"

namespace arbiter {

namespace detail {

namespace {

std::size_t after_byte_order_mark(std::string_view text, std::size_t at) noexcept {
    return text.substr(at).starts_with(kByteOrderMark) ? at + kByteOrderMark.size() : at;
}

}  // namespace

bool begins_tag_line(std::string_view text, std::size_t at) noexcept {
    at = after_byte_order_mark(text, at);
    if (at >= text.size() || text[at] != '[') return false;
    const std::size_t name = ++at;
    while (at < text.size() && is_tag_name_byte(text[at])) ++at;
    if (at == name || at >= text.size() || !is_blank(text[at])) return false;
    while (at < text.size() && is_blank(text[at])) ++at;
    return at < text.size() && text[at] == '"';
}

bool follows_blank_line(std::string_view text, std::size_t line) noexcept {
    std::size_t at = line;
    if (at == 0 || !is_line_end(text[at - 1])) return false;
    // CRLF is one line end.
    at -= at >= 2 && text[at - 1] == '\n' && text[at - 2] == '\r' ? 2U : 1U;
    while (at > 0 && is_blank(text[at - 1])) --at;
    return at > 0 && is_line_end(text[at - 1]);
}

bool ends_open_comment(std::string_view text, std::size_t line) noexcept {
    constexpr std::string_view kEvent = "[Event \"";
    return text.substr(after_byte_order_mark(text, line)).starts_with(kEvent) || is_strong_start(text, line);
}

}  // namespace detail

namespace {

// The beginning of the line whose tag begins at text[bracket], if it begins a line, a byte order mark aside.
std::optional<std::size_t> line_of_bracket(std::string_view text, std::size_t bracket) noexcept {
    const std::size_t mark = detail::kByteOrderMark.size();
    if (bracket >= mark && text.substr(bracket - mark, mark) == detail::kByteOrderMark) bracket -= mark;
    if (bracket == 0 || !detail::is_line_end(text[bracket - 1])) return std::nullopt;
    return bracket;
}

std::optional<std::size_t> strong_start_at_bracket(std::string_view text, std::size_t from,
                                                   std::size_t bracket) noexcept {
    const std::optional<std::size_t> line = line_of_bracket(text, bracket);
    if (!line || *line < from || !detail::is_strong_start(text, *line)) return std::nullopt;
    return line;
}

}  // namespace

std::optional<std::size_t> find_strong_start(std::string_view text, std::size_t from) noexcept {
    for (std::size_t at = from; at < text.size();) {
        const void* const found = std::memchr(text.data() + at, '[', text.size() - at);
        if (found == nullptr) return std::nullopt;
        const auto bracket = static_cast<std::size_t>(static_cast<const char*>(found) - text.data());
        if (const auto start = strong_start_at_bracket(text, from, bracket)) return start;
        at = bracket + 1;
    }
    return std::nullopt;
}

std::optional<std::size_t> find_last_strong_start(std::string_view text, std::size_t from) noexcept {
    std::size_t end = text.size();
    while (end > from) {
        const std::size_t bracket = text.rfind('[', end - 1);
        if (bracket == std::string_view::npos || bracket < from) return std::nullopt;
        if (const auto start = strong_start_at_bracket(text, from, bracket)) return start;
        end = bracket;
    }
    return std::nullopt;
}

}  // namespace arbiter
