// Numeric annotation glyphs and the suffixes that stand for them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace arbiter {

// PGN standard 8.2.4: 0 to 255.
inline constexpr std::uint16_t kMaxNag = 255;

// "!" 1, "?" 2, "!!" 3, "??" 4, "!?" 5, "?!" 6 (PGN standard 8.2.3.8); absent for anything else.
std::optional<std::uint16_t> nag_of_suffix(std::string_view suffix) noexcept;

}  // namespace arbiter
