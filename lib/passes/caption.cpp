#include "passes/caption.h"

#include "pgn/tag.h"

namespace arbiter {
namespace {

// Appends a tag's value behind `before`, unless it says nothing.
void append_known(std::string& out, std::string_view before, const TagPair* tag, std::string_view text) {
    if (tag == nullptr) return;
    const std::string_view value = tag->value.of(text);
    if (value.empty() || value == "?" || value == "-") return;
    if (!out.empty()) out.append(before);
    append_unescaped(out, value);
}

}  // namespace

void append_caption(std::string& out, const TagTable& tags, std::string_view text) {
    append_known(out, "", tags[KnownTag::white], text);
    append_known(out, " - ", tags[KnownTag::black], text);
    append_known(out, ", ", tags[KnownTag::event], text);
    append_known(out, out.empty() ? "" : ", round ", tags[KnownTag::round], text);
}

}  // namespace arbiter
