// Which files a run reads.
#pragma once

#include <string>
#include <vector>

#include "cli/command.h"

namespace arbiter::cli {

struct InputOptions {
    std::vector<std::string> operands;
    bool recursive = false;
    std::string files_from;
    bool null_separated = false;
    std::string stdin_filename = "<stdin>";
};

// FILE..., -r, --files-from, -0, --stdin-filename.
void add_options(Command& command, InputOptions& options);

// The paths to read, in order, "-" for stdin; folders are replaced by what is in them. Nothing is opened: a file that
// does not exist is found out later, and the others are read. Throws UsageError for a folder without --recursive, and
// NothingToDo where nothing is named and stdin is a terminal.
std::vector<std::string> resolve_inputs(const InputOptions& options);

}  // namespace arbiter::cli
