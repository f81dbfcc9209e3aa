// Where a line looks like the first of a game. Private to this layer; pgn/splitter.h is the public face of it.
#pragma once

#include <cstddef>
#include <string_view>

namespace arbiter::detail {

// Is text[at] the beginning of a tag pair as a strong start has it: '[', name, space or tab, '"'? A byte order mark may
// stand before it.
bool begins_tag_line(std::string_view text, std::size_t at) noexcept;

// Is the line before the one that begins at text[line] blank? The first line of the text has none before it.
bool follows_blank_line(std::string_view text, std::size_t line) noexcept;

// Requires: a line begins at text[line]. Is it a strong start (pgn/splitter.h)?
inline bool is_strong_start(std::string_view text, std::size_t line) noexcept {
    return begins_tag_line(text, line) && follows_blank_line(text, line);
}

// The same for the question whether an open comment was ever closed: `[Event "` needs no blank line before it.
bool ends_open_comment(std::string_view text, std::size_t line) noexcept;

}  // namespace arbiter::detail
