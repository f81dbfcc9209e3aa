// Where the results of a run go.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/command.h"
#include "io/sink.h"

namespace arbiter::cli {

struct OutputOptions {
    std::string path = "-";  // stdout
    bool overwrite = false;

    bool is_stdout() const noexcept { return path == "-"; }
};

// -o, -O.
void add_options(Command& command, OutputOptions& options);

// Throws UsageError for a file that exists (and what to do), that is one of the inputs or that cannot be written.
std::unique_ptr<ByteSink> open_output(const OutputOptions& options, const std::vector<std::string>& inputs);

}  // namespace arbiter::cli
