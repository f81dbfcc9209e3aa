// What the validate pass says of one game, and of all games together.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/enum_array.h"
#include "pgn/diagnostic.h"
#include "pgn/game.h"
#include "pgn/result.h"

namespace arbiter {

// What a game was read as.
enum class GameVariant : std::uint8_t { standard, chess960, unsupported };
// "standard", "chess960", "unsupported".
std::string_view to_text(GameVariant variant) noexcept;

// What is known of a game besides its findings.
struct GameFacts {
    std::uint32_t plies = 0;            // legal main-line plies
    Result declared = Result::unknown;  // the marker, unless that is * or missing, then the Result tag
    GameVariant variant = GameVariant::standard;
    bool replayed = false;  // every main-line move was legal
    std::string start_fen;  // empty: the start of standard chess; only if asked for
    std::string final_fen;  // empty where no move was checked (bad-fen, unsupported); only if asked for
    std::string caption;    // "Alpha, A - Beta, B, Club Open, round 3": bytes of the tags, not escaped
                            // for any output; only where the game has findings
};

struct ValidateOutput {
    DiagnosticList findings;  // those that are not off, ordered by place, then code
    GameFacts facts;
    Encoding encoding = Encoding::ascii;
};

struct ValidateTotals {
    std::uint64_t games = 0;
    std::uint64_t plies = 0;
    EnumArray<Result, std::uint64_t, 4> results{};
    EnumArray<Code, std::uint64_t, kCodeCount> by_code{};  // also of findings that were counted, not kept
    std::uint64_t errors = 0;
    std::uint64_t warnings = 0;
    std::uint64_t notes = 0;

    void add(const ValidateTotals& other) noexcept;

    friend bool operator==(const ValidateTotals&, const ValidateTotals&) noexcept = default;
};

}  // namespace arbiter
