#include "report/display_width.h"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

TEST(DisplayWidth, CountsCharactersNotBytes) {
    EXPECT_EQ(display_width(""), 0U);
    EXPECT_EQ(display_width("Nf3"), 3U);
    EXPECT_EQ(display_width("Müller"), 6U);
}

TEST(DisplayWidth, GivesEastAsianLettersTwoColumnsAndMarksNone) {
    EXPECT_EQ(display_width("丁立人"), 6U);
    EXPECT_EQ(display_width("e\u0301"), 1U);
    EXPECT_EQ(display_width("🙂"), 2U);
}

TEST(DisplayWidth, CutsBetweenCharacters) {
    EXPECT_EQ(first_columns("Müller", 2), "Mü");
    EXPECT_EQ(last_columns("Kühn", 3), "ühn");
    EXPECT_EQ(first_columns("丁立", 3), "丁");
    EXPECT_EQ(last_columns("丁立", 3), "立");
    EXPECT_EQ(first_columns("abc", 9), "abc");
    EXPECT_EQ(last_columns("abc", 0), "");
}

}  // namespace
}  // namespace arbiter
