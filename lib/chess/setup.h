// What a FEN says, legal or not.
#pragma once

#include <cstdint>
#include <optional>

#include "base/flags.h"
#include "chess/board.h"

namespace arbiter {

// Plain data; equality is structural. Counters keep what was written, up to 4,294,967,295.
struct Setup {
    Board board;
    Color turn = Color::white;
    // Where the rooks stand that may still castle: the outermost or a named one (X-FEN, Shredder-FEN).
    Bitboard castling_rooks;
    // The square behind a pawn that has just moved two ranks, whoever could take it.
    std::optional<Square> ep_square;
    // Half-moves since the last pawn move or capture.
    std::uint32_t halfmoves = 0;
    // The number of the next move; starts at 1 and grows after Black's moves.
    std::uint32_t fullmove = 1;

    // The start of standard chess.
    static Setup standard() noexcept;

    friend bool operator==(const Setup&, const Setup&) noexcept = default;
};

// Why a setup is no position that a game can be played from.
enum class SetupFault : std::uint8_t {
    no_white_king,
    no_black_king,
    too_many_white_kings,
    too_many_black_kings,
    pawn_on_back_rank,
    opponent_in_check,   // the side that is not to move stands in check
    bad_castling_right,  // no rook there, king not on its back rank, or two rooks on one wing
    bad_ep_square,       // wrong rank, it or the square behind it occupied, or no pawn in front of it
};

// Every reason why setup is no position; none if it is one.
Flags<SetupFault> faults(const Setup& setup) noexcept;

// Whether the last move can have been a double step of a pawn over square, with turn to move now: the square is on the
// right rank, it and the pawn's start are empty, the pawn stands in front of it.
bool is_possible_ep_square(const Board& board, Color turn, Square square) noexcept;

// Why a playable setup cannot have come from a game of chess; it is played nevertheless.
enum class SetupOddity : std::uint8_t {
    too_many_pawns,            // more than 8 of a colour
    too_many_men,              // more than 16 of a colour
    too_many_promotions,       // more promoted men than pawns missing
    too_many_checkers,         // three or more
    impossible_double_check,   // two checkers that no move can give
    halfmoves_exceed_game,     // half-move clock greater than the half-moves played by the full-move number
    ep_square_with_halfmoves,  // en passant square although the half-move clock is not 0
};

// All oddities of a setup. Requires: Position::from_setup(setup) has a value.
Flags<SetupOddity> oddities(const Setup& setup) noexcept;

}  // namespace arbiter
