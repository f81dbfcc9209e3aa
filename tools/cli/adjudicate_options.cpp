#include "cli/adjudicate_options.h"

#include <array>

#include "cli/talk.h"

namespace arbiter::cli {
namespace {

void add_reading_options(Command& command, AdjudicateOptions& options) {
    command.choice(
        "variant", "NAME", options.variant,
        {{"auto", VariantMode::automatic}, {"standard", VariantMode::standard}, {"chess960", VariantMode::chess960}},
        "auto (default: by the Variant tag, else by the start position), standard, chess960");
    command.flag("allow-null-moves", options.allow_null_moves, "read -- and Z0 in the main line as null moves");
}

void add_output_options(Command& command, AdjudicateCommand& options) {
    command.choice("format,f", "NAME", options.format,
                   {{"text", AdjudicateFormat::text},
                    {"jsonl", AdjudicateFormat::jsonl},
                    {"csv", AdjudicateFormat::csv},
                    {"json", AdjudicateFormat::json},
                    {"pgn", AdjudicateFormat::pgn}},
                   "text (default: results that are impossible, doubtful or missing), jsonl (JSON Lines, every game), "
                   "csv, json (the summary alone), pgn (the games with the results that the board proves)");
    command.value(
        "only", "WHICH",
        "only these games: disagree (the result is impossible), undecided (nothing decides the game), "
        "automatic (the moves end it), claimable (a draw could be claimed)",
        [&options](std::string_view word) {
            constexpr std::array filters{GameFilter::disagree, GameFilter::undecided, GameFilter::automatic,
                                         GameFilter::claimable};
            options.only = filters[detail::index_of_choice(word, {"disagree", "undecided", "automatic", "claimable"})];
        });
    command.flag("diagram", options.diagram, "with text: the board of each game");
    command.flag("truncate", options.rewrite.truncate, "with pgn: moves after the end of a game become a comment");
    command.flag("claims", options.rewrite.claims, "with pgn: a comment where a draw could be claimed");
    command.text("html", "FILE", options.html.path, "also a page with the boards of the disputed games");
    command.value("fail-on", "WHAT", "exit 1 for results that are impossible (default), doubtful, or never",
                  [&options](std::string_view word) {
                      const std::size_t index = detail::index_of_choice(word, {"impossible", "doubtful", "never"});
                      options.fail_on = index == 0   ? std::optional(Standing::impossible)
                                        : index == 1 ? std::optional(Standing::doubtful)
                                                     : std::nullopt;
                  });
    add_options(command, options.setup.output);
    add_options(command, options.setup.talk);
}

}  // namespace

void add_options(Command& command, AdjudicateCommand& options) {
    command.section("Inputs (FILE..., '-' is the standard input, @FILE holds more arguments)");
    add_options(command, options.setup.input);
    command.section("Rules");
    add_rule_options(command, options.rules, RuleCount::several);
    command.text("show-rules", "NAME", options.show_rules, "print a rule book as a file for --rules-file");
    command.section("Reading");
    add_reading_options(command, options.adjudicate);
    command.section("Output");
    add_output_options(command, options);
    command.section("Resources");
    add_options(command, options.setup.run);
}

std::unique_ptr<ByteSink> open_page(const OutputOptions& options, const RunSetup& setup) {
    if (options.path.empty()) return nullptr;
    OutputOptions page = options;
    page.overwrite = setup.output.overwrite;
    return open_output(page, setup.input.operands);
}

bool write_page(const RunSetup& setup, ByteSink& sink, std::string_view page) {
    std::optional<IoError> fault = sink.write(page);
    if (!fault) fault = sink.finish();
    if (!fault) return true;
    complain(setup.program, describe(*fault));
    return false;
}

}  // namespace arbiter::cli
