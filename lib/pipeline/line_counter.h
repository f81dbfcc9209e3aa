// Lines and columns of a run of bytes. LF, CRLF and CR alone each end a line.
#pragma once

#include <cstdint>
#include <string_view>

namespace arbiter {

// Counts as the bytes go by, in pieces of any size. A CR ends its line at once; an LF right after it adds nothing but
// the start of the line's column moves behind it.
class LineCounter {
public:
    constexpr LineCounter() noexcept = default;
    // after_cr: the byte before the first one is a CR.
    constexpr explicit LineCounter(bool after_cr) noexcept : after_cr_(after_cr) {}

    void advance(std::string_view bytes) noexcept;
    // The same for bytes that somebody else has counted: so many line ends, LF or CRLF, and so many bytes behind the last
    // of them; the first byte does not continue a CRLF. Requires: line_ends > 0.
    constexpr void advance_counted(std::uint64_t line_ends, std::uint64_t column) noexcept {
        line_ends_ += line_ends;
        column_ = column;
        seen_line_end_ = true;
        after_cr_ = false;
    }

    constexpr std::uint64_t line_ends() const noexcept { return line_ends_; }
    // Bytes since the last line end, or since the beginning where there was none.
    constexpr std::uint64_t column() const noexcept { return column_; }
    // Whether `column` counts from a line end that was seen, and not from the beginning.
    constexpr bool seen_line_end() const noexcept { return seen_line_end_; }
    constexpr bool after_cr() const noexcept { return after_cr_; }

private:
    std::uint64_t line_ends_ = 0;
    std::uint64_t column_ = 0;
    bool seen_line_end_ = false;
    bool after_cr_ = false;
};

}  // namespace arbiter
