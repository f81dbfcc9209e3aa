// What each byte can begin in movetext, and which bytes go on with a word. Private to this layer.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace arbiter::detail {

enum class ByteClass : std::uint8_t {
    blank,     // space, tab, vertical tab
    line_end,  // LF, CR
    control,   // other control characters: read as white space, reported
    digit,
    letter,
    high,    // not ASCII
    suffix,  // ! ?
    dollar,
    open_paren,
    close_paren,
    open_brace,
    close_brace,
    semicolon,
    percent,
    open_bracket,
    star,
    dash,
    sign,  // + = # / ~: evaluation signs begin with these
    dot,
    other,  // punctuation that begins no token
};

constexpr ByteClass class_of(unsigned byte) noexcept {
    using enum ByteClass;
    if (byte >= 0x80) return high;
    if (byte >= '0' && byte <= '9') return digit;
    if ((byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z')) return letter;
    switch (byte) {
        case ' ':
        case '\t':
        case '\v': return blank;
        case '\n':
        case '\r': return line_end;
        case '!':
        case '?': return suffix;
        case '$': return dollar;
        case '(': return open_paren;
        case ')': return close_paren;
        case '{': return open_brace;
        case '}': return close_brace;
        case ';': return semicolon;
        case '%': return percent;
        case '[': return open_bracket;
        case '*': return star;
        case '-': return dash;
        case '+':
        case '=':
        case '#':
        case '/':
        case '~': return sign;
        case '.': return dot;
        default: return byte < 0x20 || byte == 0x7F ? control : other;
    }
}

// Does the byte go on with a word that has begun? Everything does that is no white space, no beginning of another token
// and not ASCII-dot; bytes above 127 are looked at one by one.
constexpr bool continues_word(unsigned byte) noexcept {
    switch (class_of(byte)) {
        case ByteClass::digit:
        case ByteClass::letter:
        case ByteClass::dash:
        case ByteClass::sign: return true;
        case ByteClass::other: return byte != '"' && byte != ',' && byte != '<' && byte != '>' && byte != ']';
        case ByteClass::blank:
        case ByteClass::line_end:
        case ByteClass::control:
        case ByteClass::high:
        case ByteClass::suffix:
        case ByteClass::dollar:
        case ByteClass::open_paren:
        case ByteClass::close_paren:
        case ByteClass::open_brace:
        case ByteClass::close_brace:
        case ByteClass::semicolon:
        case ByteClass::percent:
        case ByteClass::open_bracket:
        case ByteClass::star:
        case ByteClass::dot: return false;
    }
    return false;
}

template <class T, class F>
constexpr std::array<T, 256> byte_table(F value_of) noexcept {
    std::array<T, 256> table{};
    for (unsigned byte = 0; byte < 256; ++byte) table[byte] = value_of(byte);
    return table;
}

inline constexpr std::array<ByteClass, 256> kByteClass = byte_table<ByteClass>(class_of);
inline constexpr std::array<bool, 256> kContinuesWord = byte_table<bool>(continues_word);

constexpr unsigned char to_byte(char c) noexcept { return static_cast<unsigned char>(c); }

constexpr bool is_line_end(char c) noexcept { return c == '\n' || c == '\r'; }
constexpr bool is_blank(char c) noexcept { return c == ' ' || c == '\t'; }
constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) noexcept { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
// PGN standard 8.1.1: what a tag name is made of.
constexpr bool is_tag_name_byte(char c) noexcept { return is_letter(c) || is_digit(c) || c == '_'; }

inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

}  // namespace arbiter::detail
