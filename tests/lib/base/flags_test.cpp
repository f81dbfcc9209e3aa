#include "base/flags.h"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

enum class Fruit : std::uint8_t { apple, pear, last = 63 };

TEST(Flags, AreEmptyFromTheStart) {
    const Flags<Fruit> none;
    EXPECT_TRUE(none.empty());
    EXPECT_FALSE(none.contains(Fruit::apple));
}

TEST(Flags, ContainWhatWasPutIn) {
    Flags<Fruit> fruits{Fruit::apple, Fruit::last};
    EXPECT_TRUE(fruits.contains(Fruit::apple));
    EXPECT_TRUE(fruits.contains(Fruit::last));
    EXPECT_FALSE(fruits.contains(Fruit::pear));
    fruits.insert(Fruit::pear);
    EXPECT_TRUE(fruits.contains(Fruit::pear));
}

TEST(Flags, AreEqualWhateverTheOrder) {
    const Flags<Fruit> left{Fruit::apple, Fruit::pear};
    const Flags<Fruit> right{Fruit::pear, Fruit::apple, Fruit::pear};
    EXPECT_EQ(left, right);
    EXPECT_NE(left, Flags<Fruit>(Fruit::apple));
}

TEST(Flags, TakeInAWholeSet) {
    Flags<Fruit> fruits = Fruit::apple;
    fruits.insert(Flags<Fruit>{Fruit::pear, Fruit::last});
    EXPECT_EQ(fruits, (Flags<Fruit>{Fruit::apple, Fruit::pear, Fruit::last}));
}

}  // namespace
}  // namespace arbiter
