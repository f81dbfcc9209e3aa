// Prints legal games, the same for the same arguments: generate_games DIALECT MEGABYTES [random|plausible] [SEED].
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "support/game_writer.h"

namespace {

using arbiter::testing::Dialect;

std::optional<Dialect> dialect_from(std::string_view name) {
    if (name == "tournament") return Dialect::tournament;
    if (name == "lichess") return Dialect::lichess;
    if (name == "lichess-eval") return Dialect::lichess_eval;
    if (name == "chesscom") return Dialect::chesscom;
    if (name == "engine") return Dialect::engine;
    return std::nullopt;
}

std::optional<std::uint64_t> number_from(std::string_view text) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

}  // namespace

int main(int argc, char** argv) {
    const auto dialect = argc > 2 ? dialect_from(argv[1]) : std::nullopt;
    const auto megabytes = argc > 2 ? number_from(argv[2]) : std::nullopt;
    const auto seed = argc > 4 ? number_from(argv[4]) : std::optional<std::uint64_t>(1);
    if (!dialect || !megabytes || !seed) {
        std::fputs(
            "usage: generate_games tournament|lichess|lichess-eval|chesscom|engine MEGABYTES"
            " [random|plausible] [SEED]\n",
            stderr);
        return 2;
    }
    const bool random = argc > 3 && std::strcmp(argv[3], "random") == 0;
    using arbiter::testing::Play;
    arbiter::testing::GameWriter writer(*dialect, random ? Play::random : Play::plausible, *seed);
    std::string games;
    for (std::uint64_t left = *megabytes * 1'000'000; left > 0;) {
        games.clear();
        writer.append_game(games);
        if (std::fwrite(games.data(), 1, games.size(), stdout) != games.size()) return 1;
        left -= std::min<std::uint64_t>(left, games.size());
    }
    std::fprintf(stderr, "%llu plies\n", static_cast<unsigned long long>(writer.plies()));
    return 0;
}
