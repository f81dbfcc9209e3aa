#include "cli/talk_options.h"

#include <string_view>
#include <utility>
#include <vector>

namespace arbiter::cli {
namespace {

const std::vector<std::pair<std::string_view, When>>& whens() {
    static const std::vector<std::pair<std::string_view, When>> words{
        {"auto", When::automatic}, {"always", When::always}, {"never", When::never}};
    return words;
}

}  // namespace

void add_options(Command& command, TalkOptions& options) {
    command.flag("quiet,q", options.quiet, "no summary and no progress on the standard error stream, only trouble");
    command.flag("verbose,v", options.verbose, "a line for each file that was read; on a terminal, every note");
    command.choice("color", "WHEN", options.colour, whens(), "auto (default: on a terminal), always, never");
    command.choice("progress", "WHEN", options.progress, whens(),
                   "auto (default: on a terminal, after half a second), always, never");
}

}  // namespace arbiter::cli
