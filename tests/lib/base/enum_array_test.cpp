#include "base/enum_array.h"

#include <gtest/gtest.h>

#include <string>

namespace arbiter {
namespace {

enum class Season { spring, autumn };

TEST(EnumArray, IsIndexedByTheEnum) {
    EnumArray<Season, std::string, 2> names{{"spring", "autumn"}};
    EXPECT_EQ(names[Season::autumn], "autumn");
    names[Season::spring] = "vernal";
    EXPECT_EQ(names[Season::spring], "vernal");
    EXPECT_EQ(names[Season::autumn], "autumn");
}

TEST(EnumArray, ComparesAllValues) {
    constexpr EnumArray<Season, int, 2> kLeft{{1, 2}};
    constexpr EnumArray<Season, int, 2> kRight{{1, 3}};
    static_assert(kLeft != kRight);
    static_assert(kLeft == EnumArray<Season, int, 2>{{1, 2}});
}

}  // namespace
}  // namespace arbiter
