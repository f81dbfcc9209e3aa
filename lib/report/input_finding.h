// What the end of an input has to report, as findings of the groups input and encoding.
#pragma once

#include <string>
#include <vector>

#include "io/io_error.h"
#include "pgn/diagnostic.h"
#include "pipeline/run.h"

namespace arbiter {

struct InputFinding {
    Code code;
    Severity severity;
    std::string message;     // printable
    bool was_opened = true;  // false: nothing of the input was read, so there is no place to name
    bool at_start = false;   // it is about the whole input; else about the place where reading ended
};

// The code that an error of reading falls under.
Code code_of(IoError::Kind kind) noexcept;

// Findings about the input as a whole, those that are off included, so that the caller can see them. An input that
// could not be converted from UTF-16 is an error in every profile (docs/diagnostics.md).
std::vector<InputFinding> input_findings(const InputEnd& end, const SeverityTable& severities);

}  // namespace arbiter
