#include "pgn/game.h"

namespace arbiter {

const TagPair* GameView::find_tag(std::string_view name) const noexcept {
    for (const TagPair& tag : tags) {
        if (tag.name.of(text) == name) return &tag;
    }
    return nullptr;
}

std::string_view GameView::tag_value(std::string_view name) const noexcept {
    const TagPair* const tag = find_tag(name);
    return tag == nullptr ? std::string_view{} : tag->value.of(text);
}

}  // namespace arbiter
