#include "cli/finding_options.h"

#include <gtest/gtest.h>

#include <array>
#include <initializer_list>
#include <vector>

namespace arbiter::cli {
namespace {

FindingName group_name(Group group) { return {FindingName::Breadth::group, group, Code::bad_token}; }
FindingName id_name(Code code) { return {FindingName::Breadth::id, info(code).group, code}; }

Severity severity(const FindingOptions& options, Code code) { return finding_table(options).severities[code]; }

TEST(FindingTable, IsTheProfileIfNothingElseIsSaid) {
    FindingOptions options;
    EXPECT_EQ(finding_table(options).severities, severities(Profile::import));
    options.profile = Profile::fide;
    EXPECT_EQ(finding_table(options).severities, severities(Profile::fide));
}

TEST(FindingTable, KeepsOnlyWhatIsSelectedAndTheFindingsAboutInputs) {
    FindingOptions options;
    options.selected = {group_name(Group::moves)};
    EXPECT_EQ(severity(options, Code::illegal_move), Severity::error);
    EXPECT_EQ(severity(options, Code::bad_date), Severity::off);
    EXPECT_EQ(severity(options, Code::truncated_input), Severity::error);
}

TEST(FindingTable, LetsTheMoreSpecificNameWin) {
    FindingOptions options;
    options.selected = {id_name(Code::illegal_move)};
    options.ignored = {group_name(Group::moves)};
    EXPECT_EQ(severity(options, Code::illegal_move), Severity::error);
    EXPECT_EQ(severity(options, Code::ambiguous_move), Severity::off);
    options.selected = {group_name(Group::moves)};
    options.ignored = {id_name(Code::illegal_move)};
    EXPECT_EQ(severity(options, Code::illegal_move), Severity::off);
    EXPECT_EQ(severity(options, Code::ambiguous_move), Severity::error);
    options.ignored = {group_name(Group::moves)};
    EXPECT_EQ(severity(options, Code::ambiguous_move), Severity::off) << "of equals, --ignore";
}

TEST(FindingTable, TurnsOnWhatTheProfileLeavesOut) {
    FindingOptions options;
    EXPECT_EQ(severity(options, Code::duplicate_game), Severity::off);
    options.selected = {group_name(Group::event)};
    EXPECT_EQ(severity(options, Code::duplicate_game), Severity::error);
    EXPECT_EQ(severity(options, Code::name_variant), Severity::warning);
}

TEST(FindingTable, ChangesSeveritiesAndRemembersWhich) {
    FindingOptions options;
    options.levels = {{id_name(Code::bad_date), Severity::error}, {group_name(Group::tags), Severity::note}};
    EXPECT_EQ(severity(options, Code::bad_date), Severity::error) << "the id is more specific";
    EXPECT_EQ(severity(options, Code::bad_elo), Severity::note);
    EXPECT_TRUE(finding_table(options).pinned[Code::bad_date]);
    EXPECT_FALSE(finding_table(options).pinned[Code::illegal_move]);
    options.levels.push_back({id_name(Code::bad_date), Severity::off});
    EXPECT_EQ(severity(options, Code::bad_date), Severity::off) << "the later one wins";
}

int run(std::initializer_list<const char*> arguments, FindingOptions& options) {
    Command command{"tool", "A tool.", ""};
    add_options(command, options);
    std::vector<const char*> words{"tool"};
    for (const char* argument : arguments) words.push_back(argument);
    return command.run(static_cast<int>(words.size()), words.data(), [] { return ExitCode::ok; });
}

TEST(FindingOptions, AreReadFromTheCommandLine) {
    FindingOptions options;
    ASSERT_EQ(run({"--select", "moves,bad-date", "--select=all", "--severity", "san=off", "--fail-on", "never",
                   "--max-findings", "3", "--profile", "export", "--explain", "bad-elo"},
                  options),
              0);
    ASSERT_EQ(options.selected.size(), 3U);
    EXPECT_EQ(options.selected[1].code, Code::bad_date);
    EXPECT_EQ(options.selected[2].breadth, FindingName::Breadth::all);
    ASSERT_EQ(options.levels.size(), 1U);
    EXPECT_EQ(options.levels[0].second, Severity::off);
    EXPECT_FALSE(options.fail_on);
    EXPECT_EQ(options.max_findings, 3U);
    EXPECT_EQ(options.profile, Profile::export_format);
    EXPECT_EQ(options.explain, Code::bad_elo);
}

TEST(FindingOptions, RefuseWhatDoesNotExist) {
    using Words = std::array<const char*, 2>;
    for (const Words& words : {Words{"--select", "nonsense"}, Words{"--select", "moves,"}, Words{"--ignore", ""},
                               Words{"--severity", "bad-date"}, Words{"--severity", "bad-date=grave"},
                               Words{"--severity", "nonsense=error"}, Words{"--fail-on", "off"},
                               Words{"--max-findings", "-1"}, Words{"--explain", "moves"}, Words{"--profile", "pgn"}}) {
        FindingOptions options;
        EXPECT_EQ(run({words[0], words[1]}, options), 2) << words[0] << ' ' << words[1];
    }
}

}  // namespace
}  // namespace arbiter::cli
