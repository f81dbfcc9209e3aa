// Tag pairs: names of the roster, values and their syntax.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace arbiter {

// PGN standard 8.1.1, in the order of the export format.
inline constexpr std::array<std::string_view, 7> kSevenTagRoster{"Event", "Site",  "Date",  "Round",
                                                                 "White", "Black", "Result"};

// Appends a tag value with \" and \\ resolved; other backslashes stay as they are.
void append_unescaped(std::string& out, std::string_view value);

// PGN standard 8.1.1.3: YYYY.MM.DD, each part may be question marks; the month and day must exist.
bool is_valid_date(std::string_view value) noexcept;
// "?" or "-" or dotted numbers such as "3.1", where a part may be unknown: "?.4" (PGN standard 8.1.1.4).
bool is_valid_round(std::string_view value) noexcept;
// An integer from 0 to 4000, or "-" (PGN standard 9.1.3).
bool is_valid_elo(std::string_view value) noexcept;
// PGN standard 9.6.1: "?", "-", or fields joined by ':': 40/9000, 300, 4500+60, *180; also "1/86400" and fractions of
// seconds as engines write them. Sudden death, increment and sandclock stand last.
bool is_valid_time_control(std::string_view value) noexcept;

// What the Variant tag names, in any of its spellings (Chess960, Fischerandom, "Fischer Random", Freestyle …).
enum class VariantTag : std::uint8_t {
    standard,  // "Standard", "Chess", "From Position", "Normal", empty or "?"
    chess960,
    unsupported,  // a variant of another game: Crazyhouse, Atomic, Antichess, Horde, "Three-check" …
    unknown,      // nothing that is known
};
VariantTag parse_variant_tag(std::string_view value) noexcept;

}  // namespace arbiter
