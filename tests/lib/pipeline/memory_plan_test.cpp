#include "pipeline/memory_plan.h"

#include <gtest/gtest.h>

namespace arbiter {
namespace {

constexpr std::size_t kMebi = std::size_t{1} << 20U;

// What a run may hold at once, by the plan.
std::size_t most_memory(const MemoryPlan& plan) {
    const std::size_t slots = plan.slots * (2 * plan.block_bytes + 3 * plan.output_bytes);
    const std::size_t game = plan.limits.max_game_bytes * 5 / 2 + plan.limits.max_game_tokens * 16;
    return plan.window_bytes + slots + game;
}

TEST(MemoryPlan, StaysUnderTheCapForAnyThreads) {
    for (const std::size_t mebis : {32U, 64U, 256U, 1024U, 16384U}) {
        for (const unsigned threads : {1U, 2U, 8U, 64U, 1024U}) {
            RunOptions options;
            options.threads = threads;
            options.memory_bytes = mebis * kMebi;
            const MemoryPlan plan = plan_memory(options, 2);
            EXPECT_LE(most_memory(plan), options.memory_bytes) << mebis << " MiB, " << threads << " threads";
            EXPECT_GE(plan.slots, 2U);
            EXPECT_GE(plan.block_bytes, 4096U);
        }
    }
}

TEST(MemoryPlan, GivesALimitThatDependsOnTheMemoryAlone) {
    RunOptions options;
    options.memory_bytes = 256 * kMebi;
    options.threads = 1;
    const MemoryPlan one = plan_memory(options, 1);
    options.threads = 64;
    const MemoryPlan many = plan_memory(options, 1);
    EXPECT_EQ(one.limits.max_game_bytes, many.limits.max_game_bytes);
    EXPECT_EQ(one.limits.max_game_tokens, many.limits.max_game_tokens);
    EXPECT_EQ(one.limits.max_comment_lookahead, many.limits.max_comment_lookahead);
    EXPECT_EQ(one.window_bytes, many.window_bytes);
}

TEST(MemoryPlan, KeepsTheLimitsOfTheParserUnderTheDefaultCap) {
    const ParserLimits limits = plan_memory({}, 2).limits;
    EXPECT_EQ(limits.max_game_bytes, ParserLimits{}.max_game_bytes);
    EXPECT_EQ(limits.max_game_tokens, ParserLimits{}.max_game_tokens);
    EXPECT_EQ(limits.max_comment_lookahead, ParserLimits{}.max_comment_lookahead);
}

TEST(MemoryPlan, TakesAllThreadsByDefaultAndMebibyteBlocks) {
    const MemoryPlan plan = plan_memory({}, 6);
    EXPECT_EQ(plan.threads, 6U);
    EXPECT_EQ(plan.slots, 13U);
    EXPECT_EQ(plan_memory({}, 2).block_bytes, kMebi);
}

}  // namespace
}  // namespace arbiter
