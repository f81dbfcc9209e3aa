// What the pipeline does with a block of text, without knowing what the games in it are for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "io/sink.h"
#include "pipeline/inputs.h"
#include "pipeline/line_counter.h"
#include "pipeline/run.h"

namespace arbiter {

// Why a block's text ends where it does.
enum class BlockEnd : std::uint8_t {
    strong_start,  // a game may begin there (pgn/splitter.h)
    input_end,     // the input ends there
    input_error,   // the input broke off there: the game that it cut is not read
    cut,           // nowhere in particular: more follows
};

struct BlockText {
    std::string_view text;  // with kTextPadding zero bytes behind it
    std::size_t from = 0;   // where the work begins; the bytes before were worked already
    BlockEnd end = BlockEnd::strong_start;
    bool after_cr = false;  // the byte before `from` is a CR
    bool force = false;     // one game must be read now, though the text ends in the middle of things
};

struct BlockResult {
    enum class Rest : std::uint8_t {
        none,  // all is done
        open,  // a game is open at the end: work again from `done` with more text
        full,  // the output is large enough for one turn: work again from `done` with the same text
        skip,  // a game was too long and its end is not in the text: what follows is no game until a strong start
    };
    std::size_t done = 0;  // bytes before this (from the text's begin) are done
    Rest rest = Rest::none;
    std::uint64_t games = 0;
    LineCounter lines;  // from BlockText::from to `done`
};

// Where the worked bytes stand in their input.
struct BlockPlace {
    std::string_view input;
    std::string_view text;      // the worked bytes: those from BlockText::from to BlockResult::done
    std::uint64_t games = 0;    // before them
    std::uint64_t offset = 0;   // of the first of them
    std::uint64_t lines = 0;    // line ends before them
    std::uint64_t columns = 0;  // bytes between the last line end and them
};

// One for each slot of the pipeline, reused. work() may be called again before order(): only the last call counts.
class BlockJob {
public:
    virtual ~BlockJob() = default;
    // In parallel with others, or in order; stops with Rest::full when its output holds more than `budget` bytes.
    virtual BlockResult work(const BlockText& text, std::size_t budget) = 0;
    // There was nothing to work on; what work() left is forgotten.
    virtual void clear() = 0;
    // In order, once, for the last work(): it stands, and stands here. `end` if the input ends with it.
    virtual void order(const BlockPlace& place, const InputEnd* end) = 0;
    // In parallel, after order(): appends what is to be written. Gives back memory that grew beyond `budget`.
    virtual void render(std::string& out, std::size_t budget) = 0;
};

// Runs jobs over all inputs and writes what they render, in input order. What the sink gets depends on the inputs and on
// RunOptions::limits and memory_bytes alone. The sink is not finished. std::bad_alloc passes through.
//
// make_job is called once for each slot before the run begins; the jobs are the caller's and must outlive it.
RunReport run_blocks(Inputs& inputs, const RunOptions& options,
                     const std::function<BlockJob&(const ParserLimits&)>& make_job, ByteSink& sink);

}  // namespace arbiter
