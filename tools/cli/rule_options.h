// Which rule books judge.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.h"
#include "pgn/diagnostic.h"
#include "rules/ruleset.h"

namespace arbiter::cli {

// --rules, --rules-file, --set, in the order in which they were given.
struct RuleChoice {
    enum class Kind : std::uint8_t { name, file, setting };
    Kind kind;
    std::string value;
};
enum class RuleCount : std::uint8_t { one, several };
// --rules, --rules-file, --set.
void add_rule_options(Command& command, std::vector<RuleChoice>& choices, RuleCount count);
// "fide" by date where nothing was chosen. A setting changes a copy of the set before it. Throws UsageError.
std::vector<RuleBook> rule_books(const std::vector<RuleChoice>& choices);
// The only one; where nothing was chosen, that of the profile. Throws UsageError for several.
RuleBook rule_book(const std::vector<RuleChoice>& choices, Profile profile);
// A rule set as a rule file; throws UsageError for a name that is none.
std::string rules_page(std::string_view name);

}  // namespace arbiter::cli
