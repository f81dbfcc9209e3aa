// Puts the blocks together in order: verifies the cuts, joins what was cut wrongly, and gives absolute places.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string_view>

#include "pipeline/game_reader.h"
#include "pipeline/inputs.h"
#include "pipeline/slot.h"

namespace arbiter {

// A block whose cut was right goes through as it is. What is open at its end waits here, is joined with the blocks that
// follow, and is worked again when it has doubled, so that the time stays linear. What is left of a block whose output
// was full waits here too, and takes a turn with each slot that comes by, until nothing is left.
class Stitcher {
public:
    Stitcher(const Inputs& inputs, const ParserLimits& limits, std::size_t output_bytes)
        : inputs_(inputs), limits_(limits), output_bytes_(output_bytes) {}

    void stitch(Slot& slot);

    // Read by the reader's thread: blocks that went through, and whether there is work that needs no further block.
    std::uint64_t blocks() const noexcept { return blocks_.load(std::memory_order_acquire); }
    bool has_backlog() const noexcept { return backlog_.load(std::memory_order_acquire); }

private:
    // Text of one input that is not worked yet, from pos on.
    struct Pending {
        TextBuffer text;
        std::size_t pos = 0;
        std::size_t tried = 0;  // so many bytes were too few
        bool full = false;      // more can be done with the text as it is
        Origin origin;

        std::size_t left() const noexcept { return text.size() - pos; }
    };
    struct Place {
        std::uint64_t games = 0;
        std::uint64_t offset = 0;
        std::uint64_t lines = 0;
        std::uint64_t columns = 0;
        bool after_cr = false;
        bool skipping = false;  // within a game that was too long
    };

    void pass_through(Slot& slot);
    void skip(Slot& slot);
    Pending& hold(const Block& block, std::size_t from);
    bool is_ready() const noexcept;
    void work_pending(Slot& slot);
    BlockResult work(Slot& slot, Pending& pending);
    void settle(Slot& slot, std::string_view worked, const BlockResult& result, const Origin& origin);

    const Inputs& inputs_;
    ParserLimits limits_;
    std::size_t output_bytes_;  // what one slot's output may hold
    std::deque<Pending> pending_;
    Place place_;  // in the input that is being put together
    std::atomic<std::uint64_t> blocks_{0};
    std::atomic<bool> backlog_{false};
};

}  // namespace arbiter
