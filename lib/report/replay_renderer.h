// How replayed games are written: positions, move lists, boards, games.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "chess/fen.h"
#include "chess/position.h"
#include "passes/replay.h"
#include "pipeline/run.h"
#include "report/board_text.h"

namespace arbiter {

enum class ReplayFormat : std::uint8_t {
    fen,  // a position a line
    epd,  // likewise, without counters but as operations
    uci,  // a line of moves a game or variation
    san,
    lan,    // long algebraic: Ng1-f3
    jsonl,  // an object a position
    csv,
    board,  // diagrams
    pgn,    // each line as a game of its own
};

struct ReplayRenderOptions {
    ReplayFormat format = ReplayFormat::fen;
    FenStyle fen_style = FenStyle::xfen;
    EnPassantMode en_passant = EnPassantMode::legal;
    BoardStyle board = BoardStyle::ascii;
};

// A Renderer of pipeline/game_job.h. UTF-8 with LF line ends, but for the tags of pgn, which are the game's own bytes.
class ReplayRenderer {
public:
    explicit ReplayRenderer(const ReplayRenderOptions& options) : options_(options) {}

    // Every shown node of the game.
    void game(const ReplayOutput& output, const GamePlace& place, std::string& out) const;
    void input_end(const InputEnd& end, std::string& out) const;
    // What stands before everything else.
    void head(std::string& out) const;

private:
    void append_position(const ReplayOutput& game, std::uint32_t node, const GamePlace& place, std::string& out) const;
    void append_line(const ReplayOutput& game, std::uint32_t node, std::string& out) const;
    void append_game(const ReplayOutput& game, std::uint32_t node, std::string& out) const;
    void append_object(const ReplayOutput& game, std::uint32_t node, const GamePlace& place, std::string& out) const;
    void append_row(const ReplayOutput& game, std::uint32_t node, const GamePlace& place, std::string& out) const;
    void append_fen_of(const Position& position, std::string& out) const;

    ReplayRenderOptions options_;
};

}  // namespace arbiter
