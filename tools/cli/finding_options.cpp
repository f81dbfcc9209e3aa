#include "cli/finding_options.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "cli/suggest.h"
#include "report/rule_pages.h"

namespace arbiter::cli {
namespace {

constexpr std::array kGroups{Group::syntax, Group::tags,  Group::start,    Group::moves, Group::san,
                             Group::result, Group::clock, Group::encoding, Group::event, Group::input};

FindingName parse_name(std::string_view word) {
    if (word == "all") return {};
    if (const auto code = code_from_id(word)) return {FindingName::Breadth::id, info(*code).group, *code};
    if (const auto group = group_from_text(word)) return {FindingName::Breadth::group, *group, Code::bad_token};
    std::vector<std::string_view> known{"all"};
    for (const Group group : kGroups) known.push_back(to_text(group));
    for (const CodeInfo& code : catalogue()) known.push_back(code.id);
    const auto near = nearest(word, known);
    throw UsageError("there is no finding or group '" + std::string(word) + "'",
                     near ? "Did you mean '" + std::string(*near) + "'?" : "pgn-validate --list-rules names them all.");
}

void append_names(std::vector<FindingName>& out, std::string_view list) {
    for (;;) {
        const std::size_t comma = std::min(list.find(','), list.size());
        out.push_back(parse_name(list.substr(0, comma)));
        if (comma == list.size()) return;
        list.remove_prefix(comma + 1);
    }
}

Code parse_code(std::string_view word) {
    const FindingName name = parse_name(word);
    if (name.breadth != FindingName::Breadth::id) {
        throw UsageError("'" + std::string(word) + "' is a group, not a finding",
                         "pgn-validate --list-rules names the findings of each group.");
    }
    return name.code;
}

std::pair<FindingName, Severity> parse_level(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) throw UsageError("'" + std::string(text) + "' is not of the form ID=LEVEL");
    const auto severity = severity_from_text(text.substr(equals + 1));
    if (!severity) {
        throw UsageError("'" + std::string(text.substr(equals + 1)) + "' is none of error, warning, note, off");
    }
    return {parse_name(text.substr(0, equals)), *severity};
}

// 0 where no name fits.
unsigned best_breadth(const std::vector<FindingName>& names, const CodeInfo& info) noexcept {
    unsigned best = 0;
    for (const FindingName& name : names) {
        if (name.names(info)) best = std::max(best, static_cast<unsigned>(name.breadth));
    }
    return best;
}

std::optional<Severity> named_level(const FindingOptions& options, const CodeInfo& info) noexcept {
    std::optional<Severity> level;
    unsigned best = 0;
    for (const auto& [name, severity] : options.levels) {
        if (!name.names(info) || static_cast<unsigned>(name.breadth) < best) continue;
        best = static_cast<unsigned>(name.breadth);
        level = severity;
    }
    return level;
}

// What a finding counts as that its profile leaves out: as in the first profile that has it.
Severity level_elsewhere(const CodeInfo& info) noexcept {
    for (const Severity severity : info.severity) {
        if (severity != Severity::off) return severity;
    }
    return Severity::warning;
}

Severity severity_of(const FindingOptions& options, const CodeInfo& info, Severity by_profile) noexcept {
    const unsigned selected = best_breadth(options.selected, info);
    const unsigned ignored = best_breadth(options.ignored, info);
    if (ignored != 0 && ignored >= selected) return Severity::off;
    // What says that an input was not read is not lost by selecting something else.
    if (selected == 0 && !options.selected.empty() && info.group != Group::input) return Severity::off;
    if (const auto level = named_level(options, info)) return *level;
    return selected != 0 && by_profile == Severity::off ? level_elsewhere(info) : by_profile;
}

void add_selection_options(Command& command, FindingOptions& options) {
    command.choice("profile", "NAME", options.profile,
                   {{"import", Profile::import},
                    {"export", Profile::export_format},
                    {"fide", Profile::fide},
                    {"lichess", Profile::lichess}},
                   "what to measure by: import (default: anything that can be read), export (the PGN export format to "
                   "the letter), fide (a file that an event hands in), lichess");
    command.value("select", "LIST", "only these findings or groups, such as moves,result",
                  [&options](std::string_view list) { append_names(options.selected, list); });
    command.value("ignore", "LIST", "not these; of an id and its group the id wins",
                  [&options](std::string_view list) { append_names(options.ignored, list); });
    command.value("severity", "ID=LEVEL", "let a finding count as error, warning, note or off; may be repeated",
                  [&options](std::string_view text) { options.levels.push_back(parse_level(text)); });
}

}  // namespace

bool FindingName::names(const CodeInfo& info) const noexcept {
    switch (breadth) {
        case Breadth::all: return true;
        case Breadth::group: return info.group == group;
        case Breadth::id: break;
    }
    return info.code == code;
}

void add_options(Command& command, FindingOptions& options) {
    add_selection_options(command, options);
    command.choice<std::optional<Severity>>(
        "fail-on", "LEVEL", options.fail_on,
        {{"error", Severity::error}, {"warning", Severity::warning}, {"note", Severity::note}, {"never", std::nullopt}},
        "exit with 1 from this severity on: error (default), warning, note, never");
    command.value("max-findings", "N", "print no more than N findings; all are counted",
                  [&options](std::string_view text) {
                      options.max_findings = parse_number(text, {});
                      if (!options.max_findings) throw UsageError("'" + std::string(text) + "' is not a number");
                  });
    command.value("explain", "ID", "say what a finding means and what to do about it, then exit",
                  [&options](std::string_view word) { options.explain = parse_code(word); });
    command.flag("list-rules", options.list_rules,
                 "list all findings with their severity under the options, then exit");
}

FindingTable finding_table(const FindingOptions& options) {
    FindingTable table{severities(options.profile)};
    for (const CodeInfo& code : catalogue()) {
        table.severities[code.code] = severity_of(options, code, table.severities[code.code]);
        table.pinned[code.code] = named_level(options, code).has_value();
    }
    return table;
}

std::optional<std::string> rules_page(const FindingOptions& options) {
    std::string page;
    const SeverityTable table = finding_table(options).severities;
    if (options.explain) {
        append_rule(page, *options.explain, table);
    } else if (options.list_rules) {
        append_rule_list(page, table);
    } else {
        return std::nullopt;
    }
    return page;
}

}  // namespace arbiter::cli
