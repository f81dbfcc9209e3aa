// How a game is said to have ended: the Termination tag and the last comment.
#pragma once

#include <string_view>

#include "pgn/game.h"
#include "rules/verdict.h"

namespace arbiter {

// Who played, as their tags say; chess.com names the winner in the Termination tag.
struct PlayerNames {
    std::string_view white;
    std::string_view black;
};

// What a Termination tag says, in the words of PGN standard 9.8.1, of Lichess, chess.com, cutechess and common GUIs.
// Words that are not known are Kind::unstated.
Ending parse_termination(std::string_view value, const PlayerNames& names);

// What a comment says that is nothing but a statement on the end: "White forfeits on time", "Black resigns",
// "Game drawn by mutual agreement", also behind an engine's note ("+0.25/12 1.2s, White loses on time"). A longer text
// that mentions such words is Kind::unstated.
Ending parse_ending_comment(std::string_view comment);

// Both together: the tag's kind counts where it says more than "normal", and the comment then may name the loser.
// comment: of the main line behind the last move, without its delimiters; empty where there is none.
Ending combine(const Ending& tag, const Ending& comment) noexcept;

// The text of the last comment of the main line that stands behind its last move; empty where there is none.
std::string_view last_comment(const GameView& game) noexcept;

}  // namespace arbiter
