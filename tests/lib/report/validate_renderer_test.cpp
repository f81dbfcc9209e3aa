#include "report/validate_renderer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "base/text.h"

namespace arbiter {
namespace {

using testing::HasSubstr;
using testing::Not;

// A game of one line of tags and one of moves, with a finding about its last move.
struct Example {
    std::string text = "[Event \"x\"]\n1. e4 Qxh7 2. d4\n";
    ValidateOutput output;
    GamePlace place;

    Example() {
        Diagnostic* finding = output.findings.add(Code::illegal_move, {18, 4}, "illegal move 1...Qxh7: no way");
        finding->severity = Severity::error;
        finding->ply = 2;
        finding->fen = {static_cast<std::uint32_t>(output.findings.text.size()), 3};
        output.findings.text += "FEN";
        output.facts.caption = "Alpha, A - Beta, B, Club Open, round 3";
        output.facts.plies = 1;
        output.facts.declared = Result::white_wins;
        place = {"games.pgn", 7, 119, 1, 25000, text};
    }
};

std::string render(ReportFormat format, const Example& example, RenderOptions options = {}) {
    std::string out;
    make_renderer(format, options)->game(example.output, example.place, out);
    return out;
}

TEST(ValidateRenderer, WritesTheLineFormOfTheContract) {
    EXPECT_EQ(render(ReportFormat::text, Example{}),
              "games.pgn:120:7: error: illegal move 1...Qxh7: no way [illegal-move]\n"
              "  = game 7: Alpha, A - Beta, B, Club Open, round 3; position: FEN\n");
}

TEST(ValidateRenderer, WritesOneLineInTheConciseForm) {
    EXPECT_EQ(render(ReportFormat::concise, Example{}),
              "games.pgn:120:7: error: illegal move 1...Qxh7: no way [illegal-move]\n");
}

TEST(ValidateRenderer, PutsACaretUnderThePlaceForATerminal) {
    RenderOptions options;
    options.source_lines = true;
    EXPECT_THAT(render(ReportFormat::text, Example{}, options), HasSubstr("\n  | 1. e4 Qxh7 2. d4\n"
                                                                          "  |       ^^^^\n"));
}

TEST(ValidateRenderer, GivesThePositionALineOfItsOwnOnANarrowTerminal) {
    RenderOptions options;
    options.source_lines = true;
    options.width = 50;
    EXPECT_THAT(render(ReportFormat::text, Example{}, options), HasSubstr("round 3\n  = position: FEN\n"));
    options.width = 90;
    EXPECT_THAT(render(ReportFormat::text, Example{}, options), HasSubstr("round 3; position: FEN\n"));
}

TEST(ValidateRenderer, WritesTheObjectOfTheContract) {
    EXPECT_EQ(render(ReportFormat::jsonl, Example{}),
              R"({"type":"finding","file":"games.pgn","game":7,"offset":25018,"line":120,"column":7,"ply":2,)"
              R"("id":"illegal-move","severity":"error","token":"Qxh7","message":"illegal move 1...Qxh7: no way",)"
              R"("fen":"FEN"})"
              "\n");
}

TEST(ValidateRenderer, WritesGameObjectsAfterTheirFindingsIfAskedFor) {
    RenderOptions options;
    options.games = true;
    EXPECT_THAT(render(ReportFormat::jsonl, Example{}, options),
                testing::EndsWith("\n"
                                  R"({"type":"game","file":"games.pgn","game":7,"offset":25000,"line":119,"plies":1,)"
                                  R"("declared":"1-0","variant":"standard","start":null,"fen":null,"replayed":false})"
                                  "\n"));
}

TEST(ValidateRenderer, WritesNullForWhatIsAbsent) {
    Example example;
    example.output.findings.clear();
    example.output.findings.add(Code::missing_tag, {0, 0}, "no Site tag")->severity = Severity::note;
    const std::string line = render(ReportFormat::jsonl, example);
    EXPECT_THAT(line, HasSubstr(R"("ply":null)"));
    EXPECT_THAT(line, HasSubstr(R"("token":null)"));
    EXPECT_THAT(line, HasSubstr(R"("fen":null)"));
}

TEST(ValidateRenderer, WritesWorkflowCommandsWithTheirEscapes) {
    Example example;
    example.place.input = "a,b:c%.pgn";
    EXPECT_EQ(render(ReportFormat::github, example),
              "::error file=a%2Cb%3Ac%25.pgn,line=120,col=7,title=illegal-move::illegal move 1...Qxh7: no way "
              "(game 7: Alpha, A - Beta, B, Club Open, round 3)\n");
}

TEST(ValidateRenderer, WritesNothingOfAGameInTheSummaryForm) {
    RenderOptions options;
    options.games = true;
    EXPECT_EQ(render(ReportFormat::json, Example{}, options), "");
}

TEST(ValidateRenderer, LetsNothingHarmfulThroughInAnyForm) {
    Example example;
    example.text = "\x1b[2J\xc2\x9b\xe2\x80\xae\xe2\x80\x8b\xff\x07";
    example.output.findings.clear();
    Diagnostic* finding = example.output.findings.add(Code::bad_token, {0, 13}, "odd \x1b]0;x\x07 \xe2\x80\xae \xff");
    finding->severity = Severity::error;
    example.output.encoding = Encoding::utf8;
    example.output.facts.caption = "\x1b[31m \xc2\x85 \xe2\x80\xaa \xfe";
    example.place.input = "a\x1b\n\xe2\x80\xae\xff.pgn";
    example.place.text = example.text;
    RenderOptions options;
    options.source_lines = true;
    for (const auto format : {ReportFormat::text, ReportFormat::concise, ReportFormat::jsonl, ReportFormat::github}) {
        const std::string out = render(format, example, options);
        EXPECT_TRUE(is_valid_utf8(out)) << static_cast<int>(format);
        for (std::size_t i = 0; i < out.size();) {
            const Utf8Char character = decode_utf8(out, i);
            EXPECT_TRUE(character.value == U'\n' || !is_unprintable(character.value)) << out;
            i += character.size;
        }
    }
}

TEST(ValidateRenderer, ReadsTextInTheEncodingOfItsGame) {
    Example example;
    example.output.facts.caption = "M\xfcller - G\xf3mez";
    example.output.encoding = Encoding::windows_1252;
    EXPECT_THAT(render(ReportFormat::text, example), HasSubstr("Müller - Gómez"));
}

TEST(ValidateRenderer, CutsALongTokenBetweenCharacters) {
    Example example;
    example.text.assign(399, 'x');
    for (int i = 0; i < 500; ++i) example.text += "ü";
    example.place.text = example.text;
    example.output.encoding = Encoding::utf8;
    example.output.findings.clear();
    example.output.findings.add(Code::bad_token, {0, 1399}, "m")->severity = Severity::error;
    EXPECT_THAT(render(ReportFormat::jsonl, example), HasSubstr("xx…\",\"message\""));
}

TEST(ValidateRenderer, DoesNotRepeatALongCaptionWithEachFinding) {
    Example example;
    example.output.facts.caption.assign(1'000'000, 'W');
    for (const auto format : {ReportFormat::text, ReportFormat::github}) {
        EXPECT_LT(render(format, example).size(), 1000U) << static_cast<int>(format);
    }
}

InputEnd broken_input(IoError::Kind kind) {
    InputEnd end;
    end.input = "a.pgn.gz";
    end.games = 3;
    end.bytes = 500;
    end.line = 20;
    end.column = 4;
    end.error = IoError{kind, "a.pgn.gz", 0, {}};
    return end;
}

std::string render_end(ReportFormat format, const InputEnd& end, const RenderOptions& options = {}) {
    std::string out;
    make_renderer(format, options)->input_end(end, out);
    return out;
}

TEST(ValidateRenderer, SaysWhereAnInputBrokeOff) {
    const InputEnd end = broken_input(IoError::Kind::truncated);
    EXPECT_THAT(render_end(ReportFormat::text, end), testing::StartsWith("a.pgn.gz:20:4: error: "));
    EXPECT_THAT(render_end(ReportFormat::text, end), testing::EndsWith("[truncated-input]\n"));
    EXPECT_THAT(render_end(ReportFormat::jsonl, end),
                HasSubstr(R"("game":null,"offset":500,"line":20,"column":4,"ply":null,"id":"truncated-input")"));
    EXPECT_THAT(render_end(ReportFormat::github, end),
                HasSubstr("file=a.pgn.gz,line=20,col=4,title=truncated-input::"));
    EXPECT_EQ(render_end(ReportFormat::json, end), "");
}

TEST(ValidateRenderer, HasNoPlaceInAnInputThatWasNeverOpened) {
    const InputEnd end = broken_input(IoError::Kind::open);
    EXPECT_EQ(render_end(ReportFormat::text, end), "") << "the program says that on stderr";
    EXPECT_THAT(render_end(ReportFormat::jsonl, end),
                HasSubstr(R"("offset":null,"line":null,"column":null,"ply":null,"id":"unreadable-input")"));
    EXPECT_THAT(render_end(ReportFormat::github, end), HasSubstr("::error file=a.pgn.gz,title=unreadable-input::"));
}

TEST(ValidateRenderer, LeavesOutInputFindingsThatAreOff) {
    RenderOptions options;
    options.severities[Code::truncated_input] = Severity::off;
    EXPECT_EQ(render_end(ReportFormat::jsonl, broken_input(IoError::Kind::truncated), options), "");
}

TEST(ValidateRenderer, WritesTheSummaryOfTheContract) {
    ValidateSummary summary;
    summary.files = 1;
    summary.games = 7;
    summary.plies = 512;
    summary.errors = 1;
    summary.results[Result::white_wins] = 4;
    summary.results[Result::unknown] = 1;
    summary.by_code[Code::illegal_move] = 1;
    summary.bytes = 26000;
    summary.exit = 1;
    const std::string line =
        R"({"type":"summary","files":1,"games":7,"plies":512,"errors":1,"warnings":0,"notes":0,)"
        R"("results":{"1-0":4,"0-1":0,"1/2-1/2":0,"*":1},"by_id":{"illegal-move":1},"bytes":26000,"complete":true,)"
        R"("exit":1})"
        "\n";
    for (const auto format : {ReportFormat::jsonl, ReportFormat::json}) {
        std::string out;
        make_renderer(format, {})->summary(summary, out);
        EXPECT_EQ(out, line);
    }
}

TEST(ValidateRenderer, SaysThatFindingsAreNotShown) {
    ValidateSummary summary;
    summary.not_shown = 12;
    for (const auto format : {ReportFormat::text, ReportFormat::concise, ReportFormat::github, ReportFormat::jsonl}) {
        std::string out;
        make_renderer(format, {})->summary(summary, out);
        EXPECT_THAT(out, HasSubstr("12")) << static_cast<int>(format);
    }
}

TEST(ValidateRenderer, UsesColoursOnlyIfAskedFor) {
    RenderOptions options;
    EXPECT_THAT(render(ReportFormat::text, Example{}, options), Not(HasSubstr("\x1b")));
    options.colour = true;
    EXPECT_THAT(render(ReportFormat::text, Example{}, options), HasSubstr("\x1b[1;31merror:\x1b[0m"));
}

}  // namespace
}  // namespace arbiter
