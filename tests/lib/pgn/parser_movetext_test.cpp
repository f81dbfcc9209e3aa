// Tokens of movetext, as dumps: kind, depth and text of each.
#include <gtest/gtest.h>

#include "lib/pgn/read_games.h"
#include "pgn/result.h"

namespace arbiter {
namespace {

using testing::read_game;
using testing::tokens;
using testing::with_tag;

struct TokenCase {
    std::string_view name;
    std::string_view movetext;
    std::string_view tokens;
};

void expect_tokens(std::span<const TokenCase> cases) {
    for (const TokenCase& expected : cases) EXPECT_EQ(tokens(expected.movetext), expected.tokens) << expected.name;
}

TEST(Movetext, SeparatesNumbersFromMoves) {
    constexpr TokenCase kCases[]{
        {"spaced", "1. e4 e5 *", "number[1.] san[e4] san[e5] result[*]"},
        {"glued", "1.e4 1...e5 *", "number[1.] san[e4] number[1...] san[e5] result[*]"},
        {"dot apart", "1 . e4 *", "number[1 .] san[e4] result[*]"},
        {"dots apart", "1. ... e5 *", "number[1. ...] san[e5] result[*]"},
        {"no dot", "1 e4 e5 *", "number[1] san[e4] san[e5] result[*]"},
        {"no dot and no space", "1e4 12Nf3 3O-O *",
         "number[1] san[e4] number[12] san[Nf3] number[3] san[O-O] result[*]"},
        {"castling with zeros behind the dot", "4.0-0 5.0-0-0 *",
         "number[4.] san[0-0] number[5.] san[0-0-0] result[*]"},
        {"number over two lines", "1\n. e4 *", "number[1\\n.] san[e4] result[*]"},
        {"zeros are no number", "00 000 *", "san[00] san[000] result[*]"},
    };
    expect_tokens(kCases);
}

TEST(Movetext, KeepsTheNumberAndItsDots) {
    GameParser parser;
    GameBuffer buffer;
    GameView game;
    parser.next("12. e4 12... e5 13 . .. 99999999999. *", 0, TextEnd::input_end, buffer, game);
    ASSERT_EQ(game.tokens.size(), 7U);
    EXPECT_EQ(game.tokens[0].data, 12);
    EXPECT_EQ(game.tokens[0].dots, 1U);
    EXPECT_EQ(game.tokens[2].dots, 3U);
    EXPECT_EQ(game.tokens[4].data, 13);
    EXPECT_EQ(game.tokens[4].dots, 3U);
    EXPECT_EQ(game.tokens[5].data, 65535);
}

TEST(Movetext, TakesEveryWordThatMayBeAMoveForOne) {
    constexpr TokenCase kCases[]{
        {"spellings", "e2-e4 e2e4 Nb1xc3+ a8=Q# a8(Q) O-O-O 0-0 o-o Pe4 *",
         "san[e2-e4] san[e2e4] san[Nb1xc3+] san[a8=Q#] san[a8(Q)] san[O-O-O] san[0-0] san[o-o] san[Pe4] result[*]"},
        {"variation glued", "e4(d4) Q(Q) *",
         "san[e4] begin^1[(] san^1[d4] end^1[)] san[Q] begin^1[(] san^1[Q] end^1[)] result[*]"},
        {"null moves and drops", "-- Z0 N@f3 *", "san[--] san[Z0] san[N@f3] result[*]"},
        {"foreign letters and figurines", "Sf3 \u2658f3 \u041A\u04443 *",
         "san[Sf3] san[\u2658f3] san[\u041A\u04443] result[*]"},
        {"prose", "pawn to e4 *", "san[pawn] san[to] san[e4] result[*]"},
        {"en passant glued", "exd6e.p. exd6ep exd6e.p.+ *", "san[exd6e.p.] san[exd6ep] san[exd6e.p.+] result[*]"},
        {"en passant apart", "exd6 e.p. exd6 ep *", "san[exd6] junk[e.p.] san[exd6] junk[ep] result[*]"},
    };
    expect_tokens(kCases);
}

TEST(Movetext, TakesSuffixesOffTheirMoves) {
    constexpr TokenCase kCases[]{
        {"attached", "e4! e5?? Nf3!? *", "san[e4] nag[!] san[e5] nag[??] san[Nf3] nag[!?] result[*]"},
        {"apart", "e4 ! e5 ?! *", "san[e4] nag[!] san[e5] nag[?!] result[*]"},
        {"behind a check mark", "Qh5+!! *", "san[Qh5+] nag[!!] result[*]"},
        {"NAGs", "Nf3$1$14 e5 $2 *", "san[Nf3] nag[$1] nag[$14] san[e5] nag[$2] result[*]"},
        {"NAG at a parenthesis", "e4 (d4 $1) *", "san[e4] begin^1[(] san^1[d4] nag^1[$1] end^1[)] result[*]"},
        {"signs", "e4 +- e5 = \u221E \u00B1 *", "san[e4] nag[+-] san[e5] nag[=] nag[\u221E] nag[\u00B1] result[*]"},
        {"novelty and diagram", "e4 N 1... e5 D 2. d4 *",
         "san[e4] nag[N] number[1...] san[e5] nag[D] number[2.] san[d4] result[*]"},
    };
    expect_tokens(kCases);
}

TEST(Movetext, NeverTakesAPieceLetterAloneForAMark) {
    constexpr TokenCase kCases[]{
        {"after a number", "1. N f3 *", "number[1.] san[N] san[f3] result[*]"},
        {"after a move", "e4 N f6 *", "san[e4] san[N] san[f6] result[*]"},
        {"German queen", "e4 D d5 *", "san[e4] san[D] san[d5] result[*]"},
        {"hyphen apart", "e2 - e4 *", "san[e2] junk[-] san[e4] result[*]"},
    };
    expect_tokens(kCases);
}

TEST(Movetext, EndsAtTheMarkerInAnySpelling) {
    constexpr TokenCase kCases[]{
        {"white", "e4 1-0", "san[e4] result[1-0]"},
        {"black", "e4 0-1", "san[e4] result[0-1]"},
        {"draw", "e4 1/2-1/2", "san[e4] result[1/2-1/2]"},
        {"half", "e4 1/2", "san[e4] result[1/2]"},
        {"sign", "e4 \u00BD-\u00BD", "san[e4] result[\u00BD-\u00BD]"},
        {"colon", "e4 1:0", "san[e4] result[1:0]"},
        {"decimal", "e4 0.5-0.5", "san[e4] result[0.5-0.5]"},
        {"decimal without zeros", "e4 .5-.5", "san[e4] result[.5-.5]"},
        {"letter O last", "e4 1-O", "san[e4] result[1-O]"},
        {"letter O first", "e4 O-1", "san[e4] result[O-1]"},
        {"dash", "e4 1\u20130", "san[e4] result[1\u20130]"},
        {"star without space", "e4*", "san[e4] result[*]"},
        {"castling is none", "0-0 O-O 0-0-0 0-1", "san[0-0] san[O-O] san[0-0-0] result[0-1]"},
        {"text behind", "e4 1/2-1/2`", "san[e4] result[1/2-1/2] junk[`]"},
        {"glued to a move", "Qg20-1", "san[Qg2] result[0-1]"},
        {"glued to a mate", "Qxf7#1-0", "san[Qxf7#] result[1-0]"},
        {"glued to castling", "O-O1/2-1/2", "san[O-O] result[1/2-1/2]"},
        {"glued to half a move", "Ra1-0 *", "san[Ra1-0] result[*]"},
        {"no result", "12-14 *", "junk[12-14] result[*]"},
    };
    expect_tokens(kCases);
}

TEST(Movetext, ReadsCommentsOfAllForms) {
    constexpr TokenCase kCases[]{
        {"braces", "{a} e4 {} {b ; c} e5 {(} *",
         "comment[{a}] san[e4] comment[{}] comment[{b ; c}] san[e5] comment[{(}] result[*]"},
        {"semicolon", "e4 ; } { e5\ne6 *", "san[e4] comment[; } { e5] san[e6] result[*]"},
        {"semicolon at the end", "e4 * ; end", "san[e4] result[*] comment[; end]"},
        {"semicolon and CR", "e4 ; a\re5 *", "san[e4] comment[; a] san[e5] result[*]"},
        {"escape", "e4\n% e5 {\ne6 *", "san[e4] escape[% e5 {] san[e6] result[*]"},
        {"percent elsewhere", "e4 % e5\n *", "san[e4] junk[%] san[e5] result[*]"},
        {"percent in a comment", "e4 {\n% } e5 *", "san[e4] comment[{\\n% }] san[e5] result[*]"},
        {"over lines", "e4 {a\n\nb} *", "san[e4] comment[{a\\n\\nb}] result[*]"},
        {"glued", "e4{a}e5{b}*", "san[e4] comment[{a}] san[e5] comment[{b}] result[*]"},
        {"a tag quoted", "e4 {[Event \"x\"]} *", "san[e4] comment[{[Event \"x\"]}] result[*]"},
    };
    expect_tokens(kCases);
}

TEST(Movetext, NestsVariations) {
    constexpr TokenCase kCases[]{
        {"two deep", "e4 (d4 d5 (c5) c4) e5 *",
         "san[e4] begin^1[(] san^1[d4] san^1[d5] begin^2[(] san^2[c5] end^2[)] san^1[c4] end^1[)] san[e5] result[*]"},
        {"result inside", "e4 (d4 1-0) e5 *", "san[e4] begin^1[(] san^1[d4] result^1[1-0] end^1[)] san[e5] result[*]"},
        {"stray", "e4) e5 *", "san[e4] junk[)] san[e5] result[*]"},
    };
    expect_tokens(kCases);
}

TEST(Movetext, KeepsWhatItCannotReadAsJunk) {
    constexpr TokenCase kCases[]{
        {"punctuation", "e4, e5 <x> \"y\" *", "san[e4] junk[,] san[e5] junk[<x>] junk[\"y\"] result[*]"},
        {"brackets", "e4 [%clk 0:01] [x *", "san[e4] junk[[%clk 0:01]] junk[[] san[x] result[*]"},
        {"dots", "e4 ... e5. *", "san[e4] junk[...] san[e5] junk[.] result[*]"},
        {"dollar", "e4 $ *", "san[e4] junk[$] result[*]"},
        {"sign", "+5 *", "junk[+5] result[*]"},
    };
    expect_tokens(kCases);
}

TEST(Movetext, TellsUnreadableJunkFromWhatItReported) {
    GameParser parser;
    GameBuffer buffer;
    GameView game;
    parser.next("e4 , e5 ) ... $ *", 0, TextEnd::input_end, buffer, game);
    ASSERT_EQ(game.tokens.size(), 7U);
    EXPECT_EQ(game.tokens[1].data, static_cast<std::uint16_t>(JunkKind::unreadable));
    for (const std::size_t reported : {3U, 4U, 5U}) {
        EXPECT_EQ(game.tokens[reported].data, static_cast<std::uint16_t>(JunkKind::reported)) << reported;
    }
}

// Near the end of the text words are read byte by byte, elsewhere eight bytes at a time.
TEST(Movetext, EndsAWordAtTheSameByteWhereverItStands) {
    for (unsigned byte = 1; byte < 256; ++byte) {
        if (byte == ';' || byte == '{') continue;  // a comment grows with the spaces
        for (const std::string_view word : {"e4", "Nbd7", "Nb1xc3", "Qa1xb2+", "longerword"}) {
            std::string text(word);
            text += static_cast<char>(byte);
            std::string expected;
            for (int spaces = 0; spaces < 12; ++spaces, text += ' ') {
                const auto games = testing::read_games(text);
                ASSERT_EQ(games.size(), 1U) << byte;
                if (spaces == 0) expected = games[0].tokens;
                EXPECT_EQ(games[0].tokens, expected) << word << ' ' << byte << ' ' << spaces;
            }
            // What stands there belongs to the word or to nothing of it.
            EXPECT_TRUE(expected.starts_with("san[" + std::string(word))) << expected;
        }
    }
}

TEST(Movetext, NumbersNagsAndResults) {
    GameParser parser;
    GameBuffer buffer;
    GameView game;
    parser.next("e4 $6 !? += N 2. e5 0-1", 0, TextEnd::input_end, buffer, game);
    ASSERT_EQ(game.tokens.size(), 8U);
    EXPECT_EQ(game.tokens[1].data, 6);
    EXPECT_EQ(game.tokens[2].data, 5);
    EXPECT_EQ(game.tokens[3].data, 14);
    EXPECT_EQ(game.tokens[4].data, 146);
    EXPECT_EQ(game.tokens[7].data, static_cast<std::uint16_t>(Result::black_wins));
}

TEST(Movetext, SkipsVariationsBelowItsDepth) {
    const std::string open(300, '(');
    const auto game = read_game(with_tag("e4 " + open + "d4 {)} ; )\n" + std::string(300, ')') + " e5 *"));
    EXPECT_NE(game.tokens.find("begin^255[(] skipped^255[("), std::string::npos);
    EXPECT_TRUE(game.tokens.ends_with("end^1[)] san[e5] result[*]")) << game.tokens;
}

}  // namespace
}  // namespace arbiter
