// Is a move written as PGN standard 8.2.3 wants it, and if not, how does the spelling differ?
#pragma once

#include <string>

#include "chess/move.h"
#include "chess/position.h"
#include "chess/san.h"

namespace arbiter {

namespace detail {
bool is_canonical_rare(const San& san, Move move, const Position& before, const Position& after) noexcept;
}

// Whether `san` is the one right spelling of `move`. `after` is `before` with the move played, which the caller has
// anyway. Does not build the right spelling.
inline bool is_canonical(const San& san, Move move, const Position& before, const Position& after) noexcept {
    // Nine moves of ten have no mark of check and need no disambiguation. One test for all of them, since none of its
    // parts can be predicted.
    const bool capture = before.board().occupied().contains(move.to());
    const bool pawn_capture = capture & (san.role == Role::pawn);
    const bool plain = (san.kind == San::Kind::piece) & san.oddities.empty() & (san.suffix == SanSuffix::none) &
                       !after.in_check() & (san.capture == capture) & !san.from_rank.has_value() &
                       (san.from_file.has_value() == pawn_capture);
    return plain || detail::is_canonical_rare(san, move, before, after);
}

// Appends what differs between what was written and the right spelling: "check mark missing, long form".
void append_differences(std::string& out, const San& written, const San& right);

}  // namespace arbiter
