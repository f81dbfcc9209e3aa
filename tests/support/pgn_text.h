// Whole texts through the parser, for tests: dumps that can be compared, parsing in blocks, and the law that no byte is
// lost.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pgn/parser.h"

namespace arbiter::testing {

// One line a tag pair, token and finding; equal for games that were read alike.
std::string dump(const GameView& game, const DiagnosticList& findings);

// "e4 e5 2..." of the tokens alone: "number:2:1" is kind, depth and text shortened, for short expectations.
std::string tokens_of(const GameView& game);

struct ParsedGame {
    std::size_t offset = 0;
    std::string dump;

    friend bool operator==(const ParsedGame&, const ParsedGame&) = default;
};

// Reads all of it in one piece.
std::vector<ParsedGame> parse_whole(std::string_view text, const ParserLimits& limits = {});

// Reads it cut at these strong starts, in ascending order, and joins what is open at a cut with the next block.
std::vector<ParsedGame> parse_in_blocks(std::string_view text, const std::vector<std::size_t>& cuts,
                                        const ParserLimits& limits = {});

// Every strong start of the text.
std::vector<std::size_t> strong_starts(std::string_view text);

// The first thing that breaks a law, as text; absent if all hold: tag pairs, tokens and white space cover the text and
// do not overlap, findings lie within their game, are in order and have a message, tokens' depths fit together.
std::optional<std::string> broken_law(std::string_view text, const ParserLimits& limits = {});

}  // namespace arbiter::testing
