// The games of a text as values that tests can compare.
#pragma once

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "pgn/parser.h"

namespace arbiter::testing {

struct ReadFinding {
    std::string id;
    std::string at;          // the bytes at its place
    std::size_t offset = 0;  // of the place, in the whole text
    std::uint32_t ply = Diagnostic::kNoPly;
    bool in_variation = false;
    std::string message;
};
void PrintTo(const ReadFinding& finding, std::ostream* out);

struct ReadGame {
    std::size_t offset = 0;
    std::string text;
    std::string tags;    // "Event=E|Site=S"
    std::string tokens;  // tokens_of() of support/pgn_text.h
    Encoding encoding = Encoding::ascii;
    std::vector<ReadFinding> findings;

    // "missing-result stray-brace": the ids in order of place.
    std::string ids() const;
    // The only finding with that id; fails the test if there is another number of them.
    ReadFinding only(std::string_view id) const;
};

std::vector<ReadGame> read_games(std::string_view text, const ParserLimits& limits = {});
// The only game of the text; fails the test if there is another number of games.
ReadGame read_game(std::string_view text, const ParserLimits& limits = {});

// A game of one tag, a blank line and this movetext.
std::string with_tag(std::string_view movetext);
// read_game(with_tag(movetext)).tokens.
std::string tokens(std::string_view movetext);

}  // namespace arbiter::testing
