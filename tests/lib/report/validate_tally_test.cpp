#include "report/validate_tally.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <optional>
#include <utility>

namespace arbiter {
namespace {

ValidateOutput output_with(std::initializer_list<std::pair<Code, Severity>> findings) {
    ValidateOutput output;
    output.facts.plies = 10;
    output.facts.declared = Result::draw;
    for (const auto& [code, severity] : findings) output.findings.add(code, {}, "text")->severity = severity;
    return output;
}

TEST(ValidateTally, CountsGamesPliesResultsAndFindings) {
    ValidateTally tally{TallyOptions{}};
    ValidateOutput output = output_with({{Code::illegal_move, Severity::error}, {Code::bad_date, Severity::warning}});
    tally.game(output, {});
    output = output_with({{Code::missing_tag, Severity::note}});
    tally.game(output, {});
    const ValidateSummary& summary = tally.summary();
    EXPECT_EQ(summary.games, 2U);
    EXPECT_EQ(summary.plies, 20U);
    EXPECT_EQ(summary.results[Result::draw], 2U);
    EXPECT_EQ(summary.errors, 1U);
    EXPECT_EQ(summary.warnings, 1U);
    EXPECT_EQ(summary.notes, 1U);
    EXPECT_EQ(summary.by_code[Code::bad_date], 1U);
    EXPECT_EQ(summary.not_shown, 0U);
}

TEST(ValidateTally, RemovesWhatIsNotToBePrintedAndCountsIt) {
    TallyOptions options;
    options.max_findings = 2;
    ValidateTally tally{options};
    ValidateOutput first = output_with({{Code::bad_date, Severity::warning}});
    ValidateOutput second = output_with({{Code::bad_elo, Severity::warning},
                                         {Code::bad_round, Severity::warning},
                                         {Code::illegal_move, Severity::error}});
    ValidateOutput third = output_with({{Code::bad_date, Severity::warning}});
    tally.game(first, {});
    tally.game(second, {});
    tally.game(third, {});
    EXPECT_EQ(first.findings.items.size(), 1U);
    ASSERT_EQ(second.findings.items.size(), 1U);
    EXPECT_EQ(second.findings.items.front().code, Code::bad_elo);
    EXPECT_EQ(third.findings.items.size(), 0U);
    EXPECT_EQ(tally.summary().findings(), 5U);
    EXPECT_EQ(tally.summary().not_shown, 3U);
    EXPECT_TRUE(tally.failed()) << "an error that is not printed counts";
}

TEST(ValidateTally, FoldsNotesOfAKindAndNothingElse) {
    TallyOptions options;
    options.max_notes_of_a_kind = 1;
    ValidateTally tally{options};
    ValidateOutput first = output_with({{Code::tag_order, Severity::note}, {Code::missing_tag, Severity::note}});
    ValidateOutput second = output_with({{Code::tag_order, Severity::note},
                                         {Code::bad_date, Severity::warning},
                                         {Code::bad_date, Severity::warning},
                                         {Code::missing_tag, Severity::note}});
    tally.game(first, {});
    tally.game(second, {});
    EXPECT_EQ(first.findings.items.size(), 2U);
    ASSERT_EQ(second.findings.items.size(), 2U);
    EXPECT_EQ(second.findings.items.front().code, Code::bad_date);
    EXPECT_EQ(tally.summary().notes, 4U) << "all are counted";
    EXPECT_EQ(tally.summary().not_shown, 2U);
}

TEST(ValidateTally, CountsWhatTheGameDropped) {
    ValidateTally tally{TallyOptions{}};
    ValidateOutput output;
    for (std::size_t i = 0; i < DiagnosticList::kMaxKept + 5; ++i) {
        if (Diagnostic* finding = output.findings.add(Code::noncanonical_san, {}, "")) {
            finding->severity = Severity::warning;
        }
    }
    tally.game(output, {});
    EXPECT_EQ(tally.summary().warnings, DiagnosticList::kMaxKept + 5);
    EXPECT_EQ(tally.summary().by_code[Code::noncanonical_san], DiagnosticList::kMaxKept + 5);
    EXPECT_EQ(tally.summary().not_shown, 5U);
}

TEST(ValidateTally, FailsFromTheChosenSeverityOn) {
    const auto fails = [](std::optional<Severity> fail_on, Severity found) {
        TallyOptions options;
        options.fail_on = fail_on;
        ValidateTally tally{options};
        ValidateOutput output = output_with({{Code::bad_date, found}});
        tally.game(output, {});
        return tally.failed();
    };
    EXPECT_TRUE(fails(Severity::error, Severity::error));
    EXPECT_FALSE(fails(Severity::error, Severity::warning));
    EXPECT_TRUE(fails(Severity::warning, Severity::warning));
    EXPECT_TRUE(fails(Severity::note, Severity::note));
    EXPECT_FALSE(fails(std::nullopt, Severity::error));
}

TEST(ValidateTally, IsNotCompleteAfterAnInputThatFailed) {
    ValidateTally tally{TallyOptions{}};
    InputEnd end;
    end.input = "a.pgn";
    end.bytes = 100;
    tally.input_end(end);
    EXPECT_TRUE(tally.summary().complete);
    end.error = IoError{IoError::Kind::truncated, "a.pgn", 0, {}};
    tally.input_end(end);
    EXPECT_FALSE(tally.summary().complete);
    EXPECT_EQ(tally.summary().files, 2U);
    EXPECT_EQ(tally.summary().bytes, 200U);
    EXPECT_EQ(tally.summary().by_code[Code::truncated_input], 1U);
}

TEST(ValidateTally, NotesAConvertedInputAndFailsOneThatCannotBeConverted) {
    InputEnd end;
    end.utf16 = true;
    ValidateTally converted{TallyOptions{}};
    converted.input_end(end);
    EXPECT_EQ(converted.summary().notes, 1U);
    EXPECT_EQ(converted.summary().errors, 0U);
    end.utf16 = false;
    end.error = IoError{IoError::Kind::bad_utf16, "a.pgn", 0, {}};
    ValidateTally broken{TallyOptions{}};
    broken.input_end(end);
    EXPECT_EQ(broken.summary().errors, 1U);
    EXPECT_EQ(broken.summary().by_code[Code::utf16_text], 1U);
}

TEST(ValidateTally, FailsAnInputWithHalvesOfSurrogatePairsAndCallsItComplete) {
    InputEnd end;
    end.utf16 = true;
    end.replaced = 3;
    ValidateTally tally{TallyOptions{}};
    tally.input_end(end);
    EXPECT_EQ(tally.summary().notes, 1U);
    EXPECT_EQ(tally.summary().errors, 1U);
    EXPECT_TRUE(tally.failed());
    EXPECT_TRUE(tally.summary().complete);
}

}  // namespace
}  // namespace arbiter
