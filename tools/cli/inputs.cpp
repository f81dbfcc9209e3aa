#include "cli/inputs.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <system_error>

#include "cli/terminal.h"
#include "cli/whole_file.h"

namespace arbiter::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 5> kSuffixes{".pgn", ".pgn.zst", ".pgn.gz", ".pgn.bz2", ".pgn.xz"};

char to_lower(char letter) noexcept {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// GAMES.PGN of old programs is meant as well.
bool has_pgn_suffix(const fs::path& path) {
    std::string name = path.filename().string();
    std::transform(name.begin(), name.end(), name.begin(), to_lower);
    return std::any_of(kSuffixes.begin(), kSuffixes.end(),
                       [&](std::string_view suffix) { return name.ends_with(suffix); });
}

// Appends the games' files of a folder in name order. A folder that cannot be read is appended itself: opening it tells
// why.
void append_folder(std::vector<std::string>& out, const fs::path& folder) {
    std::error_code fault;
    std::vector<fs::path> entries;
    for (fs::directory_iterator entry(folder, fault); !fault && entry != fs::directory_iterator();
         entry.increment(fault)) {
        entries.push_back(entry->path());
    }
    if (fault) {
        out.push_back(folder.string());
        return;
    }
    std::sort(entries.begin(), entries.end());
    for (const fs::path& entry : entries) {
        const fs::file_status status = fs::symlink_status(entry, fault);
        if (fs::is_directory(status)) {
            append_folder(out, entry);
        } else if (has_pgn_suffix(entry) && !fs::is_directory(entry, fault)) {
            out.push_back(entry.string());
        }
    }
}

std::vector<std::string> listed_operands(const InputOptions& options) {
    const std::string list = whole_file(options.files_from, "list of files");
    std::vector<std::string> operands;
    const char separator = options.null_separated ? '\0' : '\n';
    for (std::size_t begin = 0; begin < list.size();) {
        const std::size_t end = std::min(list.find(separator, begin), list.size());
        std::string operand = list.substr(begin, end - begin);
        if (!options.null_separated && operand.ends_with('\r')) operand.pop_back();
        if (!operand.empty()) operands.push_back(std::move(operand));
        begin = end + 1;
    }
    return operands;
}

void append_operand(std::vector<std::string>& out, const std::string& operand, bool recursive) {
    if (operand.empty()) throw UsageError("a file name is empty");
    std::error_code ignored;
    if (operand == "-" || !fs::is_directory(operand, ignored)) {
        out.push_back(operand);
        return;
    }
    if (!recursive) {
        throw UsageError("'" + operand + "' is a directory",
                         "With -r the *.pgn files in it are read, packed ones too.");
    }
    append_folder(out, operand);
}

}  // namespace

void add_options(Command& command, InputOptions& options) {
    command.bind_operands(options.operands);
    command.flag("recursive,r", options.recursive,
                 "take a directory for the *.pgn files in it and below, and *.pgn.zst, .gz, .bz2, .xz, in name order");
    command.text("files-from", "FILE", options.files_from,
                 "read more names from FILE, one a line ('-': standard input)");
    command.flag("null,0", options.null_separated, "with --files-from: names end with a NUL byte (find -print0)");
    command.text("stdin-filename", "NAME", options.stdin_filename, "what to call the standard input in the output");
}

std::vector<std::string> resolve_inputs(const InputOptions& options) {
    std::vector<std::string> operands = options.operands;
    if (!options.files_from.empty()) {
        for (std::string& operand : listed_operands(options)) operands.push_back(std::move(operand));
    } else if (options.null_separated) {
        throw UsageError("--null goes with --files-from only");
    } else if (operands.empty()) {
        if (is_terminal(Stream::input)) throw NothingToDo();
        operands.emplace_back("-");
    }
    const auto stdin_uses = std::count(operands.begin(), operands.end(), "-") + (options.files_from == "-" ? 1 : 0);
    if (stdin_uses > 1) throw UsageError("the standard input is named more than once");

    std::vector<std::string> paths;
    for (const std::string& operand : operands) append_operand(paths, operand, options.recursive);
    if (paths.empty()) {
        throw UsageError(operands.empty() ? "the list of files is empty"
                                          : "there is no *.pgn file in '" + operands.front() + "'");
    }
    return paths;
}

}  // namespace arbiter::cli
