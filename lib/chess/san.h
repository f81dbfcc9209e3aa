// Standard algebraic notation: what a token says (San), what it means in a position, and the one right way to write it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/expected.h"
#include "base/flags.h"
#include "chess/move.h"
#include "chess/position.h"

namespace arbiter {

// The check or mate mark at the end of a SAN.
enum class SanSuffix : std::uint8_t { none, check, mate };

// How an understood token departs from the spelling of PGN standard 8.2.3. Each is readable with certainty.
enum class SanOddity : std::uint8_t {
    castling_zeros,        // 0-0
    castling_lower_case,   // o-o
    hyphen,                // e2-e4, Ng1-f3
    promotion_sign,        // e8Q, e8(Q), e8/Q instead of e8=Q
    promotion_lower_case,  // e8=q
    en_passant_suffix,     // exd6e.p., exd6ep
    capture_colon,         // Nf3:e5, ed:  (only spellings that stay certain)
    pawn_letter,           // Pe4
    double_check_mark,     // ++ for a double check or a mate
    uci,                   // e2e4, e7e8q, e1g1
};

// Syntax only: no position involved.
struct San {
    enum class Kind : std::uint8_t {
        piece,       // a move of a man, pawns included
        king_side,   // O-O
        queen_side,  // O-O-O
        null,        // -- or Z0: no move of chess
        drop,        // N@f3: no move of chess, but of crazyhouse
    };
    Kind kind = Kind::piece;
    Role role = Role::pawn;
    Square to = Square::a1;
    std::optional<File> from_file;
    std::optional<Rank> from_rank;
    std::optional<Role> promotion;
    bool capture = false;
    SanSuffix suffix = SanSuffix::none;
    Flags<SanOddity> oddities;

    friend bool operator==(const San&, const San&) noexcept = default;
};

enum class SanFault : std::uint8_t {
    syntax,             // no move in any spelling that is read with certainty
    illegal,            // no legal move fits
    ambiguous,          // several legal moves fit
    missing_promotion,  // a pawn reaches the last rank and the piece is not named
    null_move,          // -- or Z0
    drop,               // N@f3
};

// Reads a move token without its annotation suffix (no "!?"). Reads the spelling of PGN standard 8.2.3 and those of
// SanOddity; anything else is SanFault::syntax: lower-case piece letters (nf3), foreign letters (Sf3), figurines and
// "b8Q" trailing text are never guessed. "bxc5" is a pawn, "Bxc5" a bishop. O(size), no allocation.
Expected<San, SanFault> parse_san(std::string_view text) noexcept;

// The legal move that san means in position. The capture, check and mate marks are not compared; a disambiguation that
// is longer than needed is followed, one that is wrong is illegal. A check or mate mark never disambiguates. "Kg1" never
// means castling; UCI castling (e1g1, or king takes own rook) does where no other king move fits.
// O(men of that role), no allocation.
Expected<Move, SanFault> resolve(const Position& position, const San& san) noexcept;

// The canonical SAN of a legal move: PGN standard 8.2.3.4 (file, else rank, else both; men that are pinned do not
// count), 'x' for captures, '=' for promotions, '+' or '#'. Requires: position.is_legal(move).
San to_san(const Position& position, Move move) noexcept;

// What a SAN says otherwise than the canonical one. Its spelling (SanOddity) is another matter: a token is canonical if it
// has neither.
enum class SanDifference : std::uint8_t {
    disambiguation,  // file or rank needlessly given, or the other one is called for
    capture_mark,    // 'x' missing or false
    check_mark,      // '+' missing or false
    mate_mark,       // '#' missing or false, or '+' in its place
};

// The differences of disambiguation and capture mark; none for castling and for UCI tokens, which have no marks.
// O(1) unless san names file or rank of a piece. Requires: resolve(before, san) == move.
Flags<SanDifference> spelling_differences(const Position& before, const San& san, Move move) noexcept;

// The difference of the check or mate mark, for the position that the move of san has led to. Looks for mate only where
// there is check. None for UCI tokens.
Flags<SanDifference> mark_differences(const San& san, const Position& after) noexcept;

// Whether the token that san was read from is the canonical SAN of move. Requires: resolve(before, san) == move, and
// after is before with move played.
bool is_canonical(const Position& before, const San& san, Move move, const Position& after) noexcept;

// Appends the spelling of PGN standard 8.2.3 whatever oddities san has.
void append(std::string& out, const San& san);

// Convenience of the two above: appends the canonical SAN of a legal move.
void append_san(std::string& out, const Position& position, Move move);

}  // namespace arbiter
