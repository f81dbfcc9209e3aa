// What Expected holds, as GoogleTest matchers.
#pragma once

#include <gmock/gmock.h>

namespace arbiter::testing {

// MATCHER_P of GoogleMock takes the place of a hand-written matcher class.
MATCHER_P(IsOkAndHolds, value, "") {
    if (arg.has_value()) return ::testing::ExplainMatchResult(value, *arg, result_listener);
    *result_listener << "which has fault number " << static_cast<int>(arg.error());
    return false;
}

MATCHER_P(HasFault, fault, "") {
    if (!arg.has_value()) return ::testing::ExplainMatchResult(fault, arg.error(), result_listener);
    *result_listener << "which holds a value";
    return false;
}

}  // namespace arbiter::testing
