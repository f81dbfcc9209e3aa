#include "cli/progress.h"

#include <gtest/gtest.h>

namespace arbiter::cli {
namespace {

std::string line(const ProgressState& state) {
    std::string out;
    append_progress(out, state);
    return out;
}

TEST(Progress, TellsPartSpeedGamesAndTimeLeft) {
    EXPECT_EQ(line({10.0, 25'000'000, 100'000'000, 5000, 100'000'000}), "25 %, 10.0 MB/s, 5000 games, 0:30 left");
    EXPECT_EQ(line({100.0, 50, 0, 1, 200}), "25 %, 0.0 MB/s, 1 games, 5:00 left");
}

TEST(Progress, TellsNoPartOfWhatHasNoKnownSize) {
    EXPECT_EQ(line({2.0, 10, 3'000'000, 7, std::nullopt}), "1.5 MB/s, 7 games");
}

TEST(Progress, StandsAtTheBeginningAndNeverPassesTheEnd) {
    EXPECT_EQ(line({0.0, 0, 0, 0, 100}), "0 %, 0.0 MB/s, 0 games");
    EXPECT_EQ(line({1.0, 300, 1'000'000, 2, 100}), "100 %, 1.0 MB/s, 2 games, 0:00 left");
}

TEST(Progress, HasNoTotalOfPipesAndMissingFiles) {
    EXPECT_FALSE(total_size({"-"}));
    EXPECT_FALSE(total_size({"/nonexistent/x.pgn"}));
    EXPECT_FALSE(total_size({"/dev/null"}));
    EXPECT_EQ(total_size({}), 0U);
}

}  // namespace
}  // namespace arbiter::cli
