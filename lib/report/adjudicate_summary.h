// What an adjudication run comes to, in numbers.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/enum_array.h"
#include "passes/assessment.h"
#include "rules/verdict.h"

namespace arbiter {

// The games under one rule book.
struct BookSummary {
    std::string name;
    EnumArray<Standing, std::uint64_t, 4> by_standing{};
    EnumArray<Reason, std::uint64_t, kReasonCount> by_reason{};  // of the verdicts
    std::uint64_t without_verdict = 0;
    std::uint64_t automatic = 0;      // verdicts that the moves prove
    std::uint64_t claimable = 0;      // games with a claim
    std::uint64_t after_the_end = 0;  // games that went on after their automatic end

    friend bool operator==(const BookSummary&, const BookSummary&) = default;
};

struct AdjudicateSummary {
    std::uint64_t files = 0;
    std::uint64_t games = 0;
    std::uint64_t plies = 0;
    std::uint64_t bytes = 0;       // decompressed
    std::uint64_t not_played = 0;  // no position to play from, or another game than chess
    std::uint64_t broken_off = 0;  // with a main-line move that could not be played
    std::uint64_t perpetual_checks = 0;
    std::vector<BookSummary> books;
    bool complete = true;
    int exit = 0;
};

// One line for people a rule book, no line end after the last.
void append_for_people(std::string& out, const AdjudicateSummary& summary, double seconds);

}  // namespace arbiter
