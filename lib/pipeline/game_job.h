// Runs a pass over the games of some inputs, on all threads, and writes what a renderer makes of each, in input order.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "pgn/game.h"
#include "pgn/parser.h"
#include "pgn/pass.h"
#include "pipeline/block_job.h"
#include "pipeline/game_reader.h"

namespace arbiter {

// Sees every game's output and every input's end one after another, in input order, on one thread at a time: for what
// depends on order (limits, duplicates). It may change the output, for instance mark what is not to be printed.
template <class S, class P>
concept Sequence = requires(S sequence, typename P::Output& output, const GamePlace& place, const InputEnd& end) {
    sequence.game(output, place);
    sequence.input_end(end);
};

// A Sequence that needs of games without output only their counts: it gets those of a block before the block's others.
template <class S>
concept CountingSequence = requires(S sequence, const PlainGames& games) {
    sequence.plain_games(games);
};

// Makes text of them, many at a time, each after the Sequence saw it: const, without locks.
template <class R, class P>
concept Renderer = requires(const R& renderer, const typename P::Output& output, const GamePlace& place,
                            const InputEnd& end, std::string& out) {
    renderer.game(output, place, out);
    renderer.input_end(end, out);
};

// How many bytes an output holds, so that --memory can be kept: its memory_bytes(), if it has that; what its `findings`
// hold, if it has those; else its size.
template <class Output>
std::size_t output_bytes(const Output& output) noexcept {
    if constexpr (requires {
                      { output.memory_bytes() } -> std::convertible_to<std::size_t>;
                  }) {
        return output.memory_bytes();
    } else if constexpr (requires {
                             output.findings.items.capacity();
                             output.findings.text.capacity();
                         }) {
        return sizeof output + output.findings.items.capacity() * sizeof output.findings.items[0] +
               output.findings.text.capacity();
    } else {
        return sizeof output;
    }
}

namespace detail {

// The games of one block: parsed, passed, ordered, rendered.
template <Pass P, Sequence<P> S, Renderer<P> R>
class GameJob : public BlockJob {
public:
    // total: where the pass is joined at the end, by the destructor's owner (finish()).
    GameJob(const ParserLimits& limits, const P& prototype, S& sequence, const R& renderer)
        : reader_(limits), prototype_(prototype), total_(prototype), sequence_(sequence), renderer_(renderer) {}

    BlockResult work(const BlockText& text, std::size_t budget) override {
        // Assigned, so that it keeps the memory that it works in.
        if (pass_)
            *pass_ = prototype_;
        else
            pass_.emplace(prototype_);
        is_worked_ = true;
        count_ = 0;
        plain_ = {};
        std::size_t held = 0;
        reader_.begin(text);
        while (Game* const game = next_game()) {
            Game& entry = *game;
            held += output_bytes(entry.output) + sizeof entry.spot;
            if (held > budget) {
                reader_.stop();
                break;
            }
        }
        return reader_.result();
    }

    void clear() override {
        is_worked_ = false;
        count_ = 0;
        plain_ = {};
    }

    void order(const BlockPlace& place, const InputEnd* end) override {
        if (is_worked_) total_.merge(*pass_);
        place_ = place;
        if constexpr (CountingSequence<S>) sequence_.plain_games(plain_);
        for (std::size_t i = 0; i < count_; ++i) sequence_.game(games_[i].output, place_of(i));
        end_.reset();
        if (end == nullptr) return;
        end_ = *end;
        sequence_.input_end(*end_);
    }

    void render(std::string& out, std::size_t budget) override {
        for (std::size_t i = 0; i < count_; ++i) renderer_.game(std::as_const(games_[i].output), place_of(i), out);
        if (end_) renderer_.input_end(*end_, out);
        clear();
        reader_.trim(budget);
        // What outputs hold is kept for the next games, unless a hostile block made it much.
        std::size_t held = 0;
        for (const Game& game : games_) held += sizeof game.spot + output_bytes(game.output);
        if (held > budget) games_ = {};
    }

    const P& total() const noexcept { return total_; }

private:
    struct Game {
        GameSpot spot;
        std::size_t index = 0;  // among all games of the block
        typename P::Output output{};
    };

    // The next game that has an output; null at the end of what can be read now.
    Game* next_game() {
        if (count_ == games_.size()) games_.emplace_back();
        Game& entry = games_[count_];
        bool found = false;
        if constexpr (SkimmingPass<P> && CountingSequence<S>) found = skim_to_output(entry.output);
        if (!found) {
            const GameView* const game = reader_.next();
            if (game == nullptr) return nullptr;
            pass_->run(*game, reader_.diagnostics(), entry.output);
        }
        entry.spot = reader_.spot();
        entry.index = static_cast<std::size_t>(plain_.games) + count_++;
        return &entry;
    }

    // Passes over games that need not be parsed; true if the last one left an output.
    bool skim_to_output(typename P::Output& output) {
        while (const std::optional<std::size_t> from = reader_.skimming_from()) {
            const std::optional<SkimmedGame> game = pass_->skim(reader_.text(), *from, reader_.limits(), output);
            if (!game) return false;
            reader_.skim(*game);
            if (!game->is_plain) return true;
            plain_.add(*game);
        }
        return false;
    }

    GamePlace place_of(std::size_t i) const noexcept { return resolve_place(place_, games_[i].spot, games_[i].index); }

    GameReader reader_;
    const P& prototype_;
    std::optional<P> pass_;   // of the last work(); joined with total_ only when the work stands
    bool is_worked_ = false;  // work() was called since clear()
    P total_;
    S& sequence_;
    const R& renderer_;
    std::vector<Game> games_;  // the first count_ are in use
    std::size_t count_ = 0;
    PlainGames plain_;  // of the last work(): those without an output
    BlockPlace place_;
    std::optional<InputEnd> end_;
};

}  // namespace detail

// Reads all inputs, gives each game to a copy of `pass`, and merges the copies into `pass`. The sink is not finished:
// do that when what follows (a summary) is written too. std::bad_alloc passes through.
template <Pass P, Sequence<P> S, Renderer<P> R>
RunReport run_games(Inputs& inputs, const RunOptions& options, P& pass, S& sequence, const R& renderer,
                    ByteSink& sink) {
    using Job = detail::GameJob<P, S, R>;
    const P prototype = pass;
    std::vector<std::unique_ptr<Job>> jobs;
    const auto make_job = [&](const ParserLimits& limits) -> BlockJob& {
        jobs.push_back(std::make_unique<Job>(limits, prototype, sequence, renderer));
        return *jobs.back();
    };
    const RunReport report = run_blocks(inputs, options, make_job, sink);
    for (const auto& job : jobs) pass.merge(job->total());
    return report;
}

}  // namespace arbiter
