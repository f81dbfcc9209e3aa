// Text of a game as UTF-8 that may be shown, whatever encoding the game is in.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/text.h"
#include "pgn/game.h"

namespace arbiter {

// Like append_printable(out, bytes) of base/text.h, which serves for paths and for messages, but reads the bytes as the
// game's encoding says.
void append_printable(std::string& out, std::string_view bytes, Encoding encoding);

// The same, but no more than the first `most` of the bytes, cut between characters and with "…" in place of the rest:
// a tag of a megabyte is not repeated with each finding of its game.
void append_clipped(std::string& out, std::string_view bytes, Encoding encoding, std::size_t most);

}  // namespace arbiter
