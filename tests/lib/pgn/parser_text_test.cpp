// Encodings, line ends and white space.
#include <gtest/gtest.h>

#include "lib/pgn/read_games.h"

namespace arbiter {
namespace {

using testing::read_game;
using testing::read_games;

TEST(Encoding, IsDecidedForEachGame) {
    const auto games = read_games("[A \"x\"]\n*\n\n[A \"\u00FC\"]\n*\n\n[A \"\xFC\"]\n*");
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(games[0].encoding, Encoding::ascii);
    EXPECT_EQ(games[1].encoding, Encoding::utf8);
    EXPECT_EQ(games[2].encoding, Encoding::windows_1252);
}

TEST(Encoding, StaysUtf8WhereMostOfItIs) {
    EXPECT_EQ(read_game("[A \"\u00FC\u00DF\u20AC\xFC\"]\n\n*").encoding, Encoding::utf8);
    EXPECT_EQ(read_game("[A \"\u00FC\xFC\xDF\"]\n\n*").encoding, Encoding::windows_1252);
    // Overlong forms and surrogates are no UTF-8.
    EXPECT_EQ(read_game("[A \"\xC0\xAF\"]\n\n*").encoding, Encoding::windows_1252);
    EXPECT_EQ(read_game("[A \"\xED\xA0\x80\"]\n\n*").encoding, Encoding::windows_1252);
}

TEST(LineEnds, AreAlike) {
    for (const std::string_view end : {"\n", "\r\n", "\r"}) {
        std::string text;
        for (const std::string_view line :
             {"[A \"1\"]", "", "1. e4 ; note", "% escape", "1... e5 1-0", "", "[A \"2\"]", "", "e4", "", "e5 *"}) {
            text.append(line).append(end);
        }
        const auto games = read_games(text);
        ASSERT_EQ(games.size(), 2U) << text;
        EXPECT_EQ(games[0].tokens,
                  "number[1.] san[e4] comment[; note] escape[% escape] number[1...] san[e5] result[1-0]");
        const bool cr = end == "\r";
        EXPECT_EQ(games[0].ids(), cr ? "cr-line-ends" : "");
        EXPECT_EQ(games[1].ids(), cr ? "cr-line-ends blank-line-in-game" : "blank-line-in-game");
    }
}

TEST(LineLength, CountsTheLineEnd) {
    for (const std::string_view end : {"\n", "\r\n", "\r"}) {
        std::string text(254, 'x');  // with the line end 255
        text.append(end).append("*");
        EXPECT_EQ(read_game(text).ids().find("line-too-long"), std::string::npos);
        text.insert(0, 1, 'x');
        EXPECT_EQ(read_game(text).only("line-too-long").at.size(), 255U);
    }
    EXPECT_EQ(read_game(std::string(255, 'x')).ids(), "line-too-long missing-result");
}

TEST(WhiteSpace, OfAllKindsSeparatesTokens) {
    constexpr std::string_view kSpaces[]{" ",      "\t",     "\v",     "\u00A0", "\u2009", "\u200B",
                                         "\u3000", "\uFEFF", "\u202F", "\u00AD", "\u200E", "\u202E",
                                         "\u2028", "\xA0",   "\x01",   "\x1A",   "\f",     "\x7F"};
    for (const std::string_view space : kSpaces) {
        std::string text = "1.";
        text.append(space).append("e4").append(space).append("e5 1-0");
        EXPECT_EQ(read_game(text).tokens, "number[1.] san[e4] san[e5] result[1-0]") << text;
    }
    EXPECT_EQ(read_game(std::string_view("e4\0e5 *", 7)).tokens, "san[e4] san[e5] result[*]");
    EXPECT_EQ(read_game("1\u00A0e4 1\xA0 e5 *").tokens, "number[1] san[e4] number[1] san[e5] result[*]");
}

TEST(WhiteSpace, IsPartOfTheGameWhereSomethingIsSaidAboutIt) {
    const auto games = read_games("[A \"1\"]\n*\n\n\x1A\n[A \"2\"]\n*\n \x1A");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].text, "[A \"1\"]\n*\n\n\x1A");
    EXPECT_EQ(games[1].text, "[A \"2\"]\n*\n \x1A");
}

}  // namespace
}  // namespace arbiter
