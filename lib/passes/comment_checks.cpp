#include "passes/comment_checks.h"

#include <optional>
#include <string>
#include <string_view>

#include "pgn/comment_data.h"

namespace arbiter {
namespace {

// The text without its delimiters, as a range of the game.
TextRange inner(const Token& token, std::string_view game) noexcept {
    TextRange range = token.place;
    const std::string_view text = range.of(game);
    const bool closed = text.size() > 1 && text.front() == '{' && text.back() == '}';
    range.begin += 1;
    range.size -= closed ? 2U : 1U;
    return range;
}

std::size_t digits_at(std::string_view text, std::size_t at) noexcept {
    std::size_t end = at;
    while (end < text.size() && ((text[end] >= '0' && text[end] <= '9') || text[end] == '.')) ++end;
    return end - at;
}

// "+0.25/12 1", "-M5/20 0": what nobody writes but cutechess and its kin.
bool begins_like_engine_note(std::string_view text) noexcept {
    if (text.empty() || (text[0] != '+' && text[0] != '-')) return false;
    std::size_t at = 1;
    if (at < text.size() && text[at] == 'M') ++at;
    const std::size_t score = digits_at(text, at);
    at += score;
    if (score == 0 || at >= text.size() || text[at] != '/') return false;
    const std::size_t depth = digits_at(text, ++at);
    at += depth;
    return depth > 0 && at < text.size() && text[at] == ' ' && digits_at(text, at + 1) > 0;
}

bool is_reported(CommandFault fault) noexcept {
    return fault == CommandFault::bad_clock || fault == CommandFault::bad_eval;
}

void report_command(const Command& command, TextRange comment, Place place, Findings& findings) {
    const bool clock = command.fault == CommandFault::bad_clock;
    place.range = {comment.begin + command.place.begin, command.place.size};
    std::string& message = findings.new_message();
    message += '"';
    findings.quote(place.range);
    if (!place.range.of(findings.game().text).ends_with(']')) {
        message += "\" is not closed: there is no ] behind it";
        findings.report(clock ? Code::bad_clock : Code::bad_eval, place);
        return;
    }
    message += clock ? "\" is no time: write hours, minutes and seconds, such as 0:02:58.5"
                     : "\" is no evaluation: write pawns, such as -0.35, or moves to mate, such as #4";
    findings.report(clock ? Code::bad_clock : Code::bad_eval, place);
}

void read_clock(const Command& command, std::string_view text, TextRange comment, std::uint32_t ply,
                ClockTrack& clocks) {
    if (command.name.of(text) != "clk") return;
    const std::optional<std::int64_t> time = parse_clock(command.value.of(text));
    if (!time) return;
    clocks.read(ply, *time, {comment.begin + command.place.begin, command.place.size});
}

}  // namespace

void check_comment(const Token& token, const Place& after, ClockTrack* clocks, Findings& findings) {
    const TextRange range = inner(token, findings.game().text);
    const std::string_view text = range.of(findings.game().text);
    const Place place{.range = range, .ply = after.ply, .in_variation = after.in_variation};
    std::optional<Command> command = next_command(text, 0);
    while (command.has_value()) {
        if (is_reported(command->fault)) report_command(*command, range, place, findings);
        if (clocks != nullptr && after.ply != 0) read_clock(*command, text, range, after.ply, *clocks);
        command = next_command(text, command->place.end());
    }
    if (!begins_like_engine_note(text) || parse_engine_note(text).has_value()) return;
    std::string& message = findings.new_message();
    message += "the comment begins like an engine's evaluation, but is none: \"";
    findings.quote(range);
    message += '"';
    findings.report(Code::bad_eval, place);
}

bool is_comment_right(std::string_view text) noexcept {
    std::optional<Command> command = next_command(text, 0);
    while (command.has_value()) {
        if (is_reported(command->fault)) return false;
        command = next_command(text, command->place.end());
    }
    return !begins_like_engine_note(text) || parse_engine_note(text).has_value();
}

}  // namespace arbiter
