// What a tool's exit code says. Trouble wins over findings.
#pragma once

#include <cstdint>

namespace arbiter::cli {

enum class ExitCode : std::uint8_t {
    ok = 0,        // done, nothing at or above --fail-on
    findings = 1,  // done, findings
    trouble = 2,   // not done or not trustworthy: usage, unreadable input, write error, out of memory
};

}  // namespace arbiter::cli
