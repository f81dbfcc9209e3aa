// The pass as a whole: severities, facts, totals, and that no game leaves a trace in the next.
#include "passes/validate.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lib/passes/check_game.h"
#include "pgn/parser.h"

namespace arbiter::testing {
namespace {

static_assert(Pass<Validate>);

Severity severity_of(std::string_view id, std::string_view movetext, const ValidateOptions& options,
                     std::string_view tags = {}) {
    const CheckedGame game = check_moves(movetext, tags, options);
    const std::vector<Found> found = game.with(id);
    return found.empty() ? Severity::off : found.front().severity;
}

TEST(ValidateSeverity, FollowsTheProfile) {
    struct Row {
        const char* id;
        const char* movetext;
        const char* tags;
        std::array<Severity, 4> severity;  // by Profile
    };
    constexpr Severity kOff = Severity::off;
    constexpr Severity kNote = Severity::note;
    constexpr Severity kWarning = Severity::warning;
    constexpr Severity kError = Severity::error;
    const Row rows[] = {
        {"illegal-move", "1. e5 *", "", {kError, kError, kError, kError}},
        {"noncanonical-san", "1. e2-e4 *", "", {kWarning, kError, kWarning, kWarning}},
        {"wrong-move-number", "2. e4 *", "", {kWarning, kError, kError, kWarning}},
        {"tag-order", "1. e4 *", "[WhiteElo \"1\"]\n[BlackElo \"1\"]", {kNote, kError, kNote, kNote}},
        {"tag-case", "1. e4 *", "[eco \"B00\"]", {kNote, kError, kError, kNote}},
        {"bad-elo", "1. e4 *", "[BlackElo \"?\"]", {kOff, kError, kError, kOff}},
        {"fen-without-setup",
         "1. Ke2 *",
         "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]",
         {kWarning, kError, kError, kWarning}},
        {"bad-clock", "1. e4 {[%clk x]} *", "", {kNote, kNote, kWarning, kNote}},
        {"null-move", "1. e4 e5 (1... --) *", "", {kWarning, kWarning, kWarning, kWarning}},
        {"missing-result", "1. e4 e5", "", {kWarning, kError, kError, kWarning}},
    };
    for (const Row& row : rows) {
        for (const Profile profile : {Profile::import, Profile::export_format, Profile::fide, Profile::lichess}) {
            EXPECT_EQ(severity_of(row.id, row.movetext, profile_options(profile), row.tags),
                      row.severity[static_cast<std::size_t>(profile)])
                << row.id << " in profile " << static_cast<int>(profile);
        }
    }
}

TEST(ValidateSeverity, OffIsOffForEveryException) {
    ValidateOptions options;
    options.severities[Code::null_move] = Severity::off;
    options.severities[Code::wrong_move_number] = Severity::off;
    EXPECT_EQ(severity_of("null-move", "1. e4 e5 (1... --) *", options), Severity::off);
    EXPECT_EQ(severity_of("wrong-move-number", "1... e4 *", options), Severity::off);
}

TEST(ValidateSeverity, IsLoweredNoFurtherThanTheUserSaid) {
    ValidateOptions options;
    options.severities[Code::null_move] = Severity::note;
    EXPECT_EQ(severity_of("null-move", "1. e4 e5 (1... --) *", options), Severity::note);
    options.severities[Code::null_move] = Severity::error;
    options.pinned[Code::null_move] = true;
    EXPECT_EQ(severity_of("null-move", "1. e4 e5 (1... --) *", options), Severity::error);
}

TEST(ValidateSeverity, OffHidesAFindingButMendsNoGame) {
    ValidateOptions options;
    options.severities[Code::illegal_move] = Severity::off;
    const CheckedGame game = check_moves("1. e4 Ke4 2. d4 *", "", options);
    EXPECT_TRUE(game.found.empty());
    EXPECT_EQ(game.facts.plies, 1U);
    EXPECT_FALSE(game.facts.replayed);
}

TEST(ValidateFacts, HoldACaptionOnlyWhereThereAreFindings) {
    EXPECT_EQ(check_moves("1. e4 *").facts.caption, "");
    EXPECT_EQ(check_moves("1. e5 *").facts.caption, "Alpha, A - Beta, B, Test, round 3");
    EXPECT_EQ(check_game("[Event \"?\"]\n[White \"A \\\"B\\\"\"]\n\n1. e5 *\n").facts.caption, "A \"B\"");
    EXPECT_EQ(check_game("1. e5 *\n").facts.caption, "");
}

TEST(ValidateFacts, GiveFinalPositionsOnlyOnRequest) {
    const std::string text = game_text("1. e4 *") + std::string(kTextPadding, '\0');
    GameParser parser;
    GameBuffer buffer;
    GameView game;
    const std::string_view input = std::string_view(text).substr(0, text.size() - kTextPadding);
    ASSERT_EQ(parser.next(input, 0, TextEnd::input_end, buffer, game).status, ParseStatus::game);
    Validate pass{ValidateOptions{}};
    ValidateOutput output;
    output.facts.final_fen = "from an earlier game";
    pass.run(game, buffer.diagnostics, output);
    EXPECT_EQ(output.facts.final_fen, "");
    EXPECT_EQ(output.facts.plies, 1U);
}

TEST(Validate, LeavesNothingBehindFromOneGameToTheNext) {
    const std::vector<std::string> texts{
        game_text("1. e4 e5 2. Ke3 (2. Nf3) 1-0",
                  "[PlyCount \"9\"]\n[ECO \"B00\"]\n[ECO \"B00\"]\n[Zz \"\"]\n[Zz \"\"]"),
        game_text("1. Kd2 (1. Kf1) *", "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n[SetUp \"1\"]"),
        game_text("1. e4 e5 2. N@f3 0-1", "[Variant \"Crazyhouse\"]"),
        game_text("3. e4 e5 4. Nf3 ((4. d4 d5) *"),
        game_text("1. e4 *", "[FEN \"?\"]"),
        game_text("1. O-O *", "[FEN \"4k3/8/8/8/8/8/8/5KR1 w G - 0 1\"]\n[SetUp \"1\"]"),
        game_text("1. Zz *"),
        game_text("1. e4 e5 2. Nf3 Nc6 *"),
    };
    for (const std::string& first : texts) {
        for (const std::string& second : texts) {
            const CheckedGame alone = check_game(second);
            const std::vector<CheckedGame> games = check_games(first + "\n" + second);
            ASSERT_EQ(games.size(), 2U) << first << second;
            EXPECT_EQ(::testing::PrintToString(games[1].found), ::testing::PrintToString(alone.found));
            EXPECT_EQ(games[1].facts.plies, alone.facts.plies);
            EXPECT_EQ(games[1].facts.replayed, alone.facts.replayed);
            EXPECT_EQ(games[1].facts.final_fen, alone.facts.final_fen);
            EXPECT_EQ(games[1].facts.start_fen, alone.facts.start_fen);
            EXPECT_EQ(games[1].facts.caption, alone.facts.caption);
            EXPECT_EQ(games[1].facts.declared, alone.facts.declared);
        }
    }
}

TEST(Validate, OrdersFindingsByPlace) {
    const CheckedGame game = check_moves("2. e2-e4 {[%clk x]} e5 (1... --) 2. Kd4 *", "[BlackElo \"x\"]\n[eco \"?\"]");
    ASSERT_GE(game.found.size(), 7U) << ::testing::PrintToString(game.found);
    const std::string text = game_text("2. e2-e4 {[%clk x]} e5 (1... --) 2. Kd4 *", "[BlackElo \"x\"]\n[eco \"?\"]");
    std::size_t at = 0;
    for (const Found& found : game.found) {
        const std::size_t place = text.find(found.token, at);
        ASSERT_NE(place, std::string::npos) << ::testing::PrintToString(game.found);
        at = place;
    }
}

TEST(ValidateTotals, AddUpInAnyOrder) {
    const auto run = [](std::string_view movetext) {
        const std::string text = game_text(movetext) + std::string(kTextPadding, '\0');
        GameParser parser;
        GameBuffer buffer;
        GameView game;
        Validate pass{ValidateOptions{}};
        ValidateOutput output;
        const std::string_view input = std::string_view(text).substr(0, text.size() - kTextPadding);
        if (parser.next(input, 0, TextEnd::input_end, buffer, game).status != ParseStatus::game) ADD_FAILURE();
        pass.run(game, buffer.diagnostics, output);
        return pass;
    };
    Validate a = run("1. e4 e5 2. Ke3 1-0");
    const Validate b = run("1. e2-e4 e7-e5 0-1");
    Validate c = b;
    c.merge(a);
    a.merge(b);
    EXPECT_EQ(a.totals(), c.totals());
    EXPECT_EQ(a.totals().games, 2U);
    EXPECT_EQ(a.totals().plies, 4U);
    EXPECT_EQ(a.totals().errors, 1U);
    EXPECT_EQ(a.totals().warnings, 2U);
    EXPECT_EQ(a.totals().by_code[Code::noncanonical_san], 2U);
    EXPECT_EQ(a.totals().results[Result::white_wins], 1U);
    EXPECT_EQ(a.totals().results[Result::black_wins], 1U);
}

TEST(ValidateTotals, CountFindingsThatAreNotKept) {
    std::string text;
    for (std::size_t i = 0; i < DiagnosticList::kMaxKept + 500; ++i) text += "(a4) ";
    const CheckedGame game = check_moves("1. e4 e5 " + text + "*");
    EXPECT_EQ(game.found.size(), DiagnosticList::kMaxKept);
}

}  // namespace
}  // namespace arbiter::testing
