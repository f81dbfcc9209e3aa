// What the user may choose about an adjudication.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.h"
#include "cli/rule_options.h"
#include "cli/run_inputs.h"
#include "io/sink.h"
#include "passes/adjudicate.h"
#include "report/adjudicate_renderer.h"
#include "report/adjudicate_tally.h"

namespace arbiter::cli {

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
