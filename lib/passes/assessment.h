// A game's declared result beside what the moves, the Termination tag and the comments show, under one rule set.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/flags.h"
#include "chess/position.h"
#include "passes/game_laws.h"
#include "pgn/diagnostic.h"
#include "pgn/result.h"
#include "rules/dead_position.h"
#include "rules/verdict.h"

namespace arbiter {

// All that a declared result is judged by.
struct GameRecord {
    Result declared = Result::unknown;
    Ending ending;
    bool replayed = false;         // every main-line move was legal
    bool from_start_array = true;  // the game begins where games begin, so that both sides can be asked to have moved
    std::uint32_t plies = 0;       // legal main-line plies
    std::uint32_t written = 0;     // main-line moves as they stand in the text
    Position final_position;
};

// What speaks against the declared result, or against the Termination tag. Each is a finding of the group result.
enum class Doubt : std::uint8_t {
    contradicts_board,       // the moves end the game with another result
    incomplete,              // the moves end the game, the result is missing
    contradicts_flag_rule,   // lost on time, by resignation or by an illegal move to a side that cannot mate
    termination_board,       // the Termination tag or the last comment names another end than the board shows
    termination_result,      // … or one that does not go with the declared result
    termination_clock,       // … or one that does not go with the clocks
    draw_before_both_moved,  // FIDE Laws 2023, 5.2.3
    no_moves_decisive,
};
Code code_of(Doubt doubt) noexcept;

enum class Standing : std::uint8_t {
    agrees,      // proven, or neither proven nor excluded
    missing,     // the game is over, the result is not there
    doubtful,    // possible, but something speaks against it
    impossible,  // excluded by the rule set
};
// "agrees", "missing", "doubtful", "impossible".
std::string_view to_text(Standing standing) noexcept;

// What a PGN cannot prove but goes well with the declared result.
enum class Explanation : std::uint8_t {
    none,
    resignation,
    agreement,
    threefold_claim,
    fifty_move_claim,
    perpetual_check,
    flag_fall,
    illegal_move,
    infraction,
    no_show,
    adjudication,
    abandoned,
    outside,
};
// "resignation", "threefold-repetition-claim" …; empty for none.
std::string_view to_text(Explanation explanation) noexcept;

struct Assessment {
    // The board's verdict, else that of a flag fall, resignation or illegal move that is stated.
    std::optional<Verdict> verdict;
    Standing standing = Standing::agrees;
    std::optional<Outcome> suggested;
    std::uint32_t plies_after_end = 0;
    Explanation explained_by = Explanation::none;
    Flags<Doubt> doubts;
    Ending judged;  // the ending with the loser that was found for it
};

Assessment assess(const GameRecord& record, const RuleJudgement& judgement, const GameLaws& laws);

constexpr std::optional<Outcome> outcome_of(Result result) noexcept {
    switch (result) {
        case Result::white_wins: return Outcome::white_wins;
        case Result::black_wins: return Outcome::black_wins;
        case Result::draw: return Outcome::draw;
        case Result::unknown: break;
    }
    return std::nullopt;
}
constexpr Result result_of(Outcome outcome) noexcept {
    switch (outcome) {
        case Outcome::white_wins: return Result::white_wins;
        case Outcome::black_wins: return Result::black_wins;
        case Outcome::draw: break;
    }
    return Result::draw;
}

}  // namespace arbiter
