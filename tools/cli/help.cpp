#include "cli/help.h"

#include <algorithm>
#include <string_view>

namespace arbiter::cli {
namespace {

constexpr std::size_t kWidth = 80;
constexpr std::size_t kHelpColumn = 28;

std::string label_of(const Flag& flag) {
    std::string label = flag.letter == 0 ? "      --" : std::string("  -") + flag.letter + ", --";
    label += flag.name;
    if (!flag.metavar.empty()) label += " " + flag.metavar;
    return label;
}

// Appends words from the given column on, broken before the line gets too long; the next lines begin at indent.
void append_wrapped(std::string& out, std::string_view words, std::size_t column, std::size_t indent) {
    bool first = true;
    while (!words.empty()) {
        const std::size_t size = std::min(words.find(' '), words.size());
        if (!first && column + 1 + size > kWidth) {
            out += '\n';
            out.append(indent, ' ');
            column = indent;
        } else if (!first) {
            out += ' ';
            ++column;
        }
        out += words.substr(0, size);
        column += size;
        first = false;
        words.remove_prefix(std::min(size + 1, words.size()));
    }
    out += '\n';
}

void append_flag(std::string& out, const Flag& flag) {
    const std::string label = label_of(flag);
    out += label;
    if (label.size() + 2 > kHelpColumn) {
        out += '\n';
        out.append(kHelpColumn, ' ');
    } else {
        out.append(kHelpColumn - label.size(), ' ');
    }
    append_wrapped(out, flag.help, kHelpColumn, kHelpColumn);
}

void append_usage(std::string& out, const Command& command) {
    out += "Usage: " + command.name() + " [OPTION...] " + command.operands() + '\n';
}

}  // namespace

void append_help(std::string& out, const Command& command) {
    append_usage(out, command);
    append_wrapped(out, command.purpose(), 0, 0);
    for (const FlagSection& section : command.sections()) {
        if (std::all_of(section.flags.begin(), section.flags.end(), [](const Flag& flag) { return flag.hidden; })) {
            continue;
        }
        out += '\n' + section.title + ":\n";
        for (const Flag& flag : section.flags) {
            if (!flag.hidden) append_flag(out, flag);
        }
    }
    for (const HelpNote& note : command.notes()) out += '\n' + note.title + ":\n" + note.text;
}

void append_short_help(std::string& out, const Command& command) {
    append_usage(out, command);
    append_wrapped(out, command.purpose(), 0, 0);
    out += "Name some files, or '-' for the standard input. All options: " + command.name() + " --help\n";
}

}  // namespace arbiter::cli
