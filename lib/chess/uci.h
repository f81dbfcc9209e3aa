// Moves in the notation of the UCI protocol.
#pragma once

#include <string>
#include <string_view>

#include "base/expected.h"
#include "chess/move.h"
#include "chess/position.h"

namespace arbiter {

// How castling is written: the king's own two steps (e1g1), or king takes own rook (e1h1) as UCI_Chess960 asks.
enum class UciCastling : std::uint8_t { standard, chess960 };

enum class UciFault : std::uint8_t { syntax, illegal };

// Requires: position.is_legal(move).
void append_uci(std::string& out, const Position& position, Move move, UciCastling castling);

// The legal move that text means. Under `standard` both e1g1 and e1h1 castle; under `chess960` only king takes rook.
Expected<Move, UciFault> parse_uci(std::string_view text, const Position& position, UciCastling castling) noexcept;

}  // namespace arbiter
