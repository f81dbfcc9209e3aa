// What depends on the order of games in a replay: distinct positions, a sample, the figures.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "passes/replay.h"
#include "pipeline/run.h"
#include "report/replay_renderer.h"

namespace arbiter {

struct ReplaySequenceOptions {
    bool unique = false;
    std::size_t unique_bytes = std::size_t{128} << 20U;  // of the table of positions seen
    std::optional<std::size_t> sample;                   // so many positions out of all
    std::uint64_t seed = 0;
};

struct ReplayFigures {
    std::uint64_t games = 0;
    std::uint64_t broken_off = 0;  // with a move that could not be played
    std::uint64_t not_played = 0;  // no position to play from
    std::uint64_t positions = 0;   // written
    std::uint64_t repeated = 0;    // left out as seen before
    std::uint64_t forgotten = 0;   // written without being remembered: the table was full
};

// A Sequence of pipeline/game_job.h.
class ReplaySequence {
public:
    // The renderer writes what is sampled; it must outlive the sequence.
    ReplaySequence(const ReplaySequenceOptions& options, const ReplayRenderer& renderer);

    void game(ReplayOutput& output, const GamePlace& place);
    void input_end(const InputEnd& end) noexcept { complete_ = complete_ && !end.error; }

    // The sampled positions, in the order of the input.
    std::string sampled() const;
    const ReplayFigures& figures() const noexcept { return figures_; }
    bool complete() const noexcept { return complete_; }

private:
    // Two keys of a position, made differently, so that two positions with the same pair do not happen.
    struct Seen {
        std::uint64_t key = 0;
        std::uint64_t check = 0;
    };
    struct Sampled {
        std::uint64_t rank;   // the smallest are kept
        std::uint64_t order;  // which candidate it was
        std::string text;
    };

    bool is_new(const Position& position);
    void grow();
    void consider(const ReplayOutput& output, std::uint32_t node, const GamePlace& place);

    ReplaySequenceOptions options_;
    const ReplayRenderer& renderer_;
    ReplayFigures figures_;
    bool complete_ = true;
    std::vector<Seen> seen_;  // open addressing, a power of two, half full at the most
    std::size_t remembered_ = 0;
    std::vector<Sampled> sample_;  // a heap, the largest rank first
    std::uint64_t candidates_ = 0;
};

}  // namespace arbiter
