#include "cli/adjudicate_options.h"

#include <array>
#include <utility>

#include "cli/talk.h"
#include "cli/whole_file.h"

namespace arbiter::cli {
namespace {

std::vector<std::string_view> rule_names() {
    std::vector<std::string_view> names{"fide"};
    for (const RuleSet& rules : rule_sets()) names.push_back(rules.name);
    return names;
}

RuleBook named_book(std::string_view name) {
    if (auto book = find_rule_book(name)) return *std::move(book);
    detail::index_of_choice(name, rule_names());  // throws
    return RuleBook();
}

RuleSet set_of(const RuleBook& book) { return book.at(std::nullopt); }

void fail(const RuleFault& fault, const std::string& file) {
    if (file.empty()) throw UsageError("--set: " + fault.message);
    throw UsageError(file + ":" + std::to_string(fault.line) + ": " + fault.message);
}

RuleBook book_from_file(const std::string& path) {
    RuleSet rules = fide_rules(std::nullopt);
    rules.name = path;
    if (const auto fault = apply_rules(whole_file(path, "rule file"), rules)) fail(*fault, path);
    return RuleBook(std::move(rules));
}

RuleBook changed(const RuleBook& book, const std::string& setting) {
    RuleSet rules = set_of(book);
    const std::string name = rules.name;
    if (!name.ends_with('+')) rules.name += '+';
    if (const auto fault = apply_rule(setting, rules)) fail(*fault, {});
    return RuleBook(std::move(rules));
}

void add_reading_options(Command& command, AdjudicateOptions& options) {
    command.choice("variant", "NAME", options.variant,
                   {{"auto", VariantMode::automatic},
                    {"standard", VariantMode::standard},
                    {"chess960", VariantMode::chess960}},
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
    command.value("only", "WHICH",
                  "only these games: disagree (the result is impossible), undecided (nothing decides the game), "
                  "automatic (the moves end it), claimable (a draw could be claimed)",
                  [&options](std::string_view word) {
                      constexpr std::array filters{GameFilter::disagree, GameFilter::undecided, GameFilter::automatic,
                                                   GameFilter::claimable};
                      options.only =
                          filters[detail::index_of_choice(word, {"disagree", "undecided", "automatic", "claimable"})];
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

void add_rule_options(Command& command, std::vector<RuleChoice>& choices) {
    std::string names;
    for (const std::string_view name : rule_names()) names.append(names.empty() ? "" : ", ").append(name);
    const auto add = [&choices](RuleChoice::Kind kind) {
        return [&choices, kind](std::string_view value) { choices.push_back({kind, std::string(value)}); };
    };
    command.value("rules", "NAME",
                  "a rule book, which may be given several times: " + names + "; fide, the default, takes the edition "
                  "by each game's date",
                  add(RuleChoice::Kind::name));
    command.value("rules-file", "FILE", "a rule book of your own, of lines key = value (see --show-rules)",
                  add(RuleChoice::Kind::file));
    command.value("set", "KEY=VALUE", "change a copy of the rule book named before", add(RuleChoice::Kind::setting));
}

std::vector<RuleBook> rule_books(const std::vector<RuleChoice>& choices) {
    std::vector<RuleBook> books;
    for (const RuleChoice& choice : choices) {
        switch (choice.kind) {
            case RuleChoice::Kind::name: books.push_back(named_book(choice.value)); break;
            case RuleChoice::Kind::file: books.push_back(book_from_file(choice.value)); break;
            case RuleChoice::Kind::setting:
                if (books.empty()) books.emplace_back();
                books.back() = changed(books.back(), choice.value);
                break;
        }
    }
    if (books.empty()) books.emplace_back();
    return books;
}

std::string rules_page(std::string_view name) {
    std::string page = "# A rule set of pgn-adjudicate: change it and give it to --rules-file.\n";
    append_rules(page, set_of(named_book(name)));
    return page;
}

void add_options(Command& command, AdjudicateCommand& options) {
    command.section("Inputs (FILE..., '-' is the standard input, @FILE holds more arguments)");
    add_options(command, options.setup.input);
    command.section("Rules");
    add_rule_options(command, options.rules);
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
