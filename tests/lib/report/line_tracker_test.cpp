#include "report/line_tracker.h"

#include <gtest/gtest.h>

#include <string>

namespace arbiter {
namespace {

TEST(LineTracker, CountsLinesAndColumnsFromOne) {
    LineTracker tracker("ab\ncd", {1, 1, 0});
    EXPECT_EQ(tracker.place_of(0), (TextPlace{1, 1, 0}));
    EXPECT_EQ(tracker.place_of(1), (TextPlace{1, 2, 1}));
    EXPECT_EQ(tracker.place_of(3), (TextPlace{2, 1, 3}));
    EXPECT_EQ(tracker.place_of(4), (TextPlace{2, 2, 4}));
}

TEST(LineTracker, GoesOnFromWhereTheTextStands) {
    LineTracker tracker("ab\ncd", {10, 5, 100});
    EXPECT_EQ(tracker.place_of(1), (TextPlace{10, 6, 101}));
    EXPECT_EQ(tracker.place_of(4), (TextPlace{11, 2, 104}));
}

TEST(LineTracker, EndsALineAtCrLfOnceAndAtCrAlone) {
    LineTracker tracker("a\r\nb\rc\n\nd", {1, 1, 0});
    EXPECT_EQ(tracker.place_of(3), (TextPlace{2, 1, 3}));
    EXPECT_EQ(tracker.place_of(5), (TextPlace{3, 1, 5}));
    EXPECT_EQ(tracker.place_of(8), (TextPlace{5, 1, 8}));
}

TEST(LineTracker, AnswersOutOfOrder) {
    LineTracker tracker("a\nb\nc", {1, 1, 0});
    EXPECT_EQ(tracker.place_of(4), (TextPlace{3, 1, 4}));
    EXPECT_EQ(tracker.place_of(2), (TextPlace{2, 1, 2}));
}

TEST(LineTracker, TakesAPlaceBeyondTheEndForTheEnd) {
    LineTracker tracker("a\nb", {1, 1, 0});
    EXPECT_EQ(tracker.place_of(50), (TextPlace{2, 2, 3}));
}

}  // namespace
}  // namespace arbiter
