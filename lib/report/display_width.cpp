#include "report/display_width.h"

#include <array>
#include <cstdint>

namespace arbiter {
namespace {

struct Range {
    std::uint32_t first;
    std::uint32_t last;
};

// Unicode 15, the blocks that occur in names and comments; see EastAsianWidth.txt and the category Mn.
constexpr std::array kCombining{
    Range{0x0300, 0x036F}, Range{0x0483, 0x0489}, Range{0x0591, 0x05BD}, Range{0x0610, 0x061A}, Range{0x064B, 0x065F},
    Range{0x1AB0, 0x1AFF}, Range{0x1DC0, 0x1DFF}, Range{0x20D0, 0x20FF}, Range{0xFE00, 0xFE0F}, Range{0xFE20, 0xFE2F}};
constexpr std::array kWide{Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},   Range{0x3041, 0x4DBF},
                           Range{0x4E00, 0xA4CF},   Range{0xAC00, 0xD7A3},   Range{0xF900, 0xFAFF},
                           Range{0xFE30, 0xFE6F},   Range{0xFF00, 0xFF60},   Range{0xFFE0, 0xFFE6},
                           Range{0x1F300, 0x1F64F}, Range{0x1F680, 0x1F6FF}, Range{0x1F900, 0x1F9FF},
                           Range{0x20000, 0x3FFFD}};

template <std::size_t N>
bool is_in(std::uint32_t point, const std::array<Range, N>& ranges) noexcept {
    for (const Range& range : ranges) {
        if (point >= range.first && point <= range.last) return true;
    }
    return false;
}

bool is_continuation(char byte) noexcept { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

// The bytes of the character that begins at text[at].
std::string_view character_at(std::string_view text, std::size_t at) noexcept {
    std::size_t end = at + 1;
    while (end < text.size() && is_continuation(text[end])) ++end;
    return text.substr(at, end - at);
}

std::size_t width_of(std::string_view character) noexcept {
    const auto lead = static_cast<unsigned char>(character.front());
    if (lead < 0x80U) return 1;
    std::uint32_t point = character.size() == 2 ? lead & 0x1FU : character.size() == 3 ? lead & 0x0FU : lead & 0x07U;
    for (const char byte : character.substr(1)) point = (point << 6U) | (static_cast<unsigned char>(byte) & 0x3FU);
    if (is_in(point, kCombining)) return 0;
    return is_in(point, kWide) ? 2 : 1;
}

}  // namespace

std::size_t display_width(std::string_view text) noexcept {
    std::size_t width = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view character = character_at(text, at);
        width += width_of(character);
        at += character.size();
    }
    return width;
}

std::string_view first_columns(std::string_view text, std::size_t columns) noexcept {
    std::size_t width = 0;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::string_view character = character_at(text, at);
        width += width_of(character);
        if (width > columns) break;
        at += character.size();
    }
    return text.substr(0, at);
}

std::string_view last_columns(std::string_view text, std::size_t columns) noexcept {
    std::size_t width = display_width(text);
    std::size_t at = 0;
    while (at < text.size() && width > columns) {
        const std::string_view character = character_at(text, at);
        width -= width_of(character);
        at += character.size();
    }
    return text.substr(at);
}

}  // namespace arbiter
