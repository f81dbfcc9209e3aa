#include "report/validate_summary.h"

#include <gtest/gtest.h>

#include <string>

namespace arbiter {
namespace {

std::string for_people(const ValidateSummary& summary, double seconds) {
    std::string out;
    append_for_people(out, summary, seconds);
    return out;
}

ValidateSummary example() {
    ValidateSummary summary;
    summary.files = 1;
    summary.games = 7;
    summary.plies = 512;
    summary.bytes = 3'000'000;
    return summary;
}

TEST(ForPeople, SaysInOneLineWhatWasReadAndFound) {
    ValidateSummary summary = example();
    EXPECT_EQ(for_people(summary, 1.5), "7 games, 512 plies: nothing to report (1.50 s, 2.0 MB/s)");
    summary.errors = 1;
    summary.warnings = 2;
    EXPECT_EQ(for_people(summary, 1.5), "7 games, 512 plies: 1 error, 2 warnings, 0 notes (1.50 s, 2.0 MB/s)");
    summary.files = 3;
    summary.games = summary.plies = 1;
    summary.not_shown = 2;
    EXPECT_EQ(for_people(summary, 1.5),
              "1 game, 1 ply in 3 files: 1 error, 2 warnings, 0 notes, 2 of them not shown (1.50 s, 2.0 MB/s)");
}

TEST(ForPeople, SaysThatThereIsNoGame) {
    EXPECT_EQ(for_people(ValidateSummary{.files = 1}, 0.0),
              "0 games, 0 plies: there is no game in the input (0.00 s, 0.0 MB/s)");
}

TEST(ForPeople, SaysThatTheRunIsNotComplete) {
    ValidateSummary summary = example();
    summary.complete = false;
    EXPECT_TRUE(for_people(summary, 1.0).ends_with("\nnot complete: not every input could be read to its end"));
}

TEST(ForPeople, NamesTheMostFrequentKindsOfManyFindings) {
    ValidateSummary summary = example();
    summary.notes = 20;
    summary.by_code[Code::tag_order] = 20;
    EXPECT_EQ(for_people(summary, 1.0).find("most often"), std::string::npos);
    summary.notes = 30;
    summary.by_code[Code::tag_order] = 24;
    summary.by_code[Code::missing_tag] = 6;
    EXPECT_TRUE(for_people(summary, 1.0).ends_with("\nmost often: tag-order 24, missing-tag 6"));
    for (const Code code : {Code::bad_elo, Code::bad_date, Code::bad_round, Code::stray_brace})
        summary.by_code[code] = 7;
    EXPECT_TRUE(for_people(summary, 1.0)
                    .ends_with("\nmost often: tag-order 24, stray-brace 7, bad-date 7, bad-elo 7; 2 other kinds"));
}

}  // namespace
}  // namespace arbiter
