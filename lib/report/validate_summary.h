// What a validation run comes to, in numbers.
#pragma once

#include <cstdint>
#include <string>

#include "base/enum_array.h"
#include "pgn/diagnostic.h"
#include "pgn/result.h"

namespace arbiter {

struct ValidateSummary {
    std::uint64_t files = 0;
    std::uint64_t games = 0;
    std::uint64_t plies = 0;
    std::uint64_t bytes = 0;  // decompressed
    EnumArray<Result, std::uint64_t, 4> results{};
    EnumArray<Code, std::uint64_t, kCodeCount> by_code{};
    std::uint64_t errors = 0;
    std::uint64_t warnings = 0;
    std::uint64_t notes = 0;
    std::uint64_t not_shown = 0;  // findings that were counted and not printed
    bool complete = true;         // every input was read to its end
    int exit = 0;                 // docs/output.md

    std::uint64_t findings() const noexcept { return errors + warnings + notes; }

    friend constexpr bool operator==(const ValidateSummary&, const ValidateSummary&) = default;
};

// A line for people: "7 games, 512 plies in 2 files: 1 error, 2 warnings, 3 notes (0.01 s, 2.6 MB/s)"; one that names the
// most frequent kinds where there are many findings; one more where an input could not be read. No line end after the
// last.
void append_for_people(std::string& out, const ValidateSummary& summary, double seconds);

}  // namespace arbiter
