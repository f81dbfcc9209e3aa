// Hostile sizes: limits, linear time, and the protocol of texts that are cut.
#include <gtest/gtest.h>

#include <chrono>

#include "lib/pgn/read_games.h"

namespace arbiter {
namespace {

using testing::read_game;
using testing::read_games;
using testing::with_tag;

TEST(Limits, CutAGameThatIsTooLongAndGoOnAtTheNext) {
    const std::string text = with_tag("e4 e5 d4 d5 c4 c5") + "\n\n[Event \"F\"]\n\n*";
    const auto games = read_games(text, ParserLimits{.max_game_bytes = 22});
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].tokens, "san[e4] san[e5] san[d4]");
    EXPECT_EQ(games[0].ids(), "game-too-long");
    EXPECT_EQ(games[1].tags, "Event=F");
    EXPECT_EQ(games[1].ids(), "");
}

TEST(Limits, CutAGameOfTooManyTokens) {
    const auto games = read_games("((((((((((\n\n[Event \"F\"]\n\n*", ParserLimits{.max_game_tokens = 4});
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].text, "((((");
    games[0].only("game-too-long");
    EXPECT_EQ(games[1].tags, "Event=F");
}

TEST(Limits, CountTagsAndTheTailToo) {
    EXPECT_EQ(read_games("[A \"1\"][B \"2\"][C \"3\"][D \"4\"]", ParserLimits{.max_game_tokens = 3}).front().tags,
              "A=1|B=2|C=3");
    EXPECT_EQ(read_games("* {a} {b} {c} {d}", ParserLimits{.max_game_tokens = 3}).front().tokens,
              "result[*] comment[{a}] comment[{b}]");
}

TEST(Limits, MakeNoGameOfTheTextBehindTheMarkerOfOneThatIsTooLong) {
    std::string text = "* x";
    for (int i = 0; i < 20; ++i) text += "\n*";
    for (const std::size_t most : {14U, 15U, 16U, 17U}) {
        const auto games = read_games(text + "\n\n[Event \"F\"]\n\n*", ParserLimits{.max_game_bytes = most});
        ASSERT_EQ(games.size(), 2U) << most;
        EXPECT_EQ(games[0].ids(), "text-after-result game-too-long");
        EXPECT_EQ(games[1].tags, "Event=F");
    }
}

TEST(Limits, EndTheLookoutForABrace) {
    const std::string text = "[A \"1\"]\n\n{x\n\n[A \"2\"]\n\ne4 " + std::string(100, ' ') + "} *";
    EXPECT_EQ(read_games(text).size(), 1U);
    EXPECT_EQ(read_games(text, ParserLimits{.max_comment_lookahead = 50}).size(), 2U);
}

TEST(Limits, KeepTheFirstFindingsOfManyAndCountTheRest) {
    GameParser parser;
    GameBuffer buffer;
    GameView game;
    const std::string text(50'000, '}');
    parser.next(text, 0, TextEnd::input_end, buffer, game);
    EXPECT_EQ(buffer.diagnostics.items.size(), DiagnosticList::kMaxKept);
    EXPECT_GT(buffer.diagnostics.dropped_total, 30'000U);
}

// Each of these took quadratic time or more, or all memory, in some reader.
TEST(Time, IsLinearInWhateverTheTextHolds) {
    constexpr std::size_t kBytes = 1'000'000;
    const std::string_view patterns[]{"(",
                                      ")",
                                      "()",
                                      "{",
                                      "}",
                                      "{{}",
                                      "$",
                                      "\"",
                                      "[",
                                      "[a \"",
                                      "[a \"b\"]",
                                      "[a \"b\"]\n\n",
                                      "\\",
                                      "[a \"\\\"",
                                      "[a \"x\"\n",
                                      ";\n",
                                      "%\n",
                                      "\n",
                                      "\n\n",
                                      ".",
                                      "1.",
                                      "-",
                                      "e",
                                      "e.p",
                                      "N ",
                                      "1-0",
                                      "\xEF\xBB\xBF",
                                      "\xEF\xBB\xBF[",
                                      "\xA0",
                                      "\x01",
                                      "*",
                                      "* x",
                                      "{\n\n[a \"",
                                      "{\n[Event \"x\n",
                                      "e4 (",
                                      "[a ",
                                      "[                ",
                                      "\" ",
                                      "[a \" \" "};
    for (const std::string_view pattern : patterns) {
        std::string text;
        while (text.size() < kBytes) text += pattern;
        const auto begin = std::chrono::steady_clock::now();
        GameParser parser;
        GameBuffer buffer;
        GameView game;
        std::size_t from = 0;
        for (ParseResult result{ParseStatus::game, 0}; result.status == ParseStatus::game;) {
            result = parser.next(text, from, TextEnd::input_end, buffer, game);
            from = result.next;
        }
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
        EXPECT_LT(seconds.count(), 10.0) << pattern;  // some 0.01 s, or minutes where it is quadratic
    }
}

ParseStatus status_of(std::string_view text, TextEnd end) {
    GameParser parser;
    GameBuffer buffer;
    GameView game;
    return parser.next(text, 0, end, buffer, game).status;
}

TEST(Cut, IsOpenOnlyWhereTheGameMayGoOnBehindIt) {
    const std::string_view kOpen[]{"[A \"1\"]\n\n", "{a}\n\n", "[A \"1\"]\n\n{a}\n\n", "[A \"1\"]\n\ne4 {a\n\n",
                                   "e4 * {a\n\n",   "[x]\n\n", "e4 (d4 {a\n\n",        "\x01\n\n"};
    for (const std::string_view text : kOpen) {
        EXPECT_EQ(status_of(text, TextEnd::strong_start), ParseStatus::open) << text;
        EXPECT_NE(status_of(text, TextEnd::input_end), ParseStatus::open) << text;
    }
    for (const std::string_view text :
         {"[A \"1\"]\n\ne4\n\n", "e4 *\n\n", "e4 (d4\n\n", "e4 ; {\n\n", "[A \"1\"]\n\n12\n\n", "* x\n\n"}) {
        EXPECT_EQ(status_of(text, TextEnd::strong_start), ParseStatus::game) << text;
    }
    EXPECT_EQ(status_of("\n \n", TextEnd::strong_start), ParseStatus::none);
}

TEST(Cut, SaysWhereTheOpenGameBegins) {
    constexpr std::string_view kText = "[A \"1\"]\n\n*\n\n {a}\n[A \"2\"]\n\n";
    GameParser parser;
    GameBuffer buffer;
    GameView game;
    ParseResult result = parser.next(kText, 0, TextEnd::strong_start, buffer, game);
    EXPECT_EQ(result.status, ParseStatus::game);
    result = parser.next(kText, result.next, TextEnd::strong_start, buffer, game);
    EXPECT_EQ(result.status, ParseStatus::open);
    EXPECT_EQ(kText.substr(result.next), "[A \"2\"]\n\n");
}

TEST(Cut, DecidesAnOpenCommentOnceTheLookoutIsOver) {
    const std::string text = "[A \"1\"]\n\ne4 {a" + std::string(100, ' ') + "\n\n";
    GameParser parser(ParserLimits{.max_comment_lookahead = 50});
    GameBuffer buffer;
    GameView game;
    EXPECT_EQ(parser.next(text, 0, TextEnd::strong_start, buffer, game).status, ParseStatus::game);
    EXPECT_EQ(game.tokens.size(), 2U);
}

}  // namespace
}  // namespace arbiter
