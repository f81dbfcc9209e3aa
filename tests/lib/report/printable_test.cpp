#include "report/printable.h"

#include <gtest/gtest.h>

#include <string>

namespace arbiter {
namespace {

std::string printable(std::string_view bytes, Encoding encoding) {
    std::string out;
    append_printable(out, bytes, encoding);
    return out;
}

std::string clipped(std::string_view bytes, Encoding encoding, std::size_t most) {
    std::string out;
    append_clipped(out, bytes, encoding, most);
    return out;
}

TEST(Printable, ReadsBytesInTheEncodingOfTheGame) {
    EXPECT_EQ(printable("M\xFCller \x96 \x80", Encoding::windows_1252), "Müller – €");
    EXPECT_EQ(printable("Müller", Encoding::utf8), "Müller");
    EXPECT_EQ(printable("M\xFCller", Encoding::utf8), "M\\xfcller");
}

TEST(Printable, EscapesWhatWindows1252LeavesUndefined) {
    EXPECT_EQ(printable("a\x81\x1B", Encoding::windows_1252), "a\\u{81}\\u{1b}");
}

TEST(Clipped, KeepsWhatFits) { EXPECT_EQ(clipped("abc", Encoding::ascii, 3), "abc"); }

TEST(Clipped, CutsBetweenCharacters) {
    EXPECT_EQ(clipped("abcd", Encoding::ascii, 3), "abc…");
    EXPECT_EQ(clipped("aü♔x", Encoding::utf8, 2), "a…");
    EXPECT_EQ(clipped("aü♔x", Encoding::utf8, 3), "aü…");
    EXPECT_EQ(clipped("aü♔x", Encoding::utf8, 5), "aü…");
    EXPECT_EQ(clipped("aü♔x", Encoding::utf8, 6), "aü♔…");
}

TEST(Clipped, CutsWhatIsNoUtf8Anywhere) {
    const std::string bytes(20, '\xBF');
    EXPECT_EQ(clipped(bytes, Encoding::utf8, 4), "\\xbf…");
    EXPECT_EQ(clipped(bytes, Encoding::utf8, 0), "…");
}

}  // namespace
}  // namespace arbiter
