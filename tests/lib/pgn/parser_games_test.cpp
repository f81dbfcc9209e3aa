// Where one game ends and the next begins.
#include <gtest/gtest.h>

#include "lib/pgn/read_games.h"

namespace arbiter {
namespace {

using testing::read_games;

struct GamesCase {
    std::string_view name;
    std::string_view text;
    std::vector<std::string_view> games;  // "tags / tokens" of each
};

void expect_games(const std::vector<GamesCase>& cases) {
    for (const GamesCase& expected : cases) {
        std::vector<std::string> games;
        for (const auto& game : read_games(expected.text)) games.push_back(game.tags + " / " + game.tokens);
        EXPECT_EQ(games, std::vector<std::string>(expected.games.begin(), expected.games.end())) << expected.name;
    }
}

TEST(Games, EndAtTheirMarker) {
    expect_games({
        {"two games",
         "[A \"1\"]\n\ne4 1-0\n\n[A \"2\"]\n\nd4 *\n",
         {"A=1 / san[e4] result[1-0]", "A=2 / san[d4] result[*]"}},
        {"no blank lines",
         "[A \"1\"]\ne4 *\n[A \"2\"]\nd4 *\n",
         {"A=1 / san[e4] result[*]", "A=2 / san[d4] result[*]"}},
        {"on one line", "[A \"1\"] e4 * [A \"2\"] d4 *", {"A=1 / san[e4] result[*]", "A=2 / san[d4] result[*]"}},
        {"no final newline", "[A \"1\"]\n\n*", {"A=1 / result[*]"}},
        {"comments behind",
         "e4 * {a}\n{b}\n; c\n[A \"2\"]\n\n*",
         {" / san[e4] result[*] comment[{a}] comment[{b}] comment[; c]", "A=2 / result[*]"}},
    });
}

TEST(Games, EndWithoutAMarkerAtATagLine) {
    expect_games({
        {"tag line", "[A \"1\"]\n\ne4 e5\n\n[A \"2\"]\n\n*", {"A=1 / san[e4] san[e5]", "A=2 / result[*]"}},
        {"another tag", "[A \"1\"]\n\ne4 e5\n[B \"2\"]\n\n*", {"A=1 / san[e4] san[e5]", "B=2 / result[*]"}},
        {"tag line that breaks off", "[A \"1\"]\n\ne4\n[B \"2\n*", {"A=1 / san[e4]", " / junk[[B \"2] result[*]"}},
        {"in the line", "[A \"1\"]\n\ne4 Qa[B \"2\"]\n\n*", {"A=1 / san[e4] san[Qa]", "B=2 / result[*]"}},
        {"in the line, not whole", "e4 [B \"2\n*", {" / san[e4] junk[[] san[B] junk[\"2] result[*]"}},
        {"within a variation", "e4 (d4\n\n[A \"2\"]\n*", {" / san[e4] begin^1[(] san^1[d4]", "A=2 / result[*]"}},
        {"a blank line alone ends nothing", "e4\n\ne5 *", {" / san[e4] san[e5] result[*]"}},
    });
}

TEST(Games, MayBeTagsAlone) {
    expect_games({
        {"names repeat after a blank line",
         "[A \"1\"]\n[B \"2\"]\n\n[A \"3\"]\n\n*",
         {"A=1|B=2 / ", "A=3 / result[*]"}},
        {"they do not repeat", "[A \"1\"]\n\n[B \"2\"]\n\n*", {"A=1|B=2 / result[*]"}},
        {"a later one repeats", "[A \"1\"]\n\n[B \"2\"]\n[A \"3\"]\n\n*", {"A=1 / ", "B=2|A=3 / result[*]"}},
        {"repeated without a blank line", "[A \"1\"]\n[A \"2\"]\n\n*", {"A=1|A=2 / result[*]"}},
        {"at the end", "*\n\n[A \"1\"]\n", {" / result[*]", "A=1 / "}},
    });
}

TEST(Games, WithoutTagsBeginAtMoveNumbers) {
    expect_games({
        {"number 1 in the line",
         "[A \"1\"]\n\ne4 1-0 1. d4 *",
         {"A=1 / san[e4] result[1-0]", " / number[1.] san[d4] result[*]"}},
        {"a line each", "e4 1-0\nd4 0-1\n", {" / san[e4] result[1-0]", " / san[d4] result[0-1]"}},
        {"after a blank line", "[A \"1\"]\n*\n\n12. d4 *", {"A=1 / result[*]", " / number[12.] san[d4] result[*]"}},
        {"not on the next line after tags", "[A \"1\"]\n*\n2. d4 *", {"A=1 / result[*] junk[2. d4 *]"}},
        {"text is none", "* bla 2. d4\n1999.01.02 x", {" / result[*] junk[bla 2. d4\\n1999.01.02 x]"}},
    });
}

TEST(Games, AreWhateverIsNoWhiteSpaceAndNoComment) {
    expect_games({
        {"nothing", "", {}},
        {"white space", " \t\r\n\v", {}},
        {"comments", "{a}\n; b\n% c\n", {}},
        {"a byte order mark", "\xEF\xBB\xBF", {}},
        {"prose", "This is no PGN", {" / san[This] san[is] san[no] san[PGN]"}},
        {"an open comment", "{ open", {" / comment[{ open]"}},
        {"control characters", std::string_view("\0\0\n", 3), {" / junk[\\u{0}\\u{0}]"}},
        {"a closing brace", "}", {" / junk[}]"}},
        {"a bad tag", "[x]", {" / junk[[x]]"}},
    });
}

TEST(Games, GoOnAfterACommentThatQuotesOthers) {
    const std::string_view kQuote = "[A \"1\"]\n\ne4 {\n\n[A \"x\"]\n\nd4 *\n\n[A \"y\"]\n} e5 *\n\n[A \"2\"]\n\n*";
    const auto games = read_games(kQuote);
    ASSERT_EQ(games.size(), 2U);
    EXPECT_TRUE(games[0].tokens.ends_with("san[e5] result[*]")) << games[0].tokens;
    EXPECT_EQ(games[1].tags, "A=2");
}

TEST(Games, AreNotLostBehindACommentThatIsNeverClosed) {
    expect_games({
        {"a brace opens first",
         "[A \"1\"]\n\ne4 {x\n\n[A \"2\"]\n\nd4 {y} *",
         {"A=1 / san[e4] comment[{x]", "A=2 / san[d4] comment[{y}] result[*]"}},
        {"no brace at all",
         "[A \"1\"]\n\ne4 {x\n\n[A \"2\"]\n\nd4 *",
         {"A=1 / san[e4] comment[{x]", "A=2 / san[d4] result[*]"}},
        {"no blank line, but Event",
         "[Event \"1\"]\ne4 {x\n[Event \"2\"]\nd4 *",
         {"Event=1 / san[e4] comment[{x]", "Event=2 / san[d4] result[*]"}},
        {"before the first game", "{x\n\n[A \"2\"]\n\nd4 *", {" / comment[{x]", "A=2 / san[d4] result[*]"}},
        {"behind a marker",
         "e4 * {x\n\n[A \"2\"]\n\nd4 *",
         {" / san[e4] result[*] comment[{x]", "A=2 / san[d4] result[*]"}},
        {"in the last game", "[A \"1\"]\n\ne4 {x\n\ny *", {"A=1 / san[e4] comment[{x\\n\\ny *]"}},
    });
}

TEST(Games, TakeWhatACommentWasMeantToHold) {
    expect_games({
        {"once", "e4 { a { b } c4 } e5 *", {" / san[e4] comment[{ a { b }] junk[c4 }] san[e5] result[*]"}},
        {"twice", "e4 {a{b{c}d}e} e5 *", {" / san[e4] comment[{a{b{c}] junk[d}] junk[e}] san[e5] result[*]"}},
        {"not past another comment", "e4 {a{b} e5 {c} *", {" / san[e4] comment[{a{b}] san[e5] comment[{c}] result[*]"}},
        {"not past another game",
         "e4 {a{b} e5\n\n[A \"1\"]\n\n} *",
         {" / san[e4] comment[{a{b}] san[e5]", "A=1 / junk[}] result[*]"}},
    });
}

TEST(Games, BeginAtAByteOrderMark) {
    expect_games({
        {"joined files", "[A \"1\"]\n*\n\xEF\xBB\xBF[A \"2\"]\n*", {"A=1 / result[*]", "A=2 / result[*]"}},
        {"joined without a line end", "e4 e5\xEF\xBB\xBF[A \"2\"]\n*", {" / san[e4] san[e5]", "A=2 / result[*]"}},
        {"within tags", "[A \"1\"]\n\xEF\xBB\xBF[B \"2\"]\n*", {"A=1 / ", "B=2 / result[*]"}},
    });
}

TEST(Games, KnowTheirPlace) {
    const auto games = read_games("\n\n [A \"1\"]\n\ne4 * \n\n\xEF\xBB\xBF[A \"2\"]\n\n* ; x\n\n");
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].offset, 3U);
    EXPECT_EQ(games[0].text, "[A \"1\"]\n\ne4 *");
    EXPECT_EQ(games[1].offset, 19U);
    EXPECT_EQ(games[1].text, "\xEF\xBB\xBF[A \"2\"]\n\n* ; x");
}

}  // namespace
}  // namespace arbiter
