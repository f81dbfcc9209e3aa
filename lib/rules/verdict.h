// What a rule book says of a position or of an event: who has won, for what reason, since which ply.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/flags.h"
#include "chess/types.h"

namespace arbiter {

enum class Outcome : std::uint8_t { white_wins, black_wins, draw };

constexpr Outcome win_of(Color color) noexcept {
    return color == Color::white ? Outcome::white_wins : Outcome::black_wins;
}
// "1-0", "0-1", "1/2-1/2".
std::string_view to_text(Outcome outcome) noexcept;

// In the order in which they decide where several hold at one ply (FIDE Laws 2023, 9.6.2: a mate takes precedence).
enum class Reason : std::uint8_t {
    checkmate,
    stalemate,
    dead_position,          // no series of legal moves mates, and the men alone do not show it
    insufficient_material,  // a dead position that the men alone show, or a rule book's own list of drawn endings
    seventyfive_move_rule,
    fivefold_repetition,
    fifty_move_rule,
    threefold_repetition,
    flag_fall,
    flag_fall_draw,
    resignation_draw,
    illegal_move_forfeit,
};
inline constexpr std::size_t kReasonCount = static_cast<std::size_t>(Reason::illegal_move_forfeit) + 1;

// "checkmate", "seventyfive-move-rule" …: stable ids.
std::string_view to_text(Reason reason) noexcept;
// In words for people: "fivefold repetition".
std::string_view describe(Reason reason) noexcept;

// The end of a game.
struct Verdict {
    Outcome outcome = Outcome::draw;
    Reason reason = Reason::checkmate;
    // Half-moves played when it first held; 0 is the start position.
    std::uint32_t ply = 0;
    // The game ended there whether or not anybody noticed; false where it needs something that moves do not show.
    bool automatic = true;

    friend bool operator==(const Verdict&, const Verdict&) noexcept = default;
};

// Something that ends a game and does not stand on the board. Who has lost may be unknown.
struct Ending {
    enum class Kind : std::uint8_t {
        unstated,   // nothing is said
        normal,     // said to have ended as games do: mate, stalemate, resignation, agreement, claim
        checkmate,  // said to be mate
        stalemate,  // said to be stalemate
        insufficient_material,
        repetition,
        move_rule,  // fifty or seventy-five moves
        agreement,
        resignation,
        flag_fall,
        illegal_move,  // lost by an illegal move
        infraction,    // any other breach of the rules: FIDE Laws 2023, 11.7
        no_show,       // default, or a win without play
        double_forfeit,
        adjudication,
        abandoned,
        unterminated,
        outside,  // death, emergency: nothing that the Laws speak of
    };
    Kind kind = Kind::unstated;
    std::optional<Color> loser;

    friend bool operator==(const Ending&, const Ending&) noexcept = default;
};

}  // namespace arbiter
