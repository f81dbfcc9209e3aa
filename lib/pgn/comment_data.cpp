#include "pgn/comment_data.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace arbiter {

namespace {

constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }
constexpr bool is_name_byte(char c) noexcept {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
constexpr bool is_space(char c) noexcept { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::string_view trim(std::string_view text) noexcept {
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
}

// Takes a run of digits off the text; absent if there is none or more than nine.
std::optional<std::uint32_t> take_digits(std::string_view& text) noexcept {
    constexpr std::size_t kMaxDigits = 9;
    std::size_t digits = 0;
    while (digits < text.size() && is_digit(text[digits])) ++digits;
    if (digits == 0 || digits > kMaxDigits) return std::nullopt;
    std::uint32_t value = 0;
    std::from_chars(text.data(), text.data() + digits, value);
    text.remove_prefix(digits);
    return value;
}

bool take(std::string_view& text, char c) noexcept {
    if (text.empty() || text.front() != c) return false;
    text.remove_prefix(1);
    return true;
}

// Takes ".25" off the text as thousandths, further digits dropped; 0 where no dot stands. Absent without digits.
std::optional<std::uint32_t> take_thousandths(std::string_view& text) noexcept {
    if (!take(text, '.')) return 0U;
    if (text.empty() || !is_digit(text.front())) return std::nullopt;
    std::uint32_t value = 0;
    std::uint32_t unit = 100;
    while (!text.empty() && is_digit(text.front())) {
        value += unit * static_cast<std::uint32_t>(text.front() - '0');
        unit /= 10;
        text.remove_prefix(1);
    }
    return value;
}

// "1.2" as milliseconds.
std::optional<std::int64_t> take_seconds(std::string_view& text) noexcept {
    const std::optional<std::uint32_t> whole = take_digits(text);
    if (!whole) return std::nullopt;
    const std::optional<std::uint32_t> part = take_thousandths(text);
    if (!part) return std::nullopt;
    return std::int64_t{*whole} * 1000 + *part;
}

// "Gf3" (squares = 1) or "Ra1h8" (squares = 2), joined by commas.
bool is_marking(std::string_view value, std::size_t squares) noexcept {
    constexpr std::string_view kColours = "GRYBCO";  // green, red, yellow, blue, cyan, orange
    value = trim(value);
    while (!value.empty()) {
        const std::size_t comma = std::min(value.find(','), value.size());
        const std::string_view mark = trim(value.substr(0, comma));
        value.remove_prefix(std::min(comma + 1, value.size()));
        if (mark.size() != 1 + 2 * squares || kColours.find(mark.front()) == std::string_view::npos) return false;
        for (std::size_t at = 1; at < mark.size(); at += 2) {
            if (mark[at] < 'a' || mark[at] > 'h' || mark[at + 1] < '1' || mark[at + 1] > '8') return false;
        }
    }
    return true;
}

CommandFault fault_of(std::string_view name, std::string_view value) noexcept {
    constexpr std::array<std::string_view, 4> kClocks{"clk", "emt", "egt", "mct"};
    if (std::find(kClocks.begin(), kClocks.end(), name) != kClocks.end()) {
        return parse_clock(value) ? CommandFault::none : CommandFault::bad_clock;
    }
    if (name == "eval") return parse_evaluation(value) ? CommandFault::none : CommandFault::bad_eval;
    if (name == "csl") return is_marking(value, 1) ? CommandFault::none : CommandFault::bad_marking;
    if (name == "cal") return is_marking(value, 2) ? CommandFault::none : CommandFault::bad_marking;
    return CommandFault::none;
}

TextRange range(std::size_t begin, std::size_t end) noexcept {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end - begin)};
}

// A number of pawns or centipawns after its sign. Lichess writes pawns with a decimal point; ChessBase writes
// centipawns and the depth behind a comma.
std::optional<Evaluation> take_score(std::string_view& text) noexcept {
    const std::optional<std::uint32_t> whole = take_digits(text);
    if (!whole) return std::nullopt;
    const bool point = !text.empty() && text.front() == '.';
    const std::optional<std::uint32_t> part = take_thousandths(text);
    if (!part) return std::nullopt;
    constexpr std::uint32_t kMaxPawns = 10'000'000;  // so that centipawns fit
    if (*whole > kMaxPawns) return std::nullopt;
    const bool centipawns = !point && !text.empty() && text.front() == ',';
    Evaluation evaluation;
    evaluation.centipawns = static_cast<std::int32_t>(centipawns ? *whole : *whole * 100 + (*part + 5) / 10);
    return evaluation;
}

std::optional<Evaluation> take_mate(std::string_view& text) noexcept {
    const std::optional<std::uint32_t> moves = take_digits(text);
    if (!moves) return std::nullopt;
    Evaluation evaluation;
    evaluation.mate_in = static_cast<std::int32_t>(*moves);
    return evaluation;
}

// "+0.17", "-3", "#-3", "-#3", "+M5": the sign may stand on either side of the mark for a mate.
std::optional<Evaluation> take_evaluation(std::string_view& text, char mate_mark) noexcept {
    bool negative = take(text, '-');
    if (!negative) take(text, '+');
    const bool mate = take(text, mate_mark);
    if (mate && !negative) {
        negative = take(text, '-');
        if (!negative) take(text, '+');
    }
    std::optional<Evaluation> evaluation = mate ? take_mate(text) : take_score(text);
    if (!evaluation || !negative) return evaluation;
    evaluation->centipawns = -evaluation->centipawns;
    if (evaluation->mate_in) evaluation->mate_in = -*evaluation->mate_in;
    return evaluation;
}

}  // namespace

std::optional<Command> next_command(std::string_view comment, std::size_t from) noexcept {
    bool closed = true;  // whether a ']' is ahead
    for (std::size_t begin = comment.find("[%", from); begin != std::string_view::npos;
         begin = comment.find("[%", begin + 2)) {
        std::size_t name_end = begin + 2;
        while (name_end < comment.size() && is_name_byte(comment[name_end])) ++name_end;
        if (name_end == begin + 2) continue;
        const std::size_t end = closed ? comment.find(']', name_end) : std::string_view::npos;
        closed = end != std::string_view::npos;
        if (!closed) {
            const std::string_view text = trim(comment.substr(name_end));
            Command command{range(begin, name_end), range(begin + 2, name_end), range(name_end, name_end)};
            command.fault = fault_of(command.name.of(comment), {});
            if (command.fault == CommandFault::none) continue;
            if (text.empty()) return command;
            const auto value = static_cast<std::size_t>(text.data() - comment.data());
            command.value = range(value, value + text.size());
            command.place = range(begin, value + text.size());
            return command;
        }
        std::size_t value = name_end;
        while (value < end && is_space(comment[value])) ++value;
        std::size_t value_end = end;
        while (value_end > value && is_space(comment[value_end - 1])) --value_end;
        Command command{range(begin, end + 1), range(begin + 2, name_end), range(value, value_end)};
        command.fault = fault_of(command.name.of(comment), command.value.of(comment));
        return command;
    }
    return std::nullopt;
}

std::optional<std::int64_t> parse_clock(std::string_view value) noexcept {
    value = trim(value);
    constexpr std::int64_t kUnit = 60;
    constexpr int kMostColons = 2;  // hours, minutes, seconds
    std::int64_t minutes = 0;
    for (int colons = 0;; ++colons) {
        std::string_view rest = value;
        const std::optional<std::uint32_t> field = take_digits(rest);
        if (!field || (colons > 0 && *field >= kUnit)) return std::nullopt;
        if (colons < kMostColons && take(rest, ':')) {
            minutes = (minutes + *field) * kUnit;
            value = rest;
            continue;
        }
        const std::optional<std::int64_t> seconds = take_seconds(value);
        if (!seconds || !value.empty()) return std::nullopt;
        return minutes * 1000 + *seconds;
    }
}

std::optional<Evaluation> parse_evaluation(std::string_view value) noexcept {
    value = trim(value);
    std::optional<Evaluation> evaluation = take_evaluation(value, '#');
    if (!evaluation) return std::nullopt;
    if (take(value, ',')) {
        const std::optional<std::uint32_t> depth = take_digits(value);
        if (!depth) return std::nullopt;
        evaluation->depth = *depth;
    }
    if (!value.empty()) return std::nullopt;
    return evaluation;
}

std::optional<EngineNote> parse_engine_note(std::string_view comment) noexcept {
    std::string_view text = trim(comment);
    EngineNote note;
    const std::optional<Evaluation> evaluation = take_evaluation(text, 'M');
    if (!evaluation || !take(text, '/')) return std::nullopt;
    note.evaluation = *evaluation;
    note.evaluation.depth = take_digits(text);
    if (!note.evaluation.depth || !take(text, ' ')) return std::nullopt;
    const std::optional<std::int64_t> time = take_seconds(text);
    if (!time || !take(text, 's')) return std::nullopt;
    if (!text.empty() && text.front() != ',' && text.front() != ' ') return std::nullopt;
    note.milliseconds = *time;
    return note;
}

}  // namespace arbiter
