#include "base/text.h"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

std::string printable(std::string_view bytes) {
    std::string out;
    append_printable(out, bytes);
    return out;
}

TEST(DecodeUtf8, ReadsOneCharacter) {
    constexpr std::string_view kText = "a\u00E9\u20AC\U0001F600";
    Utf8Char next = decode_utf8(kText, 0);
    EXPECT_EQ(next.value, U'a');
    EXPECT_EQ(next.size, 1);
    next = decode_utf8(kText, 1);
    EXPECT_EQ(next.value, U'\u00E9');
    EXPECT_EQ(next.size, 2);
    next = decode_utf8(kText, 3);
    EXPECT_EQ(next.value, U'\u20AC');
    EXPECT_EQ(next.size, 3);
    next = decode_utf8(kText, 6);
    EXPECT_EQ(next.value, U'\U0001F600');
    EXPECT_EQ(next.size, 4);
    EXPECT_TRUE(next.valid);
    next = decode_utf8(kText, kText.size());
    EXPECT_EQ(next.size, 0);
    EXPECT_FALSE(next.valid);
}

TEST(IsValidUtf8, RefusesWhatUnicodeRefuses) {
    for (const std::string_view good :
         {"", "plain", "\u00E9", "\u20AC", "\U0010FFFF", "\xEF\xBB\xBF", "\xED\x9F\xBF", "\xEE\x80\x80"}) {
        EXPECT_TRUE(is_valid_utf8(good)) << good;
    }
    for (const std::string_view bad :
         {"\x80", "\xBF", "\xC3", "\xC3(", "\xE2\x82", "\xE2(\xA1", "\xC0\xAF", "\xC1\xBF", "\xE0\x80\xAF",
          "\xE0\x9F\xBF", "\xED\xA0\x80", "\xED\xBF\xBF", "\xF0\x80\x80\x80", "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80",
          "\xF5\x80\x80\x80", "\xFF", "\xF0\x9F\x98"}) {
        EXPECT_FALSE(is_valid_utf8(bad)) << printable(bad);
    }
}

TEST(IsValidUtf8, LooksAtEveryPlaceOfAText) {
    for (std::size_t size = 1; size < 40; ++size) {
        std::string text(size, 'x');
        EXPECT_TRUE(is_valid_utf8(text));
        EXPECT_TRUE(is_ascii(text));
        for (std::size_t at = 0; at < size; ++at) {
            text[at] = '\xFC';
            EXPECT_FALSE(is_valid_utf8(text)) << size << ' ' << at;
            EXPECT_FALSE(is_ascii(text)) << size << ' ' << at;
            text[at] = 'x';
        }
    }
}

TEST(AppendUtf8, IsTheInverseOfDecoding) {
    for (const char32_t value :
         {U'\0', U'a', U'\u007F', U'\u0080', U'\u07FF', U'\u0800', U'\uFFFF', U'\U00010000', U'\U0010FFFF'}) {
        std::string text;
        append_utf8(text, value);
        const Utf8Char next = decode_utf8(text, 0);
        EXPECT_TRUE(next.valid);
        EXPECT_EQ(next.value, value);
        EXPECT_EQ(next.size, text.size());
    }
}

TEST(AppendUtf8FromWindows1252, MapsEveryByte) {
    std::string out;
    append_utf8_from_windows_1252(out, "M\xFCller \x80 \x96 \x9F \xFF");
    EXPECT_EQ(out, "M\u00FCller \u20AC \u2013 \u0178 \u00FF");
    for (unsigned byte = 0; byte < 256; ++byte) {
        std::string text;
        append_utf8_from_windows_1252(text, std::string(1, static_cast<char>(byte)));
        EXPECT_TRUE(is_valid_utf8(text)) << byte;
        EXPECT_EQ(decode_utf8(text, 0).value, windows_1252_char(static_cast<unsigned char>(byte)));
    }
}

TEST(AppendPrintable, EscapesWhatCannotBeSeen) {
    EXPECT_EQ(printable("Alpha, A \u00E9\u20AC\U0001F600 \"x\" \\ \u00A0"),
              "Alpha, A \u00E9\u20AC\U0001F600 \"x\" \\ \u00A0");
    EXPECT_EQ(printable("a\tb\nc\rd"), "a\\tb\\nc\\rd");
    EXPECT_EQ(printable(std::string_view("\0\x1B[31m\x7F", 7)), "\\u{0}\\u{1b}[31m\\u{7f}");
    EXPECT_EQ(printable("\u0085\u009F"), "\\u{85}\\u{9f}");                                   // C1
    EXPECT_EQ(printable("\u202E\u2066\u200F\u061C"), "\\u{202e}\\u{2066}\\u{200f}\\u{61c}");  // bidirectional
    EXPECT_EQ(printable("\u200B\u00AD\uFEFF\u2060"), "\\u{200b}\\u{ad}\\u{feff}\\u{2060}");   // of no width
    EXPECT_EQ(printable("\u2028\U000E0041\uFFFE\U0001FFFF"), "\\u{2028}\\u{e0041}\\u{fffe}\\u{1ffff}");
    EXPECT_EQ(printable("a\xFF\xC3(\xED\xA0\x80"), "a\\xff\\xc3(\\xed\\xa0\\x80");
}

TEST(AppendPrintable, LetsNothingThroughThatATerminalActsOn) {
    for (char32_t value = 0; value <= 0x10FFFF; ++value) {
        if (value >= 0xD800 && value <= 0xDFFF) continue;
        std::string text;
        append_utf8(text, value);
        const bool changed = printable(text) != text;
        EXPECT_EQ(changed, is_unprintable(value)) << static_cast<unsigned>(value);
        const bool control = value < 0x20 || (value >= 0x7F && value < 0xA0);
        EXPECT_TRUE(changed || !control) << static_cast<unsigned>(value);
    }
}

TEST(AppendNumber, WritesDecimal) {
    std::string out;
    append_number(out, 0);
    append_number(out += ' ', -17);
    append_number(out += ' ', std::uint64_t{18446744073709551615U});
    EXPECT_EQ(out, "0 -17 18446744073709551615");
}

}  // namespace
}  // namespace arbiter
