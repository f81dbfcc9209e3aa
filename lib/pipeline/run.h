// What a run over some inputs is told and what it tells: options, places, ends, the report. The run itself is
// run_games() in pipeline/game_job.h.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "io/io_error.h"
#include "pgn/parser.h"

namespace arbiter {

// How far a run is, for whoever shows it. Written by the run, read by any thread.
struct RunProgress {
    std::atomic<std::uint64_t> raw_bytes{0};  // read from the files themselves, packed
    std::atomic<std::uint64_t> bytes{0};      // decompressed, done and written
    std::atomic<std::uint64_t> games{0};      // done and written
    std::atomic<std::uint64_t> inputs{0};     // read to their end
};

struct RunOptions {
    unsigned threads = 0;                              // 0: all that the process may use
    std::size_t block_bytes = std::size_t{1} << 20U;   // blocks are cut at the last strong start before that
    std::size_t memory_bytes = std::size_t{1} << 30U;  // for windows, queues and slots; also bounds `limits`
    ParserLimits limits;
    RunProgress* progress = nullptr;
    const std::atomic<bool>* stop = nullptr;  // when it turns true the run ends soon, RunReport::stopped
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
    std::uint64_t bytes = 0;  // decompressed; with an error, those before it
    std::uint64_t line = 1;   // where it ended
    std::uint64_t column = 1;
    bool utf16 = false;          // it was converted from UTF-16
    std::uint64_t replaced = 0;  // halves of surrogate pairs in it that became U+FFFD
    std::optional<IoError> error;
};

struct RunReport {
    std::uint64_t files = 0;  // inputs read or tried
    std::uint64_t games = 0;
    std::uint64_t bytes = 0;  // decompressed
    bool input_failed = false;
    std::optional<IoError> output_error;
    bool closed_pipe = false;  // the reader of the output went away: a quiet stop
    bool stopped = false;      // RunOptions::stop said so
};

}  // namespace arbiter
