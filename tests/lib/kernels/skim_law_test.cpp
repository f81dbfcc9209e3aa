#include "support/skim_law.h"

#include <gtest/gtest.h>
#include <array>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>

#include "support/game_writer.h"

namespace arbiter::testing {
namespace {

constexpr std::array kDialects{Dialect::tournament, Dialect::lichess, Dialect::lichess_eval, Dialect::chesscom,
                               Dialect::engine};

std::string games(Dialect dialect, Play play, std::uint64_t seed, unsigned count) {
    GameWriter writer(dialect, play, seed);
    std::string text;
    for (unsigned i = 0; i < count; ++i) writer.append_game(text);
    return text;
}

TEST(SkimLaw, HoldsForLegalGamesOfAllDialectsAndSkimsThem) {
    for (const Dialect dialect : kDialects) {
        for (const Play play : {Play::random, Play::plausible}) {
            const std::string text = games(dialect, play, 5, 40);
            EXPECT_EQ(broken_skim_law(text), std::nullopt);
            EXPECT_EQ(skimmed_games(text), 40U) << static_cast<int>(dialect);
        }
    }
}

// The token around a place.
struct Span {
    std::size_t begin = 0;
    std::size_t end = 0;
};

Span token_at(std::string_view text, std::size_t at) {
    const auto is_space = [&](std::size_t i) { return std::isspace(static_cast<unsigned char>(text[i])) != 0; };
    while (at < text.size() && is_space(at)) ++at;
    Span token{at, at};
    while (token.begin > 0 && !is_space(token.begin - 1)) --token.begin;
    while (token.end < text.size() && !is_space(token.end)) ++token.end;
    return token;
}

void change(std::string& text, const std::string& other, RandomSource& random) {
    constexpr std::string_view kBytes = " \n\r\t.{}[]()%;$!?+#=-x*/\"\\abcdefgh12345678KQRBNO0\xC3\xA9\x01\x7F\xA0:,<_";
    constexpr std::array<std::string_view, 20> kPieces{"+",
                                                       "#",
                                                       "!",
                                                       "!?",
                                                       "$1 ",
                                                       "x",
                                                       "=Q",
                                                       " { [%clk 0:00:01] }",
                                                       " {+0.3/4 1s}",
                                                       " {[%eval 0.1]}",
                                                       "e.p.",
                                                       "...",
                                                       "1-0",
                                                       "{",
                                                       "}",
                                                       "(Nf3)",
                                                       "\n\n",
                                                       "\n[",
                                                       "[%",
                                                       "%"};
    if (text.empty()) return;
    const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
    const char byte = kBytes[random.below(static_cast<std::uint32_t>(kBytes.size()))];
    const Span token = token_at(text, at);
    switch (random.below(8)) {
        case 0: text[at] = byte; return;
        case 1: text.erase(at, 1); return;
        case 2: text.insert(at, 1, byte); return;
        case 3: text.erase(token.begin, token.end - token.begin); return;
        case 4: text.insert(token.end, kPieces[random.below(kPieces.size())]); return;
        case 5: {
            const Span from = token_at(other, random.below(static_cast<std::uint32_t>(other.size())));
            text.replace(token.begin, token.end - token.begin, other, from.begin, from.end - from.begin);
            return;
        }
        case 6: {
            const std::size_t line = text.find('\n', at);
            if (line != std::string::npos) text.erase(at, line - at);
            return;
        }
        default: text.resize(at); return;
    }
}

TEST(SkimLaw, HoldsForGamesWithSmallFaults) {
    RandomSource random(20240501);
    constexpr unsigned kRounds = 2000;
    for (unsigned round = 0; round < kRounds; ++round) {
        const Dialect dialect = kDialects[random.below(kDialects.size())];
        std::string text = games(dialect, Play::plausible, 1 + random.below(200), 1);
        const std::string other =
            games(kDialects[random.below(kDialects.size())], Play::random, 1 + random.below(200), 1);
        for (unsigned faults = random.below(3); faults > 0; --faults) change(text, other, random);
        if (random.below(2) == 0) text += other;
        ASSERT_EQ(broken_skim_law(text), std::nullopt) << round << "\n" << text;
    }
}

}  // namespace
}  // namespace arbiter::testing
