#include "cli/command.h"

#include <cerrno>
#include <cstdlib>
#include <exception>
#include <new>
#include <span>

#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/suggest.h"
#include "cli/talk.h"
#include "cli/version.h"
#include "io/signals.h"

namespace arbiter::cli {

namespace {

// Where an exception cannot be caught, in a thread that oneTBB starts: its memory ran out. Nothing half is left, and the
// exit code is that of trouble, not of a crash.
[[noreturn]] void end_in_trouble() noexcept {
    remove_temporaries();
    print_error_text(program_invocation_short_name);
    print_error_text(": out of memory or threads\n");
    std::_Exit(static_cast<int>(ExitCode::trouble));
}

}  // namespace

Command::Command(std::string name, std::string purpose, std::string operands)
    : name_(std::move(name)), purpose_(std::move(purpose)), operands_(std::move(operands)) {}

void Command::section(std::string title) { sections_.push_back({std::move(title), {}}); }

Flag& Command::add(std::string_view names, std::string metavar, std::string help) {
    if (sections_.empty()) section("Options");
    const std::size_t comma = names.find(',');
    Flag flag;
    flag.name = names.substr(0, comma);
    if (comma != std::string_view::npos) flag.letter = names[comma + 1];
    flag.metavar = std::move(metavar);
    flag.help = std::move(help);
    sections_.back().flags.push_back(std::move(flag));
    return sections_.back().flags.back();
}

void Command::flag(std::string_view names, bool& target, std::string help) {
    add(names, {}, std::move(help)).apply = [&target](std::string_view) { target = true; };
}

void Command::text(std::string_view names, std::string metavar, std::string& target, std::string help) {
    add(names, std::move(metavar), std::move(help)).apply = [&target](std::string_view value) { target = value; };
}

void Command::number(std::string_view names, std::string metavar, std::uint64_t& target, NumberRange range,
                     std::string help) {
    add(names, std::move(metavar), std::move(help)).apply = [&target, range](std::string_view value) {
        const auto number = parse_number(value, range);
        if (!number) {
            throw UsageError("'" + std::string(value) + "' is not a number from " + std::to_string(range.least) +
                             " to " + std::to_string(range.most));
        }
        target = *number;
    };
}

void Command::size(std::string_view names, std::string metavar, std::uint64_t& target, NumberRange range,
                   std::string help) {
    add(names, std::move(metavar), std::move(help)).apply = [&target, range](std::string_view value) {
        const auto bytes = parse_size(value, range);
        if (!bytes) {
            throw UsageError("'" + std::string(value) + "' is not a size, or out of range",
                             "A size is a number of bytes, or one with K, M, G or T: 512M, 2G.");
        }
        target = *bytes;
    };
}

void Command::value(std::string_view names, std::string metavar, std::string help,
                    std::function<void(std::string_view)> apply) {
    add(names, std::move(metavar), std::move(help)).apply = std::move(apply);
}

void Command::hide_last() { sections_.back().flags.back().hidden = true; }

void Command::note(std::string title, std::string text) { notes_.push_back({std::move(title), std::move(text)}); }

int Command::run(int argc, const char* const* argv, const std::function<ExitCode()>& body) {
    ignore_closed_pipes();
    remove_temporaries_on_signals();
    std::set_terminate(end_in_trouble);
    section("Help");
    flag("help,h", help_, "show this help");
    flag("version", version_, "show name and version");
    ExitCode code = ExitCode::trouble;
    try {
        code = parse_and_run(argc, argv, body);
    } catch (const NothingToDo&) {
        std::string help;
        append_short_help(help, *this);
        print_error_text(help);
    } catch (const UsageError& error) {
        complain(name_, error.what(), error.hint());
    } catch (const std::bad_alloc&) {
        complain(name_, "out of memory");
    } catch (const std::exception& error) {
        complain(name_, error.what());
    }
    return static_cast<int>(code);
}

ExitCode Command::parse_and_run(int argc, const char* const* argv, const std::function<ExitCode()>& body) {
    const std::span<const char* const> words(argv, static_cast<std::size_t>(argc));
    std::vector<Argument> arguments;
    arguments = parse_arguments({words.begin() + (words.empty() ? 0 : 1), words.end()}, sections_);
    for (const Argument& argument : arguments) {
        if (argument.flag == nullptr) {
            if (operand_target_ == nullptr) throw UsageError("there is nothing to do with '" + argument.value + "'");
            operand_target_->push_back(argument.value);
            continue;
        }
        try {
            argument.flag->apply(argument.value);
        } catch (const UsageError& error) {
            throw UsageError("--" + argument.flag->name + ": " + error.what(), error.hint());
        }
    }
    if (help_) {
        std::string text;
        append_help(text, *this);
        return print(name_, text);
    }
    if (version_) return print(name_, name_ + " (arbiter) " + std::string(kVersion) + "\n");
    return body();
}

namespace detail {

std::size_t index_of_choice(std::string_view text, const std::vector<std::string_view>& words) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == text) return i;
        list += (i == 0 ? "" : ", ") + std::string(words[i]);
    }
    const auto near = nearest(text, words);
    throw UsageError("'" + std::string(text) + "' is none of " + list,
                     near ? "Did you mean '" + std::string(*near) + "'?" : "");
}

}  // namespace detail

}  // namespace arbiter::cli
