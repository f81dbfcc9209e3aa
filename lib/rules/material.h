// What the men on the board alone show: who cannot win any more, and which endings a rule book calls drawn.
#pragma once

#include <cstdint>

#include "chess/board.h"
#include "chess/types.h"

namespace arbiter {

// Whether side can never mate with these men, whatever both sides play. Sound: never true where a mate is possible.
// Not complete: blocked pawns and forced lines need more than the men (rules/dead_position.h). Requires: one king each.
bool cannot_win(const Board& board, Color side) noexcept;

// Lists of drawn endings that rule books use in place of FIDE's dead position.
enum class DrawnMaterial : std::uint8_t {
    neither_can_win,  // cannot_win() for both: FIDE's list since 1997, as far as the men alone show it; Lichess
    minor_men,        // each side has K, K+B or K+N, or K+N+N against a bare king: chess.com
    two_knights,      // a king against K, K+B, K+N or K+N+N: house rules 000 and 002
    old_list,         // K v K, K+B v K, K+N v K, K+B v K+B on one colour: the Laws before 1997, house rule 004
};
// A cheap test first: false where no list can call the ending drawn.
constexpr bool may_be_drawn(const Board& board) noexcept {
    return (board.of(Role::pawn) | board.of(Role::rook) | board.of(Role::queen)).empty();
}
// Whether the list calls the ending drawn at once.
bool is_drawn(const Board& board, DrawnMaterial list) noexcept;

// Lists of men that do not win when the other side oversteps the time.
enum class PowerlessMaterial : std::uint8_t {
    cannot_win,   // cannot_win(): FIDE 6.9 as far as the men alone show it; Lichess
    bare_king,    // a king alone: house rule 004
    minor_men,    // K, K+B, K+N, or K+N+N against a bare king: chess.com
    two_knights,  // K, K+B, K+N, K+N+N: house rule 002
    uscf,         // K; K+B or K+N; K+N+N where the other side has no pawns: USCF 14E, but for a forced win
};
// Whether the list gives side no win on time.
bool is_powerless(const Board& board, Color side, PowerlessMaterial list) noexcept;

}  // namespace arbiter
