// Time controls and the clocks of a game.
#include "passes/clock_track.h"

#include <gtest/gtest.h>

#include <array>

namespace arbiter {
namespace {

using Kind = TimeControl::Kind;

TEST(TimeControlTag, SaysWhatAClockMayGain) {
    struct Row {
        std::string_view value;
        Kind kind;
        std::int64_t increment, bonus;
    };
    constexpr std::array rows{
        Row{"", Kind::unknown, 0, 0},
        Row{"?", Kind::unknown, 0, 0},
        Row{"-", Kind::none, 0, 0},
        Row{"300", Kind::known, 0, 0},
        Row{"180+2", Kind::known, 2000, 0},
        Row{"60+0.6", Kind::known, 600, 0},
        Row{"40/7200", Kind::known, 0, 7'200'000},
        Row{"40/5400+30:1800+30", Kind::known, 30'000, 5'400'000},
        Row{"40/7200:3600", Kind::known, 0, 7'200'000},
        Row{"1/86400", Kind::known, 0, 86'400'000},
        Row{"10 min", Kind::unknown, 0, 0},
        Row{"1 day per move", Kind::unknown, 0, 0},
    };
    for (const Row& row : rows) {
        const TimeControl control = parse_time_control(row.value);
        EXPECT_EQ(control.kind, row.kind) << row.value;
        EXPECT_EQ(control.increment_ms, row.increment) << row.value;
        EXPECT_EQ(control.bonus_ms, row.bonus) << row.value;
    }
}

ClockTrack track(std::string_view control, std::initializer_list<std::int64_t> seconds, Color first = Color::white) {
    ClockTrack clocks;
    clocks.start(parse_time_control(control), first);
    std::uint32_t ply = 0;
    for (const std::int64_t value : seconds) {
        ++ply;
        clocks.read(ply, value * 1000, {ply, 1});
    }
    return clocks;
}

TEST(ClockTrack, KeepsTheLastTimeOfEachSide) {
    const ClockTrack clocks = track("300", {299, 298, 290, 280});
    EXPECT_EQ(clocks.last(Color::white), 290'000);
    EXPECT_EQ(clocks.last(Color::black), 280'000);
    EXPECT_FALSE(clocks.rise().has_value());
    EXPECT_EQ(track("300", {299, 298}, Color::black).last(Color::black), 299'000);
    EXPECT_FALSE(track("300", {}).any());
}

TEST(ClockTrack, FindsARiseBeyondTheIncrement) {
    EXPECT_FALSE(track("300+5", {100, 100, 105, 100}).rise().has_value());
    EXPECT_FALSE(track("300+5", {100, 100, 106, 100}).rise().has_value());  // whole seconds are rounded
    const ClockTrack clocks = track("300+5", {100, 100, 107, 100, 200, 100});
    ASSERT_TRUE(clocks.rise().has_value());
    EXPECT_EQ(clocks.rise()->ply, 3U);
    EXPECT_EQ(clocks.rise()->before_ms, 100'000);
    EXPECT_EQ(clocks.rise()->after_ms, 107'000);
    EXPECT_EQ(clocks.rises(), 2U);
}

TEST(ClockTrack, AllowsTheTimeOfAFurtherStage) {
    EXPECT_FALSE(track("40/7200:3600", {60, 60, 3660, 60}).rise().has_value());
    EXPECT_FALSE(track("1/86400", {100, 100, 86'400, 100}).rise().has_value());
    EXPECT_FALSE(track("*180", {100, 100, 180, 100}).rise().has_value());
}

TEST(ClockTrack, SaysNothingWithoutATimeControl) {
    EXPECT_FALSE(track("?", {100, 100, 500, 100}).rise().has_value());
    EXPECT_TRUE(track("?", {100}).any());
}

}  // namespace
}  // namespace arbiter
