// A board in characters: for terminals and for reports.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "chess/board.h"

namespace arbiter {

enum class BoardStyle : std::uint8_t {
    ascii,    // K Q R B N P for White, small letters for Black, '.' for an empty square
    unicode,  // chess figurines
};

// The figurine of a man, in UTF-8.
std::string_view figurine(Piece piece) noexcept;

// Appends eight lines from the eighth rank to the first and one with the files, each after the margin.
void append_board(std::string& out, const Board& board, BoardStyle style, std::string_view margin);

// Appends an SVG picture of the board, as one element without style sheet or script; size: of a square, in pixels.
void append_board_svg(std::string& out, const Board& board, unsigned size);

}  // namespace arbiter
