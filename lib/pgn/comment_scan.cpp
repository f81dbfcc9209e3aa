#include "pgn/comment_scan.h"

#include <array>

#include "pgn/byte_class.h"
#include "pgn/strong_start.h"

namespace arbiter::detail {

namespace {

// Bytes at which a scan for braces and strong starts looks closer.
constexpr std::array<bool, 256> kStops =
    byte_table<bool>([](unsigned byte) { return byte == '{' || byte == '}' || byte == '\n' || byte == '\r'; });

std::uint32_t next_look(std::string_view text, std::uint32_t at, std::uint32_t stop) noexcept {
    const char* const data = text.data();
    while (at < stop && !kStops[to_byte(data[at])]) ++at;
    return at;
}

// After the line end at text[at - 1]: a line that begins like a tag may begin a game.
bool may_begin_game(std::string_view text, std::uint32_t at) noexcept {
    return at < text.size() && (text[at] == '[' || text[at] == kByteOrderMark[0]) && ends_open_comment(text, at);
}

}  // namespace

CommentScan scan_comment(std::string_view text, std::uint32_t open, std::uint32_t stop,
                         std::size_t lookahead) noexcept {
    CommentScan scan;
    std::uint32_t strong_start = 0;  // 0: none passed; none can be there, since the comment begins before it
    for (std::uint32_t at = next_look(text, open + 1, stop);; at = next_look(text, at + 1, stop)) {
        const bool too_far = at - open > lookahead;
        if (strong_start != 0 && (too_far || (at < stop && text[at] == '{'))) {
            scan.how = CommentScan::End::unterminated;
            scan.end = strong_start;
            return scan;
        }
        if (at >= stop) break;
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
    scan.end = strong_start != 0 ? strong_start : stop;
    return scan;
}

std::optional<std::uint32_t> find_stray_brace(std::string_view text, std::uint32_t from, std::uint32_t stop) noexcept {
    for (std::uint32_t at = next_look(text, from, stop); at < stop; at = next_look(text, at + 1, stop)) {
        if (text[at] == '}') return at;
        if (text[at] == '{' || may_begin_game(text, at + 1)) return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace arbiter::detail
