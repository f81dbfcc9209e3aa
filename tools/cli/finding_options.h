// Which findings count, as what, and how many are shown.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/enum_array.h"
#include "cli/command.h"
#include "pgn/diagnostic.h"

namespace arbiter::cli {

// What a word of --select, --ignore or --severity names. The larger value is the more specific.
struct FindingName {
    enum class Breadth : std::uint8_t { all = 1, group = 2, id = 3 };
    Breadth breadth = Breadth::all;
    Group group = Group::syntax;
    Code code = Code::bad_token;

    bool names(const CodeInfo& info) const noexcept;
};

struct FindingOptions {
    Profile profile = Profile::import;
    std::vector<FindingName> selected;
    std::vector<FindingName> ignored;
    std::vector<std::pair<FindingName, Severity>> levels;
    std::optional<Severity> fail_on = Severity::error;  // absent: never
    std::optional<std::uint64_t> max_findings;
    std::optional<Code> explain;
    bool list_rules = false;
};

// --profile, --select, --ignore, --severity, --fail-on, --max-findings, --explain, --list-rules.
void add_options(Command& command, FindingOptions& options);

struct FindingTable {
    SeverityTable severities;
    EnumArray<Code, bool, kCodeCount> pinned{};  // the user named the severity
};

// The profile's severities, changed by --severity, then --select (only what it names is on, and the group input), then
// --ignore. Of two names that fit the more specific wins; of equals the later --severity, and --ignore over --select.
FindingTable finding_table(const FindingOptions& options);

// The page that --explain or --list-rules asks for; absent if neither was given.
std::optional<std::string> rules_page(const FindingOptions& options);

}  // namespace arbiter::cli
