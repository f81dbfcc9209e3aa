// What the pipeline and the passes agree on: the one thing that both of them know.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "pgn/game.h"
#include "pgn/parser.h"
#include "pgn/result.h"

namespace arbiter {

// What a tool does with one game. Each slot of the pipeline has a pass of its own, so it needs no locks; merge() joins
// them at the end, in slot order, so totals must not depend on that order: add integers.
//
// P::Output is what the pass leaves of one game: default-constructible, reused from game to game (run() clears it
// first). It must not refer to the GameView or the GameBuffer after run(); ranges of bytes within GameView::text are
// allowed, the text stays until the output is rendered.
template <class P>
concept Pass = std::copyable<P> &&
    requires(P pass, const P& other, const GameView& game, const DiagnosticList& syntax, typename P::Output& output) {
    pass.run(game, syntax, output);
    pass.merge(other);
};

// A game that a pass has done with although nobody parsed it.
struct SkimmedGame {
    std::size_t begin = 0;        // offsets in the text: its first byte,
    std::size_t bytes = 0;        // what GameView::text would hold,
    std::size_t next = 0;         // and where the parser would go on
    std::uint64_t line_ends = 0;  // between where it was looked for and `next`; all of them are LF or CRLF,
    std::size_t last_line = 0;    // and where the line begins that `next` is on
    std::uint32_t plies = 0;
    Result declared = Result::unknown;
    bool is_plain = true;  // nothing is to be said of it: the output was not written
};

// Of the plain games of one block.
struct PlainGames {
    std::uint64_t games = 0;
    std::uint64_t plies = 0;
    EnumArray<Result, std::uint64_t, 4> results{};

    void add(const SkimmedGame& game) noexcept {
        ++games;
        plies += game.plies;
        ++results[game.declared];
    }
};

// A pass that recognises some games from their bytes: skim() either does what parsing with these limits and run() would
// do for the game that begins at or after text[from], or does nothing and is absent.
template <class P>
concept SkimmingPass = Pass<P> &&
    requires(P pass, std::string_view text, const ParserLimits& limits, typename P::Output& output) {
    { pass.skim(text, std::size_t{}, limits, output) } -> std::same_as<std::optional<SkimmedGame>>;
};

}  // namespace arbiter
