// What the user may choose about the validate pass.
#pragma once

#include <cstdint>

#include "base/enum_array.h"
#include "passes/piece_letters.h"
#include "pgn/diagnostic.h"
#include "rules/ruleset.h"

namespace arbiter {

enum class VariantMode : std::uint8_t { automatic, standard, chess960 };

struct ValidateOptions {
    SeverityTable severities = arbiter::severities(Profile::import);
    // The codes whose severity the user named: no exception of the pass lowers it (such as null-move in a variation,
    // a warning where the table says error).
    EnumArray<Code, bool, kCodeCount> pinned{};
    Profile profile = Profile::import;
    VariantMode variant = VariantMode::automatic;
    PieceLetters piece_letters = PieceLetters::english;
    bool allow_null_moves = false;  // read -- and Z0 in the main line, with a warning
    RuleBook rules;                 // what the groups result and moves judge by
    bool final_position = false;    // write GameFacts::start_fen and final_fen
};

}  // namespace arbiter
