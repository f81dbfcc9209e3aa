// From the tags FEN, SetUp and Variant to the position that the game starts from.
#pragma once

#include <optional>

#include "chess/position.h"
#include "passes/findings.h"
#include "passes/tag_table.h"
#include "passes/validate_output.h"

namespace arbiter {

struct GameStart {
    GameVariant variant = GameVariant::standard;
    // Absent where the moves cannot be replayed: the FEN is none, or the variant is another game.
    std::optional<Position> position;
};

// Reports the findings of the start group, unknown-variant, variant-missing and unsupported-variant.
GameStart read_start(const TagTable& tags, Findings& findings);

}  // namespace arbiter
