#include "base/text.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace arbiter {

namespace {

constexpr char32_t kFirstC1 = 0x80;
constexpr char32_t kLastC1 = 0x9F;

// Windows-1252 differs from Latin-1 in these bytes only, 0x80 to 0x9F.
constexpr std::array<char16_t, 32> kWindows1252C1{0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                  0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
                                                  0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                  0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

struct CharRange {
    char32_t first;
    char32_t last;
};

// Sorted. Unicode 15: general categories Cc and Cf, what has the property Default_Ignorable_Code_Point, the line and
// paragraph separators, and the noncharacters of the first plane.
constexpr std::array kUnprintable{
    CharRange{0x0000, 0x001F},   CharRange{0x007F, 0x009F},   CharRange{0x00AD, 0x00AD},   CharRange{0x034F, 0x034F},
    CharRange{0x0600, 0x0605},   CharRange{0x061C, 0x061C},   CharRange{0x06DD, 0x06DD},   CharRange{0x070F, 0x070F},
    CharRange{0x0890, 0x0891},   CharRange{0x08E2, 0x08E2},   CharRange{0x115F, 0x1160},   CharRange{0x17B4, 0x17B5},
    CharRange{0x180B, 0x180F},   CharRange{0x200B, 0x200F},   CharRange{0x2028, 0x202E},   CharRange{0x2060, 0x206F},
    CharRange{0x3164, 0x3164},   CharRange{0xFDD0, 0xFDEF},   CharRange{0xFE00, 0xFE0F},   CharRange{0xFEFF, 0xFEFF},
    CharRange{0xFFA0, 0xFFA0},   CharRange{0xFFF0, 0xFFFB},   CharRange{0xFFFE, 0xFFFF},   CharRange{0x110BD, 0x110BD},
    CharRange{0x110CD, 0x110CD}, CharRange{0x13430, 0x1343F}, CharRange{0x1BCA0, 0x1BCA3}, CharRange{0x1D173, 0x1D17A},
    CharRange{0xE0000, 0xE0FFF}};

constexpr unsigned char byte_at(std::string_view bytes, std::size_t at) noexcept {
    return static_cast<unsigned char>(bytes[at]);
}

void append_hex(std::string& out, std::uint32_t value, int min_digits) {
    char digits[8];
    const std::to_chars_result end = std::to_chars(digits, digits + sizeof digits, value, 16);
    const auto count = static_cast<int>(end.ptr - digits);
    out.append(static_cast<std::size_t>(std::max(0, min_digits - count)), '0');
    out.append(digits, end.ptr);
}

void append_escaped(std::string& out, char32_t value) {
    switch (value) {
        case U'\t': out += "\\t"; return;
        case U'\n': out += "\\n"; return;
        case U'\r': out += "\\r"; return;
        default: break;
    }
    out += "\\u{";
    append_hex(out, value, 1);
    out += '}';
}

// How many of the first bytes are ASCII, in steps of eight: the rest of a step is left to the caller.
std::size_t ascii_prefix(std::string_view bytes) noexcept {
    constexpr std::uint64_t kHighBits = 0x8080808080808080U;
    std::size_t at = 0;
    for (; at + sizeof(std::uint64_t) <= bytes.size(); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + at, sizeof word);
        if ((word & kHighBits) != 0) break;
    }
    return at;
}

}  // namespace

Utf8Char decode_utf8(std::string_view bytes, std::size_t at) noexcept {
    if (at >= bytes.size()) return {};
    const unsigned char lead = byte_at(bytes, at);
    if (lead < 0x80) return {lead, 1, true};
    const Utf8Char invalid{lead, 1, false};
    if (lead < 0xC2 || lead > 0xF4) return invalid;
    const std::uint8_t size = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    if (bytes.size() - at < size) return invalid;
    char32_t value = lead & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        const unsigned char next = byte_at(bytes, at + i);
        if ((next & 0xC0U) != 0x80) return invalid;
        value = (value << 6U) | (next & 0x3FU);
    }
    const bool overlong = (size == 3 && value < 0x800) || (size == 4 && value < 0x10000);
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    if (overlong || surrogate || value > 0x10FFFF) return invalid;
    return {value, size, true};
}

bool is_ascii(std::string_view bytes) noexcept {
    const std::size_t at = ascii_prefix(bytes);
    return std::all_of(bytes.begin() + static_cast<std::ptrdiff_t>(at), bytes.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

bool is_valid_utf8(std::string_view bytes) noexcept {
    std::size_t at = 0;
    while (at < bytes.size()) {
        at += ascii_prefix(bytes.substr(at));
        // The rest of a step of eight, or one character that is not ASCII.
        for (std::size_t i = 0; i < sizeof(std::uint64_t) && at < bytes.size(); ++i) {
            const Utf8Char next = decode_utf8(bytes, at);
            if (!next.valid) return false;
            at += next.size;
        }
    }
    return true;
}

void append_utf8(std::string& out, char32_t value) {
    const auto tail = [value](unsigned shift) { return static_cast<char>(0x80U | ((value >> shift) & 0x3FU)); };
    if (value < 0x80) {
        out += static_cast<char>(value);
    } else if (value < 0x800) {
        out += static_cast<char>(0xC0U | (value >> 6U));
        out += tail(0);
    } else if (value < 0x10000) {
        out += static_cast<char>(0xE0U | (value >> 12U));
        out += tail(6);
        out += tail(0);
    } else {
        out += static_cast<char>(0xF0U | (value >> 18U));
        out += tail(12);
        out += tail(6);
        out += tail(0);
    }
}

char32_t windows_1252_char(unsigned char byte) noexcept {
    if (byte < kFirstC1 || byte > kLastC1) return byte;
    return kWindows1252C1[byte - kFirstC1];
}

void append_utf8_from_windows_1252(std::string& out, std::string_view bytes) {
    for (const char c : bytes) append_utf8(out, windows_1252_char(static_cast<unsigned char>(c)));
}

bool is_unprintable(char32_t value) noexcept {
    if (value >= 0x20 && value < 0x7F) return false;
    if ((value & 0xFFFEU) == 0xFFFE) return true;  // the two noncharacters of every plane
    const auto* const range =
        std::lower_bound(kUnprintable.begin(), kUnprintable.end(), value,
                         [](const CharRange& candidate, char32_t wanted) { return candidate.last < wanted; });
    return range != kUnprintable.end() && value >= range->first;
}

void append_printable(std::string& out, std::string_view bytes) {
    const auto is_plain = [bytes](std::size_t at) {
        return static_cast<unsigned>(static_cast<unsigned char>(bytes[at])) - 0x20U < 0x7FU - 0x20U;
    };
    for (std::size_t at = 0; at < bytes.size();) {
        std::size_t plain = at;
        while (plain < bytes.size() && is_plain(plain)) ++plain;
        if (plain != at) {
            out.append(bytes, at, plain - at);
            at = plain;
            continue;
        }
        const Utf8Char next = decode_utf8(bytes, at);
        if (!next.valid) {
            out += "\\x";
            append_hex(out, next.value, 2);
        } else if (is_unprintable(next.value)) {
            append_escaped(out, next.value);
        } else {
            out.append(bytes.substr(at, next.size));
        }
        at += next.size;
    }
}

}  // namespace arbiter
