// How the checks of the validate pass report: severity, totals, position and the texts of a game that messages quote.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/text_range.h"
#include "chess/position.h"
#include "passes/validate_options.h"
#include "passes/validate_output.h"
#include "pgn/diagnostic.h"
#include "pgn/game.h"

namespace arbiter {

// Where a finding stands.
struct Place {
    TextRange range;
    std::uint32_t ply = Diagnostic::kNoPly;
    bool in_variation = false;
    // The position before the move; its FEN is kept with errors, for everything else it would cost more than it tells.
    const Position* before = nullptr;
};

// The findings of one game while it is checked. Counts in the totals what it reports, kept or dropped.
class Findings {
public:
    // Everything is borrowed for the time of one game; `message` is memory that is reused.
    Findings(const ValidateOptions& options, const GameView& game, DiagnosticList& list, ValidateTotals& totals,
             std::string& message)
        : options_(options), game_(game), list_(list), totals_(totals), message_(message) {}

    const ValidateOptions& options() const noexcept { return options_; }
    const GameView& game() const noexcept { return game_; }
    bool wants(Code code) const noexcept { return options_.severities[code] != Severity::off; }
    // The profiles that read what people write; the others want what the PGN standard or an event asks for.
    bool lenient() const noexcept {
        return options_.profile == Profile::import || options_.profile == Profile::lichess;
    }

    // The message under construction, emptied: report() takes it.
    std::string& new_message() noexcept {
        message_.clear();
        return message_;
    }
    std::string& message() noexcept { return message_; }
    // Appends bytes of the game as readable text: converted by the game's encoding, escaped, shortened.
    void quote(TextRange range) { quote(range.of(game_.text)); }
    void quote(std::string_view bytes);

    // Reports the message as a finding. `at_most` is an exception to the table: it lowers the severity unless the user
    // named the code's severity himself, and never switches a finding on or off.
    void report(Code code, const Place& place, Severity at_most = Severity::error);
    void report(Code code, const Place& place, std::string_view message, Severity at_most = Severity::error);

    // Takes over what the parser found, with the severities of this run; what it only counted is counted.
    void adopt(const DiagnosticList& syntax);

private:
    void count(Code code, Severity severity, std::uint64_t times) noexcept;

    const ValidateOptions& options_;
    const GameView& game_;
    DiagnosticList& list_;
    ValidateTotals& totals_;
    std::string& message_;
};

}  // namespace arbiter
