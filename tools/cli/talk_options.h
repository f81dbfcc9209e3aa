// How much a tool says besides its results.
#pragma once

#include "cli/command.h"
#include "cli/terminal.h"

namespace arbiter::cli {

struct TalkOptions {
    bool quiet = false;
    bool verbose = false;
    When colour = When::automatic;
    When progress = When::automatic;
};

// -q, -v, --color, --progress.
void add_options(Command& command, TalkOptions& options);

}  // namespace arbiter::cli
