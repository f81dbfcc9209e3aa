// What the user may choose about a replay.
#pragma once

#include <cstdint>
#include <string>

#include "cli/command.h"
#include "cli/run_inputs.h"
#include "passes/replay.h"
#include "report/replay_renderer.h"
#include "report/replay_sequence.h"

namespace arbiter::cli {

struct ReplayCommand {
    RunSetup setup{"pgn-replay", {}, {}, {}, {}};
    ReplayOptions replay;
    ReplayRenderOptions render;
    ReplaySequenceOptions sequence;
    std::string position;  // a FEN, or "startpos": no file is read
    std::string moves;
    std::uint64_t perft = 0;
    bool has_perft = false;
    bool last = false;  // says what is the default
    bool every = false;
};
void add_options(Command& command, ReplayCommand& options);

// The page for --position: the moves played from it and written as asked for, or the count of --perft. Throws
// UsageError for a position or a move that is none.
std::string position_page(const ReplayCommand& options);

}  // namespace arbiter::cli
