#include "base/text_range.h"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

TEST(TextRange, CutsItsBytesOutOfTheText) {
    constexpr TextRange kRange{2, 3};
    EXPECT_EQ(kRange.of("abcdefg"), "cde");
    EXPECT_EQ(kRange.end(), 5U);
    EXPECT_FALSE(kRange.empty());
}

TEST(TextRange, MayBeEmptyAtTheEndOfTheText) {
    constexpr TextRange kRange{3, 0};
    EXPECT_EQ(kRange.of("abc"), "");
    EXPECT_TRUE(kRange.empty());
}

}  // namespace
}  // namespace arbiter
