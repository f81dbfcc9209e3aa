// Laws of the parser over generated hostile text and real games: no byte is lost, and the same games are read however the
// text is cut.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "support/pgn_text.h"
#include "support/shared_data.h"

namespace arbiter {
namespace {

using testing::broken_law;
using testing::parse_in_blocks;
using testing::parse_whole;
using testing::strong_starts;

// What hostile text is made of. Each may stand behind any other.
constexpr std::string_view kPieces[]{
    "[Event \"E\"]\n",
    "[Site \"S\"]\n",
    "[Event \"F\"]",
    "[White \"a \"b\" c\"]\n",
    "[Black \"open\n",
    "[X \"C:\\\"]\n",
    "[Y]\n",
    "[",
    "]",
    "\"",
    "\\",
    "{",
    "}",
    "{ a comment }",
    "{[%clk 0:01:00]}",
    "{\n\n[Event \"quoted\"]\n\n1. d4 *\n\n}",
    "{{}",
    "(",
    ")",
    "(1. d4 d5)",
    "; rest\n",
    ";",
    "%",
    "\n% escape { (\n",
    "\n",
    "\n\n",
    "\r\n",
    "\r\n\r\n",
    "\r",
    "\r\r",
    "\n \t\n",
    " ",
    "  ",
    "\t",
    "1. ",
    "1... ",
    "12.",
    "1",
    "e4 ",
    "e5 ",
    "Nf3",
    "Nf3 ",
    "O-O ",
    "0-0 ",
    "exd6 e.p. ",
    "e8=Q+ ",
    "-- ",
    "Qg20-1",
    "1-0",
    "0-1 ",
    "1/2-1/2",
    "1/2",
    "*",
    "* ",
    "\u00BD-\u00BD",
    "0.5-0.5",
    "$1",
    "$",
    "$300 ",
    "!",
    "??",
    "!!! ",
    "+-",
    "= ",
    "N ",
    "D\n",
    "...",
    ".",
    "\u00A0",
    "\xA0",
    "\xEF\xBB\xBF",
    "\xEF",
    "\u2009",
    "\xFC",
    "\u00FC",
    "\x1A",
    "\x01",
    "text ",
    "junk, ",
    "<x>",
};

std::string hostile_text(std::mt19937& random, std::size_t pieces) {
    std::string text;
    for (std::size_t i = 0; i < pieces; ++i) {
        const std::string_view piece = kPieces[random() % std::size(kPieces)];
        // A piece may be cut within itself.
        text += random() % 8 == 0 ? piece.substr(0, random() % (piece.size() + 1)) : piece;
        if (random() % 6 == 0) text += "\n\n[Event \"G\"]\n";
        if (random() % 97 == 0) text += '\0';
    }
    return text;
}

std::vector<std::size_t> some_of(const std::vector<std::size_t>& all, std::mt19937& random) {
    std::vector<std::size_t> some;
    for (const std::size_t one : all) {
        if (random() % 2 == 0) some.push_back(one);
    }
    return some;
}

void expect_laws(const std::string& text, std::mt19937& random, const ParserLimits& limits) {
    ASSERT_EQ(broken_law(text, limits), std::nullopt) << text;
    const auto whole = parse_whole(text, limits);
    const auto cuts = strong_starts(text);
    ASSERT_EQ(parse_in_blocks(text, cuts, limits), whole) << text;
    ASSERT_EQ(parse_in_blocks(text, some_of(cuts, random), limits), whole) << text;
}

constexpr ParserLimits kTight{.max_game_bytes = 160, .max_game_tokens = 20, .max_comment_lookahead = 30};

TEST(StreamLaws, HoldForHostileText) {
    std::mt19937 random(20240102);
    for (int round = 0; round < 6000 && !HasFatalFailure(); ++round) {
        const std::string text = hostile_text(random, 1 + random() % 60);
        expect_laws(text, random, {});
        expect_laws(text, random, kTight);
    }
}

// Ordinary games with one hostile piece in each place.
TEST(StreamLaws, HoldForAPieceInEveryPlaceOfAGame) {
    const std::string games =
        "[Event \"E\"]\n[Site \"S\"]\n\n1. e4 {c} e5 (1... c5) 2. Nf3 $1 1-0\n\n[Event \"F\"]\n[Site \"S\"]\n\n1. d4 "
        "*\n\n[Event \"G\"]\n*\n";
    std::mt19937 random(7);
    for (const std::string_view piece : kPieces) {
        for (std::size_t at = 0; at <= games.size() && !HasFatalFailure(); at += 1 + random() % 3) {
            std::string text = games;
            text.insert(at, piece);
            expect_laws(text, random, {});
        }
    }
}

// Comments that quote whole games, with and without braces in them, cut everywhere.
TEST(StreamLaws, HoldForCommentsFullOfFakeGames) {
    std::mt19937 random(11);
    for (int round = 0; round < 300 && !HasFatalFailure(); ++round) {
        std::string text = "[Event \"real\"]\n\n1. e4 {";
        const std::size_t games = 1 + random() % 6;
        for (std::size_t i = 0; i < games; ++i) {
            text += random() % 4 == 0 ? "\n" : "\n\n";
            text += random() % 3 == 0 ? "[Site \"fake\"]\n\n1. d4" : "[Event \"fake\"]\n\n1. d4";
            if (random() % 8 == 0) text += " {x}";
            text += random() % 5 == 0 ? " {" : " *";
        }
        if (random() % 3 != 0) text += "}";
        text += " e5 1-0\n\n[Event \"next\"]\n\n*\n";
        expect_laws(text, random, {});
        expect_laws(text, random, kTight);
    }
}

TEST(StreamLaws, AMarkedGameIsReadOnceWhateverStandsAroundIt) {
    std::mt19937 random(13);
    for (int round = 0; round < 500 && !HasFatalFailure(); ++round) {
        const std::string before = hostile_text(random, random() % 20);
        const std::string text = before + "\n\n[Event \"H\"]\n\n{} 1. e4 e5 *\n\n[Event \"I\"]\n\n*";
        const auto games = parse_whole(text);
        ASSERT_FALSE(games.empty());
        // The last game begins at its tag: nothing before may swallow it, since the braces before it are closed again.
        ASSERT_EQ(games.back().offset, text.size() - std::string_view("[Event \"I\"]\n\n*").size()) << text;
    }
}

std::string content(const std::filesystem::path& path) {
    const bool packed = path.extension() == ".zst";
    const std::string command = (packed ? "zstd -qdc '" : "cat '") + path.string() + "' 2>/dev/null";
    std::string bytes;
    std::FILE* const pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return bytes;
    std::array<char, 1 << 16> room{};
    while (const std::size_t count = std::fread(room.data(), 1, room.size(), pipe)) bytes.append(room.data(), count);
    pclose(pipe);
    return bytes;
}

// The first part of every real file, cut at each strong start.
TEST(StreamLaws, HoldForRealGames) {
    const auto shared = testing::shared_data();
    if (!shared) {
        ASSERT_FALSE(testing::shared_data_is_required()) << testing::kNoSharedData;
        GTEST_SKIP() << testing::kNoSharedData;
    }
    constexpr std::size_t kMostBytes = 200'000;
    std::mt19937 random(17);
    std::size_t files = 0;
    for (const std::string_view folder : {"corpus", "cases", "vectors"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(*shared / folder)) {
            const std::string name = entry.path().filename().string();
            if (!entry.is_regular_file() || !(name.ends_with(".pgn") || name.ends_with(".pgn.zst"))) continue;
            const std::string text = content(entry.path()).substr(0, kMostBytes);
            expect_laws(text, random, {});
            ASSERT_FALSE(HasFatalFailure()) << entry.path();
            ++files;
        }
    }
    EXPECT_GT(files, 100U);
}

}  // namespace
}  // namespace arbiter
