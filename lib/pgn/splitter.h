// Where a game may begin: the strong starts in a run of bytes.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace arbiter {

// A strong start is a line that begins with a tag pair's beginning ('[', name, space or tab, '"'; after a byte order
// mark if there is one) and follows a blank line: two line ends (LF, CRLF or CR) with nothing but spaces and tabs
// between. Nobody can know from it alone whether it stands inside a comment: the parser verifies.
//
// The first and the last strong start in [from, text.size()), as the offset of the line's first byte. The bytes before
// `from` are looked at for the blank line. A start whose '"' lies beyond the end is not found.
std::optional<std::size_t> find_strong_start(std::string_view text, std::size_t from) noexcept;
std::optional<std::size_t> find_last_strong_start(std::string_view text, std::size_t from) noexcept;

}  // namespace arbiter
