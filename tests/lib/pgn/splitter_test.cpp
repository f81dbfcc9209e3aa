#include <gtest/gtest.h>

#include "pgn/splitter.h"

namespace arbiter {
namespace {

struct SplitCase {
    std::string_view name;
    std::string_view text;
    std::optional<std::size_t> first;
};

TEST(FindStrongStart, WantsATagLineAfterABlankLine) {
    const SplitCase kCases[]{
        {"LF", "x\n\n[A \"b\"]", 3},
        {"CRLF", "x\r\n\r\n[A \"b\"]", 5},
        {"CR", "x\r\r[A \"b\"]", 3},
        {"blanks on the blank line", "x\n \t \n[A \"b\"]", 6},
        {"byte order mark", "x\n\n\xEF\xBB\xBF[A \"b\"]", 3},
        {"several spaces", "x\n\n[Ab_9  \t\"b", 3},
        {"no blank line", "x\n[A \"b\"]", std::nullopt},
        {"start of the text", "[A \"b\"]", std::nullopt},
        {"one line end at the start", "\n[A \"b\"]", std::nullopt},
        {"two line ends at the start", "\n\n[A \"b\"]", 2},
        {"CRLF alone is one line end", "x\r\n[A \"b\"]", std::nullopt},
        {"indented", "x\n\n [A \"b\"]", std::nullopt},
        {"no space", "x\n\n[A\"b\"]", std::nullopt},
        {"no name", "x\n\n[ \"b\"]", std::nullopt},
        {"no quote", "x\n\n[A b]", std::nullopt},
        {"quote beyond the end", "x\n\n[A ", std::nullopt},
        {"text on the line between", "x\n.\n[A \"b\"]", std::nullopt},
    };
    for (const SplitCase& expected : kCases) {
        EXPECT_EQ(find_strong_start(expected.text, 0), expected.first) << expected.name;
        EXPECT_EQ(find_last_strong_start(expected.text, 0), expected.first) << expected.name;
    }
}

TEST(FindStrongStart, LooksForTheBlankLineBeforeWhereItBegins) {
    constexpr std::string_view kText = "x\n\n[A \"b\"]\n\n[C \"d\"]";
    EXPECT_EQ(find_strong_start(kText, 3), 3U);
    EXPECT_EQ(find_strong_start(kText, 4), 12U);
    EXPECT_EQ(find_strong_start(kText, 13), std::nullopt);
    EXPECT_EQ(find_last_strong_start(kText, 3), 12U);
    EXPECT_EQ(find_last_strong_start(kText.substr(0, 12), 0), 3U);
    EXPECT_EQ(find_last_strong_start(kText.substr(0, 12), 4), std::nullopt);
    EXPECT_EQ(find_strong_start(kText, kText.size()), std::nullopt);
    EXPECT_EQ(find_strong_start("", 0), std::nullopt);
}

}  // namespace
}  // namespace arbiter
