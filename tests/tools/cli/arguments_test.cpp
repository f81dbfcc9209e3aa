#include "cli/arguments.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace arbiter::cli {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<FlagSection> sections() {
    std::vector<FlagSection> out{{"All", {}}};
    Flag threads;
    threads.name = "threads";
    threads.letter = 'j';
    threads.metavar = "N";
    Flag quiet;
    quiet.name = "quiet";
    quiet.letter = 'q';
    Flag hidden;
    hidden.name = "quieter";
    hidden.hidden = true;
    out[0].flags = {threads, quiet, hidden};
    return out;
}

// Each argument as "name=value", operands as "=value".
std::vector<std::string> parsed(const std::vector<std::string>& words) {
    const auto flags = sections();
    std::vector<std::string> out;
    for (const Argument& argument : parse_arguments(words, flags)) {
        out.push_back((argument.flag == nullptr ? "" : argument.flag->name) + "=" + argument.value);
    }
    return out;
}

std::string fault_of(const std::vector<std::string>& words) {
    try {
        parsed(words);
    } catch (const UsageError& error) {
        return std::string(error.what()) + " | " + error.hint();
    }
    return "no fault";
}

TEST(ParseArguments, TakesValuesInEveryUsualForm) {
    EXPECT_THAT(parsed({"-j", "4"}), ElementsAre("threads=4"));
    EXPECT_THAT(parsed({"-j4"}), ElementsAre("threads=4"));
    EXPECT_THAT(parsed({"--threads", "4"}), ElementsAre("threads=4"));
    EXPECT_THAT(parsed({"--threads=4"}), ElementsAre("threads=4"));
    EXPECT_THAT(parsed({"-qj", "-1"}), ElementsAre("quiet=", "threads=-1"));
}

TEST(ParseArguments, KeepsTheOrderAndTakesOperandsAnywhere) {
    EXPECT_THAT(parsed({"a", "-q", "b", "-j", "2", "-"}), ElementsAre("=a", "quiet=", "=b", "threads=2", "=-"));
}

TEST(ParseArguments, TakesEverythingAfterTwoDashesForOperands) {
    EXPECT_THAT(parsed({"-q", "--", "-j", "@x", "--quiet"}), ElementsAre("quiet=", "=-j", "=@x", "=--quiet"));
}

TEST(ParseArguments, TakesNoAbbreviation) {
    EXPECT_THAT(fault_of({"--thread", "4"}), HasSubstr("unknown option '--thread' | Did you mean '--threads'?"));
    EXPECT_THAT(fault_of({"--qui"}), HasSubstr("unknown option"));
}

TEST(ParseArguments, SuggestsNoHiddenFlag) { EXPECT_THAT(fault_of({"--quietr"}), HasSubstr("'--quiet'")); }

TEST(ParseArguments, WantsAValueWhereThereHasToBeOneAndNoneElsewhere) {
    EXPECT_THAT(fault_of({"--threads"}), HasSubstr("--threads"));
    EXPECT_THAT(fault_of({"--quiet=yes"}), HasSubstr("--quiet"));
}

TEST(ParseArguments, ReadsResponseFiles) {
    char name[] = "/tmp/arguments_test_XXXXXX";
    ASSERT_NE(mkdtemp(name), nullptr);
    const std::filesystem::path folder(name);
    std::ofstream(folder / "args") << "-j 3\r\n'a b.pgn' \"c\"\n@nested";
    EXPECT_THAT(parsed({"-q", "@" + (folder / "args").string(), "z"}),
                ElementsAre("quiet=", "threads=3", "=a b.pgn", "=c", "=@nested", "=z"));
    std::ofstream(folder / "bad") << "a \\";
    EXPECT_NE(fault_of({"@" + (folder / "bad").string()}), "no fault");
    EXPECT_THAT(fault_of({"@" + (folder / "missing").string()}), HasSubstr("No such file"));
    std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace arbiter::cli
