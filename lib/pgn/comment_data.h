// The data that programs write into comments: clocks, evaluations, arrows, depths.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/text_range.h"

namespace arbiter {

enum class CommandFault : std::uint8_t { none, bad_clock, bad_eval, bad_marking };

// One "[%name value]" of a comment. Unknown names are kept and never a fault.
struct Command {
    TextRange place;  // from "[%" to "]", if it is closed, within the comment's text
    TextRange name;
    TextRange value;
    CommandFault fault = CommandFault::none;  // of clk, emt, egt, mct (clock), eval, csl, cal (marking)
};

// The next command in a comment's text at or after `from`; absent if there is none. An unclosed "[%" is a command, and
// has its fault, where its name is that of a clock or an evaluation; its place goes to the comment's end.
std::optional<Command> next_command(std::string_view comment, std::size_t from) noexcept;

// "1:02:03", "0:00:30.5", "12:34" or "30": in milliseconds. Absent if it is no time.
std::optional<std::int64_t> parse_clock(std::string_view value) noexcept;

// "+0.17", "-3", "#-3", "-#3", "0.25,12": pawns from White's side, or moves to mate, and the depth. A whole number with
// a depth is in centipawns, as ChessBase writes it: "25,12". What is given as moves to mate has no centipawns.
struct Evaluation {
    std::int32_t centipawns = 0;
    std::optional<std::int32_t> mate_in;
    std::optional<std::uint32_t> depth;
};
std::optional<Evaluation> parse_evaluation(std::string_view value) noexcept;

// The comment of cutechess and fastchess: "+0.25/12 1.2s", "+M5/20 0.01s, White mates".
struct EngineNote {
    Evaluation evaluation;
    std::int64_t milliseconds = 0;
};
std::optional<EngineNote> parse_engine_note(std::string_view comment) noexcept;

}  // namespace arbiter
