// A position that a game can be played from: legal moves, playing one, equality for repetition.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/expected.h"
#include "base/flags.h"
#include "chess/board.h"
#include "chess/move.h"
#include "chess/setup.h"
#include "chess/zobrist.h"

namespace arbiter {

// When setup() keeps the en passant square: always after a double step (FEN of 1994), only where an enemy pawn stands
// beside (X-FEN), only where an en passant capture is legal (FIDE Laws 2023, 9.2.3).
enum class EnPassantMode : std::uint8_t { always, pseudo_legal, legal };

// Value type of about 100 bytes, cheap to copy: a variation starts from a copy, there is no undo. Castling is exact for
// standard chess, Chess960 and double Fischer Random alike (FIDE Guidelines II.3): the rooks that may castle are named,
// and whether the king passes an attacked square is judged with the rook already gone.
class Position {
public:
    // The start of standard chess.
    Position() noexcept;
    // The position that setup describes, or every reason why it is none.
    static Expected<Position, Flags<SetupFault>> from_setup(const Setup& setup) noexcept;

    const Board& board() const noexcept { return board_; }
    Color turn() const noexcept { return turn_; }
    Bitboard castling_rooks() const noexcept { return castling_rooks_; }
    // The rook that castles on this side for this colour, if the right is there.
    std::optional<Square> castling_rook(Color color, CastlingSide side) const noexcept;
    // The square behind a pawn that has just moved two ranks, whoever could take it.
    std::optional<Square> ep_square() const noexcept;
    std::uint32_t halfmoves() const noexcept { return halfmoves_; }
    std::uint32_t fullmove() const noexcept { return fullmove_; }

    bool in_check() const noexcept { return checkers_.any(); }
    // The men that give check to the side to move. Known without a search.
    Bitboard checkers() const noexcept { return checkers_; }
    // Whether a man of color attacks square.
    bool is_attacked(Square square, Color by) const noexcept;
    // Whether an en passant capture is legal now (FIDE Laws 2023, 3.7.3.1, 3.9).
    bool has_legal_en_passant() const noexcept;

    // Order is unspecified but always the same for equal positions.
    MoveList legal_moves() const noexcept;
    // Stops at the first one found.
    bool has_legal_move() const noexcept;
    // True for exactly the members of legal_moves().
    bool is_legal(Move move) const noexcept;
    // The legal moves of men of that role to that square, castling not among them, each promotion apart: what a SAN
    // can mean. Does not generate other moves.
    MoveList candidates(Role role, Square to) const noexcept;
    // The squares from which a man of that role, one of those on the squares of among, can legally move to that square;
    // en passant counts, castling does not. The hot path of resolve(): O(men of that role), no list.
    Bitboard origins(Role role, Square to, Bitboard among) const noexcept;
    // The castling move of the side to move on that wing, if it is legal.
    std::optional<Move> castling(CastlingSide side) const noexcept;

    // En passant counts; castling does not. Requires: is_legal(move).
    bool is_capture(Move move) const noexcept;
    bool is_checkmate() const noexcept { return in_check() && !has_legal_move(); }
    bool is_stalemate() const noexcept { return !in_check() && !has_legal_move(); }

    // Requires: is_legal(move).
    void play(Move move) noexcept;
    // The fast lane of replaying: plays the move that a SAN means if it is legal, written as PGN standard 8.2.3 wants it,
    // and of the common kind: no check is given, no castling right is lost, and no promotion, castling, en passant or
    // disambiguation is in it. Else false, and nothing is changed: parse_san() and resolve() know better.
    bool play_plain(std::string_view text) noexcept;
    // Passes the turn: no move of chess, but found in analysis. The en passant square is gone, the half-move clock
    // grows. Requires: !in_check().
    void play_null() noexcept;

    // Equal for positions that are equal under FIDE Laws 2023, 9.2.3: same men on the same squares, same side to move,
    // same castling rights, same possibilities of en passant capture (the square counts only if a capture is legal).
    Key key() const noexcept;
    // The relation that key() hashes. Counters do not take part.
    bool is_same_as(const Position& other) const noexcept;

    Setup setup(EnPassantMode mode) const noexcept;

    // Every field, counters and the raw en passant square too.
    friend bool operator==(const Position&, const Position&) noexcept = default;

private:
    static constexpr std::uint8_t kNoSquare = 64;

    struct Unchecked {};
    explicit Position(Unchecked /*tag*/) noexcept {}
    static const Position& start_position() noexcept;

    std::optional<Move> castling_with(Square rook) const noexcept;
    Move move_of(Role role, Square from, Square to) const noexcept;

    void move_man(Piece mover, Square from, Square to) noexcept;
    void play_special(Move move) noexcept;
    void play_castling(Move move) noexcept;
    void lose_castling_rights(Bitboard rooks) noexcept;
    void end_turn() noexcept;

    Board board_;
    Bitboard checkers_;
    std::uint64_t key_ = 0;  // placement and castling rights only; key() adds the rest
    Bitboard castling_rooks_;
    std::uint32_t halfmoves_ = 0;
    std::uint32_t fullmove_ = 1;
    Color turn_ = Color::white;
    std::uint8_t ep_square_ = kNoSquare;
};

inline std::optional<Square> Position::ep_square() const noexcept {
    if (ep_square_ == kNoSquare) return std::nullopt;
    return static_cast<Square>(ep_square_);
}

inline bool Position::is_capture(Move move) const noexcept {
    if (move.kind() == Move::Kind::castling) return false;
    return board_.occupied().contains(move.to()) || move.kind() == Move::Kind::en_passant;
}

}  // namespace arbiter
