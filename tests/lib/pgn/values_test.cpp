// Results, annotation glyphs and the values of tags.
#include <gtest/gtest.h>

#include "pgn/nag.h"
#include "pgn/result.h"
#include "pgn/tag.h"

namespace arbiter {
namespace {

TEST(ParseResult, KnowsTheFourMarkers) {
    for (const Result result : {Result::white_wins, Result::black_wins, Result::draw, Result::unknown}) {
        const auto spelling = parse_result(to_text(result));
        ASSERT_TRUE(spelling) << to_text(result);
        EXPECT_EQ(spelling->result, result);
        EXPECT_TRUE(spelling->canonical);
    }
    EXPECT_EQ(to_text(Result::white_wins), "1-0");
    EXPECT_EQ(to_text(Result::black_wins), "0-1");
    EXPECT_EQ(to_text(Result::draw), "1/2-1/2");
    EXPECT_EQ(to_text(Result::unknown), "*");
}

struct OddResult {
    std::string_view text;
    Result result;
};

TEST(ParseResult, ReadsOddSpellingsThatAreCertain) {
    constexpr OddResult kOdd[]{
        {"1/2", Result::draw},           {"\u00BD-\u00BD", Result::draw}, {"\u00BD\u2013\u00BD", Result::draw},
        {"\xBD-\xBD", Result::draw},     {"\xBD\x96\xBD", Result::draw},  {"\u00BD", Result::draw},
        {"0.5-0.5", Result::draw},       {"0,5:0,5", Result::draw},       {".5-.5", Result::draw},
        {"1/2 - 1/2", Result::draw},     {"1/2:1/2", Result::draw},       {"1:0", Result::white_wins},
        {"1-O", Result::white_wins},     {"1-o", Result::white_wins},     {"1\u20130", Result::white_wins},
        {" 1-0", Result::white_wins},    {"1 - 0", Result::white_wins},   {"+-", Result::white_wins},
        {"+:-", Result::white_wins},     {"1.0-0.0", Result::white_wins}, {"0:1", Result::black_wins},
        {"O-1", Result::black_wins},     {"-+", Result::black_wins},      {"-:+", Result::black_wins},
        {"0.0-1.0", Result::black_wins}, {"* ", Result::unknown},
    };
    for (const OddResult& odd : kOdd) {
        const auto spelling = parse_result(odd.text);
        ASSERT_TRUE(spelling) << odd.text;
        EXPECT_EQ(spelling->result, odd.result) << odd.text;
        EXPECT_FALSE(spelling->canonical) << odd.text;
    }
}

TEST(ParseResult, GuessesNothing) {
    for (const std::string_view text : {"", " ", "0-0", "O-O", "O-O-O", "1", "0", "1-1", "2-0", "1-0-1", "1/2-1",
                                        "draw", "1-0 (time)", "-", "--", "White", "1/2-1/2-1/2-1/2-1/2-1/2"}) {
        EXPECT_FALSE(parse_result(text)) << text;
    }
}

TEST(NagOfSuffix, KnowsTheSixSuffixes) {
    EXPECT_EQ(nag_of_suffix("!"), 1);
    EXPECT_EQ(nag_of_suffix("?"), 2);
    EXPECT_EQ(nag_of_suffix("!!"), 3);
    EXPECT_EQ(nag_of_suffix("??"), 4);
    EXPECT_EQ(nag_of_suffix("!?"), 5);
    EXPECT_EQ(nag_of_suffix("?!"), 6);
    EXPECT_EQ(nag_of_suffix("!!!"), std::nullopt);
    EXPECT_EQ(nag_of_suffix(""), std::nullopt);
}

TEST(NagOfSign, KnowsEvaluationSigns) {
    EXPECT_EQ(nag_of_sign("="), 10);
    EXPECT_EQ(nag_of_sign("\u221E"), 13);
    EXPECT_EQ(nag_of_sign("+="), 14);
    EXPECT_EQ(nag_of_sign("=+"), 15);
    EXPECT_EQ(nag_of_sign("\u00B1"), 16);
    EXPECT_EQ(nag_of_sign("\xB1"), 16);
    EXPECT_EQ(nag_of_sign("-/+"), 17);
    EXPECT_EQ(nag_of_sign("+-"), 18);
    EXPECT_EQ(nag_of_sign("-+"), 19);
    EXPECT_EQ(nag_of_sign("+"), std::nullopt);
    EXPECT_EQ(nag_of_sign("--"), std::nullopt);
}

TEST(AppendUnescaped, ResolvesTheTwoEscapesOnly) {
    std::string out = ">";
    append_unescaped(out, R"(The \"Closed\" C:\\games\x \)");
    EXPECT_EQ(out, R"(>The "Closed" C:\games\x \)");
}

TEST(IsValidDate, WantsDaysThatExist) {
    for (const std::string_view good : {"2024.02.29", "2000.02.29", "????.??.??", "2024.??.??", "2024.12.??",
                                        "????.02.29", "2023.??.31", "1899.12.31"}) {
        EXPECT_TRUE(is_valid_date(good)) << good;
    }
    for (const std::string_view bad :
         {"", "2024", "2024-01-01", "2024.1.2", "2024.13.40", "2024.04.31", "2023.02.29", "1900.02.29", "2024.00.10",
          "2024.10.00", "0000.01.01", "20?4.01.01", "2024.?1.01", "2024.01.01 ", "????.?.?", "2024.01.1?"}) {
        EXPECT_FALSE(is_valid_date(bad)) << bad;
    }
}

TEST(IsValidRound, WantsNumbersAndDots) {
    for (const std::string_view good : {"1", "12", "3.1", "4.1.2", "?", "-", "?.4"})
        EXPECT_TRUE(is_valid_round(good)) << good;
    for (const std::string_view bad : {"", "1.", ".1", "1..2", "1,2", "-3", "one", "1 ", "1.-"})
        EXPECT_FALSE(is_valid_round(bad)) << bad;
}

TEST(IsValidElo, WantsAWholeNumberOrAHyphen) {
    for (const std::string_view good : {"2700", "0", "-", "4000", "0950"}) EXPECT_TRUE(is_valid_elo(good)) << good;
    for (const std::string_view bad : {"", "?", "4001", "-1", "2700?", "2700.5", "99999999999", "+2700", " 2700"}) {
        EXPECT_FALSE(is_valid_elo(bad)) << bad;
    }
}

TEST(IsValidTimeControl, FollowsTheStandardAndEngines) {
    for (const std::string_view good : {"?", "-", "40/9000", "300", "4500+60", "*180", "40/7200:3600", "40/60+0.6",
                                        "180+0.1", "1/86400", "60+0", "40/7200:20/3600:900+30", "40/9000:*60"}) {
        EXPECT_TRUE(is_valid_time_control(good)) << good;
    }
    for (const std::string_view bad : {"", "10 min", "10 min + 5", "300:40/9000", "300+", "+5", "40/", "/300", "0/300",
                                       "*", "300:", ":300", "60|3", "60+1+1", "3.", "*60:300", "40/7200s"}) {
        EXPECT_FALSE(is_valid_time_control(bad)) << bad;
    }
}

TEST(ParseVariantTag, KnowsTheSpellingsOfChess960) {
    for (const std::string_view text : {"Chess960", "chess 960", "chess-960", "Fischerandom", "Fischer Random",
                                        "fischerandom", "FRC", "Freestyle", "Freestyle Chess", "wild/fr"}) {
        EXPECT_EQ(parse_variant_tag(text), VariantTag::chess960) << text;
    }
}

TEST(ParseVariantTag, KnowsOrdinaryChess) {
    for (const std::string_view text : {"", "?", "Standard", "From Position", "Normal", "chess"}) {
        EXPECT_EQ(parse_variant_tag(text), VariantTag::standard) << text;
    }
}

TEST(ParseVariantTag, TellsOtherGamesFromUnknownNames) {
    for (const std::string_view text : {"Crazyhouse", "Atomic", "Antichess", "Anti-chess", "Horde", "Three-check",
                                        "King of the Hill", "Racing Kings", "Bughouse", "wild/5"}) {
        EXPECT_EQ(parse_variant_tag(text), VariantTag::unsupported) << text;
    }
    for (const std::string_view text : {"Foo", "Something invalid", "!"})
        EXPECT_EQ(parse_variant_tag(text), VariantTag::unknown) << text;
    EXPECT_EQ(parse_variant_tag(std::string(1000, 'x')), VariantTag::unknown);
}

}  // namespace
}  // namespace arbiter
