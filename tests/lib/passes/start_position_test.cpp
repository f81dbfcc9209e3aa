// FEN, SetUp and Variant: from which position a game is read, and as what.
#include "passes/start_position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lib/passes/check_game.h"

namespace arbiter::testing {
namespace {

using ::testing::HasSubstr;

constexpr std::string_view kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

std::string fen_tags(std::string_view fen) { return "[FEN \"" + std::string(fen) + "\"]\n[SetUp \"1\"]"; }
std::string chess960_tags(std::string_view fen) { return fen_tags(fen) + "\n[Variant \"Chess960\"]"; }

TEST(StartPosition, IsNotNamedWhereItIsTheNormalOne) {
    const CheckedGame game = check_moves("1. e4 *");
    EXPECT_EQ(game.facts.start_fen, "");
    EXPECT_EQ(check_moves("1. e4 *", fen_tags(kStart)).facts.start_fen, "");
    EXPECT_EQ(check_moves("41... Kd7 *", fen_tags("4k3/8/8/8/8/8/r7/4K3 b - - 3 41")).facts.start_fen,
              "4k3/8/8/8/8/8/r7/4K3 b - - 3 41");
}

TEST(StartPosition, StopsEverythingWhereTheFenIsNone) {
    for (const char* fen :
         {"?", "none", "8/8/8/8/8/8/8/8 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w -", "4k3/8/8/8/8/8/8/4KK2 w - - 0 1",
          "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/9/8/8/8/8/8/4K3 w - - 0 1",
          "4k3/8/8/8/8/8/8/4K3 w - - -3 1", "4k3/8/8/8/8/8/8/4K3 w - - hmvc 3; fmvn 9;"}) {
        const CheckedGame game = check_moves("1. e4 e5 *", fen_tags(fen));
        ASSERT_EQ(game.count("bad-fen"), 1U) << fen;
        EXPECT_EQ(game.with("bad-fen").front().severity, Severity::error);
        EXPECT_EQ(game.with("bad-fen").front().ply, Diagnostic::kNoPly);
        EXPECT_EQ(game.found.size(), 1U) << fen << ::testing::PrintToString(game.found);
        EXPECT_EQ(game.facts.plies, 0U);
        EXPECT_EQ(game.facts.final_fen, "");
        EXPECT_FALSE(game.facts.replayed);
    }
}

TEST(StartPosition, IsTheNormalOneWhereTheFenIsEmpty) {
    const CheckedGame game = check_moves("1. e4 e5 *", fen_tags(""));
    EXPECT_EQ(game.count("fen-repaired"), 1U);
    EXPECT_EQ(game.facts.plies, 2U);
}

TEST(StartPosition, IsReadWithANoteWhereOnlyDetailsAreWrong) {
    struct Row {
        const char* fen;
        const char* move;
        const char* final_fen;
    };
    const Row rows[] = {
        {"4k3/8/8/8/8/8/8/4K2R w K -", "1. O-O *", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w kqKQ - 0 1", "1. Ke2 *", "r3k2r/8/8/8/8/8/4K3/R6R b kq - 1 1"},
        {"8/7R/8/8/8/1k6/8/1K6 w - - 0 0", "1. Rh3+ *", "8/8/8/8/8/1k5R/8/1K6 b - - 1 1"},
        {"4k3/8/8/8/4P3/8/8/4K3 w - e6 0 9", "9. Ke2 *", "4k3/8/8/8/4P3/8/4K3/8 b - - 1 9"},
        {"7k/5K2/4R3/8/8/8/8/8 w KQkq - 0 1", "1. Re8+ *", "4R2k/5K2/8/8/8/8/8/8 b - - 1 1"},
    };
    for (const Row& row : rows) {
        const CheckedGame game = check_moves(row.move, fen_tags(row.fen));
        ASSERT_EQ(game.count("fen-repaired"), 1U) << row.fen;
        EXPECT_EQ(game.with("fen-repaired").front().severity, Severity::note);
        EXPECT_EQ(game.facts.final_fen, row.final_fen);
    }
}

TEST(StartPosition, MayHaveAnEnPassantSquareThatNobodyCanUse) {
    const CheckedGame game =
        check_moves("1... Nf6 *", fen_tags("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1"));
    EXPECT_TRUE(game.found.empty()) << ::testing::PrintToString(game.found);
}

TEST(StartPosition, IsChess960ByItsTag) {
    constexpr std::string_view kXfen = "nrbbqnkr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQNKR w KQkq - 0 1";
    constexpr std::string_view kShredder = "nrbbqnkr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQNKR w HBhb - 0 1";
    for (const std::string_view fen : {kXfen, kShredder}) {
        for (const char* name : {"Chess960", "chess 960", "Fischerandom", "Freestyle"}) {
            const CheckedGame game =
                check_moves("1. Ng3 Ng6 2. O-O O-O *", fen_tags(fen) + "\n[Variant \"" + name + "\"]");
            EXPECT_TRUE(game.found.empty()) << name << ::testing::PrintToString(game.found);
            EXPECT_EQ(game.facts.variant, GameVariant::chess960);
            EXPECT_EQ(game.facts.start_fen, kXfen);
        }
    }
}

TEST(StartPosition, IsChess960WhereCastlingOrTheArraySaysSo) {
    // King on e1, rooks in the corners, but another array: RBBNKQNR is no normal start.
    const CheckedGame array =
        check_moves("1. e4 *", fen_tags("rbbnkqnr/pppppppp/8/8/8/8/PPPPPPPP/RBBNKQNR w KQkq - 0 1"));
    EXPECT_EQ(array.facts.variant, GameVariant::chess960);
    EXPECT_EQ(array.count("variant-missing"), 1U);
    const CheckedGame right = check_moves("1. O-O *", fen_tags("4k3/8/8/8/8/8/8/5KR1 w G - 0 1"));
    EXPECT_EQ(right.facts.variant, GameVariant::chess960);
    EXPECT_EQ(right.count("variant-missing"), 1U);
    const CheckedGame none = check_moves("1. Kf2 *", fen_tags("4k3/8/8/8/8/8/8/5KR1 w - - 0 1"));
    EXPECT_EQ(none.facts.variant, GameVariant::standard);
    EXPECT_TRUE(none.found.empty()) << ::testing::PrintToString(none.found);
}

TEST(StartPosition, TakesLostCastlingRightsFromTheArray) {
    constexpr std::string_view kRight = "rkrnnbbq/pppppppp/8/8/8/8/PPPPPPPP/RKRNNBBQ w KQkq - 0 1";
    for (const char* field : {"HEhe", "-", "GAga", "HE"}) {
        const CheckedGame game = check_moves(
            "*", chess960_tags("rkrnnbbq/pppppppp/8/8/8/8/PPPPPPPP/RKRNNBBQ w " + std::string(field) + " - 0 1"));
        EXPECT_EQ(game.facts.start_fen, kRight) << field;
        EXPECT_EQ(game.count("fen-repaired"), 1U) << field;
    }
    // Later in a game there may be no right to castle, and none is invented.
    const CheckedGame late = check_moves("*", chess960_tags("rkrnnbbq/pppppppp/8/8/8/8/PPPPPPPP/RKRNNBBQ w - - 8 5"));
    EXPECT_EQ(late.facts.start_fen, "rkrnnbbq/pppppppp/8/8/8/8/PPPPPPPP/RKRNNBBQ w - - 8 5");
    EXPECT_EQ(late.count("fen-repaired"), 0U);
}

TEST(StartPosition, CastlesInChess960WithTheRookThatShieldsItsKingOnlyWhereItMay) {
    EXPECT_EQ(check_moves("1. O-O-O *", chess960_tags("6k1/8/8/8/8/8/8/qR1K4 w B - 0 1")).count("illegal-move"), 1U);
    EXPECT_EQ(check_moves("1. O-O-O *", chess960_tags("6k1/8/8/8/8/8/8/bR1K4 w B - 0 1")).count("illegal-move"), 0U);
}

TEST(StartPosition, IsReadAsTheUserSays) {
    ValidateOptions options;
    options.variant = VariantMode::standard;
    const CheckedGame standard = check_moves("1. Kf2 *", chess960_tags("4k3/8/8/8/8/8/8/5KR1 w G - 0 1"), options);
    EXPECT_EQ(standard.facts.variant, GameVariant::standard);
    EXPECT_EQ(standard.count("fen-repaired"), 1U);
    options.variant = VariantMode::chess960;
    const CheckedGame chess960 = check_moves("1. e4 *", "", options);
    EXPECT_EQ(chess960.facts.variant, GameVariant::chess960);
    EXPECT_TRUE(chess960.found.empty()) << ::testing::PrintToString(chess960.found);
}

TEST(StartPosition, AcceptsTheNamesOfStandardChess) {
    for (const char* name : {"Standard", "normal", "From Position"}) {
        const CheckedGame game = check_moves("1. e4 *", "[Variant \"" + std::string(name) + "\"]");
        EXPECT_TRUE(game.found.empty()) << name << ::testing::PrintToString(game.found);
    }
}

TEST(StartPosition, IsReadAsStandardWhereTheVariantIsUnknown) {
    const CheckedGame game = check_moves("1. e4 e5 *", "[Variant \"Foo\"]");
    EXPECT_EQ(game.count("unknown-variant"), 1U);
    EXPECT_EQ(game.facts.plies, 2U);
    EXPECT_TRUE(game.facts.replayed);
}

TEST(StartPosition, SaysWhatIsImplausible) {
    const CheckedGame men = check_moves("1. Kd2 *", fen_tags("rnbqkbnr/nnnnnnnn/n7/8/8/8/8/4K3 w - - 0 1"));
    EXPECT_EQ(men.count("fen-implausible"), 1U) << ::testing::PrintToString(men.found);
    EXPECT_EQ(men.facts.plies, 1U);
    const CheckedGame checks = check_moves("1. Kd1 *", fen_tags("4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1"));
    EXPECT_EQ(checks.count("fen-implausible"), 1U);
}

}  // namespace
}  // namespace arbiter::testing
