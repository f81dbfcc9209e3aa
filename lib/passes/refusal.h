// Why a move of the movetext cannot be played, in words for arbiters.
#pragma once

#include <string_view>

#include "chess/position.h"
#include "chess/san.h"
#include "passes/findings.h"

namespace arbiter {

// Appends the number of the position's next move with the dots of its side: "12." or "12...".
void append_move_label(std::string& out, const Position& position);

// A token that cannot be played in a position, and why.
struct Refusal {
    const Position* position;
    std::string_view token;
    SanFault fault;
    const San* san = nullptr;  // what the token says; null where it is unreadable
};

// The code of a refusal in the main line.
Code code_of(const Refusal& refusal, PieceLetters letters) noexcept;

// Appends "illegal move 12...Qxh7: no black queen can reach h7" to the message under construction.
void describe(const Refusal& refusal, Findings& findings);

// Where the game is over by checkmate or stalemate (FIDE Laws 2023, 5.1.1, 5.2.1), appends that the move comes too late;
// false, and nothing appended, where it is not, or where the token is no move in any language.
bool describe_move_after_end(const Refusal& refusal, Findings& findings);

}  // namespace arbiter
