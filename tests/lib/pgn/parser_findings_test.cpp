// Every finding that the parser makes, with its place and its ply.
#include <gtest/gtest.h>

#include "lib/pgn/read_games.h"

namespace arbiter {
namespace {

using testing::read_games;
using testing::ReadFinding;
using testing::ReadGame;
using testing::with_tag;

constexpr std::uint32_t kNone = Diagnostic::kNoPly;

// The place is marked in the text: it lies between '<<' and '>>', which are taken out.
struct FindingCase {
    std::string_view id;
    std::string text;
    std::uint32_t ply = kNone;
    bool in_variation = false;
    std::string_view more = {};  // other findings of the text, in order of place, without the one that is meant
};

struct Marked {
    std::string text;
    std::size_t offset = 0;
    std::string at;
};

Marked unmark(std::string text) {
    Marked marked;
    marked.offset = text.find("<<");
    text.erase(marked.offset, 2);
    const std::size_t end = text.find(">>");
    text.erase(end, 2);
    marked.at = text.substr(marked.offset, end - marked.offset);
    marked.text = std::move(text);
    return marked;
}

void expect_finding(const FindingCase& expected) {
    const Marked marked = unmark(expected.text);
    std::vector<ReadFinding> found;
    std::string more;
    for (const ReadGame& game : read_games(marked.text)) {
        for (const ReadFinding& finding : game.findings) {
            if (finding.id == expected.id) {
                found.push_back(finding);
            } else {
                more += (more.empty() ? "" : " ") + finding.id;
            }
        }
    }
    ASSERT_EQ(found.size(), 1U) << expected.id << " in " << marked.text;
    EXPECT_EQ(found[0].offset, marked.offset) << expected.text;
    EXPECT_EQ(found[0].at, marked.at) << expected.text;
    EXPECT_EQ(found[0].ply, expected.ply) << expected.text;
    EXPECT_EQ(found[0].in_variation, expected.in_variation) << expected.text;
    EXPECT_EQ(more, expected.more) << expected.text;
}

std::string deep(std::string_view inside) {
    std::string text = "e4";
    for (int line = 0; line < 3; ++line) text.append("\n").append(85, '(');
    text.append("\n").append(inside);
    for (int line = 0; line < 3; ++line) text.append("\n").append(85, ')');
    return text.append(" *");
}

TEST(Findings, OfSyntaxHaveTheirPlaceAndPly) {
    const FindingCase kCases[]{
        {"unterminated-comment", with_tag("e4 e5 <<{>>open\n\n[Event \"F\"]\n\n*"), 2},
        {"unterminated-comment", "[A \"1\"]\n\ne4 * <<{>>open", 1},
        {"stray-brace", with_tag("e4 <<}>> e5 *"), 1},
        {"stray-brace", with_tag("e4 {a {b} c <<}>> e5 *"), 1, false, "nested-comment"},
        {"nested-comment", with_tag("e4 {a <<{>>b {c} *"), 1},
        {"unclosed-variation", with_tag("e4 <<(>>d4 (c4) 1-0"), 1, true},
        {"unclosed-variation", with_tag("e4 <<(>>d4 (c4"), 1, true, "missing-result"},
        {"stray-parenthesis", with_tag("e4 e5<<)>> *"), 2},
        {"variation-without-move", with_tag("<<(>>1. d4) 1. e4 *"), 0, true},
        {"variation-without-move", with_tag("1. e4 (<<(>>1. d4) 1. c4) *"), 1, true},
        {"empty-variation", with_tag("e4 <<( {x} )>> *"), 1, true},
        {"nesting-too-deep", with_tag(deep("<<(>>d4)")), 1, true, "variation-without-move"},
        {"unknown-annotation", with_tag("e4<<!!!>> *"), 1},
        {"unknown-annotation", with_tag("e4 <<+->> *"), 1},
        {"unknown-annotation", with_tag("e4 <<$>> *"), 1},
        {"unknown-annotation", with_tag("e4 <<N>> *"), 1},
        {"unknown-annotation", with_tag("e4 (d4 <<...>> d5) *"), 1, true},
        {"unknown-annotation", with_tag("Qh5 <<+>> *"), 1},
        {"nag-out-of-range", with_tag("e4 <<$256>> *"), 1},
        {"nag-before-first-move", with_tag("<<$220>> 1. e4 *"), 0},
        {"text-after-result", with_tag("e4 * <<text and\nmore>> {c} text *"), 1},
        {"missing-result", with_tag("e4 e5<<>>\n\n[Event \"F\"]\n\n*"), 2},
        {"missing-result", "[A \"1\"]<<>>\n", kNone},
        {"blank-line-in-game", with_tag("e4\n<<>>\n\ne5 *"), kNone},
        {"blank-line-in-game", with_tag("e4\n<<>> \t\n*\n"), kNone},
        {"blank-line-in-game", "[A \"1\"]\n<<>>\n[B \"2\"]\n\n*", kNone},
        {"missing-blank-line", "[A \"1\"]\n<<>>e4 *", kNone},
        {"missing-blank-line", with_tag("e4 *<<>>\n[Event \"F\"]\n\n*"), kNone},
        {"missing-blank-line", with_tag("e4<<>>\n[Event \"F\"]\n\n*"), kNone, false, "missing-result"},
        {"line-too-long", with_tag("e4\n<<{" + std::string(253, 'x') + "}>>\n*"), kNone},
        {"truncated-game", with_tag("e4 e5 <<Qa>>[Event \"F\"]\n\n*"), 3},
        {"noncanonical-san", with_tag("e4 <<Qg2>>0-1"), 2},
    };
    for (const FindingCase& expected : kCases) expect_finding(expected);
}

TEST(Findings, OfTagsHaveTheirPlace) {
    const FindingCase kCases[]{
        {"malformed-tag", "<<[Event \"E>>\n\n*", kNone},
        {"malformed-tag", "<<[Event \"E\">>\n\n*", kNone},
        {"malformed-tag", "<<[Event]>>\n\n*", kNone},
        {"malformed-tag", "[Event \"<<a\nb>>\"]\n\n*", kNone},
        {"bad-tag-escape",
         R"([Event "a <<\>>b \c"])"
         "\n\n*",
         kNone},
        {"unescaped-quote", "[Event \"a <<\">>b\" c\"]\n\n*", kNone},
        {"bad-tag-name", "[<<A-B>> \"1\"]\n\n*", kNone},
    };
    for (const FindingCase& expected : kCases) expect_finding(expected);
}

TEST(Findings, OfEncodingHaveTheirPlace) {
    const FindingCase kCases[]{
        {"byte-order-mark", "<<\xEF\xBB\xBF>>[A \"1\"]\n\n*", kNone},
        {"latin1-text", "[A \"M<<\xFC>>ller \xDF\"]\n\n*", kNone},
        {"invalid-byte", "[A \"\u00FC \u00DF <<\xFC>>\"]\n\n*", kNone},
        {"invalid-byte", "[A \"\xFC <<\x81>>\"]\n\n*", kNone, false, "latin1-text"},
        {"control-character", "[A \"a<<\x07>>b\"]\n\n*", kNone},
        {"control-character", "[A \"1\"]\n\n*\n<<\x1A>>\n", kNone},
        {"control-character", "[A \"a<<\u0085>>b\"]\n\n*", kNone},
        {"unusual-space", "[A \"1\"]\n\ne4<<\u00A0>>e5 \u2009*", kNone},
        {"unusual-space", "[A \"1\"]\n\ne4<<\xA0>>e5 *", kNone, false, "latin1-text"},
        {"cr-line-ends", "[A \"1\"]<<\r>>\r*\r", kNone},
        {"tab-in-string", "[A \"a<<\t>>b\"]\n\n\t*", kNone},
    };
    for (const FindingCase& expected : kCases) expect_finding(expected);
}

TEST(Findings, AreMadeForEveryCodeThatIsTheParsers) {
    // Of what parser.h lists as the parser's, the two cases above lack these only, which need their own tests.
    const auto games = read_games(with_tag("e4 e5 d4 d5 *"), ParserLimits{.max_game_bytes = 20});
    ASSERT_FALSE(games.empty());
    EXPECT_EQ(games[0].only("game-too-long").offset, 20U);
}

TEST(Findings, CountWhatComesOnceAGame) {
    const auto game = testing::read_game("[A \"\x01\x02\x03\"]\n\n*\u00A0\u00A0");
    EXPECT_EQ(game.only("control-character").message, "control character, 3 times in this game");
    EXPECT_EQ(game.only("unusual-space").message, "unusual white space, 2 times in this game");
}

TEST(Findings, AreNoneInOrdinaryGames) {
    for (const std::string_view text : {
             "[Event \"E\"]\r\n[Site \"S\"]\r\n\r\n1. e4 e5 2. Nf3 {x} (2. f4 $2 exf4!?) 2... Nc6 1/2-1/2\r\n\r\n",
             "{comment}\n\n[Event \"\u00FC\"]\n\n{before} 1. e4 $1 ; end\n1... e5 * {after}\n",
             "[Event \"E\"]\n\n%escape\n1-0\n\n[Event \"F\"]\n\n*\n",
         }) {
        for (const ReadGame& game : read_games(text)) EXPECT_EQ(game.ids(), "") << text;
    }
}

}  // namespace
}  // namespace arbiter
