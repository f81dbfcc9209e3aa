// Bytes as text: UTF-8, Windows-1252, and a form that may be shown to people.
#pragma once

#include <charconv>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace arbiter {

// One character at the beginning of some bytes.
struct Utf8Char {
    char32_t value = 0;     // the code point; the byte itself where it begins no valid sequence
    std::uint8_t size = 0;  // bytes it takes; 1 where invalid, 0 at the end of the text
    bool valid = false;
};

// The character at bytes[at]. Overlong forms, surrogates and values above U+10FFFF are invalid (Unicode 15, table 3-7).
Utf8Char decode_utf8(std::string_view bytes, std::size_t at) noexcept;

bool is_ascii(std::string_view bytes) noexcept;
bool is_valid_utf8(std::string_view bytes) noexcept;

// Requires: value is no surrogate and not above U+10FFFF.
void append_utf8(std::string& out, char32_t value);

// Appends Windows-1252 bytes as UTF-8. The five bytes that Windows-1252 leaves undefined become the C1 control characters
// of the same number, as the WHATWG encoding standard has it.
void append_utf8_from_windows_1252(std::string& out, std::string_view bytes);

// The character that a byte stands for in Windows-1252.
char32_t windows_1252_char(unsigned char byte) noexcept;

// Is it a character that cannot be seen, or changes how others are shown: control characters (C0, DEL, C1), bidirectional
// marks, zero-width and other format characters, noncharacters. White space that has a width is none of them.
bool is_unprintable(char32_t value) noexcept;

// Appends UTF-8 text so that it may go to a terminal, a log or a document: what is_unprintable becomes \t, \n, \r or
// \u{200b}, bytes that are no UTF-8 become \xff. Everything else stays as it is.
void append_printable(std::string& out, std::string_view bytes);

// Appends an integer in decimal.
template <std::integral T>
void append_number(std::string& out, T value) {
    char digits[24];
    const std::to_chars_result end = std::to_chars(digits, digits + sizeof digits, value);
    out.append(digits, end.ptr);
}

}  // namespace arbiter
