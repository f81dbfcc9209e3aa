#include "rules/ruleset.h"

#include <gtest/gtest.h>

#include <set>

namespace arbiter {
namespace {

std::string edition_of(std::string_view date) { return fide_rules(parse_game_date(date)).name; }

TEST(FideRules, TakesTheEditionInForceOnTheDay) {
    EXPECT_EQ(edition_of("1851.06.21"), "fide-1997");
    EXPECT_EQ(edition_of("1997.07.01"), "fide-1997");
    EXPECT_EQ(edition_of("2009.06.30"), "fide-1997");
    EXPECT_EQ(edition_of("2009.07.01"), "fide-2009");
    EXPECT_EQ(edition_of("2014.06.30"), "fide-2009");
    EXPECT_EQ(edition_of("2014.07.01"), "fide-2014");
    EXPECT_EQ(edition_of("2017.06.30"), "fide-2014");
    EXPECT_EQ(edition_of("2017.07.01"), "fide-2017");
    EXPECT_EQ(edition_of("2017.12.31"), "fide-2017");
    EXPECT_EQ(edition_of("2018.01.01"), "fide-2018");
    EXPECT_EQ(edition_of("2022.12.31"), "fide-2018");
    EXPECT_EQ(edition_of("2023.01.01"), "fide-2023");
    EXPECT_EQ(edition_of("2031.01.01"), "fide-2023");
}

TEST(FideRules, NeverAppliesAnEditionBeforeItsTime) {
    EXPECT_EQ(edition_of("2014.??.??"), "fide-2009");
    EXPECT_EQ(edition_of("2014.07.??"), "fide-2014");
    EXPECT_EQ(edition_of("2023.??.??"), "fide-2023");
}

TEST(FideRules, TakesTheNewestWithoutADate) {
    EXPECT_EQ(edition_of("????.??.??"), "fide-2023");
    EXPECT_EQ(edition_of(""), "fide-2023");
}

TEST(ParseGameDate, ReadsWhatIsKnown) {
    EXPECT_EQ(parse_game_date("2024.02.29"), (GameDate{2024, 2, 29}));
    EXPECT_EQ(parse_game_date("2024-02-29"), (GameDate{2024, 2, 29}));
    EXPECT_EQ(parse_game_date("2024.2.9"), (GameDate{2024, 2, 9}));
    EXPECT_EQ(parse_game_date("2024.??.??"), (GameDate{2024, 0, 0}));
    EXPECT_EQ(parse_game_date("2024.13.40"), (GameDate{2024, 0, 0}));
    EXPECT_EQ(parse_game_date("2024"), (GameDate{2024, 0, 0}));
    EXPECT_EQ(parse_game_date("24.01.01"), std::nullopt);
    EXPECT_EQ(parse_game_date("????.05.05"), std::nullopt);
    EXPECT_EQ(parse_game_date(""), std::nullopt);
}

TEST(RuleSets, HaveNamesOfTheirOwn) {
    std::set<std::string> names;
    for (const RuleSet& rules : rule_sets()) {
        EXPECT_TRUE(names.insert(rules.name).second) << rules.name;
        EXPECT_EQ(find_rule_set(rules.name), &rules);
        EXPECT_FALSE(rules.title.empty());
    }
    EXPECT_EQ(names.size(), 14U);
}

TEST(FindRuleSet, KnowsEditionsByTheirDateToo) {
    EXPECT_EQ(find_rule_set("fide-2014-07"), find_rule_set("fide-2014"));
    EXPECT_EQ(find_rule_set("fide-2023-01"), find_rule_set("fide-2023"));
    EXPECT_EQ(find_rule_set("fide"), nullptr);
    EXPECT_EQ(find_rule_set("house-003"), nullptr);
}

TEST(FindRuleBook, ChoosesByDateOnlyForPlainFide) {
    const auto by_date = find_rule_book("fide");
    ASSERT_TRUE(by_date.has_value());
    EXPECT_EQ(by_date->at(GameDate{2010, 1, 1}).name, "fide-2009");
    const auto fixed = find_rule_book("lichess");
    ASSERT_TRUE(fixed.has_value());
    EXPECT_EQ(fixed->at(GameDate{2010, 1, 1}).name, "lichess");
    EXPECT_FALSE(find_rule_book("checkers").has_value());
}

std::string article(std::string_view rules, Reason reason, bool by_move = false) {
    std::string text;
    append_article(text, *find_rule_set(rules), reason, by_move);
    return text;
}

TEST(AppendArticle, NumbersAsTheEditionDoes) {
    EXPECT_EQ(article("fide-2023", Reason::stalemate), "FIDE Laws 2023, 5.2.1");
    EXPECT_EQ(article("fide-2023", Reason::threefold_repetition), "FIDE Laws 2023, 9.2.2");
    EXPECT_EQ(article("fide-2023", Reason::threefold_repetition, true), "FIDE Laws 2023, 9.2.1");
    EXPECT_EQ(article("fide-2023", Reason::fifty_move_rule, true), "FIDE Laws 2023, 9.3.1");
    EXPECT_EQ(article("fide-2023", Reason::resignation_draw), "FIDE Laws 2023, 5.1.2");
    EXPECT_EQ(article("fide-2018", Reason::seventyfive_move_rule), "FIDE Laws 2018, 9.6.2");
    EXPECT_EQ(article("fide-2014", Reason::fivefold_repetition), "FIDE Laws 2014, 9.6.a");
    EXPECT_EQ(article("fide-2009", Reason::dead_position), "FIDE Laws 2009, 5.2.b");
    EXPECT_EQ(article("uscf", Reason::flag_fall_draw), "USCF rules, 14E");
}

TEST(AppendArticle, NamesTheBookAloneWhereItHasNoNumbers) {
    EXPECT_EQ(article("lichess", Reason::checkmate), "Lichess");
    EXPECT_EQ(article("house-004", Reason::stalemate), "house rules 004");
}

TEST(ApplyRules, ChangesWhatTheLinesName) {
    RuleSet rules;
    const auto fault = apply_rules(
        "# club rules\n"
        "base = fide-2023\r\n"
        "name = club\n"
        "\n"
        "  automatic-repetitions = 3   # at once\n"
        "claims-by-intended-move=no\n"
        "dead = two-knights\n"
        "flag-fall = bare-king-draws",
        rules);
    ASSERT_EQ(fault, std::nullopt);
    RuleSet expected = *find_rule_set("fide-2023");
    expected.name = "club";
    expected.automatic_repetitions = 3;
    expected.claims_by_intended_move = false;
    expected.dead = DeadRule::material;
    expected.drawn_material = DrawnMaterial::two_knights;
    expected.flag = FlagRule::unless_powerless;
    expected.powerless_material = PowerlessMaterial::bare_king;
    EXPECT_EQ(rules, expected);
}

TEST(ApplyRules, NamesTheLineOfAFault) {
    RuleSet rules;
    auto fault = apply_rules("name = club\nflags = 3\n", rules);
    ASSERT_TRUE(fault.has_value());
    EXPECT_EQ(fault->line, 2U);
    EXPECT_NE(fault->message.find("unknown key 'flags'"), std::string::npos) << fault->message;
    fault = apply_rules("\n\nautomatic-repetitions = -1\n", rules);
    ASSERT_TRUE(fault.has_value());
    EXPECT_EQ(fault->line, 3U);
    fault = apply_rules("automatic-repetitions = 99999999999999999999\n", rules);
    ASSERT_TRUE(fault.has_value());
    fault = apply_rules("claims-by-intended-move = perhaps\n", rules);
    ASSERT_TRUE(fault.has_value());
    EXPECT_EQ(fault->message, "'perhaps' is neither yes nor no");
    fault = apply_rules("base = draughts\n", rules);
    ASSERT_TRUE(fault.has_value());
    EXPECT_NE(fault->message.find("house-004"), std::string::npos) << fault->message;
    fault = apply_rules("just text\n", rules);
    ASSERT_TRUE(fault.has_value());
    EXPECT_EQ(fault->message, "'just text' is not key = value");
}

TEST(ApplyRule, ReadsOneSetting) {
    RuleSet rules = *find_rule_set("fide-2023");
    EXPECT_EQ(apply_rule("automatic-halfmoves=0", rules), std::nullopt);
    EXPECT_EQ(rules.automatic_halfmoves, 0U);
    const auto fault = apply_rule("automatic-halfmoves", rules);
    ASSERT_TRUE(fault.has_value());
    EXPECT_EQ(fault->line, 0U);
}

TEST(ApplyRules, DropsTheArticlesOfAnotherTitle) {
    RuleSet rules = *find_rule_set("fide-2023");
    EXPECT_EQ(apply_rule("title = Club rules", rules), std::nullopt);
    std::string text;
    append_article(text, rules, Reason::stalemate, false);
    EXPECT_EQ(text, "Club rules");
}

TEST(AppendRules, WritesWhatApplyRulesReadsBack) {
    for (const RuleSet& rules : rule_sets()) {
        std::string text;
        append_rules(text, rules);
        RuleSet again;
        ASSERT_EQ(apply_rules(text, again), std::nullopt) << text;
        EXPECT_EQ(again, rules) << text;
    }
}

}  // namespace
}  // namespace arbiter
