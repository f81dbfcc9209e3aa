#include "report/source_excerpt.h"

#include <algorithm>
#include <utility>

#include "report/display_width.h"
#include "report/printable.h"

namespace arbiter {
namespace {

constexpr std::string_view kLineEnds = "\r\n";
constexpr std::string_view kCut = "…";
constexpr std::size_t kMaxCharacterBytes = 4;

bool is_continuation(char byte) noexcept { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

// Tabs as single spaces, everything else printable.
std::string shown(std::string_view bytes, Encoding encoding) {
    std::string spaced(bytes);
    std::replace(spaced.begin(), spaced.end(), '\t', ' ');
    std::string out;
    append_printable(out, spaced, encoding);
    return out;
}

// Where the line of text[at] begins, or, in a long line, a place between two characters at least `reach` bytes before.
std::size_t begin_of_line(std::string_view text, std::size_t at, std::size_t reach, Encoding encoding) {
    const std::size_t first = at > reach ? at - reach : 0;
    const std::size_t line_end = text.substr(first, at - first).find_last_of(kLineEnds);
    if (line_end != std::string_view::npos) return first + line_end + 1;
    std::size_t begin = first;
    while (encoding != Encoding::windows_1252 && begin > 0 && begin < at && is_continuation(text[begin])) ++begin;
    return begin;
}

std::string cut_front(std::string text, std::size_t width, bool more) {
    if (!more && display_width(text) <= width) return text;
    return std::string(kCut) + std::string(last_columns(text, width - 1));
}

std::string cut_back(std::string text, std::size_t width, bool more) {
    if (!more && display_width(text) <= width) return text;
    return std::string(first_columns(text, width > 0 ? width - 1 : 0)) + std::string(kCut);
}

}  // namespace

SourceExcerpt excerpt_of(std::string_view text, TextRange place, Encoding encoding, std::size_t width) {
    const std::size_t at = std::min<std::size_t>(place.begin, text.size());
    const std::size_t reach = width * kMaxCharacterBytes;
    const std::size_t begin = begin_of_line(text, at, reach, encoding);
    const std::string_view rest = text.substr(at, reach);
    const std::string_view line = rest.substr(0, rest.find_first_of(kLineEnds));
    const std::string_view marked = line.substr(0, place.size);
    const bool more_before = begin > 0 && kLineEnds.find(text[begin - 1]) == std::string_view::npos;
    const bool more_after = line.size() == rest.size() && rest.size() == reach;

    const std::string after = shown(line.substr(marked.size()), encoding);

    // What stands before gets the width that the rest leaves free, two thirds of it if the rest could fill it all.
    SourceExcerpt excerpt;
    excerpt.marked = shown(marked, encoding);
    const std::size_t needed = more_after ? width : display_width(excerpt.marked) + display_width(after) + 1;
    const std::size_t room_before = std::max(width * 2 / 3, width - std::min(width, needed));
    excerpt.before = cut_front(shown(text.substr(begin, at - begin), encoding), room_before, more_before);
    const std::size_t left = width - display_width(excerpt.before);
    excerpt.marked = cut_back(std::move(excerpt.marked), left, after.empty() && more_after);
    const std::size_t room = left - display_width(excerpt.marked);
    if (!after.empty() && room > 0) excerpt.after = cut_back(after, room, more_after);
    return excerpt;
}

}  // namespace arbiter
