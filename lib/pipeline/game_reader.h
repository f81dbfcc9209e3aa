// Reads the games of one block, and knows which of them may be believed where the text ends in the middle of things.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "pgn/game.h"
#include "pgn/parser.h"
#include "pgn/pass.h"
#include "pipeline/block_job.h"

namespace arbiter {

// Where a game stands in its block, relative to BlockText::from.
struct GameSpot {
    std::size_t begin = 0;
    std::size_t size = 0;
    LineCounter lines;  // from BlockText::from to the game
};

// The place in the input of the game with that index in the block. Requires: place.text holds the worked bytes.
GamePlace resolve_place(const BlockPlace& place, const GameSpot& spot, std::size_t index) noexcept;

class GameReader {
public:
    explicit GameReader(const ParserLimits& limits) : limits_(limits), parser_(limits) {}

    void begin(const BlockText& text);
    // Where the next game is looked for, if the text's end cannot change how a game before it is read, so that games may
    // be read in another way; absent otherwise.
    std::optional<std::size_t> skimming_from() const noexcept;
    // Takes note of such a game; spot() is that game's if it is asked for.
    void skim(const SkimmedGame& game);
    // The next game, or null when there is none that can be believed; valid until the next call.
    const GameView* next();
    std::string_view text() const noexcept { return block_.text; }
    const ParserLimits& limits() const noexcept { return limits_; }
    const GameSpot& spot() const noexcept { return spot_; }
    const DiagnosticList& diagnostics() const noexcept { return buffer_.diagnostics; }
    // Says that the game just read is the last one for now.
    void stop() noexcept;
    // What became of the block. Requires: next() returned null, or stop() was called.
    BlockResult result();
    // Gives back memory beyond `bytes`.
    void trim(std::size_t bytes);

    // With this much text something is done for certain, whatever it holds.
    static std::size_t enough(const ParserLimits& limits) noexcept {
        return window(limits) + limits.max_game_bytes / 2 + kTextPadding;
    }

private:
    // How a game is read depends on no byte that is further from its begin: the parser looks at no more than the greatest
    // game, and at the next few bytes to see whether it ends there.
    static std::size_t window(const ParserLimits& limits) noexcept { return limits.max_game_bytes + kTextPadding; }

    bool is_believed(const ParseResult& parsed) const noexcept;
    bool is_complete(std::string_view text) const noexcept;
    bool is_too_long() const noexcept;
    void finish(std::size_t done, BlockResult::Rest rest) noexcept;
    void mark(std::size_t begin, std::size_t bytes);
    const GameView* take(std::size_t next);
    const GameView* take_whole_lines();

    ParserLimits limits_;
    GameParser parser_;
    GameBuffer buffer_;
    GameView view_;
    GameSpot spot_;
    BlockText block_;
    std::size_t last_byte_ = 0;  // behind the last byte that is not white
    std::string lines_text_;     // a copy of what is not cut
    std::size_t next_ = 0;       // where the parser goes on
    std::size_t counted_ = 0;    // up to where lines are counted
    LineCounter lines_;
    BlockResult result_;
    bool finished_ = false;
};

}  // namespace arbiter
