#include "report/rule_pages.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace arbiter {
namespace {

constexpr std::size_t kWidth = 80;
constexpr std::array kProfiles{Profile::import, Profile::export_format, Profile::fide, Profile::lichess};
constexpr std::array<std::string_view, 4> kProfileNames{"import", "export", "fide", "lichess"};
constexpr std::array kGroups{Group::syntax, Group::tags,  Group::start,    Group::moves, Group::san,
                             Group::result, Group::clock, Group::encoding, Group::event, Group::input};

std::string_view about(Group group) noexcept {
    switch (group) {
        case Group::syntax: return "how the movetext is written";
        case Group::tags: return "the tag pairs at a game's head";
        case Group::start: return "the position that a game starts from";
        case Group::moves: return "what is played and whether it can be";
        case Group::san: return "how moves are written";
        case Group::result: return "result and termination against the board and each other";
        case Group::clock: return "clock times and evaluations in comments";
        case Group::encoding: return "bytes and characters";
        case Group::event: return "across the games of one run";
        case Group::input: return "files that cannot be read to their end; always exit 2";
    }
    return {};
}

// Words broken into lines of at most kWidth columns, each with an indent.
void append_paragraph(std::string& out, std::string_view text, std::size_t indent) {
    std::size_t column = kWidth;
    while (!text.empty()) {
        const std::size_t size = std::min(text.find(' '), text.size());
        if (column + 1 + size > kWidth) {
            if (column != kWidth || !out.ends_with('\n')) out += '\n';
            out.append(indent, ' ');
            column = indent;
        } else {
            out += ' ';
            ++column;
        }
        out += text.substr(0, size);
        column += size;
        text.remove_prefix(std::min(size + 1, text.size()));
    }
    out += '\n';
}

}  // namespace

void append_rule_list(std::string& out, const SeverityTable& severities) {
    for (const Group group : kGroups) {
        fmt::format_to(std::back_inserter(out), "{}{}: {}\n", out.empty() ? "" : "\n", to_text(group), about(group));
        for (const CodeInfo& code : catalogue()) {
            if (code.group != group) continue;
            fmt::format_to(std::back_inserter(out), "  {:<31} {:<8} {}\n", code.id, to_text(severities[code.code]),
                           code.title);
        }
    }
}

void append_rule(std::string& out, Code code, const SeverityTable& severities) {
    const CodeInfo& rule = info(code);
    fmt::format_to(std::back_inserter(out), "{}: {}\n\n", rule.id, rule.title);
    append_paragraph(out, rule.explanation, 0);
    fmt::format_to(std::back_inserter(out), "\nGroup:    {}\n", to_text(rule.group));
    if (!rule.source.empty()) fmt::format_to(std::back_inserter(out), "Source:   {}\n", rule.source);
    fmt::format_to(std::back_inserter(out), "Severity: {}\nProfiles: ", to_text(severities[code]));
    for (std::size_t i = 0; i < kProfiles.size(); ++i) {
        fmt::format_to(std::back_inserter(out), "{}{} {}", i == 0 ? "" : ", ", kProfileNames[i],
                       to_text(rule.severity[i]));
    }
    out += '\n';
}

void append_rules_markdown(std::string& out) {
    out +=
        "# Findings\n\n"
        "<!-- Made from the catalogue in lib/pgn by scripts/update_golden; do not edit. -->\n\n"
        "Every finding has a stable id. The columns say what it counts as in each profile: `error` (the game cannot "
        "be\n"
        "replayed as written, or its result is impossible), `warning` (readable, but wrong or risky), `note` (worth\n"
        "knowing), `off`. `--severity`, `--select` and `--ignore` change that; `pgn-validate --explain ID` shows "
        "one.\n";
    for (const Group group : kGroups) {
        fmt::format_to(std::back_inserter(out), "\n## {}: {}\n\n| id | import | export | fide | lichess | meaning |\n",
                       to_text(group), about(group));
        out += "| --- | --- | --- | --- | --- | --- |\n";
        for (const CodeInfo& code : catalogue()) {
            if (code.group != group) continue;
            fmt::format_to(std::back_inserter(out), "| [`{0}`](#{0}) | {1} | {2} | {3} | {4} | {5} |\n", code.id,
                           to_text(code.severity[0]), to_text(code.severity[1]), to_text(code.severity[2]),
                           to_text(code.severity[3]), code.title);
        }
        for (const CodeInfo& code : catalogue()) {
            if (code.group != group) continue;
            fmt::format_to(std::back_inserter(out), "\n### {}\n\n", code.id);
            append_paragraph(out, code.explanation, 0);
            if (!code.source.empty()) fmt::format_to(std::back_inserter(out), "\nSource: {}\n", code.source);
        }
    }
}

}  // namespace arbiter
