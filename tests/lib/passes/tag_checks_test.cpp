// Tags: which are missing, where they stand, and what their values look like.
#include "passes/tag_checks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lib/passes/check_game.h"
#include "passes/tag_table.h"
#include "pgn/tag.h"

namespace arbiter::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string message_for(std::string_view id, std::string_view tags) {
    const CheckedGame game = check_moves("1. e4 *", tags);
    const std::vector<Found> found = game.with(id);
    return found.empty() ? std::string{} : found.front().message;
}

// A game whose roster holds that value of one tag.
std::string with_roster(std::string_view name, std::string_view value) {
    std::string text;
    for (const std::string_view tag : kSevenTagRoster) {
        std::string_view shown = tag == "Date" ? "2024.05.06" : tag == "Round" ? "1" : tag == "Result" ? "*" : "?";
        if (tag == name) shown = value;
        text.append("[").append(tag).append(" \"").append(shown).append("\"]\n");
    }
    return text + "\n1. e4 *\n";
}

TEST(TagChecks, NameEveryMissingTagInOneFinding) {
    const CheckedGame game = check_game("[Event \"Test\"]\n[White \"A\"]\n\n1. e4 *\n");
    ASSERT_EQ(game.count("missing-tag"), 1U);
    EXPECT_EQ(game.with("missing-tag").front().severity, Severity::note);
    EXPECT_THAT(game.with("missing-tag").front().message, HasSubstr("Site, Date, Round, Black, Result"));
    EXPECT_EQ(
        check_game("[Event \"Test\"]\n[White \"A\"]\n\n1. e4 *\n", profile_options(Profile::lichess)).found.size(), 0U);
}

TEST(TagChecks, SayThatAGameHasNoTags) {
    const CheckedGame game = check_game("1. e4 *\n");
    ASSERT_EQ(game.count("missing-tag"), 1U);
    EXPECT_THAT(game.with("missing-tag").front().message, HasSubstr("no tags"));
}

TEST(TagChecks, WantTheRosterFirstAndInItsOrder) {
    const auto count = [](std::string_view tags) {
        return check_game(std::string(tags) + "\n1. e4 *\n").count("roster-order");
    };
    EXPECT_EQ(count("[Event \"?\"]\n[Site \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n[ECO \"A00\"]\n"), 0U);
    EXPECT_EQ(count("[Event \"?\"]\n[Date \"????.??.??\"]\n[Site \"?\"]\n[Result \"*\"]\n"), 1U);
    EXPECT_EQ(count("[Event \"?\"]\n[ECO \"A00\"]\n[Site \"?\"]\n[Result \"*\"]\n"), 1U);
}

TEST(TagChecks, SuggestTheKnownSpelling) {
    EXPECT_THAT(message_for("tag-case", "[whiteelo \"1500\"]"), HasSubstr("did you mean WhiteElo?"));
    EXPECT_THAT(message_for("tag-case", "[TIMECONTROL \"300\"]"), HasSubstr("did you mean TimeControl?"));
    EXPECT_EQ(message_for("tag-case", "[Whiteelos \"1500\"]"), "");
}

TEST(TagChecks, ReportEveryRepetition) {
    const CheckedGame game =
        check_moves("1. e4 *", "[Event \"Test\"]\n[Zeta \"1\"]\n[Alpha \"1\"]\n[Zeta \"2\"]\n[Zeta \"1\"]");
    const std::vector<Found> found = game.with("duplicate-tag");
    ASSERT_EQ(found.size(), 3U) << ::testing::PrintToString(game.found);
    EXPECT_THAT(found[0].message, HasSubstr("the same value"));
    EXPECT_THAT(found[1].message, HasSubstr("another value"));
    EXPECT_EQ(found[1].token, "[Zeta \"2\"]");
}

TEST(TagChecks, StayLinearInTheNumberOfTags) {
    std::string tags;
    for (int i = 0; i < 40'000; ++i) tags += "[Tag" + std::to_string(i * 7919 % 40'000) + " \"\"]\n";
    EXPECT_EQ(check_moves("1. e4 *", tags + "[Tag77 \"\"]").count("duplicate-tag"), 1U);
}

TEST(TagChecks, SuggestADateOnlyWhereItIsCertain) {
    const auto message = [](std::string_view value) {
        const CheckedGame game = check_game(with_roster("Date", value), profile_options(Profile::fide));
        const std::vector<Found> found = game.with("bad-date");
        return found.empty() ? std::string{} : found.front().message;
    };
    EXPECT_EQ(message("2024.05.06"), "");
    EXPECT_EQ(message("2024.??.??"), "");
    EXPECT_EQ(message("????.??.??"), "");
    EXPECT_THAT(message("2024-5-6"), HasSubstr("write 2024.05.06"));
    EXPECT_THAT(message("2024.5.??"), HasSubstr("write 2024.05.??"));
    EXPECT_THAT(message("1998"), HasSubstr("write 1998.??.??"));
    EXPECT_THAT(message("?"), HasSubstr("write ????.??.??"));
    EXPECT_THAT(message(""), HasSubstr("write ????.??.??"));
    EXPECT_THAT(message("06.05.2024"), ::testing::AllOf(HasSubstr("no date"), Not(HasSubstr("write 20"))));
    EXPECT_THAT(message("2024.13.40"), ::testing::AllOf(HasSubstr("no date"), Not(HasSubstr("write 20"))));
    EXPECT_THAT(message("next May"), HasSubstr("no date"));
}

TEST(TagChecks, TakeWhatSaysUnknownOnlyWhereProfilesAreLenient) {
    for (const char* value : {"?", ""}) {
        const std::string text = with_roster("Round", "").substr(0, with_roster("Round", "").find("\n\n") + 1) +
                                 "[BlackElo \"" + value + "\"]\n[EventDate \"" + value + "\"]\n[TimeControl \"" +
                                 value + "\"]\n[WhiteElo \"2105\"]\n\n1. e4 *\n";
        EXPECT_TRUE(check_game(text).found.empty()) << ::testing::PrintToString(check_game(text).found);
        for (const Profile profile : {Profile::fide, Profile::export_format}) {
            const CheckedGame game = check_game(text, profile_options(profile));
            EXPECT_EQ(game.count("bad-elo"), 1U);
            EXPECT_EQ(game.count("bad-date"), 1U);
            EXPECT_EQ(game.count("bad-round"), 1U);
        }
    }
    EXPECT_EQ(check_moves("1. e4 *", "[BlackElo \"unknown\"]").count("bad-elo"), 1U);
}

TEST(TagChecks, ReportARoundThatIsNone) {
    EXPECT_EQ(check_game(with_roster("Round", "3.1")).count("bad-round"), 0U);
    EXPECT_EQ(check_game(with_roster("Round", "-")).count("bad-round"), 0U);
    EXPECT_EQ(check_game(with_roster("Round", "semi-final")).count("bad-round"), 1U);
    EXPECT_EQ(check_game(with_roster("Round", "semi-final"), profile_options(Profile::lichess)).count("bad-round"), 0U);
}

TEST(TagChecks, EscapeWhatTheyQuote) {
    const std::string message = message_for("bad-time-control", "[TimeControl \"\x1b[31mred\x07\"]");
    EXPECT_THAT(message, Not(HasSubstr("\x1b")));
    EXPECT_THAT(message, Not(HasSubstr("\x07")));
    EXPECT_THAT(message, HasSubstr("[31mred"));
}

TEST(TagChecks, ShortenWhatTheyQuote) {
    const std::string message = message_for("bad-time-control", "[TimeControl \"" + std::string(5'000, 'x') + "\"]");
    EXPECT_LT(message.size(), 300U);
    EXPECT_THAT(message, HasSubstr("…"));
}

TEST(TagChecks, QuoteTheTextOfOldEncodingsAsUtf8) {
    EXPECT_THAT(message_for("bad-time-control", "[TimeControl \"f\xFCnf\"]"), HasSubstr("fünf"));
    EXPECT_THAT(message_for("bad-time-control", "[TimeControl \"fünf\"]"), HasSubstr("fünf"));
}

TEST(KnownSpelling, IgnoresCaseAndNothingElse) {
    EXPECT_EQ(known_spelling("setup"), "SetUp");
    EXPECT_EQ(known_spelling("Setup"), "SetUp");
    EXPECT_EQ(known_spelling("set up"), "");
    EXPECT_EQ(known_spelling(""), "");
}

}  // namespace
}  // namespace arbiter::testing
