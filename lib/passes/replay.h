// The replay pass: a game as a tree of positions, variations included, and which of them are asked for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "passes/start_position.h"
#include "passes/tag_table.h"
#include "passes/validate_options.h"
#include "passes/validate_output.h"
#include "pgn/game.h"
#include "pgn/pass.h"

namespace arbiter {

struct ReplayOptions {
    VariantMode variant = VariantMode::automatic;
    PieceLetters piece_letters = PieceLetters::english;
    bool variations = false;  // lines in parentheses too
    // Which positions: the last of each line, those with these plies, or all. Ply 0 is the start position.
    enum class Which : std::uint8_t { last, every, range };
    Which which = Which::last;
    std::uint32_t from = 0;  // with range; also the first with every
    std::uint32_t to = 0xFFFFFFFFU;
    // Only positions without check that no capture or promotion has just led to: what can be evaluated as it stands.
    bool quiet_only = false;
};

// One position of a game and the move that led to it.
struct ReplayNode {
    static constexpr std::uint32_t kNone = 0xFFFFFFFFU;

    Position position;
    std::uint32_t parent = kNone;  // index of the position before
    std::uint32_t ply = 0;         // half-moves from the start
    std::uint32_t line = 0;        // 0 is the main line, then the variations in the order in which they begin
    std::optional<Move> move;      // absent at the start and after a null move
    bool quiet = true;             // see ReplayOptions::quiet_only
    bool last = false;             // nothing follows in its line
    bool shown = false;            // asked for, and not filtered out since
};

struct ReplayOutput {
    std::vector<ReplayNode> nodes;  // parents before children; empty where there is no position to play from
    GameVariant variant = GameVariant::standard;
    bool replayed = false;  // every move was legal, of the variations that were asked for too
    std::string caption;    // "Alpha, A - Beta, B, Club Open, round 3", bytes of the game
    // The tag section for a game of its own, without Result, FEN, SetUp and PlyCount, in two parts: the tags before the
    // place of Result and those behind it; bytes of the game.
    std::string tags;
    std::string more_tags;
    Result declared = Result::unknown;
    Encoding encoding = Encoding::ascii;

    std::size_t memory_bytes() const noexcept {
        return sizeof *this + nodes.size() * sizeof(ReplayNode) + caption.size() + tags.size() + more_tags.size();
    }
};

class Replay {
public:
    using Output = ReplayOutput;

    explicit Replay(const ReplayOptions& options);

    void run(const GameView& game, const DiagnosticList& syntax, Output& output);
    void merge(const Replay&) noexcept {}

private:
    // A line that is being played.
    struct Line {
        std::uint32_t node = 0;      // the last position
        std::uint32_t previous = 0;  // the one before it, where a variation on the last move starts
        std::uint32_t number = 0;
        bool playing = true;
    };

    void play(const GameView& game, ReplayOutput& output);
    void on_move(std::string_view text, Line& line, ReplayOutput& output) const;

    ReplayOptions options_;
    ValidateOptions silent_;
    TagTable tags_;
    std::vector<Line> lines_;
    DiagnosticList findings_;
    std::string message_;
};

// How often the position of a node has stood in its line, itself included. FIDE Laws 2023, 9.2.3.
std::uint32_t occurrences_of(const ReplayOutput& game, std::uint32_t node) noexcept;

// Appends a node for a move played from another; the move must be legal there.
void append_node(ReplayOutput& output, std::uint32_t from, std::uint32_t line, std::optional<Move> move);
// Marks what the options ask for. Every pass and whoever makes a game by hand calls it once, at the end.
void select_nodes(ReplayOutput& output, const ReplayOptions& options) noexcept;

}  // namespace arbiter
