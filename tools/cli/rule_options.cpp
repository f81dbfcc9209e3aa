#include "cli/rule_options.h"

#include <utility>

#include "cli/usage_error.h"
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

}  // namespace

void add_rule_options(Command& command, std::vector<RuleChoice>& choices, RuleCount count) {
    std::string names;
    for (const std::string_view name : rule_names()) names.append(names.empty() ? "" : ", ").append(name);
    const auto add = [&choices](RuleChoice::Kind kind) {
        return [&choices, kind](std::string_view value) { choices.push_back({kind, std::string(value)}); };
    };
    const std::string several = count == RuleCount::several ? "; may be given several times" : "";
    command.value("rules", "NAME",
                  "the rule book that results are judged by: " + names +
                      "; fide, the default, takes the edition by each game's date" + several,
                  add(RuleChoice::Kind::name));
    command.value("rules-file", "FILE",
                  "a rule book of your own, of lines key = value; pgn-adjudicate --show-rules prints one to start from",
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

RuleBook rule_book(const std::vector<RuleChoice>& choices, Profile profile) {
    if (choices.empty() && profile == Profile::lichess) return named_book("lichess");
    std::vector<RuleBook> books = rule_books(choices);
    if (books.size() > 1) throw UsageError("only one rule book can judge the findings", "pgn-adjudicate takes several");
    return std::move(books.front());
}

std::string rules_page(std::string_view name) {
    std::string page = "# A rule set of pgn-adjudicate: change it and give it to --rules-file.\n";
    append_rules(page, set_of(named_book(name)));
    return page;
}

}  // namespace arbiter::cli
