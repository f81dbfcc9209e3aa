// One row for each finding that the pass makes: the smallest game that has it, and its nearest relative that has not.
#include <gtest/gtest.h>

#include "lib/passes/check_game.h"

namespace arbiter::testing {
namespace {

constexpr std::uint32_t kNoPly = Diagnostic::kNoPly;
constexpr std::string_view kPromotion = "[FEN \"7k/4P3/8/8/8/8/8/K7 w - - 0 1\"]\n[SetUp \"1\"]";

struct Row {
    std::string_view name;
    std::string_view id;
    Severity severity;
    std::uint32_t ply;
    std::string_view movetext;
    std::string_view tags;
    std::string_view near_movetext;
    std::string_view near_tags;
};

const Row kRows[] = {
    {"IllegalMove", "illegal-move", Severity::error, 3, "1. e4 e5 2. Bf5 *", "", "1. e4 e5 2. Ba6 *", ""},
    {"DropWithoutVariant", "illegal-move", Severity::error, 3, "1. d4 d5 2. N@c3 *", "", "1. d4 d5 2. Nc3 *", ""},
    {"CastlingThroughCheck", "illegal-move", Severity::error, 1, "1. O-O-O *",
     "[FEN \"3r2k1/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n[SetUp \"1\"]", "1. O-O-O *",
     "[FEN \"1r4k1/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n[SetUp \"1\"]"},
    {"AmbiguousMove", "ambiguous-move", Severity::error, 5, "1. d4 d5 2. Nf3 Nf6 3. Nd2 *", "",
     "1. d4 d5 2. Nf3 Nf6 3. Nbd2 *", ""},
    {"MissingPromotion", "missing-promotion", Severity::error, 1, "1. e8 *", kPromotion, "1. e8=R+ *", kPromotion},
    {"NullMove", "null-move", Severity::error, 2, "1. c4 -- 2. Nc3 *", "", "1. c4 c5 2. Nc3 *", ""},
    {"NullMoveZ0", "null-move", Severity::error, 1, "1. Z0 *", "", "1. a3 *", ""},
    {"IllegalVariationMove", "illegal-variation-move", Severity::warning, 2, "1. e4 e5 (1... Nf3) *", "",
     "1. e4 e5 (1... Nf6) *", ""},
    {"WrongMoveNumber", "wrong-move-number", Severity::warning, 3, "1. e4 e5 4. Nf3 *", "", "1. e4 e5 2. Nf3 *", ""},
    {"OddDots", "wrong-move-number", Severity::note, 2, "1. e4 1. e5 *", "", "1. e4 1... e5 *", ""},
    {"MovesAfterMate", "moves-after-end", Severity::error, 5, "1. g4 e5 2. f3 Qh4# 3. a3 0-1", "",
     "1. g4 e5 2. f3 Qh4# 0-1", ""},
    {"MovesAfterStalemate", "moves-after-end", Severity::error, 2, "1. Qb6 Ka7 1/2-1/2",
     "[FEN \"k7/8/8/1Q6/8/8/8/4K3 w - - 0 1\"]\n[SetUp \"1\"]", "1. Qb6 1/2-1/2",
     "[FEN \"k7/8/8/1Q6/8/8/8/4K3 w - - 0 1\"]\n[SetUp \"1\"]"},
    {"BadToken", "bad-token", Severity::error, 3, "1. e4 e5 2. Qx *", "", "1. e4 e5 2. Qh5 *", ""},
    {"LowerCasePiece", "bad-token", Severity::error, 1, "1. nc3 *", "", "1. Nc3 *", ""},
    {"PawnCaptureWithoutFile", "bad-token", Severity::error, 3, "1. e4 d5 2. xd5 *", "", "1. e4 d5 2. exd5 *", ""},
    {"ForeignLetters", "foreign-piece-letters", Severity::error, 3, "1. d4 d5 2. Lf4 *", "", "1. d4 d5 2. Bf4 *", ""},
    {"Figurine", "figurine", Severity::error, 1, "1. ♘f3 *", "", "1. Nf3 *", ""},
    {"Noncanonical", "noncanonical-san", Severity::warning, 1, "1. e2-e4 *", "", "1. e4 *", ""},
    {"UnsupportedVariant", "unsupported-variant", Severity::warning, kNoPly, "1. e4 e5 *", "[Variant \"Antichess\"]",
     "1. e4 e5 *", "[Variant \"Standard\"]"},
    {"UnknownVariant", "unknown-variant", Severity::warning, kNoPly, "1. e4 e5 *", "[Variant \"Quarterback\"]",
     "1. e4 e5 *", "[Variant \"Chess960\"]"},
    {"VariantMissing", "variant-missing", Severity::warning, kNoPly, "1. e4 *",
     "[FEN \"nbbnqrkr/pppppppp/8/8/8/8/PPPPPPPP/NBBNQRKR w KQkq - 0 1\"]\n[SetUp \"1\"]", "1. O-O *",
     "[FEN \"r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1\"]\n[SetUp \"1\"]"},
    {"BadFen", "bad-fen", Severity::error, kNoPly, "1. e4 *", "[FEN \"?\"]\n[SetUp \"1\"]", "1. e4 *",
     "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n[SetUp \"1\"]"},
    {"FenWithoutSetup", "fen-without-setup", Severity::warning, kNoPly, "1. Ke2 *",
     "[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]", "1. Ke2 *", "[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n[SetUp \"1\"]"},
    {"SetupWithoutFen", "setup-without-fen", Severity::warning, kNoPly, "1. e4 *", "[SetUp \"1\"]", "1. e4 *",
     "[SetUp \"0\"]"},
    {"SetupContradictsFen", "setup-contradicts-fen", Severity::warning, kNoPly, "1. Ke2 *",
     "[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]", "1. Ke2 *",
     "[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n[SetUp \"1\"]"},
    {"FenRepaired", "fen-repaired", Severity::note, kNoPly, "1. Ke2 *",
     "[FEN \"4k3/8/8/8/8/8/8/4K2R w KQ - 0 1\"]\n[SetUp \"1\"]", "1. Ke2 *",
     "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n[SetUp \"1\"]"},
    {"FenImplausible", "fen-implausible", Severity::warning, kNoPly, "1. Ke2 *",
     "[FEN \"4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1\"]\n[SetUp \"1\"]", "1. Ke2 *",
     "[FEN \"4k3/pppppppp/8/8/8/8/8/4K3 w - - 0 1\"]\n[SetUp \"1\"]"},
    {"FenCounterInconsistent", "fen-counter-inconsistent", Severity::note, kNoPly, "8. Ke2 *",
     "[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 40 8\"]\n[SetUp \"1\"]", "8. Ke2 *",
     "[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 10 8\"]\n[SetUp \"1\"]"},
    {"MateIsNoDraw", "result-contradicts-board", Severity::error, 4, "1. g4 e5 2. f3 Qh4# 1/2-1/2", "",
     "1. g4 e5 2. f3 Qh4# 0-1", ""},
    {"StalemateIsNoWin", "result-contradicts-board", Severity::error, 1, "1. Qb6 1-0",
     "[FEN \"k7/8/8/1Q6/8/8/8/4K3 w - - 0 1\"]\n[SetUp \"1\"]", "1. Qc6+ 1-0",
     "[FEN \"k7/8/8/1Q6/8/8/8/4K3 w - - 0 1\"]\n[SetUp \"1\"]"},
    {"BadResultMarker", "bad-result", Severity::warning, 1, "1. e4 1/2", "", "1. e4 1/2-1/2", ""},
    {"PlyCount", "plycount-mismatch", Severity::warning, kNoPly, "1. e4 e5 2. Nf3 *", "[PlyCount \"4\"]",
     "1. e4 e5 2. Nf3 *", "[PlyCount \"3\"]"},
    {"TagOrder", "tag-order", Severity::note, kNoPly, "1. e4 *", "[WhiteElo \"2000\"]\n[ECO \"B00\"]", "1. e4 *",
     "[ECO \"B00\"]\n[WhiteElo \"2000\"]"},
    {"TagCase", "tag-case", Severity::note, kNoPly, "1. e4 *", "[Whiteelo \"2000\"]", "1. e4 *", "[Whitelo \"2000\"]"},
    {"DuplicateTag", "duplicate-tag", Severity::warning, kNoPly, "1. e4 *", "[ECO \"B00\"]\n[ECO \"B01\"]", "1. e4 *",
     "[ECO \"B00\"]\n[Eco \"B01\"]"},
    {"DuplicateUnknownTag", "duplicate-tag", Severity::warning, kNoPly, "1. e4 *", "[Hall \"1\"]\n[Hall \"1\"]",
     "1. e4 *", "[Hall \"1\"]\n[Halle \"1\"]"},
    {"BadDate", "bad-date", Severity::warning, kNoPly, "1. e4 *", "[EventDate \"2024.02.30\"]", "1. e4 *",
     "[EventDate \"2024.02.??\"]"},
    {"BadElo", "bad-elo", Severity::warning, kNoPly, "1. e4 *", "[BlackElo \"about 1900\"]", "1. e4 *",
     "[BlackElo \"-\"]"},
    {"BadTimeControl", "bad-time-control", Severity::warning, kNoPly, "1. e4 *", "[TimeControl \"90 minutes\"]",
     "1. e4 *", "[TimeControl \"40/5400+30:1800+30\"]"},
    {"BadClock", "bad-clock", Severity::note, 1, "1. e4 {[%clk 1:x]} *", "", "1. e4 {[%clk 1:00:00]} *", ""},
    {"BadEval", "bad-eval", Severity::note, 1, "1. e4 {[%eval good]} *", "", "1. e4 {[%eval 0.3]} *", ""},
};

class EveryFinding : public ::testing::TestWithParam<Row> {};

TEST_P(EveryFinding, IsMadeOnceWithItsSeverityAndPly) {
    const Row& row = GetParam();
    const CheckedGame game = check_moves(row.movetext, row.tags);
    const std::vector<Found> found = game.with(row.id);
    ASSERT_EQ(found.size(), 1U) << ::testing::PrintToString(game.found);
    EXPECT_EQ(found[0].severity, row.severity);
    EXPECT_EQ(found[0].ply, row.ply);
    EXPECT_FALSE(found[0].message.empty());
}

TEST_P(EveryFinding, IsNotMadeForItsNearestRelative) {
    const Row& row = GetParam();
    const CheckedGame game = check_moves(row.near_movetext, row.near_tags);
    EXPECT_EQ(game.count(row.id), 0U) << ::testing::PrintToString(game.found);
}

INSTANTIATE_TEST_SUITE_P(Rows, EveryFinding, ::testing::ValuesIn(kRows),
                         [](const ::testing::TestParamInfo<Row>& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace arbiter::testing
