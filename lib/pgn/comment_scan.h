// Where a comment ends that may never have been closed. Private to this layer.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace arbiter::detail {

struct CommentScan {
    enum class End : std::uint8_t {
        closed,        // by the '}' before `end`
        unterminated,  // never: its game ends at `end`, a strong start or the end of the text
        undecided,     // the text ends in it
    };
    End how = End::undecided;
    std::uint32_t end = 0;
    std::uint32_t braces = 0;  // '{' inside
    std::uint32_t first_brace = 0;
    bool strong_start_passed = false;  // undecided, but there is one, at `end`
};

// Scans from the '{' at text[open]. A strong start inside makes the next brace decide: '}' closes the comment, which may
// quote whole games; '{', or no brace within `lookahead` bytes of the open one, means that it was never closed and that
// a game begins at that strong start. Only text[open, stop) is scanned, but whether a strong start begins there is known
// by what follows too. O(bytes up to the answer).
CommentScan scan_comment(std::string_view text, std::uint32_t open, std::uint32_t stop, std::size_t lookahead) noexcept;

// The next brace in text[from, stop), if it is a '}' and no strong start lies before it.
std::optional<std::uint32_t> find_stray_brace(std::string_view text, std::uint32_t from, std::uint32_t stop) noexcept;

}  // namespace arbiter::detail
