// How hard a run works: threads and memory.
#pragma once

#include <cstdint>

#include "cli/command.h"
#include "pipeline/run.h"

namespace arbiter::cli {

struct RunFlags {
    std::uint64_t threads = 0;  // 0: all cores
    std::uint64_t memory_bytes = std::uint64_t{1} << 30U;
    std::uint64_t block_bytes = RunOptions{}.block_bytes;

    RunOptions options() const noexcept;
};

// -j, --memory and, hidden, --block-size.
void add_options(Command& command, RunFlags& flags);

}  // namespace arbiter::cli
