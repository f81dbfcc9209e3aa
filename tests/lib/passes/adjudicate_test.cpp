// The adjudicate pass: verdicts, standings, explanations and the rewritten game.
#include "passes/adjudicate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "lib/passes/check_game.h"
#include "pgn/parser.h"

namespace arbiter::testing {
namespace {

using ::testing::HasSubstr;

AdjudicateOutput adjudicate(std::string text, std::span<const RuleBook> books, std::optional<RewriteOptions> rewrite) {
    const std::size_t size = text.size();
    text.append(kTextPadding, '\0');
    GameParser parser;
    GameBuffer buffer;
    GameView view;
    const std::string_view game = std::string_view(text).substr(0, size);
    EXPECT_EQ(parser.next(game, 0, TextEnd::input_end, buffer, view).status, ParseStatus::game);
    AdjudicateOptions options;
    options.books = books;
    options.rewrite = rewrite;
    Adjudicate pass(options);
    AdjudicateOutput output;
    pass.run(view, buffer.diagnostics, output);
    return output;
}

const std::array<RuleBook, 1> kFide{};

AdjudicateOutput judged(std::string_view movetext, std::string_view more_tags = {}) {
    return adjudicate(game_text(movetext, more_tags), kFide, std::nullopt);
}

const Assessment& first(const AdjudicateOutput& output) { return output.outcomes.front().assessment; }

TEST(Adjudicate, ProvesWhatTheBoardShows) {
    const AdjudicateOutput mate = judged("1. f3 e5 2. g4 Qh4# 1-0");
    EXPECT_EQ(first(mate).verdict, (Verdict{Outcome::black_wins, Reason::checkmate, 4, true}));
    EXPECT_EQ(first(mate).standing, Standing::impossible);
    EXPECT_EQ(first(mate).suggested, Outcome::black_wins);
    EXPECT_EQ(first(judged("1. f3 e5 2. g4 Qh4# 0-1")).standing, Standing::agrees);
    EXPECT_EQ(first(judged("1. f3 e5 2. g4 Qh4# *")).standing, Standing::missing);
    EXPECT_EQ(first(judged("1. f3 e5 2. g4 0-1")).verdict, std::nullopt);
}

TEST(Adjudicate, ExplainsWhatItCannotProve) {
    EXPECT_EQ(first(judged("1. e4 e5 1-0")).explained_by, Explanation::resignation);
    EXPECT_EQ(first(judged("1. e4 e5 1/2-1/2")).explained_by, Explanation::agreement);
    EXPECT_EQ(first(judged("1. Nc3 Nc6 2. Nb1 Nb8 3. Nc3 Nc6 4. Nb1 Nb8 1/2-1/2")).explained_by,
              Explanation::threefold_claim);
    EXPECT_EQ(first(judged("1. e4 e5 1-0", "[Termination \"adjudication\"]")).explained_by, Explanation::adjudication);
    EXPECT_EQ(first(judged("1. e4 e5 *")).explained_by, Explanation::none);
    EXPECT_EQ(first(judged("1-0")).explained_by, Explanation::no_show);
}

TEST(Adjudicate, JudgesAFlagFallByTheSideThatWon) {
    constexpr std::string_view tags =
        "[SetUp \"1\"]\n[FEN \"8/1Q6/8/8/2k5/8/1K6/8 w - - 0 60\"]\n[Termination \"time forfeit\"]\n";
    EXPECT_EQ(first(judged("0-1", tags)).verdict, (Verdict{Outcome::draw, Reason::flag_fall_draw, 0, false}));
    EXPECT_EQ(first(judged("0-1", tags)).standing, Standing::impossible);
    EXPECT_EQ(first(judged("1-0", tags)).verdict, (Verdict{Outcome::white_wins, Reason::flag_fall, 0, false}));
    EXPECT_EQ(first(judged("1/2-1/2", tags)).verdict, (Verdict{Outcome::draw, Reason::flag_fall_draw, 0, false}));
}

TEST(Adjudicate, GivesAVerdictForEachRuleBook) {
    const std::array books{RuleBook(*find_rule_set("fide-2023")), RuleBook(*find_rule_set("chesscom")),
                           RuleBook(*find_rule_set("fide-2009"))};
    std::string moves;
    for (int round = 0; round < 4; ++round) moves += "Nc3 Nc6 Nb1 Nb8 ";
    const AdjudicateOutput output = adjudicate(game_text(moves + "1/2-1/2"), books, std::nullopt);
    ASSERT_EQ(output.outcomes.size(), 3U);
    EXPECT_EQ(output.outcomes[0].assessment.verdict->ply, 16U);
    EXPECT_EQ(output.outcomes[1].assessment.verdict->ply, 8U);
    EXPECT_EQ(output.outcomes[2].assessment.verdict, std::nullopt);
    EXPECT_EQ(output.outcomes[1].assessment.plies_after_end, 8U);
}

TEST(Adjudicate, SaysNothingOfWhatItCannotReplay) {
    const AdjudicateOutput bad = judged("1. e4 1-0", "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n");
    EXPECT_FALSE(bad.played);
    EXPECT_EQ(first(bad).verdict, std::nullopt);
    EXPECT_EQ(first(bad).standing, Standing::agrees);
    const AdjudicateOutput stopped = judged("1. e4 Ke4 1/2-1/2");
    EXPECT_FALSE(stopped.replayed);
    EXPECT_EQ(first(stopped).explained_by, Explanation::none);
}

std::string rewritten(std::string_view text, RewriteOptions options = {}) {
    return adjudicate(std::string(text), kFide, options).pgn;
}

constexpr std::string_view kMateCalledDraw =
    "[Event \"Club\"]\n[Result \"1/2-1/2\"]\n[Termination \"time forfeit\"]\n[White \"A \\\"x\\\"\"]\n\n"
    "1. f3 {a note} e5 2. g4 (2. h3) Qh4# 1/2-1/2\n";

TEST(Rewrite, CorrectsWhatTheBoardProvesAndNothingElse) {
    EXPECT_EQ(rewritten(kMateCalledDraw),
              "[Event \"Club\"]\n[Result \"0-1\"]\n[OriginalResult \"1/2-1/2\"]\n[Termination \"normal\"]\n"
              "[OriginalTermination \"time forfeit\"]\n[White \"A \\\"x\\\"\"]\n\n"
              "1. f3 {a note} e5 2. g4 (2. h3) Qh4# 0-1\n\n");
}

TEST(Rewrite, LeavesWhatIsNotProvenAlone) {
    constexpr std::string_view open = "[Event \"Club\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 0-1\n";
    EXPECT_EQ(rewritten(open), std::string(open) + "\n");
}

TEST(Rewrite, ChangesNothingTheSecondTime) {
    for (const RewriteOptions options : {RewriteOptions{}, RewriteOptions{true, false}, RewriteOptions{true, true}}) {
        std::string moves;
        for (int round = 0; round < 5; ++round) moves += "Nc3 {b} Nc6 Nb1 (Ne4 Nd8) Nb8 ";
        for (const std::string& text :
             {std::string(kMateCalledDraw), "[Result \"1-0\"]\n[PlyCount \"20\"]\n\n" + moves + "1-0\n",
              "[Result \"*\"]\n\n" + moves + "\n", moves + "1-0\n", "[White \"A\"]\r\n\r\n" + moves + "0-1\r\n",
              std::string("[SetUp \"1\"]\n[FEN \"7k/8/8/8/8/8/8/R5K1 w - - 149 150\"]\n\n1. Ra2 Kg7 2. Ra3 1-0\n")}) {
            const std::string once = rewritten(text, options);
            EXPECT_EQ(rewritten(once, options), once) << text;
        }
    }
}

TEST(Rewrite, TurnsMovesAfterTheEndIntoAComment) {
    constexpr std::string_view fen = "[SetUp \"1\"]\n[FEN \"7k/8/8/8/8/8/8/R5K1 w - - 149 150\"]\n[Result \"1-0\"]\n\n";
    EXPECT_THAT(rewritten(std::string(fen) + "1. Ra2 Kg7 {x} 2. Ra3 1-0\n", {true, false}),
                HasSubstr("1. Ra2 {after the end of the game: Kg7 (x) 2. Ra3} 1/2-1/2"));
}

TEST(Rewrite, NotesClaims) {
    const std::string text =
        rewritten("[Result \"1/2-1/2\"]\n\n1. Nc3 Nc6 2. Nb1 Nb8 3. Nc3 Nc6 4. Nb1 Nb8 1/2-1/2\n", {false, true});
    EXPECT_THAT(text,
                HasSubstr("4. Nb1 {Black could claim a draw with Nb8: threefold repetition (FIDE Laws 2023, 9.2.1)} "
                          "Nb8 {White could claim a draw: threefold repetition (FIDE Laws 2023, 9.2.2)}"));
}

}  // namespace
}  // namespace arbiter::testing
