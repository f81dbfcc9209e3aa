// The help of a tool, from the definitions of its flags.
#pragma once

#include <string>

#include "cli/command.h"

namespace arbiter::cli {

// The whole help, 80 columns wide.
void append_help(std::string& out, const Command& command);

// How to call it and where the rest of the help is: for a call with nothing to do.
void append_short_help(std::string& out, const Command& command);

}  // namespace arbiter::cli
