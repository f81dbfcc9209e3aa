#include <gtest/gtest.h>

#include "pgn/comment_data.h"

namespace arbiter {
namespace {

TEST(NextCommand, FindsOneAfterAnother) {
    constexpr std::string_view kComment = "{ text [%clk 0:00:30] [%eval  0.17 ]more [%foo] }";
    const auto clock = next_command(kComment, 0);
    ASSERT_TRUE(clock);
    EXPECT_EQ(clock->place.of(kComment), "[%clk 0:00:30]");
    EXPECT_EQ(clock->name.of(kComment), "clk");
    EXPECT_EQ(clock->value.of(kComment), "0:00:30");
    const auto eval = next_command(kComment, clock->place.end());
    ASSERT_TRUE(eval);
    EXPECT_EQ(eval->value.of(kComment), "0.17");
    EXPECT_EQ(eval->fault, CommandFault::none);
    const auto unknown = next_command(kComment, eval->place.end());
    ASSERT_TRUE(unknown);
    EXPECT_EQ(unknown->name.of(kComment), "foo");
    EXPECT_TRUE(unknown->value.empty());
    EXPECT_EQ(unknown->fault, CommandFault::none);
    EXPECT_FALSE(next_command(kComment, unknown->place.end()));
}

TEST(NextCommand, TakesNothingUnclosedOrNameless) {
    EXPECT_FALSE(next_command("[%foo 0:01:00", 0));
    constexpr std::string_view kUnclosed = "[%foo [%clk 0:01:00 ";
    const auto unclosed = next_command(kUnclosed, 0);
    ASSERT_TRUE(unclosed);
    EXPECT_EQ(unclosed->place.of(kUnclosed), "[%clk 0:01:00");
    EXPECT_EQ(unclosed->value.of(kUnclosed), "0:01:00");
    EXPECT_EQ(unclosed->fault, CommandFault::bad_clock);
    EXPECT_FALSE(next_command("[% clk]", 0));
    EXPECT_FALSE(next_command("", 0));
    const auto second = next_command("[%] [%csl Gf3]", 0);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->place.begin, 4U);
}

CommandFault fault_of(std::string_view comment) {
    const auto command = next_command(comment, 0);
    EXPECT_TRUE(command) << comment;
    return command ? command->fault : CommandFault::none;
}

TEST(NextCommand, ChecksTheValuesThatItKnows) {
    EXPECT_EQ(fault_of("[%clk 1:02:03]"), CommandFault::none);
    EXPECT_EQ(fault_of("[%emt soon]"), CommandFault::bad_clock);
    EXPECT_EQ(fault_of("[%egt 1:99:00]"), CommandFault::bad_clock);
    EXPECT_EQ(fault_of("[%mct]"), CommandFault::bad_clock);
    EXPECT_EQ(fault_of("[%eval #-3]"), CommandFault::none);
    EXPECT_EQ(fault_of("[%eval good]"), CommandFault::bad_eval);
    EXPECT_EQ(fault_of("[%csl Gf3,Ra1, Yh8]"), CommandFault::none);
    EXPECT_EQ(fault_of("[%csl Gf9]"), CommandFault::bad_marking);
    EXPECT_EQ(fault_of("[%cal Re2e4,Gg1f3]"), CommandFault::none);
    EXPECT_EQ(fault_of("[%cal Re2]"), CommandFault::bad_marking);
    EXPECT_EQ(fault_of("[%cal Xe2e4]"), CommandFault::bad_marking);
}

TEST(ParseClock, ReadsHoursMinutesSecondsAndParts) {
    EXPECT_EQ(parse_clock("1:02:03"), 3'723'000);
    EXPECT_EQ(parse_clock("0:00:30.5"), 30'500);
    EXPECT_EQ(parse_clock("12:34"), 754'000);
    EXPECT_EQ(parse_clock("30"), 30'000);
    EXPECT_EQ(parse_clock("0.0"), 0);
    EXPECT_EQ(parse_clock("100:00:00"), 360'000'000);
    EXPECT_EQ(parse_clock("0:02:58.6789"), 178'678);
}

TEST(ParseClock, RefusesWhatIsNoTime) {
    for (const std::string_view text : {"", ":", "1:", ":30", "1:60", "1:00:60", "1:2:3:4", "-1:00:00", "1.30:00",
                                        "1:00.", "0x1", "1h", "9999999999"}) {
        EXPECT_FALSE(parse_clock(text)) << text;
    }
}

struct EvalCase {
    std::string_view text;
    std::int32_t centipawns;
    std::optional<std::int32_t> mate_in;
    std::optional<std::uint32_t> depth;
};

TEST(ParseEvaluation, ReadsPawnsMatesAndDepths) {
    const EvalCase kCases[]{
        {"0.17", 17, {}, {}},   {"+0.17", 17, {}, {}},  {"-1.3", -130, {}, {}}, {"-3", -300, {}, {}},
        {"#3", 0, 3, {}},       {"#-3", 0, -3, {}},     {"-#3,20", 0, -3, 20U}, {"0.25,12", 25, {}, 12U},
        {"25,12", 25, {}, 12U}, {"-5,20", -5, {}, 20U}, {"0.0", 0, {}, {}},
    };
    for (const EvalCase& expected : kCases) {
        const auto evaluation = parse_evaluation(expected.text);
        ASSERT_TRUE(evaluation) << expected.text;
        EXPECT_EQ(evaluation->centipawns, expected.centipawns) << expected.text;
        EXPECT_EQ(evaluation->mate_in, expected.mate_in) << expected.text;
        EXPECT_EQ(evaluation->depth, expected.depth) << expected.text;
    }
}

TEST(ParseEvaluation, RefusesWhatIsNone) {
    for (const std::string_view text :
         {"", "+", "#", "--1", "1.", ".5", "1,", "1,x", "1 2", "M5", "#3.5", "999999999"}) {
        EXPECT_FALSE(parse_evaluation(text)) << text;
    }
}

TEST(ParseEngineNote, ReadsWhatCutechessAndFastchessWrite) {
    const auto plain = parse_engine_note("+0.25/12 1.2s");
    ASSERT_TRUE(plain);
    EXPECT_EQ(plain->evaluation.centipawns, 25);
    EXPECT_EQ(plain->evaluation.depth, 12U);
    EXPECT_EQ(plain->milliseconds, 1200);
    const auto mate = parse_engine_note(" -M5/20 0.01s, White mates ");
    ASSERT_TRUE(mate);
    EXPECT_EQ(mate->evaluation.mate_in, -5);
    EXPECT_EQ(mate->milliseconds, 10);
    EXPECT_FALSE(parse_engine_note("book"));
    EXPECT_FALSE(parse_engine_note("+0.25/12"));
    EXPECT_FALSE(parse_engine_note("+0.25 1.2s"));
    EXPECT_FALSE(parse_engine_note("+0.25/12 1.2sec"));
}

}  // namespace
}  // namespace arbiter
