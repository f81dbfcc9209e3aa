// The output is the same for every number of threads, block size and read size.
#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <string>

#include "lib/pipeline/dump.h"
#include "lib/pipeline/hostile_text.h"

namespace arbiter::testing {
namespace {

RunOptions options_of(unsigned threads, std::size_t block_bytes, const ParserLimits& limits) {
    RunOptions options;
    options.threads = threads;
    options.block_bytes = block_bytes;
    options.limits = limits;
    return options;
}

// The first line that differs: the whole would be too long to read.
std::string difference(const std::string& want, const std::string& seen) {
    std::size_t at = 0;
    while (at < want.size() && at < seen.size() && want[at] == seen[at]) ++at;
    if (at == want.size() && at == seen.size()) return {};
    const auto line = [at](const std::string& text) {
        const std::size_t before = text.substr(0, at).rfind('\n');
        const std::size_t begin = before == std::string::npos ? 0 : before + 1;
        return text.substr(begin, text.find('\n', at) - begin);
    };
    return "want: " + line(want) + "\nseen: " + line(seen);
}

class HostileText : public ::testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(SameBytes, HostileText, ::testing::Range(0, 60));

// Not every seed is tried with every combination, but over all seeds each combination comes often.
TEST_P(HostileText, IsReadAlikeByAnyThreadsBlocksAndReads) {
    constexpr std::array<unsigned, 4> kThreads{1, 2, 3, 8};
    constexpr std::array<std::size_t, 5> kBlocks{16, 300, 1024, 5000, 65536};
    const auto seed = static_cast<std::size_t>(GetParam());
    const std::string text = hostile_text(seed, 20'000);
    const ParserLimits limits = seed % 2 == 0 ? ParserLimits{} : small_limits();
    const std::string want = serial_dump("a.pgn", text, limits);
    for (std::size_t i = 0; i < kBlocks.size(); ++i) {
        const unsigned threads = kThreads[(seed / 2 + i) % kThreads.size()];
        const std::size_t max_read = 1 + (seed * 37 + kBlocks[i]) % 4096;
        const Dump seen = dump(text, options_of(threads, kBlocks[i], limits), max_read);
        ASSERT_EQ(difference(want, seen.text), "") << threads << " threads, blocks of " << kBlocks[i];
        EXPECT_EQ(seen.totals.games, seen.report.games) << "no game is counted twice";
        EXPECT_EQ(seen.report.bytes, text.size());
    }
}

TEST(SameBytes, OneMegabyteIsReadAlikeByAnyThreadsAndBlocks) {
    const std::string text = hostile_text(1234, std::size_t{1} << 20U);
    const std::string want = serial_dump("a.pgn", text, {});
    for (const unsigned threads : {1U, 2U, 3U, 8U}) {
        for (const std::size_t block_bytes : {std::size_t{1} << 10U, std::size_t{1} << 16U, std::size_t{1} << 20U}) {
            const Dump seen = dump(text, options_of(threads, block_bytes, {}));
            ASSERT_EQ(difference(want, seen.text), "") << threads << " threads, blocks of " << block_bytes;
        }
    }
}

TEST(SameBytes, ACutInsideAnyTokenChangesNothing) {
    const std::string text =
        "\xEF\xBB\xBF[Event \"a\"]\r\n[Site \"b\"]\r\n\r\n1. e4 {a comment\r\n\r\n[Event \"quoted\"]\r\n} e5 $14 (1... "
        "c5 ;x\r\n"
        ") 2. Nf3!? 1/2-1/2\r\n\r\n[Event \"c\"]\n\n1. d4 { open\n\n[Event \"d\"]\n[Event \"e\"]\n\n1. c4 { { } } d5 "
        "0-1 [Event "
        "\"f\"]\r\r1. f4 *\r\r% escape\r{last}\r\r[Event \"g\"]\n\n[Site \"h\"]\n\n1. g4 1-0 tail\n";
    const std::string want = serial_dump("a.pgn", text, {});
    for (std::size_t block_bytes = 1; block_bytes <= text.size() + 1; ++block_bytes) {
        const Dump seen = dump(text, options_of(2, block_bytes, {}), 1 + block_bytes % 9);
        ASSERT_EQ(difference(want, seen.text), "") << "blocks of " << block_bytes;
    }
}

TEST(SameBytes, GamesWithoutAnyStrongStartAreReadOneByOne) {
    std::string text;
    for (int i = 0; i < 3000; ++i) text += i % 7 == 0 ? "[Event \"x\"]\n1. e4 1-0\n" : "1. d4 d5 { c } *\n";
    for (const ParserLimits& limits : {ParserLimits{}, small_limits()}) {
        const std::string want = serial_dump("a.pgn", text, limits);
        for (const std::size_t block_bytes : {64U, 1000U, 20'000U}) {
            ASSERT_EQ(difference(want, dump(text, options_of(2, block_bytes, limits)).text), "") << block_bytes;
        }
    }
}

TEST(SameBytes, AGameThatIsTooLongIsCutAtTheSameByte) {
    const std::string game = "[Event \"good\"]\n\n1. e4 e5 1-0\n\n";
    for (const std::string& filler :
         {std::string(9000, '('), std::string(9000, 'x'), "{" + std::string(9000, 'c'), std::string(9000, '\n'),
          std::string(4500, '\r') + " \n\n", "[A \"" + std::string(9000, 'v')}) {
        for (std::size_t shift = 0; shift < 40; ++shift) {
            const std::string text =
                game + "[Event \"long\"]\n\n1. e4 " + filler + std::string(shift, ' ') + "\n\n" + game + game;
            const std::string want = serial_dump("a.pgn", text, small_limits());
            for (const std::size_t block_bytes : {50U, 700U, 4000U}) {
                const Dump seen = dump(text, options_of(2, block_bytes, small_limits()));
                ASSERT_EQ(difference(want, seen.text), "")
                    << filler.substr(0, 3) << shift << " blocks of " << block_bytes;
            }
        }
    }
}

TEST(SameBytes, OutputThatIsMuchLargerThanTheTextIsMadeInTurns) {
    // 4 bytes a game: what the pass leaves is thirty times as long.
    std::string text;
    for (int i = 0; i < 60'000; ++i) text += "1.*\n";
    const std::string want = serial_dump("a.pgn", text, {});
    RunOptions options = options_of(2, std::size_t{1} << 20U, {});
    options.memory_bytes = std::size_t{16} << 20U;
    const Dump seen = dump({{"a.pgn", text}, {"b.pgn", "1. e4 *\n"}}, options);
    EXPECT_EQ(difference(want + serial_dump("b.pgn", "1. e4 *\n", {}), seen.text), "");
    EXPECT_GT(seen.writes, 4U);
    EXPECT_EQ(seen.totals.games, 60'001U);
}

}  // namespace
}  // namespace arbiter::testing
