// What a tool says to people, and short pages on the standard output.
#pragma once

#include <string_view>

#include "cli/exit_code.h"

namespace arbiter::cli {

// Writes to the standard error stream as it stands; nothing can be done if that fails.
void print_error_text(std::string_view text) noexcept;

// "pgn-validate: message", and the hint on a line of its own. Both may hold bytes from files and arguments: they are
// made printable here.
void complain(std::string_view program, std::string_view message, std::string_view hint = {});

// Writes a page to the standard output. Trouble if that fails, with a message; a closed pipe is a quiet ok.
ExitCode print(std::string_view program, std::string_view text);

}  // namespace arbiter::cli
