// Why no legal move fits a SAN: for messages, off the hot path.
#pragma once

#include <cstdint>
#include <string>

#include "chess/position.h"
#include "chess/san.h"

namespace arbiter {

enum class IllegalReason : std::uint8_t {
    checkmated,    // the game was over before
    stalemated,    // the game was over before
    no_such_man,   // no man of that kind, or none on the square that is named
    wrong_origin,  // none of that kind on the file or rank that is named goes there, though others may
    unreachable,   // no man of that kind goes there even on an empty board
    way_blocked,
    own_man_on_target,
    nothing_to_take,  // a pawn goes there only by taking
    king_stays_in_check,
    king_comes_into_check,  // the man is pinned, or the king steps onto an attacked square
    castling_right_missing,
    castling_way_blocked,
    castling_out_of_check,
    castling_through_check,  // onto an attacked square too
    bad_promotion,           // not by a pawn, not on its last rank, or to king or pawn
};

// The first reason that holds. Requires: resolve(position, san) fails with SanFault::illegal.
IllegalReason explain_illegal(const Position& position, const San& san) noexcept;

// Appends the reason in words, such as "no black queen can reach h7". Same requirement.
void append_explanation(std::string& out, const Position& position, const San& san);

}  // namespace arbiter
