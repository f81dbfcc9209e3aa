// What the user may choose about an adjudication.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.h"
#include "cli/run_inputs.h"
#include "io/sink.h"
#include "passes/adjudicate.h"
#include "report/adjudicate_renderer.h"
#include "report/adjudicate_tally.h"

namespace arbiter::cli {

// --rules, --rules-file, --set, in the order in which they were given.
struct RuleChoice {
    enum class Kind : std::uint8_t { name, file, setting };
    Kind kind;
    std::string value;
};
// --rules (of which several may be given), --rules-file, --set.
void add_rule_options(Command& command, std::vector<RuleChoice>& choices);
// "fide" by date where nothing was chosen. A setting changes a copy of the set before it. Throws UsageError.
std::vector<RuleBook> rule_books(const std::vector<RuleChoice>& choices);
// A rule set as a rule file; throws UsageError for a name that is none.
std::string rules_page(std::string_view name);

struct AdjudicateCommand {
    RunSetup setup{"pgn-adjudicate", {}, {}, {}, {}};
    AdjudicateOptions adjudicate;
    RewriteOptions rewrite;
    AdjudicateFormat format = AdjudicateFormat::text;
    std::vector<RuleChoice> rules;
    std::string show_rules;
    std::optional<GameFilter> only;
    std::optional<Standing> fail_on = Standing::impossible;
    bool diagram = false;
    OutputOptions html{"", false};  // no path: no page
};
void add_options(Command& command, AdjudicateCommand& options);

// The sink of the page, opened before anything is read; null if none is wanted. Throws UsageError.
std::unique_ptr<ByteSink> open_page(const OutputOptions& options, const RunSetup& setup);
// False, with a message, where it could not be written.
bool write_page(const RunSetup& setup, ByteSink& sink, std::string_view page);

}  // namespace arbiter::cli
