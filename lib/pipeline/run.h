// Runs a pass over the games of some inputs, on all threads, and writes what a renderer makes of each in input order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/expected.h"
#include "io/io_error.h"
#include "io/sink.h"
#include "io/source.h"

namespace arbiter {

struct RunOptions {
    unsigned threads = 0;                             // 0: all that the process may use
    std::size_t block_bytes = std::size_t{1} << 20U;  // blocks are cut at the last strong start before that
    std::size_t memory_bytes = std::size_t{1} << 30U;
};

// One game's place in its input. Line and column count from 1, in bytes; offset is in the decompressed input.
struct GamePlace {
    std::string_view input;  // the input's name as the user gave it
    std::uint64_t game = 0;
    std::uint64_t line = 0;
    std::uint64_t column = 0;
    std::uint64_t offset = 0;
    std::string_view text;  // the game's bytes (GameView::text)
};

// How an input ended, told in order, after the last game of that input.
struct InputEnd {
    std::string_view input;
    std::uint64_t games = 0;
    std::uint64_t bytes = 0;  // decompressed
    std::uint64_t line = 1;   // where it ended
    bool utf16 = false;       // it was converted from UTF-16
    std::optional<IoError> error;
};

struct RunReport {
    std::uint64_t files = 0;
    std::uint64_t bytes = 0;  // decompressed
    bool input_failed = false;
    std::optional<IoError> output_error;
    bool closed_pipe = false;  // the reader of the output went away: a quiet stop
};

}  // namespace arbiter
