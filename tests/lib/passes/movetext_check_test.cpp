// Main-line moves: what stops the replay, what is said about it, and that no move is ever lost.
#include "passes/movetext_check.h"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lib/passes/check_game.h"

namespace arbiter::testing {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

std::string start_tags(std::string_view fen) { return "[FEN \"" + std::string(fen) + "\"]\n[SetUp \"1\"]"; }

// The only finding with that id, or an empty one.
Found only(const CheckedGame& game, std::string_view id) {
    const std::vector<Found> found = game.with(id);
    EXPECT_EQ(found.size(), 1U) << id << " in " << ::testing::PrintToString(game.found);
    return found.empty() ? Found{} : found.front();
}

TEST(MovetextCheck, ReplaysACleanGameWithoutFindings) {
    const CheckedGame game = check_moves("1. d4 Nf6 2. c4 g6 3. Nc3 Bg7 4. e4 d6 5. Nf3 O-O 1/2-1/2");
    EXPECT_TRUE(game.found.empty()) << ::testing::PrintToString(game.found);
    EXPECT_TRUE(game.facts.replayed);
    EXPECT_EQ(game.facts.plies, 10U);
    EXPECT_EQ(game.facts.final_fen, "rnbq1rk1/ppp1ppbp/3p1np1/8/2PPP3/2N2N2/PP3PPP/R1BQKB1R w KQ - 2 6");
}

TEST(MovetextCheck, NamesMoveNumberSideAndReasonOfAnIllegalMove) {
    const CheckedGame game = check_moves("1. e4 e5 2. Nf3 Qxh7 3. Bc4 *");
    const Found found = only(game, "illegal-move");
    EXPECT_THAT(found.message, ::testing::StartsWith("illegal move 2...Qxh7: "));
    EXPECT_EQ(found.token, "Qxh7");
    EXPECT_EQ(found.fen, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
}

TEST(MovetextCheck, KeepsTheLegalPrefixAndReportsNothingAfterIt) {
    const CheckedGame game = check_moves("1. e4 e5 2. Nf3 Bb4 3. Ke4 Zz9 7. nothing 1-0");
    EXPECT_EQ(game.found.size(), 1U) << ::testing::PrintToString(game.found);
    EXPECT_EQ(game.count("illegal-move"), 1U);
    EXPECT_EQ(game.facts.plies, 4U);
    EXPECT_FALSE(game.facts.replayed);
    EXPECT_EQ(game.facts.declared, Result::white_wins);
    EXPECT_EQ(game.facts.final_fen, "rnbqk1nr/pppp1ppp/8/4p3/1b2P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3");
}

TEST(MovetextCheck, LetsABadGameCostOnlyItself) {
    const std::vector<CheckedGame> games =
        check_games(game_text("1. e4 e5 2. Ke3 0-1") + "\n" + game_text("1. c4 c5 *"));
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].facts.plies, 2U);
    EXPECT_EQ(games[0].facts.declared, Result::black_wins);
    EXPECT_EQ(games[1].facts.plies, 2U);
    EXPECT_TRUE(games[1].found.empty());
}

TEST(MovetextCheck, FindsAKingThatStaysInCheck) {
    const CheckedGame game = check_moves("1. e4 f5 2. Qh5+ Nc6 *");
    EXPECT_EQ(only(game, "illegal-move").ply, 4U);
    EXPECT_EQ(game.facts.plies, 3U);
}

TEST(MovetextCheck, KnowsTheCastlingRightThatACaptureTook) {
    const CheckedGame game = check_moves("1. Bxh8 O-O *", start_tags("4k2r/8/8/8/3B4/8/8/4K3 w k - 0 1"));
    EXPECT_EQ(only(game, "illegal-move").ply, 2U);
    EXPECT_EQ(game.facts.final_fen, "4k2B/8/8/8/8/8/8/4K3 b - - 0 1");
}

TEST(MovetextCheck, LetsOnlyTheRookCrossAnAttackedSquare) {
    const CheckedGame game = check_moves("1. O-O-O *", start_tags("1q4k1/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    EXPECT_TRUE(game.facts.replayed);
    EXPECT_EQ(game.facts.final_fen, "1q4k1/8/8/8/8/8/8/2KR4 b - - 1 1");
}

TEST(MovetextCheck, NamesTheCandidatesOfAnAmbiguousMove) {
    const CheckedGame game = check_moves("1. Re3 *", start_tags("6k1/8/8/8/8/R6R/8/K7 w - - 0 1"));
    EXPECT_THAT(only(game, "ambiguous-move").message, ::testing::AllOf(HasSubstr("Rae3"), HasSubstr("Rhe3")));
    EXPECT_EQ(game.facts.plies, 0U);
}

TEST(MovetextCheck, TakesNoCheckMarkForADisambiguation) {
    // Only the knight on f3 opens a line to the king.
    const CheckedGame game = check_moves("1. Nd2+ *", start_tags("8/8/8/7k/8/5N2/8/1N1QK3 w - - 0 1"));
    EXPECT_THAT(only(game, "ambiguous-move").message, ::testing::AllOf(HasSubstr("Nbd2"), HasSubstr("Nfd2+")));
}

TEST(MovetextCheck, DoesNotCountAPinnedTwin) {
    const std::string tags = start_tags("4r1k1/8/8/8/4N3/8/8/1N2K3 w - - 0 1");
    EXPECT_TRUE(check_moves("1. Nd2 *", tags).found.empty());
    EXPECT_EQ(check_moves("1. Nbd2 *", tags).count("noncanonical-san"), 1U);
}

TEST(MovetextCheck, NamesThePiecesThatAPawnMayBecome) {
    const CheckedGame game = check_moves("1. b8 *", start_tags("8/1P6/7k/8/8/8/8/4K3 w - - 0 1"));
    const std::string message = only(game, "missing-promotion").message;
    for (const char* move : {"b8=Q", "b8=R", "b8=B", "b8=N"}) EXPECT_THAT(message, HasSubstr(move));
}

TEST(MovetextCheck, NeverPlaysALowerCasePieceAsAPawn) {
    const CheckedGame game = check_moves("1. nf3 d5 *");
    const Found found = only(game, "bad-token");
    EXPECT_EQ(game.facts.plies, 0U);
    EXPECT_THAT(found.message, HasSubstr("did you mean Nf3?"));
    EXPECT_THAT(only(check_moves("1. nf6 *"), "bad-token").message, Not(HasSubstr("did you mean")));
}

TEST(MovetextCheck, ReadsALowerCaseBAsThePawnAndACapitalAsTheBishop) {
    constexpr std::string_view kFen = "4k3/8/8/8/2p5/1P1B4/8/4K3 w - - 0 1";
    EXPECT_EQ(check_moves("1. bxc4 *", start_tags(kFen)).facts.final_fen, "4k3/8/8/8/2P5/3B4/8/4K3 b - - 0 1");
    EXPECT_EQ(check_moves("1. Bxc4 *", start_tags(kFen)).facts.final_fen, "4k3/8/8/8/2B5/1P6/8/4K3 b - - 0 1");
}

TEST(MovetextCheck, LeavesTheEnPassantPawnAloneWhenAPieceGoesBehindIt) {
    const CheckedGame game = check_moves("1. Nb6 *", start_tags("4k3/8/8/1pP5/N7/8/8/4K3 w - b6 0 1"));
    EXPECT_TRUE(game.found.empty()) << ::testing::PrintToString(game.found);
    EXPECT_EQ(game.facts.final_fen, "4k3/8/1N6/1pP5/8/8/8/4K3 b - - 1 1");
}

TEST(MovetextCheck, StopsAtATokenThatNobodyCanRead) {
    const CheckedGame game = check_moves("1. e4 c5 2. 17kk Nc6 3. d4 *");
    EXPECT_EQ(game.facts.plies, 2U);
    EXPECT_FALSE(game.facts.replayed);
    EXPECT_EQ(game.count("bad-token"), 1U) << ::testing::PrintToString(game.found);
    EXPECT_EQ(game.with("bad-token").front().ply, 3U);
}

TEST(MovetextCheck, StopsAtAPercentSignThatIsNoEscape) {
    const CheckedGame game = check_moves("1. e4 c5 % 2. Nf3 d6 *");
    EXPECT_EQ(game.count("bad-token"), 1U) << ::testing::PrintToString(game.found);
    EXPECT_EQ(game.facts.plies, 2U);
}

TEST(MovetextCheck, ReadsNullMovesOnRequestWithAWarning) {
    ValidateOptions options;
    options.allow_null_moves = true;
    const CheckedGame game = check_moves("1. d4 -- 2. c4 Z0 3. Nf3 *", "", options);
    EXPECT_EQ(game.facts.plies, 5U);
    EXPECT_TRUE(game.facts.replayed);
    ASSERT_EQ(game.count("null-move"), 2U);
    EXPECT_EQ(game.with("null-move").front().severity, Severity::warning);
}

TEST(MovetextCheck, LetsNobodyPassOutOfACheck) {
    ValidateOptions options;
    options.allow_null_moves = true;
    const CheckedGame game = check_moves("1. e4 f5 2. Qh5+ -- *", "", options);
    EXPECT_EQ(only(game, "null-move").severity, Severity::error);
    EXPECT_EQ(game.facts.plies, 3U);
}

TEST(MovetextCheck, SeesAResultSignalInKingsOnTheCentre) {
    const std::string tags = start_tags("8/5k2/8/8/8/2K5/7R/8 w - - 0 60");
    EXPECT_THAT(only(check_moves("60. Rh7+ Kf6 61. Ke5 Kd5 1-0", tags), "illegal-move").message,
                HasSubstr("kings on the centre squares"));
    EXPECT_THAT(only(check_moves("60. Ke5 Kf6 61. Rh7 Kf5 62. Rh5 1-0", tags), "illegal-move").message,
                Not(HasSubstr("kings on the centre")));
}

TEST(MovetextCheck, ReportsAMoveAfterMateAsSuchAndOnce) {
    const CheckedGame game = check_moves("1. f3 e5 2. g4 Qh4# 3. Kf2 Qxg4 4. a3 0-1");
    EXPECT_EQ(only(game, "moves-after-end").ply, 5U);
    EXPECT_EQ(game.count("illegal-move"), 0U);
    EXPECT_EQ(game.facts.plies, 4U);
    EXPECT_FALSE(game.facts.replayed);
    EXPECT_EQ(game.count("result-contradicts-board"), 0U);
}

TEST(MovetextCheck, CallsAMoveOutOfTheGivenMateALateOne) {
    const CheckedGame game = check_moves("1... Kg8 *", start_tags("R6k/6pp/8/8/8/8/8/4K3 b - - 0 1"));
    EXPECT_EQ(only(game, "moves-after-end").ply, 1U);
}

TEST(MovetextCheck, CallsWhatIsNoMoveNoLateOne) {
    for (const char* token : {"mate", "\"x\"", "nf3", "+:-+"}) {
        const CheckedGame game = check_moves("1. f3 e5 2. g4 Qh4# " + std::string(token) + " *");
        EXPECT_EQ(only(game, "bad-token").ply, 5U) << token;
        EXPECT_EQ(game.count("moves-after-end"), 0U) << token;
    }
    for (const char* token : {"--", "0-0", "Sf3", "N@f3"}) {
        const CheckedGame game = check_moves("1. f3 e5 2. g4 Qh4# " + std::string(token) + " *");
        EXPECT_EQ(only(game, "moves-after-end").ply, 5U) << token;
    }
}

TEST(MovetextCheck, HintsAtCastlingWhereItIsLegal) {
    const std::string both = start_tags("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    for (const char* move : {"Kg1", "Ke1g1", "Ke1-g1", "Keg1", "K1g1"}) {
        EXPECT_THAT(only(check_moves("1. " + std::string(move) + " *", both), "illegal-move").message,
                    EndsWith("; castling is written O-O"));
    }
    EXPECT_THAT(only(check_moves("1. Kc1 *", both), "illegal-move").message, EndsWith("; castling is written O-O-O"));
    for (const char* move : {"Kb1", "Kd1g1", "Kh1", "Rg8"}) {
        EXPECT_THAT(only(check_moves("1. " + std::string(move) + " *", both), "illegal-move").message,
                    Not(HasSubstr("castling")));
    }
    const std::string attacked = start_tags("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    EXPECT_THAT(only(check_moves("1. Kg1 *", attacked), "illegal-move").message, Not(HasSubstr("castling")));
}

TEST(MovetextCheck, PlaysNothingOfAnUnsupportedVariant) {
    const CheckedGame game = check_moves("1. e4 e5 2. N@f6 Kd2 3. Zz *", "[Variant \"Crazyhouse\"]");
    EXPECT_EQ(game.found.size(), 1U) << ::testing::PrintToString(game.found);
    EXPECT_EQ(game.facts.variant, GameVariant::unsupported);
    EXPECT_EQ(game.facts.plies, 0U);
    EXPECT_FALSE(game.facts.replayed);
    EXPECT_EQ(game.facts.final_fen, "");
}

// Whatever is done to one token, either every move is played, or the replay ends there with an error: no token is ever
// passed over in silence.
TEST(MovetextCheck, LosesNoMoveToADamagedToken) {
    const std::vector<std::string> moves{"e4", "c5",  "Nf3", "d6", "Bb5+", "Bd7",  "Bxd7+", "Qxd7", "O-O", "Nc6",
                                         "c3", "Nf6", "Re1", "e6", "d4",   "cxd4", "cxd4",  "d5",   "e5",  "Ne4"};
    const auto damage = [](const std::string& move) {
        return std::vector<std::string>{move.substr(0, move.size() - 1),
                                        move.substr(1),
                                        move + "q",
                                        move + move,
                                        "x" + move,
                                        move + "%",
                                        "Xf3",
                                        "b8Q",
                                        "K",
                                        "\xC3\xA9",
                                        "9",
                                        "@" + move,
                                        move.substr(0, 1) + " " + move.substr(1),
                                        "e9",
                                        "i4",
                                        "<" + move + ">"};
    };
    for (std::size_t at = 0; at < moves.size(); ++at) {
        for (const std::string& token : damage(moves[at])) {
            std::string text;
            for (std::size_t i = 0; i < moves.size(); ++i) text += (i == at ? token : moves[i]) + " ";
            const CheckedGame game = check_moves(text + "*");
            const bool reported =
                std::ranges::any_of(game.found, [](const Found& f) { return f.severity >= Severity::warning; });
            const bool whole = game.facts.replayed && game.facts.plies == moves.size();
            EXPECT_TRUE(whole || reported) << text << ::testing::PrintToString(game.found);
            if (!game.facts.replayed) {
                EXPECT_GE(game.facts.plies, at) << text;
                EXPECT_TRUE(
                    std::ranges::any_of(game.found, [](const Found& f) { return f.severity == Severity::error; }))
                    << text << ::testing::PrintToString(game.found);
            }
        }
    }
}

}  // namespace
}  // namespace arbiter::testing
