// The words of a command line as flags with values and operands. The only user of Boost.Program_options.
#pragma once

#include <string>
#include <vector>

#include "cli/command.h"

namespace arbiter::cli {

struct Argument {
    const Flag* flag = nullptr;  // null: an operand
    std::string value;           // the flag's value, or the operand
};

// "@file" among the words stands for the words of that file: separated by white space, quoted as in a shell; "@" there
// means nothing special, nor does it after "--". Throws UsageError for an unknown flag (naming the nearest), a value
// that is missing or not wanted, and a file that cannot be read. The flags are those of sections, which must outlive it.
std::vector<Argument> parse_arguments(const std::vector<std::string>& words, const std::vector<FlagSection>& sections);

}  // namespace arbiter::cli
