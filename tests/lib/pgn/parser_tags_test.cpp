// Tag pairs: what is read of them and what is said about their form.
#include <gtest/gtest.h>

#include "lib/pgn/read_games.h"

namespace arbiter {
namespace {

using testing::read_game;

struct TagCase {
    std::string_view name;
    std::string_view text;
    std::string_view tags;
    std::string_view ids;
};

void expect_tags(std::span<const TagCase> cases) {
    for (const TagCase& expected : cases) {
        const auto game = read_game(std::string(expected.text) + "\n\n*\n");
        EXPECT_EQ(game.tags, expected.tags) << expected.name;
        EXPECT_EQ(game.ids(), expected.ids) << expected.name;
        EXPECT_TRUE(game.tokens.ends_with("result[*]")) << expected.name << ": " << game.tokens;
    }
}

TEST(Tags, AreReadInAnyLayout) {
    constexpr TagCase kCases[]{
        {"plain", "[Event \"E\"]\n[Site \"\"]", "Event=E|Site=", ""},
        {"on one line", "[Event \"E\"] [Site \"S\"][Date \"D\"]", "Event=E|Site=S|Date=D", ""},
        {"spaces", "[ Event\t\"E\" ]  ", "Event=E", ""},
        {"no space", "[Event\"E\"]", "Event=E", ""},
        {"over lines", "[\nEvent\n\"E\"\n]", "Event=E", ""},
        {"over lines, CRLF", "[Event\r\n\"E\"\r\n]", "Event=E", ""},
        {"indented", "  [Event \"E\"]", "Event=E", ""},
        {"brackets inside", "[Event \"a [b] c\"]", "Event=a [b] c", ""},
        {"braces inside", "[Event \"a {b ; c\"]", "Event=a {b ; c", ""},
        {"escapes", R"([Event "a \"b\" \\"])", R"(Event=a \"b\" \\)", ""},
        {"escaped quote before a bracket", R"([Event "a \"] b"])", R"(Event=a \"] b)", ""},
    };
    expect_tags(kCases);
}

TEST(Tags, AreReadAsFarAsTheyAreCertain) {
    constexpr TagCase kCases[]{
        {"quotes inside", "[Event \"5th \"Sunny\" Cup\"]", "Event=5th \"Sunny\" Cup", "unescaped-quote"},
        {"quotes inside, more tags", "[Event \"a \"b\" c\"] [Site \"S\"]", "Event=a \"b\" c|Site=S", "unescaped-quote"},
        {"quote and bracket inside", "[Event \"a \"b\"] c\"]", "Event=a \"b\"] c", "unescaped-quote"},
        {"other escapes", R"([Event "C:\x \y"])", R"(Event=C:\x \y)", "bad-tag-escape"},
        {"backslash at the end", R"([Site "C:\"])", R"(Site=C:\)", "bad-tag-escape"},
        {"no closing quote", "[Event \"E]\n[Site \"S\"]", "Site=S", "malformed-tag"},
        {"no closing bracket", "[Event \"E\"\n[Site \"S\"]", "Event=E|Site=S", "malformed-tag"},
        {"no quotes", "[Event E]\n[Site \"S\"]", "Site=S", "malformed-tag"},
        {"no value", "[Event]\n[Site \"S\"]", "Site=S", "malformed-tag"},
        {"no name", "[\"E\"]\n[Site \"S\"]", "Site=S", "malformed-tag"},
        {"nothing", "[]\n[Site \"S\"]", "Site=S", "malformed-tag"},
        {"value over two lines", "[Event \"a\nb\"]\n[Site \"S\"]", "Event=a\nb|Site=S", "malformed-tag"},
        {"odd name", "[White-Elo \"1\"]", "White-Elo=1", "bad-tag-name"},
        {"two names", "[White Elo \"1\"]\n[Site \"S\"]", "Site=S", "malformed-tag"},
    };
    expect_tags(kCases);
}

TEST(Tags, KnowWhetherTheyHoldEscapes) {
    GameParser parser;
    GameBuffer buffer;
    GameView game;
    parser.next(R"([A "x"] [B "\\"] [C "y"] *)", 0, TextEnd::input_end, buffer, game);
    ASSERT_EQ(game.tags.size(), 3U);
    EXPECT_FALSE(game.tags[0].escaped);
    EXPECT_TRUE(game.tags[1].escaped);
    EXPECT_FALSE(game.tags[2].escaped);
    EXPECT_EQ(game.tags[1].place.of(game.text), R"([B "\\"])");
    EXPECT_EQ(game.tag_value("A"), "x");
    EXPECT_EQ(game.tag_value("a"), "");
    ASSERT_NE(game.find_tag("C"), nullptr);
    EXPECT_EQ(game.find_tag("Z"), nullptr);
}

TEST(Tags, KeepDuplicates) { EXPECT_EQ(read_game("[A \"1\"]\n[A \"2\"]\n\n*").tags, "A=1|A=2"); }

TEST(Tags, MayHaveCommentsBetweenThem) {
    const auto game = read_game("{first}\n[A \"1\"]\n; second\n[B \"2\"]\n% third\n\n*");
    EXPECT_EQ(game.tags, "A=1|B=2");
    EXPECT_EQ(game.tokens, "comment[{first}] comment[; second] escape[% third] result[*]");
    EXPECT_EQ(game.ids(), "");
}

}  // namespace
}  // namespace arbiter
