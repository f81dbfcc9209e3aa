// Piece letters of other languages: read on request, never guessed.
#include "passes/piece_letters.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "lib/passes/check_game.h"

namespace arbiter::testing {
namespace {

using ::testing::HasSubstr;

ValidateOptions with_letters(std::string_view code, Profile profile = Profile::import) {
    ValidateOptions options = profile_options(profile);
    options.piece_letters = piece_letters_from_code(code).value();
    return options;
}

TEST(PieceLetters, AreTranslatedWhereAPieceIsNamed) {
    const auto english = [](std::string_view token, std::string_view code) {
        const std::optional<EnglishToken> result = to_english(token, piece_letters_from_code(code).value());
        return result.has_value() ? std::string(result->text()) : std::string("-");
    };
    EXPECT_EQ(english("Sf3", "de"), "Nf3");
    EXPECT_EQ(english("Sbd2+", "de"), "Nbd2+");
    EXPECT_EQ(english("e8=D#", "de"), "e8=Q#");
    EXPECT_EQ(english("e8D", "de"), "e8Q");
    EXPECT_EQ(english("e8(T)", "de"), "e8(R)");
    EXPECT_EQ(english("bxc3", "de"), "bxc3");
    EXPECT_EQ(english("O-O-O", "de"), "O-O-O");
    EXPECT_EQ(english("Rd1", "fr"), "Kd1");
    EXPECT_EQ(english("Td1", "fr"), "Rd1");
    EXPECT_EQ(english("Pf3", "nl"), "Nf3");
    EXPECT_EQ(english("Gb5", "pl"), "Bb5");
    EXPECT_EQ(english("Крe2", "ru"), "Ke2");
    EXPECT_EQ(english("Кf3", "ru"), "Nf3");
    EXPECT_EQ(english("♘f3", "figurine"), "Nf3");
    EXPECT_EQ(english("♞xe4", "figurine"), "Nxe4");
    EXPECT_EQ(english("e8=♕", "figurine"), "e8=Q");
    EXPECT_EQ(english("♕️d8", "figurine"), "Qd8");
    EXPECT_EQ(english("Nf3", "de"), "-");
    EXPECT_EQ(english("e8=Q", "de"), "-");
    EXPECT_EQ(english(std::string(60, 'S'), "de"), "-");
    EXPECT_EQ(english("", "de"), "-");
}

TEST(PieceLetters, HaveCodesOfTheirOwn) {
    for (const PieceLetterSet& set : piece_letter_sets()) EXPECT_EQ(piece_letters_from_code(set.code), set.letters);
    EXPECT_EQ(piece_letters_from_code("xx"), std::nullopt);
    EXPECT_EQ(piece_letters_from_code(""), std::nullopt);
}

TEST(PieceLetters, StopTheGameWhereNobodyAskedForThem) {
    const CheckedGame game = check_moves("1. d4 d5 2. Lf4 Sf6 *");
    ASSERT_EQ(game.count("foreign-piece-letters"), 1U);
    const Found found = game.with("foreign-piece-letters").front();
    EXPECT_EQ(found.severity, Severity::error);
    EXPECT_EQ(found.ply, 3U);
    EXPECT_THAT(found.message, HasSubstr("Bf4 with --piece-letters de"));
    EXPECT_EQ(game.facts.plies, 2U);
}

TEST(PieceLetters, AreReadOnRequestWithOneNoteAGame) {
    const CheckedGame game =
        check_moves("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. O-O Dd4 *", "", with_letters("de"));
    EXPECT_EQ(game.facts.plies, 10U);
    EXPECT_TRUE(game.facts.replayed);
    ASSERT_EQ(game.found.size(), 1U) << ::testing::PrintToString(game.found);
    EXPECT_EQ(game.found[0].id, "foreign-piece-letters");
    EXPECT_EQ(game.found[0].severity, Severity::note);
    EXPECT_EQ(game.found[0].ply, 3U);
    EXPECT_TRUE(check_moves("1. e4 e5 *", "", with_letters("de")).found.empty());
}

TEST(PieceLetters, AreAnErrorInExportFormatEvenIfRead) {
    const CheckedGame game = check_moves("1. Sf3 *", "", with_letters("de", Profile::export_format));
    ASSERT_EQ(game.count("foreign-piece-letters"), 1U);
    EXPECT_EQ(game.with("foreign-piece-letters").front().severity, Severity::error);
    EXPECT_EQ(game.facts.plies, 1U);
}

TEST(PieceLetters, OfFiguresAreReadOnRequest) {
    const CheckedGame refused = check_moves("1. ♘f3 d5 *");
    EXPECT_EQ(refused.count("figurine"), 1U);
    EXPECT_EQ(refused.facts.plies, 0U);
    const CheckedGame read = check_moves("1. ♘f3 ♞f6 2. ♘c3 d5 *", "", with_letters("figurine"));
    EXPECT_EQ(read.facts.plies, 4U) << ::testing::PrintToString(read.found);
}

TEST(PieceLetters, AreNeverMixedWithEnglishOnes) {
    const CheckedGame game = check_moves("1. Sf3 Nf6 *", "", with_letters("de"));
    EXPECT_EQ(game.facts.plies, 1U);
    EXPECT_EQ(game.with("foreign-piece-letters").back().severity, Severity::error);
}

}  // namespace
}  // namespace arbiter::testing
