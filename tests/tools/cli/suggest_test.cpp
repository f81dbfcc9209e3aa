#include "cli/suggest.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace arbiter::cli {
namespace {

constexpr std::array<std::string_view, 4> kWords{"format", "files-from", "threads", "illegal-move"};

TEST(Nearest, FindsAWordWithATypingErrorInIt) {
    EXPECT_EQ(nearest("formt", kWords), "format");
    EXPECT_EQ(nearest("foramt", kWords), "format");
    EXPECT_EQ(nearest("thread", kWords), "threads");
    EXPECT_EQ(nearest("ilegal-mvoe", kWords), "illegal-move");
}

TEST(Nearest, FindsAWordByItsBeginning) { EXPECT_EQ(nearest("illegal", kWords), "illegal-move"); }

TEST(Nearest, SuggestsNothingThatIsFarAway) {
    EXPECT_FALSE(nearest("recursive", kWords));
    EXPECT_FALSE(nearest("", kWords));
    EXPECT_FALSE(nearest("x", kWords));
    EXPECT_FALSE(nearest(std::string(100'000, 'f'), kWords));
}

}  // namespace
}  // namespace arbiter::cli
