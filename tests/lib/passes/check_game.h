// Runs the validate pass over PGN text and lists what it says, in a form that tests can compare.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "passes/validate.h"

namespace arbiter::testing {

struct Found {
    std::string id;
    Severity severity = Severity::off;
    std::uint32_t ply = Diagnostic::kNoPly;
    bool in_variation = false;
    std::string token;  // the bytes at its place
    std::string message;
    std::string fen;
};

struct CheckedGame {
    std::vector<Found> found;
    GameFacts facts;

    std::vector<Found> with(std::string_view id) const;
    std::size_t count(std::string_view id) const { return with(id).size(); }
};

// Every game of the text, checked by one pass object, with final_position on.
std::vector<CheckedGame> check_games(std::string_view text, ValidateOptions options = {});
// The only game of the text; fails the test if there is another number of games.
CheckedGame check_game(std::string_view text, ValidateOptions options = {});
// A game with the seven tags, further tags ("[SetUp \"1\"]") and that movetext. The Result tag is the movetext's last
// word if that is a result, else "*".
std::string game_text(std::string_view movetext, std::string_view more_tags = {});
// check_game(game_text(movetext, more_tags), options).
CheckedGame check_moves(std::string_view movetext, std::string_view more_tags = {}, ValidateOptions options = {});

// The options of a profile.
ValidateOptions profile_options(Profile profile);

void PrintTo(const Found& found, std::ostream* out);

}  // namespace arbiter::testing
