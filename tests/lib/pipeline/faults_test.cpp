// What happens when an input breaks off, cannot be opened, or the output takes no more.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <cerrno>
#include <string>
#include <string_view>
#include <vector>

#include "lib/io/packed.h"
#include "lib/pipeline/dump.h"
#include "lib/pipeline/hostile_text.h"

namespace arbiter::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr std::string_view kGames =
    "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 {comment} 2. Nf3 (2. d4 exd4) 1-0\n\n[Event \"b\"]\n\n1. d4 1/2-1/2 "
    "{after}\n\n[Event \"c\"]\n\n1. c4 $1 c5 ; rest\n*\n\n[Event \"d\"]\n\n1. f4 e5 0-1\n\n[Event \"e\"]\n\n1. g4 "
    "1-0\n";

RunOptions options_of(unsigned threads = 2, std::size_t block_bytes = 100) {
    RunOptions options;
    options.threads = threads;
    options.block_bytes = block_bytes;
    return options;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        lines.push_back(text.substr(at, end - at));
        at = end == std::string::npos ? text.size() : end + 1;
    }
    return lines;
}

// How many games have their marker, what belongs behind it, and a byte behind that within the first `good` bytes.
std::size_t whole_games(std::size_t good) {
    std::size_t games = 0;
    for (const std::string_view ending : {") 1-0\n", "1/2-1/2 {after}\n", "; rest\n*\n", "e5 0-1\n", "g4 1-0\n"}) {
        if (kGames.find(ending) + ending.size() <= good) ++games;
    }
    return games;
}

TEST(Faults, AReadErrorAtAnyByteLeavesAllGamesBeforeItAndNotTheOneThatItCut) {
    const std::vector<std::string> whole = lines_of(dump(std::string(kGames), options_of()).text);
    ASSERT_EQ(whole.size(), 6U);
    for (std::size_t good = 0; good <= kGames.size(); ++good) {
        for (const std::size_t block_bytes : {30U, 100U, 100'000U}) {
            const Dump seen = dump({{"a.pgn", std::string(kGames), good}}, options_of(2, block_bytes));
            const std::vector<std::string> lines = lines_of(seen.text);
            ASSERT_FALSE(lines.empty());
            EXPECT_THAT(lines.back(), HasSubstr("cannot read failing")) << good;
            EXPECT_TRUE(seen.report.input_failed);
            EXPECT_EQ(seen.totals.games, lines.size() - 1);
            // A comment behind the marker belongs to its game, so that the second game may be there without it.
            const bool in_comment = good >= kGames.find("{after}") && good < kGames.find("\n\n[Event \"c");
            ASSERT_GE(lines.size() - 1, whole_games(good)) << good;
            ASSERT_LE(lines.size() - 1, whole_games(good) + (in_comment ? 1U : 0U)) << good;
            for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
                EXPECT_TRUE(lines[i] == whole[i] || i == 1) << good << ": " << lines[i];
                EXPECT_THAT(lines[i], HasSubstr("findings; text")) << "no finding is made of a cut game";
            }
        }
    }
}

TEST(Faults, AReadErrorSaysTheSameForAnyThreadsAndBlocks) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const std::string text = hostile_text(seed, 8000);
        const std::size_t good = static_cast<std::size_t>(seed * 991) % text.size();
        const std::string want = dump({{"a.pgn", text, good}}, options_of(1, 1U << 20U)).text;
        for (const std::size_t block_bytes : {50U, 400U, 3000U}) {
            EXPECT_EQ(dump({{"a.pgn", text, good}}, options_of(3, block_bytes)).text, want)
                << seed << " " << block_bytes;
        }
    }
}

TEST(Faults, AContainerThatIsCutGivesTheGamesBeforeTheCut) {
    std::string text;
    for (int i = 0; i < 200; ++i) text.append(kGames).append("\n");
    for (const Container container : kPacked) {
        const std::string packed = pack(container, text) + pack(container, text);
        const Dump seen = dump({{"a.pgn", packed.substr(0, packed.size() - 30)}}, options_of(2, 5000));
        EXPECT_TRUE(seen.report.input_failed) << name_of(container);
        EXPECT_GE(seen.totals.games, 1000U) << name_of(container);
        EXPECT_EQ(seen.totals.findings, 0U) << name_of(container);
        EXPECT_THAT(lines_of(seen.text).back(), HasSubstr("ends in the middle")) << name_of(container);
    }
}

TEST(Faults, GarbageBehindAContainerTakesNoGame) {
    for (const Container container : kPacked) {
        const Dump seen = dump({{"a.pgn", pack(container, kGames) + "garbage"}}, options_of());
        EXPECT_EQ(seen.totals.games, 5U) << name_of(container);
        EXPECT_TRUE(seen.report.input_failed);
    }
}

TEST(Faults, AfterAnInputThatFailsTheNextOneIsRead) {
    const std::string game = "[Event \"x\"]\n\n1. e4 1-0\n";
    for (const unsigned threads : {1U, 2U, 8U}) {
        const Dump seen = dump({{"a.pgn", game + "\n" + game, 30},
                                {"missing.pgn", "", SIZE_MAX, true},
                                {"empty.pgn", ""},
                                {"b.pgn", game}},
                               options_of(threads));
        EXPECT_THAT(
            lines_of(seen.text),
            ElementsAre(StartsWith("a.pgn game 1 at 0"),
                        StartsWith("a.pgn ends: 1 games, 30 bytes at 5:7, cannot read"),
                        StartsWith("missing.pgn ends: 0 games, 0 bytes at 1:1, cannot open missing.pgn: No such file"),
                        "empty.pgn ends: 0 games, 0 bytes at 1:1", StartsWith("b.pgn game 1 at 0"),
                        "b.pgn ends: 1 games, 23 bytes at 4:1"));
        EXPECT_THAT(seen.ends, ElementsAre("a.pgn", "missing.pgn", "empty.pgn", "b.pgn"));
        EXPECT_EQ(seen.report.files, 4U);
        EXPECT_EQ(seen.report.games, 2U);
        EXPECT_TRUE(seen.report.input_failed);
    }
}

TEST(Faults, NoInputsAtAllIsAnEmptyRun) {
    const Dump seen = dump(std::vector<TextInputs::Text>{}, options_of());
    EXPECT_EQ(seen.text, "");
    EXPECT_EQ(seen.report.files, 0U);
    EXPECT_FALSE(seen.report.input_failed);
}

TEST(Faults, AWriteErrorAtAnyWriteEndsTheRunWithTheOutputBeforeItIntact) {
    const std::string text = hostile_text(5, 6000);
    const Dump whole = dump(text, options_of(1));
    ASSERT_GT(whole.writes, 10U);
    for (std::size_t good = 0; good <= whole.writes; ++good) {
        for (const unsigned threads : {1U, 3U}) {
            FailingSink sink(good);
            const Dump seen = dump_into(sink, {{"a.pgn", text}}, options_of(threads));
            EXPECT_TRUE(whole.text.starts_with(sink.text)) << good;
            EXPECT_LE(sink.failures, 1U) << "nothing is written after an error";
            EXPECT_EQ(seen.report.output_error.has_value(), good < whole.writes) << good;
            EXPECT_FALSE(seen.report.closed_pipe);
        }
    }
}

TEST(Faults, AClosedPipeIsAQuietStop) {
    FailingSink sink(3, EPIPE);
    const Dump seen = dump_into(sink, {{"a.pgn", hostile_text(5, 6000)}}, options_of());
    EXPECT_TRUE(seen.report.closed_pipe);
    EXPECT_FALSE(seen.report.output_error.has_value());
}

TEST(Faults, AStopEndsTheRunSoon) {
    const std::atomic<bool> stop{true};
    RunOptions options = options_of();
    options.stop = &stop;
    const Dump seen = dump(hostile_text(5, 6000), options);
    EXPECT_TRUE(seen.report.stopped);
    EXPECT_EQ(seen.report.games, 0U);
}

// An exception in a pass, as std::bad_alloc is one, comes out of the run; nothing hangs.
struct ThrowingPass {
    using Output = DumpOutput;
    void run(const GameView&, const DiagnosticList&, DumpOutput&) {
        if (++games == 7) throw std::bad_alloc();
    }
    void merge(const ThrowingPass&) {}
    int games = 0;
};

TEST(Faults, NoMemoryInAPassComesOutOfTheRun) {
    std::string text;
    for (int i = 0; i < 100; ++i) text += kGames;
    for (const unsigned threads : {1U, 2U, 8U}) {
        TextInputs inputs({{"a.pgn", text}});
        StringSink sink;
        DumpSequence sequence;
        ThrowingPass pass;
        EXPECT_THROW(run_games(inputs, options_of(threads, 4000), pass, sequence, DumpRenderer{}, sink),
                     std::bad_alloc);
    }
}

TEST(Faults, ManySmallInputsAreEachTheirOwn) {
    std::vector<TextInputs::Text> texts;
    for (int i = 0; i < 500; ++i)
        texts.push_back({std::string("f").append(std::to_string(i)), i % 5 == 0 ? "" : "1. e4 {open\n"});
    const std::string want = dump(texts, options_of(1)).text;
    const Dump seen = dump(texts, options_of(8));
    EXPECT_EQ(seen.text, want);
    EXPECT_EQ(seen.report.files, 500U);
    EXPECT_EQ(seen.totals.games, 400U);
}

TEST(Faults, ProgressCountsWhatIsDone) {
    RunProgress progress;
    RunOptions options = options_of();
    options.progress = &progress;
    dump(std::string(kGames), options);
    EXPECT_EQ(progress.games, 5U);
    EXPECT_EQ(progress.bytes, kGames.size());
    EXPECT_EQ(progress.inputs, 1U);
}

}  // namespace
}  // namespace arbiter::testing
