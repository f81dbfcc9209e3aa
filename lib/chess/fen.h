// Setup <-> FEN, in the classic, X-FEN and Shredder-FEN spellings.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/expected.h"
#include "base/flags.h"
#include "chess/setup.h"

namespace arbiter {

// The first reason why a text is no FEN.
enum class FenFault : std::uint8_t {
    empty,
    too_few_fields,     // fewer than four
    too_many_fields,    // text after the sixth field
    wrong_rank_count,   // not eight ranks
    wrong_rank_length,  // a rank with more or fewer than eight squares, or two digits in a row
    unknown_piece,
    bad_turn,       // neither w nor b
    bad_castling,   // a character that is no castling letter
    bad_ep_square,  // not '-' and no square
    bad_halfmoves,  // no number from 0
    bad_fullmove,   // no number from 0
};

// What was put right while reading. The reader decides nothing silently.
enum class FenRepair : std::uint8_t {
    missing_counters,        // four or five fields: the half-move clock is 0, the move number 1
    castling_right_dropped,  // no such king or rook at home
    castling_order,          // the letters stand out of order, or one is written twice
    ep_square_dropped,       // no pawn can have made that step
    fullmove_zero,           // read as 1
    spacing,                 // leading, trailing or doubled spaces
};

struct Fen {
    Setup setup;
    Flags<FenRepair> repairs;
};

// Reads a FEN: four to six fields; castling letters K Q k q (the outermost rook of that wing), A-H, a-h (the rook on
// that file), or '-'. Rights and en passant squares that cannot be are dropped, which is a repair. Kings, checks and
// pawns on back ranks are not looked at: that is Position::from_setup. Never allocates.
Expected<Fen, FenFault> parse_fen(std::string_view text) noexcept;

// X-FEN writes KQkq where the rook is the outermost of its wing and a file letter where it is not; Shredder-FEN always
// writes file letters. For standard chess X-FEN is the classic spelling.
enum class FenStyle : std::uint8_t { xfen, shredder };

// When the en passant square is written: after every double step (FEN of 1994), where an enemy pawn stands beside
// (X-FEN), or where a legal capture exists. A Setup from Position::setup(mode) has it already decided; append writes
// what the setup holds.
void append_fen(std::string& out, const Setup& setup, FenStyle style = FenStyle::xfen);

// A sentence fragment for a message: "only three fields", "rank 7 has 9 squares" without the numbers.
std::string_view describe(FenFault fault) noexcept;
std::string_view describe(FenRepair repair) noexcept;
std::string_view describe(SetupFault fault) noexcept;
std::string_view describe(SetupOddity oddity) noexcept;

}  // namespace arbiter
