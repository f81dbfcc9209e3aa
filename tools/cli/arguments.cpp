#include "cli/arguments.h"

#include <boost/program_options.hpp>
#include <boost/token_functions.hpp>
#include <map>

#include "cli/suggest.h"
#include "cli/whole_file.h"

namespace arbiter::cli {
namespace {

namespace po = boost::program_options;

// Abbreviations of long flags are not taken: a script that uses one breaks when the next flag is added.
constexpr int kStyle = po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

std::vector<std::string> words_of_file(const std::string& path) {
    const std::string text = whole_file(path, "response file");
    try {
        return po::split_unix(text, " \t\r\n");
    } catch (const boost::escaped_list_error& error) {
        throw UsageError("the response file " + quoted(path) + " is not well formed: " + error.what());
    }
}

std::vector<std::string> expand(const std::vector<std::string>& words) {
    std::vector<std::string> out;
    bool operands_only = false;
    for (const std::string& word : words) {
        operands_only = operands_only || word == "--";
        if (operands_only || word.size() < 2 || word.front() != '@') {
            out.push_back(word);
            continue;
        }
        for (std::string& inner : words_of_file(word.substr(1))) out.push_back(std::move(inner));
    }
    return out;
}

using FlagsByName = std::map<std::string, const Flag*, std::less<>>;

FlagsByName by_name(const std::vector<FlagSection>& sections) {
    FlagsByName flags;
    for (const FlagSection& section : sections) {
        for (const Flag& flag : section.flags) flags.emplace(flag.name, &flag);
    }
    return flags;
}

po::options_description description_of(const FlagsByName& flags) {
    po::options_description description;
    for (const auto& [name, flag] : flags) {
        const std::string names = flag->letter == 0 ? name : name + "," + flag->letter;
        const bool takes_no_value = flag->metavar.empty();
        description.add_options()(names.c_str(), new po::untyped_value(takes_no_value));  // owned by the description
    }
    return description;
}

[[noreturn]] void throw_unknown(const std::string& option, const FlagsByName& flags) {
    std::string_view bare = option;
    while (bare.starts_with('-')) bare.remove_prefix(1);
    bare = bare.substr(0, bare.find('='));
    std::vector<std::string_view> names;
    for (const auto& [name, flag] : flags) {
        if (!flag->hidden) names.push_back(name);
    }
    const auto near = nearest(bare, names);
    throw UsageError("unknown option " + quoted(option), near ? "Did you mean '--" + std::string(*near) + "'?" : "");
}

}  // namespace

std::vector<Argument> parse_arguments(const std::vector<std::string>& words, const std::vector<FlagSection>& sections) {
    const FlagsByName flags = by_name(sections);
    const po::options_description description = description_of(flags);
    std::vector<Argument> arguments;
    try {
        const auto parsed = po::command_line_parser(expand(words)).options(description).style(kStyle).run();
        for (const po::option& option : parsed.options) {
            const auto found = option.position_key >= 0 ? flags.end() : flags.find(option.string_key);
            const Flag* flag = found == flags.end() ? nullptr : found->second;
            if (flag != nullptr && flag->metavar.empty()) {
                arguments.push_back({flag, {}});
                continue;
            }
            for (const std::string& value : option.value) arguments.push_back({flag, value});
        }
    } catch (const po::unknown_option& error) {
        throw_unknown(error.get_option_name(), flags);
    } catch (const po::error& error) {
        throw UsageError(error.what());
    }
    return arguments;
}

}  // namespace arbiter::cli
