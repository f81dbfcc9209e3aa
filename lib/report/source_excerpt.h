// The line that a finding is about, with its place marked, as much of it as fits.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/text_range.h"
#include "pgn/game.h"

namespace arbiter {

// Printable UTF-8. before + marked + after is the line, cut on both sides with "…" where it is longer than the width.
struct SourceExcerpt {
    std::string before;
    std::string marked;  // the bytes of the place that stand on this line; may be empty
    std::string after;
};

// Requires: width >= 20. Looks at no more of the text than may be shown, however long the line is.
SourceExcerpt excerpt_of(std::string_view text, TextRange place, Encoding encoding, std::size_t width);

}  // namespace arbiter
