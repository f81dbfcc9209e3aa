// The rules of chess once more, slow and obvious: a letter for each square, attacks by walking, legality by making the move
// and looking, SAN by trying all moves. What the library does fast is compared with this. Knows standard chess, Chess960
// and double Fischer Random.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "chess/move.h"
#include "chess/setup.h"

namespace arbiter::testing {

// All legal moves, in no particular order. Requires: one king a side.
std::vector<Move> oracle_moves(const Setup& setup);

bool oracle_is_in_check(const Setup& setup, Color color);

// The setup after a legal move, with the en passant square after every double step.
Setup oracle_play(const Setup& setup, Move move);

// The canonical SAN, found by writing it in ever longer forms until no other legal move would be written the same.
std::string oracle_san(const Setup& setup, Move move);

// The legal moves that a SAN in canonical spelling could mean if its marks are not looked at: each move is written in
// every form, and those that have a form like text are kept.
std::vector<Move> oracle_resolve(const Setup& setup, std::string_view text);

// Whether the en passant square can be taken on by a legal move.
bool oracle_has_en_passant(const Setup& setup);

}  // namespace arbiter::testing
