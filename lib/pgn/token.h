// The tokens of movetext.
#pragma once

#include <cstdint>

#include "base/text_range.h"

namespace arbiter {

enum class TokenKind : std::uint8_t {
    move_number,      // "12." "12..." "12": data is the number (65535 where it is larger), see Token::dots
    san,              // anything that may be a move, without its annotation suffix; not yet parsed: "Nf3", "exd6e.p.",
                      // "--", "N@f3", "Sf3", but prose too
    nag,              // "$6" or "!?": data is the NAG number (65535 where it is larger). An evaluation sign that is no
                      // PGN, such as "+-", is one too (unknown-annotation is reported)
    comment,          // "{...}" or ";...": with its delimiters, without the line end
    escape,           // a line with % in its first column
    variation_begin,  // "("
    variation_end,    // ")"
    skipped,          // a variation deeper than kMaxDepth, from its "(" to its ")"
    result,           // the game's marker: data is the Result; a result inside a variation has depth > 0
    junk,             // bytes that are no token: unknown characters, stray braces and what stands between them: data is
                      // a JunkKind
};

// What is known of a junk token.
enum class JunkKind : std::uint16_t {
    unreadable,  // nobody knows what it means, it may have been a move: bad-token, which the passes report
    reported,    // certainly no move, and the parser has reported it: the passes step over it
    en_passant,  // "e.p." apart from its move, which the passes report: they know what that move is
};

// 16 bytes, no pointers.
struct Token {
    TokenKind kind;
    std::uint8_t depth;  // 0 in the main line
    std::uint16_t data;
    TextRange place;         // bytes within GameView::text
    std::uint32_t dots = 0;  // of a move_number: how many dots follow it (also if space stands between)
};

// Variations nested deeper than this are skipped in linear time (finding nesting-too-deep).
inline constexpr unsigned kMaxDepth = 255;

}  // namespace arbiter
