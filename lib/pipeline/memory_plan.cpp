#include "pipeline/memory_plan.h"

#include <algorithm>

#include "pgn/token.h"

namespace arbiter {

// Of 1 GiB: decoding 512 MiB; a game of the greatest size 256 MiB (96 MiB of joined text, 64 MiB of tokens and 32 MiB more
// while they grow, 64 MiB of its text to be rendered); slots 192 MiB, and the rest for what else hostile text takes.
MemoryPlan plan_memory(const RunOptions& options, unsigned available_threads) noexcept {
    constexpr std::size_t kKibi = 1024;
    const std::size_t memory = std::max(options.memory_bytes, 16 * kKibi * kKibi);
    MemoryPlan plan;
    plan.threads = std::max(1U, options.threads == 0 ? available_threads : options.threads);
    plan.window_bytes = memory / 2;
    plan.limits = options.limits;
    plan.limits.max_game_bytes = std::min(plan.limits.max_game_bytes, memory / 16);
    plan.limits.max_game_tokens = std::min(plan.limits.max_game_tokens, memory / 16 / sizeof(Token));
    plan.limits.max_comment_lookahead = std::min(plan.limits.max_comment_lookahead, memory / 64);

    // Of its share, a slot takes 1/16 for the text (a block may grow to twice its size), 1/4 for what the pass leaves of
    // it, 1/2 for what is rendered of that. Text of two bytes a token takes another 12/16 for the tokens of one game.
    const std::size_t for_slots = memory / 16 * 3;
    plan.slots = std::size_t{2} * plan.threads + 1;
    const std::size_t share = for_slots / plan.slots;
    plan.block_bytes = std::clamp(options.block_bytes, std::size_t{1}, std::max(share / 32, 4 * kKibi));
    plan.output_bytes = std::clamp(share / 4, 64 * kKibi, 16 * kKibi * kKibi);
    // More threads than the memory has room for: fewer slots, so that some threads wait.
    const std::size_t least = 2 * plan.block_bytes + 3 * plan.output_bytes;
    plan.slots = std::clamp(for_slots / least, std::size_t{2}, plan.slots);
    return plan;
}

}  // namespace arbiter
