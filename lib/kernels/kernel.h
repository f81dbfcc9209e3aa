// What a kernel is: one function, compiled once per instruction set, and the memory that it works in. Private.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "kernels/tables.h"

namespace arbiter::kernels {

// Why a game was given up. Only for measuring what is worth to be learned; the slow path reads the game in any case.
enum class Reason : std::uint8_t {
    none,
    no_tag,
    tag_form,
    start_position,
    too_large,
    move_byte,
    comment,
    lone_return,
    no_moves,
    blank_line,
    text_end,
    number,
    san,
    command,
    result,
    move,
    end_of_game,
    laws,
};
inline constexpr std::size_t kReasonCount = static_cast<std::size_t>(Reason::laws) + 1;

// One SAN spelling and its record (san.inc).
struct MemoEntry {
    std::uint64_t text;
    std::uint32_t record;
    std::uint32_t unused;
};
inline constexpr std::uint32_t kMemoBits = 14;

// A tag name as two words: its bytes, zeros behind them.
struct NameWords {
    std::uint64_t first;
    std::uint64_t second;
};
inline constexpr std::uint32_t kMaxTags = 48;

// The names of a tag section, in order, and what follows from them: most games have those of the game before.
struct TagLayout {
    NameWords names[kMaxTags + 1];
    TagCheck checks[kMaxTags];
    std::uint64_t checked;  // bit i: the value of tag i is looked at
    std::uint32_t tags;
    std::uint32_t doubts;  // about names alone
};

// Buffers of one game, reused. Games that need more are given up.
struct Workspace {
    static constexpr std::uint32_t kMaxTokens = 4096;
    static constexpr std::uint32_t kMaxTagMarks = 3 * kMaxTags;
    static constexpr std::uint32_t kSlack = 80;  // a block is written whole before the limit is looked at

    std::uint32_t tag_marks[kMaxTagMarks + kSlack];  // offsets in the text: quotes and line ends of the tag section
    std::uint32_t tokens[kMaxTokens + kSlack];       // first byte of each token; each '%' in a comment, and some '{'
    std::uint32_t doubtful[kMaxTokens + kSlack];     // a '[' before '%' in a comment, or the first byte of a comment
    std::uint32_t records[kMaxTokens + kSlack];      // the moves, decoded
    std::uint64_t keys[kMaxTokens + kSlack];         // placement after each ply since the last irreversible one
    TagLayout layout;
    MemoEntry memo[1U << kMemoBits];
};

// Where to stop, for measurements.
enum class Stage : std::uint8_t { tokens, records, game };

struct Job {
    const Tables* tables;
    Workspace* work;
    const char* text;
    std::size_t size;  // 64 readable bytes follow, of any value
    std::size_t from;
    // Also give up games in which the Laws may end the game before its last move: 75 moves, five occurrences of the
    // placement, or too little material at the end.
    bool laws = false;
    Stage last = Stage::game;
};

// What may be wrong with a game whose moves are clean: bits of Scan::doubts. Each errs on the safe side; the ordinary
// checks of tags and bytes decide.
enum Doubt : std::uint32_t {
    kTagOrder = 1U << 0U,     // a tag outside the roster whose name sorts before that of the one before it
    kRoster = 1U << 1U,       // one of the seven tags is missing or not in its place
    kRepeatedTag = 1U << 2U,  // the same name twice
    kUnknownTag = 1U << 3U,   // a name that the kernel does not know
    kValue = 1U << 4U,        // a tag's value is not of the plain form, or contradicts the game
    kLongLine = 1U << 5U,     // a line of more than 254 bytes
    kBytes = 1U << 6U,        // a control character or a byte above 127 in a tag value or comment
    kComments = 1U << 7U,     // Workspace::doubtful holds commands and notes that the kernel does not know
};

struct Scan {
    std::uint64_t begin;   // the first tag
    std::uint64_t marker;  // the result behind the moves
    std::uint64_t end;     // the next game's first byte, or the text's end
    std::uint32_t marker_bytes;
    std::uint32_t plies;
    std::uint32_t result;     // the marker: 0 White wins, 1 Black wins, 2 draw, 3 unknown
    std::uint32_t doubtful;   // entries of Workspace::doubtful
    std::uint64_t lines;      // line ends, from where the scan began to `end`
    std::uint64_t last_line;  // the first byte of the line that `end` is on
    std::uint32_t tags;       // Workspace::tag_marks holds three marks for each: the quotes, the line end
    std::uint32_t doubts;     // bits of Doubt
    // Only where Job::laws: the sides that have a pawn, a rook or a queen at the end, White in bit 0; mate or stalemate.
    std::uint32_t strong;
    bool over;
    Reason reason;  // none: the moves are clean and the rest is set
};

struct Kernel {
    std::string_view name;
    bool (*supported)() noexcept;
    SliderIndex slider_index;
    void (*scan)(const Job& job, Scan& out) noexcept;
};

// The kernels, each in a namespace of its own (kernel.inc). Requires: the processor supports it.
namespace portable {
void scan_clean_game(const Job& job, Scan& out) noexcept;
}
namespace avx2 {
void scan_clean_game(const Job& job, Scan& out) noexcept;
}
namespace avx2_magic {
void scan_clean_game(const Job& job, Scan& out) noexcept;
}

// All that were built, the best first; then the portable one, always supported, and "none", which refuses every game, so
// that tests can compare with the slow path.
std::span<const Kernel> all_kernels() noexcept;
// The best supported one, or the one that the environment variable ARBITER_CPU names; chosen once.
const Kernel& active_kernel() noexcept;

}  // namespace arbiter::kernels
