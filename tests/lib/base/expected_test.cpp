#include "base/expected.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace arbiter {
namespace {

enum class Fault { small, large };

Expected<std::string, Fault> text_or_fault(bool good) {
    if (!good) return Unexpected(Fault::large);
    return std::string("fine");
}

TEST(Expected, HoldsTheValueOfASuccess) {
    const auto result = text_or_fault(true);
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(*result, "fine");
    EXPECT_EQ(result->size(), 4U);
}

TEST(Expected, HoldsTheErrorOfAFailure) {
    const auto result = text_or_fault(false);
    ASSERT_FALSE(result.has_value());
    EXPECT_EQ(result.error(), Fault::large);
}

TEST(Expected, TellsValueAndErrorOfOneTypeApart) {
    const Expected<int, int> value = 1;
    const Expected<int, int> error = Unexpected(1);
    EXPECT_TRUE(value.has_value());
    EXPECT_FALSE(error.has_value());
    EXPECT_NE(value, error);
}

TEST(Expected, GivesAwayAValueThatCannotBeCopied) {
    Expected<std::unique_ptr<int>, Fault> result = std::make_unique<int>(7);
    const std::unique_ptr<int> taken = *std::move(result);
    EXPECT_EQ(*taken, 7);
}

TEST(Expected, CanBeChangedInPlace) {
    Expected<std::string, Fault> result = text_or_fault(true);
    result->push_back('!');
    *result += '?';
    EXPECT_EQ(*result, "fine!?");
}

TEST(Expected, WorksAtCompileTime) {
    constexpr Expected<int, Fault> kValue = 3;
    static_assert(kValue.has_value() && *kValue == 3);
    constexpr Expected<int, Fault> kError = Unexpected(Fault::small);
    static_assert(!kError.has_value() && kError.error() == Fault::small);
}

}  // namespace
}  // namespace arbiter
