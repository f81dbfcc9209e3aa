#include "cli/inputs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

using testing::ElementsAre;
using testing::HasSubstr;

class Inputs : public testing::Test {
protected:
    void SetUp() override {
        char name[] = "/tmp/inputs_test_XXXXXX";
        ASSERT_NE(mkdtemp(name), nullptr);
        folder_ = name;
    }
    void TearDown() override { fs::remove_all(folder_); }

    void add(const std::string& name, const std::string& text = {}) {
        fs::create_directories((folder_ / name).parent_path());
        std::ofstream(folder_ / name) << text;
    }
    // Paths below the folder, as they are found.
    std::vector<std::string> resolved(InputOptions options) {
        std::vector<std::string> out;
        for (const std::string& path : resolve_inputs(options)) {
            out.push_back(path.starts_with(folder_.string()) ? path.substr(folder_.string().size() + 1) : path);
        }
        return out;
    }

    fs::path folder_;
};

std::string fault_of(const InputOptions& options) {
    try {
        resolve_inputs(options);
    } catch (const UsageError& error) {
        return error.what();
    }
    return "no fault";
}

TEST_F(Inputs, KeepsFilesAsTheyAreNamed) {
    InputOptions options;
    options.operands = {"b.pgn", "-", "a.pgn"};
    EXPECT_THAT(resolved(options), ElementsAre("b.pgn", "-", "a.pgn"));
}

TEST_F(Inputs, TakesAFolderForItsGamesInNameOrder) {
    for (const char* name :
         {"b.pgn", "a.PGN", "c/x.pgn.zst", "c/a.pgn.gz", "d.pgn.bz2", "e.pgn.xz", "f.txt", "g.zst"}) {
        add(name);
    }
    fs::create_directories(folder_ / "h.pgn");
    InputOptions options;
    options.operands = {folder_.string()};
    EXPECT_THAT(fault_of(options), HasSubstr("is a directory"));
    options.recursive = true;
    EXPECT_THAT(resolved(options), ElementsAre("a.PGN", "b.pgn", "c/a.pgn.gz", "c/x.pgn.zst", "d.pgn.bz2", "e.pgn.xz"));
}

TEST_F(Inputs, DoesNotFollowAFolderInACircle) {
    add("a/b.pgn");
    fs::create_directory_symlink(folder_, folder_ / "a" / "up");
    InputOptions options;
    options.recursive = true;
    options.operands = {folder_.string()};
    EXPECT_THAT(resolved(options), ElementsAre("a/b.pgn"));
}

TEST_F(Inputs, SaysThatAFolderHoldsNoGames) {
    InputOptions options;
    options.recursive = true;
    options.operands = {folder_.string()};
    EXPECT_THAT(fault_of(options), HasSubstr("no *.pgn file"));
}

TEST_F(Inputs, ReadsNamesFromAList) {
    add("list", "a b.pgn\r\n\nc.pgn");
    add("list0", std::string("x\ny.pgn\0z.pgn\0", 14));
    InputOptions options;
    options.operands = {"first.pgn"};
    options.files_from = (folder_ / "list").string();
    EXPECT_THAT(resolved(options), ElementsAre("first.pgn", "a b.pgn", "c.pgn"));
    options.files_from = (folder_ / "list0").string();
    options.null_separated = true;
    EXPECT_THAT(resolved(options), ElementsAre("first.pgn", "x\ny.pgn", "z.pgn"));
}

TEST_F(Inputs, RefusesAnEmptyListAndStdinTwice) {
    add("list");
    InputOptions options;
    options.files_from = (folder_ / "list").string();
    EXPECT_THAT(fault_of(options), HasSubstr("empty"));
    InputOptions twice;
    twice.operands = {"-", "-"};
    EXPECT_THAT(fault_of(twice), HasSubstr("more than once"));
    InputOptions list_too;
    list_too.operands = {"-"};
    list_too.files_from = (folder_ / "missing").string();
    EXPECT_THAT(fault_of(list_too), HasSubstr("No such file"));
}

}  // namespace
}  // namespace arbiter::cli
