// pgn-validate: says what is wrong in files of chess games, where, and in which game.
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/command.h"
#include "cli/finding_options.h"
#include "cli/rule_options.h"
#include "cli/run_inputs.h"
#include "cli/talk.h"
#include "cli/terminal.h"
#include "passes/piece_letters.h"
#include "passes/validate.h"
#include "report/input_finding.h"
#include "report/validate_renderer.h"
#include "report/validate_tally.h"

namespace {

using arbiter::cli::ExitCode;

struct Options {
    arbiter::cli::FindingOptions findings;
    arbiter::ValidateOptions validate;
    std::vector<arbiter::cli::RuleChoice> rules;
    arbiter::ReportFormat format = arbiter::ReportFormat::text;
    bool games = false;
    arbiter::cli::RunSetup setup{"pgn-validate", {}, {}, {}, {}, {}};
};

constexpr const char* kExamples =
    "  pgn-validate club.pgn                 what is wrong, where, in which game\n"
    "  pgn-validate --profile fide club.pgn  is this fit to be handed in?\n"
    "  pgn-validate -r archive/              all files of a folder, packed ones too\n"
    "  pgn-validate --ignore san,tags x.pgn  leave out notation and tags\n"
    "  pgn-validate --fail-on warning x.pgn  be strict in a script\n"
    "  pgn-validate --format jsonl --games x.pgn.zst > x.jsonl\n"
    "  pgn-validate --format github games/*.pgn   notes beside the lines on GitHub\n"
    "  zstdcat x.pgn.zst | pgn-validate --stdin-filename x.pgn\n"
    "  pgn-validate --explain illegal-move   what does that mean?\n";

constexpr const char* kExitCodes =
    "  0  done, nothing found at or above --fail-on (default: error)\n"
    "  1  done, something was found\n"
    "  2  not done: wrong usage, or an input could not be read to its end, or the\n"
    "     output could not be written\n";

constexpr const char* kFolded = "\non a terminal each kind of note is shown ten times at the most; -v shows them all";

void add_reading_options(arbiter::cli::Command& command, arbiter::ValidateOptions& options) {
    using arbiter::VariantMode;
    command.choice(
        "variant", "NAME", options.variant,
        {{"auto", VariantMode::automatic}, {"standard", VariantMode::standard}, {"chess960", VariantMode::chess960}},
        "auto (default: by the Variant tag, else by the start position), standard, chess960");
    std::vector<std::pair<std::string_view, arbiter::PieceLetters>> languages;
    std::string codes;
    for (const arbiter::PieceLetterSet& set : arbiter::piece_letter_sets()) {
        languages.emplace_back(set.code, set.letters);
        codes += (codes.empty() ? "" : ", ") + std::string(set.code);
    }
    command.choice("piece-letters", "LANG", options.piece_letters, languages,
                   "whose piece letters the moves have, never guessed; en is the default: " + codes);
    command.flag("allow-null-moves", options.allow_null_moves,
                 "read -- and Z0 in the main line as null moves, with a warning");
}

void add_output_options(arbiter::cli::Command& command, Options& options) {
    using arbiter::ReportFormat;
    command.choice("format,f", "NAME", options.format,
                   {{"text", ReportFormat::text},
                    {"concise", ReportFormat::concise},
                    {"jsonl", ReportFormat::jsonl},
                    {"json", ReportFormat::json},
                    {"github", ReportFormat::github}},
                   "text (default), concise (a line for each finding), jsonl (JSON Lines), json (the summary alone), "
                   "github (workflow commands)");
    command.flag("games", options.games, "with jsonl: also an object for each game, with its final position");
    add_options(command, options.setup.output);
    add_options(command, options.setup.talk);
}

arbiter::RenderOptions render_options(const Options& options) {
    const auto& setup = options.setup;
    arbiter::RenderOptions render;
    render.games = options.games;
    const bool terminal = setup.output.is_stdout() && is_terminal(arbiter::cli::Stream::output);
    render.colour = setup.output.is_stdout() && use_colour(setup.talk.colour, arbiter::cli::Stream::output);
    render.source_lines = terminal;
    render.width = arbiter::cli::terminal_width();
    render.severities = options.validate.severities;
    return render;
}

// On a terminal a note that nearly every game has would bury what matters; a file or a program gets them all.
std::optional<std::uint64_t> max_notes_of_a_kind(const Options& options, const arbiter::RenderOptions& render) {
    constexpr std::uint64_t kEnough = 10;
    const bool fold =
        options.format == arbiter::ReportFormat::text && render.source_lines && !options.setup.talk.verbose;
    return fold ? std::optional(kEnough) : std::nullopt;
}

ExitCode validate(Options& options) {
    if (const auto page = rules_page(options.findings)) return arbiter::cli::print(options.setup.program, *page);

    const arbiter::cli::FindingTable table = finding_table(options.findings);
    options.validate.severities = table.severities;
    options.validate.pinned = table.pinned;
    options.validate.profile = options.findings.profile;
    options.validate.rules = arbiter::cli::rule_book(options.rules, options.findings.profile);
    options.validate.final_position = options.games;
    // What cannot even be opened is said on stderr whatever the format.
    options.setup.output_tells = [&](const arbiter::InputEnd& end) {
        return options.format != arbiter::ReportFormat::json && end.error->kind != arbiter::IoError::Kind::open &&
               table.severities[arbiter::code_of(end.error->kind)] != arbiter::Severity::off;
    };

    arbiter::Validate pass{options.validate};
    const arbiter::RenderOptions render = render_options(options);
    const std::optional<std::uint64_t> max_notes = max_notes_of_a_kind(options, render);
    arbiter::ValidateTally tally{
        {table.severities, options.findings.fail_on, options.findings.max_findings, max_notes}};
    const auto renderer = make_renderer(options.format, render);
    return run_over_inputs(
        options.setup, pass, tally, *renderer, [&](const arbiter::RunReport& report, double seconds) {
            arbiter::cli::Closing closing;
            closing.code = report.input_failed ? ExitCode::trouble : tally.failed() ? ExitCode::findings : ExitCode::ok;
            arbiter::ValidateSummary summary = tally.summary();
            summary.exit = static_cast<int>(closing.code);
            renderer->summary(summary, closing.output);
            append_for_people(closing.for_people, summary, seconds);
            if (max_notes && summary.not_shown != 0) closing.for_people += kFolded;
            closing.for_people += '\n';
            return closing;
        });
}

}  // namespace

int main(int argc, char* argv[]) {
    Options options;
    arbiter::cli::Command command{options.setup.program,
                                  "Checks files of chess games in PGN: whether every move is legal, and whether tags, "
                                  "results, notation and clock times are right. Plain files and .zst, .gz, .bz2, .xz.",
                                  "[FILE...]"};
    command.section("Inputs (FILE..., '-' is the standard input, @FILE holds more arguments)");
    add_options(command, options.setup.input);
    command.section("Findings");
    add_options(command, options.findings);
    add_rule_options(command, options.rules, arbiter::cli::RuleCount::one);
    command.section("Reading");
    add_reading_options(command, options.validate);
    command.section("Output");
    add_output_options(command, options);
    command.section("Resources");
    add_options(command, options.setup.run);
    command.note("Examples", kExamples);
    command.note("Exit codes", kExitCodes);
    return command.run(argc, argv, [&] { return validate(options); });
}
