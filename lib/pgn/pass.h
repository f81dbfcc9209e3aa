// What the pipeline and the passes agree on: the one thing that both of them know.
#pragma once

#include <concepts>
#include <utility>

#include "pgn/game.h"

namespace arbiter {

// What a tool does with one game. Each slot of the pipeline has a pass of its own, so it needs no locks; merge() joins
// them at the end, in slot order, so totals must not depend on that order: add integers.
//
// P::Output is what the pass leaves of one game: default-constructible, reused from game to game (run() clears it
// first). It must not refer to the GameView or the GameBuffer after run(); ranges of bytes within GameView::text are
// allowed, the text stays until the output is rendered.
template <class P>
concept Pass = std::copy_constructible<P> &&
    requires(P pass, const P& other, const GameView& game, const DiagnosticList& syntax, typename P::Output& output) {
    pass.run(game, syntax, output);
    pass.merge(other);
};

}  // namespace arbiter
