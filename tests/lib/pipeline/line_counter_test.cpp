#include "pipeline/line_counter.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>

namespace arbiter {
namespace {

// Byte by byte, in one piece.
struct Slow {
    std::uint64_t line_ends = 0;
    std::uint64_t column = 0;
    explicit Slow(std::string_view text) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            const bool is_end = text[i] == '\n' || text[i] == '\r';
            if (is_end && !(text[i] == '\n' && i > 0 && text[i - 1] == '\r')) ++line_ends;
            column = is_end ? 0 : column + 1;
        }
    }
};

std::string random_text(std::uint64_t seed, std::size_t size) {
    std::string text;
    for (std::size_t i = 0; i < size; ++i) {
        seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
        text.push_back("\r\n\r\nxy\0z"[(seed >> 40U) % 8]);
    }
    return text;
}

TEST(LineCounter, CountsLfCrlfAndCrAsOneLineEndEach) {
    LineCounter lines;
    lines.advance("a\nb\r\nc\rd");
    EXPECT_EQ(lines.line_ends(), 3U);
    EXPECT_EQ(lines.column(), 1U);
    EXPECT_TRUE(lines.seen_line_end());
}

TEST(LineCounter, AgreesWithTheSlowCountWhereverTheTextIsCut) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const std::string text = random_text(seed, seed * 3);
        const Slow want(text);
        const std::size_t cut = text.empty() ? 0 : seed * 17 % text.size();
        LineCounter lines;
        lines.advance(std::string_view(text).substr(0, cut));
        lines.advance(std::string_view(text).substr(cut));
        EXPECT_EQ(lines.line_ends(), want.line_ends) << seed;
        EXPECT_EQ(lines.column(), want.column) << seed;
    }
}

TEST(LineCounter, TakesALfBehindACrOfTheTextBeforeForItsSecondHalf) {
    LineCounter lines(true);
    lines.advance("\nab");
    EXPECT_EQ(lines.line_ends(), 0U);
    EXPECT_EQ(lines.column(), 2U);
    EXPECT_TRUE(lines.seen_line_end());
}

TEST(LineCounter, DoesNotCountWithoutALineEnd) {
    LineCounter lines;
    lines.advance("abc");
    lines.advance("");
    lines.advance(std::string(1000, 'x'));
    EXPECT_EQ(lines.line_ends(), 0U);
    EXPECT_EQ(lines.column(), 1003U);
    EXPECT_FALSE(lines.seen_line_end());
}

}  // namespace
}  // namespace arbiter
