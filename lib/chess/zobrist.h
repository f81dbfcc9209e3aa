// Random keys for positions under FIDE 9.2.3, and the separate key of the Polyglot book format.
#pragma once

#include <cstdint>

namespace arbiter {

class Position;
struct Setup;

// A 64-bit hash; different positions may share one, so equality is confirmed before it counts.
enum class Key : std::uint64_t {};

// The key of the Polyglot opening book format for this position: its en passant rule asks only for a pawn beside the
// square, and its castling entries know the standard rights.
Key polyglot_key(const Position& position) noexcept;

}  // namespace arbiter
