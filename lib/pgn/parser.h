// PGN text -> one game after another. Every byte of the input is in a tag pair, in a token, or in the white space
// between two; what is not as it should be is in a finding too.
//
// Who reports what. The parser: of group syntax all but bad-token, that is unterminated-comment, stray-brace,
// nested-comment, unclosed-variation, stray-parenthesis, variation-without-move, empty-variation, nesting-too-deep,
// unknown-annotation, nag-out-of-range, nag-before-first-move, text-after-result, missing-result, blank-line-in-game,
// missing-blank-line, line-too-long, game-too-long, truncated-game; of group tags what concerns their form, that is
// malformed-tag, bad-tag-escape, unescaped-quote, bad-tag-name; of group encoding all but utf16-text; and
// noncanonical-san for a result glued to its move ("Qg20-1"). The passes: everything else. They report noncanonical-san
// for junk of kind JunkKind::en_passant, bad-token for each junk token of kind JunkKind::unreadable and for each san token that
// cannot be read, since they know the ply, and step over junk of kind JunkKind::reported.
//
// Findings of group encoding, line-too-long and text-after-result come once a game, at the first place, with their
// number in the message. Findings in movetext have their ply: the number of main-line san tokens up to that place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "pgn/game.h"

namespace arbiter {

// After the last byte of any text given to the parser there must be this many readable zero bytes, so that scanning
// needs no careful tail.
inline constexpr std::size_t kTextPadding = 64;

struct ParserLimits {
    // A longer game is cut with game-too-long and the next strong start is looked for.
    std::size_t max_game_bytes = std::size_t{64} << 20U;
    // So is a game with more tokens, so that a game of nothing but "(" does not take 16 times its size.
    std::size_t max_game_tokens = std::size_t{4} << 20U;
    // From an open brace this far at the most the next brace decides whether a comment goes on over a strong start.
    std::size_t max_comment_lookahead = std::size_t{16} << 20U;
};

// What follows the text that is given to the parser.
enum class TextEnd : std::uint8_t {
    input_end,     // nothing: the input ends here
    strong_start,  // a tag-pair line after a blank line (pgn/splitter.h), so a game may end here, or may not
};

enum class ParseStatus : std::uint8_t {
    game,  // a whole game was read
    none,  // nothing but white space, or nothing but comments up to the input's end, is left
    open,  // the text ends (at a strong start) inside something that may go on behind it: a comment, a tag section, a
           // comment before the first game; parse again from ParseResult::next with more text
};

struct ParseResult {
    ParseStatus status;
    std::size_t next;  // where to go on: after the game, or where the open game begins
};

// Reads the game that begins at or after text[from] into buffer; `view` is set when the status is `game`.
//
// A game ends at its marker and the comments and the text behind that, at a tag pair in its movetext outside a comment,
// in its tag section at a blank line if the tags up to the next one repeat a name, at a byte order mark before a tag, or
// at the end of the input; a blank line alone does not end it. Behind a marker a game without tags begins at a move number 1, and at
// the start of a line, after a blank line or if the game before had no tags either, at any move number or move.
// Comments before the first tag belong to the game that follows, comments after the marker to the game before. Input
// that holds only white space and comments is no game; anything else is one, so that nothing is passed over in silence.
//
// What is found does not depend on the bytes before text[from], so that the text may be cut there, nor on what lies
// behind the game's end. Time is linear in the text, whatever it holds; never fails.
class GameParser {
public:
    explicit GameParser(const ParserLimits& limits = {}) : limits_(limits) {}

    ParseResult next(std::string_view text, std::size_t from, TextEnd end, GameBuffer& buffer, GameView& view);

private:
    ParserLimits limits_;
};

}  // namespace arbiter
