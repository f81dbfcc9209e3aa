#include "rules/verdict.h"

namespace arbiter {

std::string_view to_text(Outcome outcome) noexcept {
    switch (outcome) {
        case Outcome::white_wins: return "1-0";
        case Outcome::black_wins: return "0-1";
        case Outcome::draw: return "1/2-1/2";
    }
    return {};
}

std::string_view to_text(Reason reason) noexcept {
    switch (reason) {
        case Reason::checkmate: return "checkmate";
        case Reason::stalemate: return "stalemate";
        case Reason::dead_position: return "dead-position";
        case Reason::insufficient_material: return "insufficient-material";
        case Reason::seventyfive_move_rule: return "seventyfive-move-rule";
        case Reason::fivefold_repetition: return "fivefold-repetition";
        case Reason::fifty_move_rule: return "fifty-move-rule";
        case Reason::threefold_repetition: return "threefold-repetition";
        case Reason::flag_fall: return "flag-fall";
        case Reason::flag_fall_draw: return "flag-fall-draw";
        case Reason::resignation_draw: return "resignation-draw";
        case Reason::illegal_move_forfeit: return "illegal-move-forfeit";
    }
    return {};
}

std::string_view describe(Reason reason) noexcept {
    switch (reason) {
        case Reason::checkmate: return "checkmate";
        case Reason::stalemate: return "stalemate";
        case Reason::dead_position: return "a dead position";
        case Reason::insufficient_material: return "insufficient material";
        case Reason::seventyfive_move_rule: return "75 moves without a capture or a pawn move";
        case Reason::fivefold_repetition: return "fivefold repetition";
        case Reason::fifty_move_rule: return "50 moves without a capture or a pawn move";
        case Reason::threefold_repetition: return "threefold repetition";
        case Reason::flag_fall: return "a flag fall";
        case Reason::flag_fall_draw: return "a flag fall against a side that cannot win";
        case Reason::resignation_draw: return "a resignation against a side that cannot mate";
        case Reason::illegal_move_forfeit: return "an illegal move that loses";
    }
    return {};
}

}  // namespace arbiter
