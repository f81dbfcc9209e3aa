// Recognises games whose moves are beyond doubt, straight from their bytes and fast.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace arbiter {

namespace kernels {
struct Workspace;
}

// A game of standard chess in which the form of the tags is right, and of whose moves, numbers, marks and result nothing
// can be said: every move is legal and in canonical SAN, and the result fits the last position.
struct CleanGame {
    enum class Result : std::uint8_t { white_wins, black_wins, draw, unknown };

    // What is not known to be right: bits of Doubt.
    enum Doubt : std::uint32_t {
        tag_order = 1U << 0U,     // a tag outside the roster whose name sorts before that of the one before it
        roster = 1U << 1U,        // one of the seven tags is missing or not in its place
        repeated_tag = 1U << 2U,  // the same name twice
        unknown_tag = 1U << 3U,   // a name that is not in the scanner's list
        value = 1U << 4U,         // a tag's value is not of the plain form, or contradicts the game
        long_line = 1U << 5U,     // a line of more than 254 bytes
        bytes = 1U << 6U,         // a control character or a byte above 127 in a tag value or comment
        comments = 1U << 7U,      // CleanScanner::doubtful_comments() has places
    };

    std::size_t begin = 0;   // its first tag
    std::size_t marker = 0;  // the result behind the moves, with which the game ends
    std::size_t marker_bytes = 0;
    std::size_t next = 0;  // the next game's first tag, or the text's end
    std::uint32_t plies = 0;
    Result result = Result::unknown;
    std::uint32_t doubts = 0;
    std::uint64_t line_ends = 0;  // from where the scan began to `next`; all of them are LF or CRLF
    std::size_t last_line = 0;    // the first byte of the line that `next` is on
    // Only where the laws were asked for: who has a pawn, a rook or a queen at the end, and whether that is mate or
    // stalemate.
    bool white_is_strong = false;
    bool black_is_strong = false;
    bool over = false;
};

// Memory for one thread's scans, about 350 KiB from the first one on, and what it remembers of spellings. That is no
// state: a copy begins without it, and what is assigned to keeps its own.
class CleanScanner {
public:
    CleanScanner() noexcept;
    ~CleanScanner();
    CleanScanner(const CleanScanner& other) noexcept;
    CleanScanner& operator=(const CleanScanner& other) noexcept;

    // The game that begins at or after text[from], if it is such a game; absent means "don't know", never "it has
    // faults". Reads no further than the next line that begins with '[' behind the tags, so that a caller who reads
    // refused games in another way takes linear time in all. Requires: 64 readable bytes behind the text, which is
    // shorter than 4 GiB.
    // laws: also refuse games that 75 moves, five occurrences of a position or want of material may end early.
    std::optional<CleanGame> scan(std::string_view text, std::size_t from, bool laws = false);

    // Of the last game that was found, offsets in the text. Three for each tag: its quotes and the line end behind it.
    std::span<const std::uint32_t> tag_marks() const noexcept;
    // A "[%" of a command in a comment, or the first byte of a comment, of which is not known whether it is right.
    std::span<const std::uint32_t> doubtful_comments() const noexcept;

private:
    std::unique_ptr<kernels::Workspace> work_;
    std::uint32_t tags_ = 0;
    std::uint32_t comments_ = 0;
};

}  // namespace arbiter
