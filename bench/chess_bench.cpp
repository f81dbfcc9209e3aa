// How fast moves are read, resolved and played. The games are random ones, written in canonical SAN, or the mainlines of
// the plain PGN file that the environment variable ARBITER_BENCH_PGN names: real games are what the code is made for.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "chess/perft.h"
#include "chess/san.h"
#include "pgn/parser.h"
#include "support/random_game.h"

namespace {

using arbiter::Position;

// One game a vector of tokens, each in the text of its own.
using Games = std::vector<std::vector<std::string>>;

Games random_games() {
    Games games;
    arbiter::testing::RandomSource random(1);
    for (unsigned i = 0; i < 1000; ++i) {
        const std::vector<Position> positions = arbiter::testing::random_game(random, Position(), 80);
        games.emplace_back();
        for (std::size_t ply = 1; ply < positions.size(); ++ply) {
            for (const arbiter::Move move : positions[ply - 1].legal_moves()) {
                Position next = positions[ply - 1];
                next.play(move);
                if (next != positions[ply]) continue;
                append_san(games.back().emplace_back(), positions[ply - 1], move);
                break;
            }
        }
    }
    return games;
}

// Games from the start of standard chess alone: a tag FEN is not looked at, its game ends at the first illegal move.
Games read_games(const char* path) {
    std::ifstream stream(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << stream.rdbuf();
    const std::string text = bytes.str();
    Games games;
    arbiter::GameParser parser;
    arbiter::GameBuffer buffer;
    arbiter::GameView view;
    for (std::size_t from = 0;;) {
        const arbiter::ParseResult result = parser.next(text, from, arbiter::TextEnd::input_end, buffer, view);
        if (result.status != arbiter::ParseStatus::game) return games;
        from = result.next;
        games.emplace_back();
        for (const arbiter::Token& token : view.tokens) {
            if (token.kind != arbiter::TokenKind::san || token.depth != 0) continue;
            games.back().emplace_back(token.place.of(view.text));
        }
    }
}

const Games& games() {
    static const Games games = [] {
        const char* const path = std::getenv("ARBITER_BENCH_PGN");
        return path != nullptr ? read_games(path) : random_games();
    }();
    return games;
}

void count_plies(benchmark::State& state, std::int64_t plies) {
    state.SetItemsProcessed(plies);
    const auto per_ply = benchmark::Counter::kIsRate | benchmark::Counter::kInvert;
    state.counters["time/ply"] = benchmark::Counter(static_cast<double>(plies), per_ply);
}

void read_san(benchmark::State& state) {
    std::int64_t plies = 0;
    for ([[maybe_unused]] const auto round : state) {
        for (const auto& game : games()) {
            for (const std::string& token : game) benchmark::DoNotOptimize(arbiter::parse_san(token));
            plies += static_cast<std::int64_t>(game.size());
        }
    }
    count_plies(state, plies);
}
BENCHMARK(read_san);

enum class Checks { legality, canonical };

// Plays a game up to its end or its first illegal move; how many plies that are.
std::int64_t replay(const std::vector<std::string>& game, Checks checks) {
    Position position;
    std::int64_t plies = 0;
    for (const std::string& token : game) {
        const auto san = arbiter::parse_san(token);
        if (!san.has_value()) break;
        const auto move = resolve(position, *san);
        if (!move.has_value()) break;
        if (checks == Checks::canonical) benchmark::DoNotOptimize(spelling_differences(position, *san, *move));
        position.play(*move);
        if (checks == Checks::canonical) benchmark::DoNotOptimize(mark_differences(*san, position));
        ++plies;
    }
    benchmark::DoNotOptimize(position.in_check());
    return plies;
}

void replay_games(benchmark::State& state) {
    std::int64_t plies = 0;
    for ([[maybe_unused]] const auto round : state) {
        for (const auto& game : games()) plies += replay(game, Checks::legality);
    }
    count_plies(state, plies);
}
BENCHMARK(replay_games);

void replay_and_check_spelling(benchmark::State& state) {
    std::int64_t plies = 0;
    for ([[maybe_unused]] const auto round : state) {
        for (const auto& game : games()) plies += replay(game, Checks::canonical);
    }
    count_plies(state, plies);
}
BENCHMARK(replay_and_check_spelling);

void count_moves(benchmark::State& state) {
    std::int64_t nodes = 0;
    for ([[maybe_unused]] const auto round : state) nodes += static_cast<std::int64_t>(perft(Position(), 4));
    state.SetItemsProcessed(nodes);
}
BENCHMARK(count_moves);

}  // namespace

BENCHMARK_MAIN();
