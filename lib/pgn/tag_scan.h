// Reading one tag pair. Private to this layer.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "pgn/game.h"

namespace arbiter::detail {

struct TagScan {
    std::uint32_t end = 0;        // where reading goes on
    std::optional<TagPair> pair;  // absent where no value can be told
};

// Reads what begins with the '[' at text[at] and reports what is wrong with its form. White space may stand between the
// parts, one line end included (PGN standard 8.1.1). A value that is not closed on its line goes on over the next line
// if that ends in "] and does not begin with '['; else the rest of the line is passed over. O(line).
TagScan scan_tag(std::string_view text, std::uint32_t at, DiagnosticList& findings);

// Does a tag pair begin at text[at], as '[', name and quote? White space may stand between them.
bool begins_tag_pair(std::string_view text, std::uint32_t at) noexcept;
// And does it end on the same line, at its first quote that is not escaped? O(distance to that quote).
bool is_whole_tag_pair(std::string_view text, std::uint32_t at) noexcept;

}  // namespace arbiter::detail
