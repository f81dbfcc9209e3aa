#include "report/source_excerpt.h"

#include <gtest/gtest.h>

#include <string>

#include "report/display_width.h"

namespace arbiter {
namespace {

std::string joined(const SourceExcerpt& excerpt) { return excerpt.before + "|" + excerpt.marked + "|" + excerpt.after; }

TextRange at(std::size_t begin, std::size_t size) {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(size)};
}

TEST(SourceExcerpt, ShowsTheLineAroundThePlace) {
    EXPECT_EQ(joined(excerpt_of("[A \"b\"]\n1. e4 e5\n2. x", at(11, 2), Encoding::ascii, 80)), "1. |e4| e5");
}

TEST(SourceExcerpt, EndsLinesAtCrToo) {
    EXPECT_EQ(joined(excerpt_of("a\rbcd\re", at(3, 1), Encoding::ascii, 80)), "b|c|d");
    EXPECT_EQ(joined(excerpt_of("a\r\nbcd\r\ne", at(4, 1), Encoding::ascii, 80)), "b|c|d");
}

TEST(SourceExcerpt, MarksOnlyWhatStandsOnTheFirstLine) {
    EXPECT_EQ(joined(excerpt_of("a {b\nc} d", at(2, 5), Encoding::ascii, 80)), "a |{b|");
}

TEST(SourceExcerpt, CutsALongLineOnBothSides) {
    const std::string text = std::string(5000, 'x') + "HERE" + std::string(5000, 'y');
    const SourceExcerpt excerpt = excerpt_of(text, at(5000, 4), Encoding::ascii, 40);
    EXPECT_EQ(excerpt.marked, "HERE");
    EXPECT_TRUE(excerpt.before.starts_with("…x"));
    EXPECT_TRUE(excerpt.after.ends_with("y…"));
    EXPECT_LE(display_width(excerpt.before + excerpt.marked + excerpt.after), 40U);
}

TEST(SourceExcerpt, ShowsAllOfALineThatFits) {
    const std::string text = std::string(70, 'x') + "y";
    EXPECT_EQ(excerpt_of(text, at(70, 1), Encoding::ascii, 80).before, std::string(70, 'x'));
    EXPECT_EQ(excerpt_of(text, at(71, 0), Encoding::ascii, 80).before, text);
}

TEST(SourceExcerpt, FitsAPlaceThatIsLongerThanTheLine) {
    const std::string text = "ab" + std::string(9000, 'z');
    const SourceExcerpt excerpt = excerpt_of(text, at(2, 9000), Encoding::ascii, 30);
    EXPECT_EQ(excerpt.before, "ab");
    EXPECT_EQ(display_width(excerpt.before + excerpt.marked + excerpt.after), 30U);
}

TEST(SourceExcerpt, NeverCutsACharacterOfALongLine) {
    std::string text;
    for (int i = 0; i < 500; ++i) text += "ü";
    for (std::size_t begin = 0; begin < 400; begin += 2) {
        const SourceExcerpt excerpt = excerpt_of(text, at(begin, 2), Encoding::utf8, 24);
        EXPECT_EQ(excerpt.marked, "ü") << begin;
        EXPECT_EQ(excerpt.before.find('\\'), std::string::npos) << begin;
        EXPECT_EQ(excerpt.after.find('\\'), std::string::npos) << begin;
    }
}

TEST(SourceExcerpt, ReadsWindows1252AndShowsNothingRaw) {
    EXPECT_EQ(joined(excerpt_of("M\xFCller\x1B[2J", at(1, 1), Encoding::windows_1252, 80)), "M|ü|ller\\u{1b}[2J");
}

TEST(SourceExcerpt, KeepsATabOneColumnWide) {
    EXPECT_EQ(joined(excerpt_of("a\tb", at(2, 1), Encoding::ascii, 80)), "a |b|");
}

TEST(SourceExcerpt, TakesAPlaceBeyondTheEnd) {
    EXPECT_EQ(joined(excerpt_of("abc", at(3, 0), Encoding::ascii, 80)), "abc||");
    EXPECT_EQ(joined(excerpt_of("abc", at(90, 4), Encoding::ascii, 80)), "abc||");
    EXPECT_EQ(joined(excerpt_of("", at(0, 0), Encoding::ascii, 80)), "||");
}

}  // namespace
}  // namespace arbiter
