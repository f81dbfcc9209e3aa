// A small file in one piece: lists of operands and arguments.
#pragma once

#include <string>

namespace arbiter::cli {

// The bytes of the file at path; "-" is the standard input. Throws UsageError where it cannot be read or is longer than
// 256 MiB; what: how the message names it, "response file".
std::string whole_file(const std::string& path, const std::string& what);

}  // namespace arbiter::cli
