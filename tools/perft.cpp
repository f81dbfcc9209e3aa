// perft: counts the positions of the move tree, or checks a file of published counts.
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "chess/fen.h"
#include "chess/perft.h"
#include "chess/uci.h"

namespace {

using arbiter::Position;

constexpr int kOk = 0;
constexpr int kMismatch = 1;
constexpr int kTrouble = 2;

constexpr std::string_view kHelp =
    "Usage: perft [--divide] FEN|startpos DEPTH\n"
    "       perft --epd FILE [--max-nodes N]\n"
    "\n"
    "Counts the sequences of DEPTH legal moves from a position, or checks the counts of a file.\n"
    "\n"
    "  --divide        count for each first move apart\n"
    "  --epd FILE      lines 'FEN ;D1 N ;D2 N ...', or groups of lines 'epd FEN', 'perft DEPTH N'\n"
    "  --max-nodes N   leave out counts above N (default 10000000)\n"
    "  -h, --help      this text\n"
    "  --version       name and version\n"
    "\n"
    "Castling rights are those of X-FEN or Shredder-FEN; moves are written as UCI_Chess960 has it.\n"
    "Exit: 0 counts are right, 1 a count is wrong, 2 wrong usage, unreadable file or position.\n";

void print(std::FILE* stream, std::string_view text) { std::fwrite(text.data(), 1, text.size(), stream); }

// A message to stderr; the exit code of a run that could not be made.
int complain(std::string_view what, std::string_view about) {
    std::string message = "perft: ";
    arbiter::append_printable(message, what);
    if (!about.empty()) message += ": ";
    arbiter::append_printable(message, about);
    message += '\n';
    print(stderr, message);
    return kTrouble;
}

int complain_of_usage(std::string_view what, std::string_view about = {}) {
    complain(what, about);
    print(stderr, "Try 'perft --help'.\n");
    return kTrouble;
}

std::optional<std::uint64_t> read_number(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::optional<Position> read_position(std::string_view text) {
    if (text == "startpos") return Position();
    const auto fen = arbiter::parse_fen(text);
    if (!fen.has_value()) return std::nullopt;
    const auto position = Position::from_setup(fen->setup);
    return position.has_value() ? std::optional(*position) : std::nullopt;
}

struct Options {
    bool divide = false;
    std::string_view epd;
    std::optional<std::uint64_t> max_nodes;
    std::vector<std::string_view> operands;
};

constexpr std::uint64_t kDefaultMaxNodes = 10'000'000;
constexpr std::uint64_t kMaxDepth = 255;

int count_from(std::string_view text, unsigned depth, bool divide) {
    const std::optional<Position> position = read_position(text);
    if (!position) return complain("no position that can be played", text);
    if (divide && depth > 0) {
        for (const arbiter::Move move : position->legal_moves()) {
            Position next = *position;
            next.play(move);
            std::string line;
            append_uci(line, *position, move, arbiter::UciCastling::chess960);
            line += ": " + std::to_string(arbiter::perft(next, depth - 1)) + '\n';
            print(stdout, line);
        }
    }
    print(stdout, std::to_string(arbiter::perft(*position, depth)) + '\n');
    return kOk;
}

// The counts of a file, checked one by one.
class CountChecker {
public:
    explicit CountChecker(std::uint64_t max_nodes) : max_nodes_(max_nodes) {}

    // False if the line cannot be read.
    bool read_line(std::string_view line) {
        if (line.starts_with("epd ")) return set_position(line.substr(4));
        if (line.starts_with("perft ")) return read_count(line.substr(6));
        if (line.empty() || line.starts_with("#") || line.starts_with("id ")) return true;
        const std::size_t end = line.find(';');
        if (end == std::string_view::npos || !set_position(line.substr(0, end))) return false;
        return read_depths(line.substr(end));
    }

    int finish() const {
        print(stdout, std::to_string(checked_) + " counts checked, " + std::to_string(left_out_) + " left out, " +
                          std::to_string(wrong_) + " wrong, " + std::to_string(nodes_) + " nodes\n");
        if (checked_ == 0) return complain("no count to check", "");
        return wrong_ == 0 ? kOk : kMismatch;
    }

private:
    bool set_position(std::string_view text) {
        while (text.ends_with(' ')) text.remove_suffix(1);
        fen_ = text;
        position_ = read_position(text);
        return position_.has_value();
    }

    // ";D1 20 ;D2 400"
    bool read_depths(std::string_view text) {
        while (!text.empty()) {
            if (!text.starts_with(";D")) return false;
            text.remove_prefix(2);
            std::string_view count = text.substr(0, text.find(';'));
            text.remove_prefix(count.size());
            while (count.ends_with(' ')) count.remove_suffix(1);
            if (!read_count(count)) return false;
        }
        return true;
    }

    // "2 400"
    bool read_count(std::string_view text) {
        const std::size_t space = text.find(' ');
        if (space == std::string_view::npos || !position_) return false;
        const std::optional<std::uint64_t> depth = read_number(text.substr(0, space));
        const std::optional<std::uint64_t> count = read_number(text.substr(space + 1));
        if (!depth || !count || *depth > kMaxDepth) return false;
        if (*count > max_nodes_) {
            ++left_out_;
            return true;
        }
        check(static_cast<unsigned>(*depth), *count);
        return true;
    }

    void check(unsigned depth, std::uint64_t expected) {
        const std::uint64_t found = arbiter::perft(*position_, depth);
        ++checked_;
        nodes_ += found;
        if (found == expected) return;
        ++wrong_;
        print(stdout, fen_ + ": depth " + std::to_string(depth) + " has " + std::to_string(found) + ", not " +
                          std::to_string(expected) + '\n');
    }

    std::uint64_t max_nodes_;
    std::string fen_;
    std::optional<Position> position_;
    std::uint64_t checked_ = 0;
    std::uint64_t left_out_ = 0;
    std::uint64_t wrong_ = 0;
    std::uint64_t nodes_ = 0;
};

int check_file(const std::string& path, std::uint64_t max_nodes) {
    std::ifstream file(path);
    if (!file) return complain("cannot read", path);
    CountChecker checker(max_nodes);
    std::size_t number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        while (line.ends_with('\r') || line.ends_with(' ')) line.pop_back();
        if (!checker.read_line(line)) return complain(path + ":" + std::to_string(number) + ": cannot be read", line);
    }
    if (file.bad()) return complain("cannot read", path);
    return checker.finish();
}

int run(const Options& options) {
    if (!options.epd.empty()) {
        if (!options.operands.empty()) return complain_of_usage("--epd takes no position", options.operands[0]);
        if (options.divide) return complain_of_usage("--divide does not go with --epd");
        return check_file(std::string(options.epd), options.max_nodes.value_or(kDefaultMaxNodes));
    }
    if (options.max_nodes) return complain_of_usage("--max-nodes needs --epd");
    if (options.operands.size() != 2) return complain_of_usage("a position and a depth are needed");
    const std::optional<std::uint64_t> depth = read_number(options.operands[1]);
    if (!depth || *depth > kMaxDepth) return complain_of_usage("a depth is a number up to 255", options.operands[1]);
    return count_from(options.operands[0], static_cast<unsigned>(*depth), options.divide);
}

}  // namespace

int main(int argc, char* argv[]) {
    const std::vector<std::string_view> arguments(argv + std::min(argc, 1), argv + argc);
    Options options;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view argument = arguments[i];
        const bool has_value = i + 1 < arguments.size();
        if (argument == "--help" || argument == "-h") {
            print(stdout, kHelp);
            return kOk;
        }
        if (argument == "--version") {
            print(stdout, "perft (arbiter) " ARBITER_VERSION "\n");
            return kOk;
        }
        if (argument == "--divide") {
            options.divide = true;
        } else if (argument == "--epd") {
            if (!has_value) return complain_of_usage("--epd needs a file");
            options.epd = arguments[++i];
        } else if (argument == "--max-nodes") {
            options.max_nodes = has_value ? read_number(arguments[++i]) : std::nullopt;
            if (!options.max_nodes) return complain_of_usage("--max-nodes needs a number");
        } else if (argument.starts_with("-")) {
            return complain_of_usage("unknown option", argument);
        } else {
            options.operands.push_back(argument);
        }
    }
    return run(options);
}
