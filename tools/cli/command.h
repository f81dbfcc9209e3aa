// A tool's command line: every flag is defined once, and the definition feeds parsing, help and suggestions.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/exit_code.h"
#include "cli/numbers.h"
#include "cli/usage_error.h"

namespace arbiter::cli {

struct Flag {
    std::string name;                                   // "threads"
    char letter = 0;                                    // 'j', or 0
    std::string metavar;                                // "N"; empty where the flag takes no value
    std::string help;                                   // some words, without a full stop
    bool hidden = false;                                // known, but not in the help
    std::function<void(std::string_view value)> apply;  // throws UsageError for a value that is none
};

// Flags under one heading of the help.
struct FlagSection {
    std::string title;
    std::vector<Flag> flags;
};

// Text under a heading of its own at the help's end, printed as it stands.
struct HelpNote {
    std::string title;
    std::string text;
};

class Command {
public:
    // name: of the program; operands: as the usage line names them, "[FILE...]".
    Command(std::string name, std::string purpose, std::string operands);

    // The flags added from here on stand under this heading.
    void section(std::string title);

    // names: "threads,j" or "threads". What they are bound to must outlive run(); its value then is the default.
    void flag(std::string_view names, bool& target, std::string help);
    void text(std::string_view names, std::string metavar, std::string& target, std::string help);
    void number(std::string_view names, std::string metavar, std::uint64_t& target, NumberRange range,
                std::string help);
    void size(std::string_view names, std::string metavar, std::uint64_t& target, NumberRange range, std::string help);
    // Everything else: apply is called for each time the flag is given, in order.
    void value(std::string_view names, std::string metavar, std::string help,
               std::function<void(std::string_view)> apply);
    // One of some words.
    template <class E>
    void choice(std::string_view names, const std::string& metavar, E& target,
                std::vector<std::pair<std::string_view, E>> words, const std::string& help);
    // Hides the flag that was added last from the help.
    void hide_last();

    void note(std::string title, std::string text);
    // What is not a flag goes here.
    void bind_operands(std::vector<std::string>& target) { operand_target_ = &target; }

    // Parses, answers --help and --version, calls body and turns whatever happens into an exit code and a message.
    // Nothing is opened before all arguments are known.
    int run(int argc, const char* const* argv, const std::function<ExitCode()>& body);

    const std::string& name() const noexcept { return name_; }
    const std::string& purpose() const noexcept { return purpose_; }
    const std::string& operands() const noexcept { return operands_; }
    const std::vector<FlagSection>& sections() const noexcept { return sections_; }
    const std::vector<HelpNote>& notes() const noexcept { return notes_; }

private:
    Flag& add(std::string_view names, std::string metavar, std::string help);
    ExitCode parse_and_run(int argc, const char* const* argv, const std::function<ExitCode()>& body);

    std::string name_;
    std::string purpose_;
    std::string operands_;
    std::vector<FlagSection> sections_;
    std::vector<HelpNote> notes_;
    std::vector<std::string>* operand_target_ = nullptr;
    bool help_ = false;
    bool version_ = false;
};

namespace detail {
// The index of text among the words; throws UsageError with the nearest of them.
std::size_t index_of_choice(std::string_view text, const std::vector<std::string_view>& words);
}  // namespace detail

template <class E>
void Command::choice(std::string_view names, const std::string& metavar, E& target,
                     std::vector<std::pair<std::string_view, E>> words, const std::string& help) {
    value(names, metavar, help, [&target, words = std::move(words)](std::string_view text) {
        std::vector<std::string_view> keys;
        for (const auto& word : words) keys.push_back(word.first);
        target = words[detail::index_of_choice(text, keys)].second;
    });
}

}  // namespace arbiter::cli
