// Legal games as text, in the layout of several programs: the same for the same seed, on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "pgn/result.h"
#include "support/random_game.h"

namespace arbiter::testing {

enum class Dialect : std::uint8_t {
    tournament,    // seven tags, ratings and ECO, lines of at most 80 characters, no comments
    lichess,       // 17 tags, a clock behind every move, all moves in one line
    lichess_eval,  // an evaluation too, and signs such as ?!
    chesscom,      // clocks with tenths of a second
    engine,        // evaluation, depth and time behind every move, as cutechess writes them
};

enum class Play : std::uint8_t { random, plausible };

// Prints games one after another. Move lists are made up until there are kPool of them, then they come again with other
// tags and clocks, so that large files take no longer than small ones for each byte.
class GameWriter {
public:
    GameWriter(Dialect dialect, Play play, std::uint64_t seed) : dialect_(dialect), play_(play), random_(seed) {}

    void append_game(std::string& out);
    std::uint64_t plies() const noexcept { return plies_; }

private:
    static constexpr std::size_t kPool = 2000;

    struct Moves {
        std::vector<std::string> san;
        Result result = Result::draw;
    };

    const Moves& next_moves();
    Moves make_moves();
    Move choose(const Position& position, const MoveList& moves);
    void append_tags(std::string& out, Result result);
    void append_tag(std::string& out, const char* name, const std::string& value);
    std::string comment(std::size_t ply);
    void append_wrapped(std::string& out, const Moves& moves) const;
    void append_in_one_line(std::string& out, const Moves& moves);

    Dialect dialect_;
    Play play_;
    RandomSource random_;
    std::vector<Moves> pool_;
    std::uint64_t plies_ = 0;
    std::uint64_t games_ = 0;
};

}  // namespace arbiter::testing
