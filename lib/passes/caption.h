// How a game is named in messages.
#pragma once

#include <string>
#include <string_view>

#include "passes/tag_table.h"

namespace arbiter {

// Appends "Alpha, A - Beta, B, Club Open, round 3": bytes of the tags, unescaped, not made safe for any output.
void append_caption(std::string& out, const TagTable& tags, std::string_view text);

}  // namespace arbiter
