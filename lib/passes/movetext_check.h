// Replays the movetext of a game, main line and variations, and reports what is wrong with its moves and numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "chess/position.h"
#include "chess/san.h"
#include "passes/findings.h"
#include "passes/game_laws.h"
#include "passes/start_position.h"
#include "pgn/token.h"

namespace arbiter {

struct Refusal;

struct MovetextOutcome {
    Position final_position;         // after the last legal main-line move
    std::uint32_t plies = 0;         // legal main-line plies
    std::uint32_t written = 0;       // main-line moves as they stand in the text
    bool replayed = false;           // every one of them was legal
    const Token* marker = nullptr;   // the result that ends the game; null where there is none
    const Token* surplus = nullptr;  // the first main-line move after the end of the game; null without laws
};

// One object serves many games and allocates nothing in steady state. Between two games it keeps memory, no facts.
class MovetextCheck {
public:
    // laws, if there are any, are told of each position and clock of the main line; the caller begins and finishes them.
    MovetextOutcome run(const GameStart& start, Findings& findings, GameLaws* laws = nullptr);

private:
    enum class LineState : std::uint8_t {
        playing,  // every move so far was played
        refused,  // the last token could not be played; a variation may still start in its place
        lost,     // moves were passed over: nothing more can be played, nor a variation started
    };

    // The main line or one variation.
    struct Line {
        Position position;            // after the last move that was played
        Position previous;            // where a variation on the last move starts
        std::uint32_t ply = 0;        // of the last move in the text, counted from the start of the game
        std::uint32_t first_ply = 0;  // `ply` before the line's first move
        LineState state = LineState::playing;
        std::int64_t number_shift = 0;  // how far the written move numbers are off; reported once
    };

    bool in_variation() const noexcept { return depth_ > 0; }
    Place place_of(const Token& token) const noexcept;

    bool may_begin_variation_after(const Token& token) const noexcept;
    void on_rare_token(const Token& token);
    void on_move(const Token& token);
    void on_number(const Token& token);
    void on_comment(const Token& token);
    // Tells the laws of a main-line move that was played.
    void tell_laws(const Token& token);
    void on_odd_number(const Token& token);
    void on_null_move(const Token& token, const San& san);
    void on_unreadable(const Token& token);
    void on_en_passant_mark(const Token& token);
    void on_annotation(const Token& token);
    void begin_variation();
    void end_variation() noexcept;

    // What a token says in the piece letters that were asked for.
    Expected<San, SanFault> read_foreign(const Token& token);
    void refuse(const Token& token, SanFault fault, const San* san);
    void report_refusal(const Token& token, const Refusal& refusal);
    void report_noncanonical(const Token& token, const San& san, Move move);
    // A king put on a centre square as one of the last two moves of the game: how electronic boards are told a result.
    bool is_result_signal(const Token& token, const San& san) const noexcept;

    std::vector<Line> lines_;  // an explicit stack, since games nest deeply; grows, never shrinks
    std::size_t depth_ = 0;
    // Valid within run().
    Line* line_ = nullptr;  // lines_[depth_]
    Findings* findings_ = nullptr;
    GameLaws* laws_ = nullptr;  // null where nobody asks
    std::string_view text_;     // of the game
    const Token* tokens_end_ = nullptr;
    bool english_ = true;
    MovetextOutcome outcome_;
    bool foreign_letters_reported_ = false;
};

}  // namespace arbiter
