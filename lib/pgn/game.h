// One game as the parser hands it over: its bytes, its tag pairs, its tokens.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/text_range.h"
#include "pgn/diagnostic.h"
#include "pgn/token.h"

namespace arbiter {

struct TagPair {
    TextRange place;  // from "[" to "]"
    TextRange name;
    TextRange value;       // between the quotes, still escaped
    bool escaped = false;  // holds a backslash: read it with append_unescaped (pgn/tag.h)
};

// How the bytes above 127 of a game are to be read; decided for each game by itself.
enum class Encoding : std::uint8_t { ascii, utf8, windows_1252 };

// One game: views into the caller's bytes and into the GameBuffer that it was parsed into. Valid until the next parse
// into the same buffer and as long as the bytes live. Nothing is copied.
struct GameView {
    std::string_view text;          // the game's bytes, from its first token (tag, comment or move) to its last
    std::span<const TagPair> tags;  // in file order, duplicates kept
    std::span<const Token> tokens;
    Encoding encoding = Encoding::ascii;
    std::size_t offset = 0;  // of text within what was given to the parser

    // The first tag with that name, compared exactly; null if there is none. O(tags).
    const TagPair* find_tag(std::string_view name) const noexcept;
    // The value of that tag as it stands (still escaped); empty if there is none.
    std::string_view tag_value(std::string_view name) const noexcept;
};

// The parser's reused memory. Diagnostics are those of syntax, tags' form and encoding; ordered by place.
struct GameBuffer {
    std::vector<TagPair> tags;
    std::vector<Token> tokens;
    DiagnosticList diagnostics;
};

}  // namespace arbiter
