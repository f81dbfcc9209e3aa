// The validate pass: syntax, tags, start position, legality, notation, result and comment data of one game -> findings.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "chess/position.h"
#include "pgn/diagnostic.h"
#include "pgn/game.h"
#include "pgn/pass.h"
#include "pgn/result.h"

namespace arbiter {

enum class VariantMode : std::uint8_t { automatic, standard, chess960 };

// What a game was read as.
enum class GameVariant : std::uint8_t { standard, chess960, unsupported };
// "standard", "chess960", "unsupported".
std::string_view to_text(GameVariant variant) noexcept;

// In which language the piece letters of the movetext are read. Never guessed.
enum class PieceLetters : std::uint8_t { english, german, french, spanish, italian, portuguese, polish, dutch, russian,
                                         figurine /* … the implementer completes the list */ };

struct ValidateOptions {
    SeverityTable severities = arbiter::severities(Profile::import);
    Profile profile = Profile::import;
    VariantMode variant = VariantMode::automatic;
    PieceLetters piece_letters = PieceLetters::english;
    bool allow_null_moves = false;  // read -- and Z0 in the main line, with a warning
    bool final_position = false;    // write GameFacts::start_fen and final_fen
};

// What is known of a game besides its findings.
struct GameFacts {
    std::uint32_t plies = 0;               // legal main-line plies
    Result declared = Result::unknown;     // the marker, unless that is * or missing, then the Result tag
    GameVariant variant = GameVariant::standard;
    bool replayed = false;                 // every main-line move was legal
    std::string start_fen;                 // empty: the start of standard chess; only if asked for
    std::string final_fen;                 // empty after bad-fen; only if asked for
    std::string caption;                   // "Alpha, A - Beta, B, Club Open, round 3": raw bytes of the tags; only
                                           // where the game has findings
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
    EnumArray<Code, std::uint64_t, kCodeCount> by_code{};
    std::uint64_t errors = 0;
    std::uint64_t warnings = 0;
    std::uint64_t notes = 0;
};

class Validate {
public:
    using Output = ValidateOutput;

    explicit Validate(const ValidateOptions& options) : options_(options) {}

    // syntax: the parser's findings for this game.
    void run(const GameView& game, const DiagnosticList& syntax, Output& output);
    void merge(const Validate& other) noexcept;
    const ValidateTotals& totals() const noexcept { return totals_; }

private:
    ValidateOptions options_;
    ValidateTotals totals_;
};

}  // namespace arbiter
