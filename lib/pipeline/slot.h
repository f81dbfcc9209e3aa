// One place in the pipeline: what its stages hand to each other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "io/io_error.h"
#include "pipeline/baton.h"
#include "pipeline/block_job.h"
#include "pipeline/text_buffer.h"

namespace arbiter {

// Which input some text belongs to, and how it ends.
struct Origin {
    std::size_t input = 0;  // its index
    BlockEnd end = BlockEnd::strong_start;
    bool utf16 = false;
    std::uint64_t replaced = 0;  // InputEnd::replaced, of the last block
    std::optional<IoError> error;

    bool is_last() const noexcept { return end == BlockEnd::input_end || end == BlockEnd::input_error; }
};

// A run of bytes of one input, as the reader cut it.
struct Block {
    TextBuffer text;
    std::size_t from = 0;    // the bytes before are no part of the input
    bool continues = false;  // it begins in the middle of things: neither at the input's begin nor at a strong start
    Origin origin;
};

// Owned outside of the pipeline and reused; the tokens that travel through it are pointers to slots, so that nothing is
// lost where a stage throws.
struct Slot {
    Baton baton;
    BlockJob* job = nullptr;
    bool has_block = false;  // false: it only gives the stitcher a turn
    Block block;
    BlockResult result;  // of the work on the block
    TextBuffer joined;   // the worked bytes where they come from more than one block
    bool has_output = false;
    std::uint64_t games = 0;  // that are rendered here
    std::uint64_t bytes = 0;  // of input that are done with this slot
    bool ends_input = false;
    bool input_failed = false;
    std::string out;
};

}  // namespace arbiter
