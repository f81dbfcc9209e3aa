// How --memory is shared out between the parts of a run.
#pragma once

#include <cstddef>

#include "io/open.h"
#include "pgn/parser.h"
#include "pipeline/run.h"

namespace arbiter {

// All sizes in bytes. What is promised is that a run stays under memory_bytes plus 64 MiB.
struct MemoryPlan {
    unsigned threads = 1;
    std::size_t slots = 1;
    std::size_t block_bytes = 0;
    std::size_t output_bytes = 0;  // what the passes may leave in one slot
    std::size_t window_bytes = 0;  // of a decoder
    ParserLimits limits;           // those asked for, but no more than the memory allows
};

// limits depends on memory_bytes and the limits asked for alone, so that the output does not depend on the threads.
MemoryPlan plan_memory(const RunOptions& options, unsigned available_threads) noexcept;

}  // namespace arbiter
