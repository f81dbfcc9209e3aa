// Short ways between chess values and text for tests, and how GoogleTest prints the values.
#pragma once

#include <ostream>
#include <string>
#include <string_view>

#include "chess/position.h"
#include "chess/san.h"

namespace arbiter {

void PrintTo(Square square, std::ostream* out);
void PrintTo(Move move, std::ostream* out);
void PrintTo(Bitboard squares, std::ostream* out);
void PrintTo(const San& san, std::ostream* out);
void PrintTo(const Position& position, std::ostream* out);

}  // namespace arbiter

namespace arbiter::testing {

// Requires, in all of these: text is well-formed; else the test program ends with a message.
Square square(std::string_view text);
Position position(std::string_view fen);
Setup setup(std::string_view fen);
// The position after a line of SAN tokens.
Position after(const Position& start, std::string_view sans);
Move move(const Position& position, std::string_view san);

std::string fen(const Setup& setup);
std::string fen(const Position& position, EnPassantMode mode = EnPassantMode::legal);
std::string san(const Position& position, Move move);
std::string san_text(const San& san);
std::string uci(const Position& position, Move move);

}  // namespace arbiter::testing
