#include "cli/numbers.h"

#include <gtest/gtest.h>

namespace arbiter::cli {
namespace {

TEST(ParseNumber, TakesDigitsInRangeAndNothingElse) {
    EXPECT_EQ(parse_number("0", {}), 0U);
    EXPECT_EQ(parse_number("18446744073709551615", {}), 18446744073709551615U);
    for (const char* text : {"", "-1", "+1", " 1", "1 ", "x", "1x", "0x10", "1.5", "18446744073709551616"}) {
        EXPECT_FALSE(parse_number(text, {})) << text;
    }
    EXPECT_EQ(parse_number("3", {3, 5}), 3U);
    EXPECT_FALSE(parse_number("2", {3, 5}));
    EXPECT_FALSE(parse_number("6", {3, 5}));
}

TEST(ParseSize, TakesBinarySuffixes) {
    EXPECT_EQ(parse_size("512", {}), 512U);
    EXPECT_EQ(parse_size("1k", {}), 1024U);
    EXPECT_EQ(parse_size("64M", {}), 67108864U);
    EXPECT_EQ(parse_size("2G", {}), 2147483648U);
    EXPECT_EQ(parse_size("1T", {}), 1099511627776U);
    EXPECT_EQ(parse_size("3KiB", {}), 3072U);
    EXPECT_EQ(parse_size("3MB", {}), 3145728U);
}

TEST(ParseSize, RefusesWhatIsNoSizeOrDoesNotFit) {
    for (const char* text : {"", "G", "1Q", "-1", "1 G", "1GG", "1.5G", "99999999999999G", "20000000T"}) {
        EXPECT_FALSE(parse_size(text, {})) << text;
    }
    EXPECT_FALSE(parse_size("1K", {2048, 4096}));
    EXPECT_FALSE(parse_size("5K", {2048, 4096}));
    EXPECT_EQ(parse_size("4K", {2048, 4096}), 4096U);
}

}  // namespace
}  // namespace arbiter::cli
