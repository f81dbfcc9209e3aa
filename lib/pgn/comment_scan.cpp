#include "pgn/comment_scan.h"

#include <array>

#include "pgn/byte_class.h"
#include "pgn/strong_start.h"

namespace arbiter::detail {

namespace {

// Bytes at which a scan for braces and strong starts looks closer.
constexpr std::array<bool, 256> kStops = byte_table<bool>(
    [](unsigned byte) { return byte == '{' || byte == '}' || byte == '\n' || byte == '\r'; });

std::uint32_t next_stop(std::string_view text, std::uint32_t at) noexcept {
    const char* const data = text.data();
    const auto size = static_cast<std::uint32_t>(text.size());
    while (at < size && !kStops[to_byte(data[at])]) ++at;
    return at;
}

// After the line end at text[at - 1]: a line that begins like a tag may begin a game.
bool may_begin_game(std::string_view text, std::uint32_t at) noexcept {
    return at < text.size() && (text[at] == '[' || text[at] == kByteOrderMark[0]) && ends_open_comment(text, at);
}

}  // namespace

CommentScan scan_comment(std::string_view text, std::uint32_t open, std::size_t lookahead) noexcept {
    CommentScan scan;
    std::uint32_t strong_start = 0;  // 0: none passed; none can be there, since the comment begins before it
    for (std::uint32_t at = next_stop(text, open + 1);; at = next_stop(text, at + 1)) {
        const bool too_far = at - open > lookahead;
        if (strong_start != 0 && (too_far || (at < text.size() && text[at] == '{'))) {
            scan.how = CommentScan::End::unterminated;
            scan.end = strong_start;
            return scan;
        }
        if (at >= text.size()) break;
        if (text[at] == '}') {
            scan.how = CommentScan::End::closed;
            scan.end = at + 1;
            return scan;
        }
        if (text[at] == '{') {
            if (scan.braces++ == 0) scan.first_brace = at;
        } else if (strong_start == 0 && may_begin_game(text, at + 1)) {
            strong_start = at + 1;
        }
    }
    scan.strong_start_passed = strong_start != 0;
    scan.end = strong_start != 0 ? strong_start : static_cast<std::uint32_t>(text.size());
    return scan;
}

std::optional<std::uint32_t> find_stray_brace(std::string_view text, std::uint32_t from) noexcept {
    for (std::uint32_t at = next_stop(text, from); at < text.size(); at = next_stop(text, at + 1)) {
        if (text[at] == '}') return at;
        if (text[at] == '{' || may_begin_game(text, at + 1)) return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace arbiter::detail
