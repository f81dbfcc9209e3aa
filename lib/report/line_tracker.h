// Lines and columns of places in a game's text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace arbiter {

// Line and column count from 1, in bytes; the offset is that in the decompressed input.
struct TextPlace {
    std::uint64_t line = 1;
    std::uint64_t column = 1;
    std::uint64_t offset = 0;

    friend constexpr bool operator==(const TextPlace&, const TextPlace&) noexcept = default;
};

// Answers for one place after another; asking in ascending order makes that linear in the text. LF, CRLF and CR alone
// end a line.
class LineTracker {
public:
    // start: where text[0] stands. The text must outlive the tracker.
    LineTracker(std::string_view text, TextPlace start) noexcept : text_(text), start_(start), now_(start) {}

    // The place of text[at]; an `at` beyond the end is the end.
    TextPlace place_of(std::size_t at) noexcept;

private:
    std::string_view text_;
    TextPlace start_;
    TextPlace now_;
    std::size_t at_ = 0;
};

}  // namespace arbiter
