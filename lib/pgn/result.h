// The four results of the PGN standard and the odd spellings that people write.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace arbiter {

enum class Result : std::uint8_t { white_wins, black_wins, draw, unknown };

// "1-0", "0-1", "1/2-1/2", "*".
std::string_view to_text(Result result) noexcept;

struct ResultSpelling {
    Result result;
    bool canonical;  // one of the four spellings of PGN standard 8.2.6
};

// Reads a result in any spelling that is read with certainty: "1/2", "½-½" (UTF-8 and Latin-1), "1:0", "0.5-0.5",
// "1-O", "+-" … Absent if the text is none.
std::optional<ResultSpelling> parse_result(std::string_view text) noexcept;

}  // namespace arbiter
