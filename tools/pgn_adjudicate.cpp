// pgn-adjudicate: says what the result of each game is under a rule book, and what could have been claimed when.
#include <string>
#include <string_view>
#include <vector>

#include "cli/adjudicate_options.h"
#include "cli/command.h"
#include "cli/run_inputs.h"
#include "cli/talk.h"
#include "cli/terminal.h"
#include "passes/adjudicate.h"
#include "report/adjudicate_html.h"
#include "report/adjudicate_renderer.h"
#include "report/adjudicate_tally.h"

namespace {

using arbiter::AdjudicateFormat;
using arbiter::GameFilter;
using arbiter::Standing;
using arbiter::cli::ExitCode;

constexpr const char* kExamples =
    "  pgn-adjudicate club.pgn                 results that cannot be, or are doubtful or missing\n"
    "  pgn-adjudicate --diagram club.pgn       and the boards of those games\n"
    "  pgn-adjudicate --only claimable x.pgn   games in which a draw could be claimed\n"
    "  pgn-adjudicate --rules fide --rules lichess --rules uscf -f csv x.pgn\n"
    "  pgn-adjudicate -f jsonl x.pgn.zst > x.jsonl\n"
    "  pgn-adjudicate -f pgn --truncate -o fixed.pgn x.pgn\n"
    "  pgn-adjudicate --html report.html club.pgn\n"
    "  pgn-adjudicate --show-rules house-004   a rule set as a file to change\n";

constexpr const char* kExitCodes =
    "  0  done, no result at or above --fail-on (default: impossible)\n"
    "  1  done, some results are\n"
    "  2  not done: wrong usage, or an input could not be read to its end, or the\n"
    "     output could not be written\n";

ExitCode adjudicate(arbiter::cli::AdjudicateCommand& options) {
    auto& setup = options.setup;
    if (!options.show_rules.empty())
        return arbiter::cli::print(setup.program, arbiter::cli::rules_page(options.show_rules));
    const std::vector<arbiter::RuleBook> books = arbiter::cli::rule_books(options.rules);
    options.adjudicate.books = books;
    if (options.format == AdjudicateFormat::pgn) options.adjudicate.rewrite = options.rewrite;
    // What cannot even be opened is said on stderr whatever the format.
    setup.output_tells = [&](const arbiter::InputEnd& end) {
        return options.format == AdjudicateFormat::jsonl && end.error->kind != arbiter::IoError::Kind::open;
    };

    arbiter::Adjudicate pass{options.adjudicate};
    arbiter::AdjudicateHtml html;
    arbiter::AdjudicateTally::Listener listener;
    if (!options.html.path.empty()) listener = [&](const auto& output, const auto& place) { html.add(output, place); };
    const bool text = options.format == AdjudicateFormat::text;
    const GameFilter filter = options.only.value_or(text ? GameFilter::notable : GameFilter::all);
    arbiter::AdjudicateTally tally{books, filter, listener};
    const auto page = open_page(options.html, setup);
    const auto renderer = make_renderer(options.format, {options.diagram, true, options.only.has_value()});
    renderer->head(setup.head);
    return run_over_inputs(setup, pass, tally, *renderer, [&](const arbiter::RunReport& report, double seconds) {
        arbiter::cli::Closing closing;
        const bool failed = options.fail_on && tally.any(*options.fail_on);
        closing.code = report.input_failed ? ExitCode::trouble : failed ? ExitCode::findings : ExitCode::ok;
        arbiter::AdjudicateSummary summary = tally.summary();
        if (page && !write_page(setup, *page, html.page(summary))) closing.code = ExitCode::trouble;
        summary.exit = static_cast<int>(closing.code);
        renderer->summary(summary, closing.output);
        append_for_people(closing.for_people, summary, seconds);
        closing.for_people += '\n';
        return closing;
    });
}

}  // namespace

int main(int argc, char* argv[]) {
    arbiter::cli::AdjudicateCommand options;
    arbiter::cli::Command command{
        options.setup.program,
        "Works out from the moves what the result of each game is under a rule book, who could "
        "have claimed a draw and when, and whether the declared result is possible.",
        "[FILE...]"};
    add_options(command, options);
    command.note("Examples", kExamples);
    command.note("Exit codes", kExitCodes);
    return command.run(argc, argv, [&] { return adjudicate(options); });
}
