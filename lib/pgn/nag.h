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

// The glyph of an evaluation sign as people write them where PGN has a number: "+-" 18, "=" 10, "±" 16 (UTF-8 or
// Windows-1252), "∞" 13 … (PGN standard 10); absent for anything else.
std::optional<std::uint16_t> nag_of_sign(std::string_view sign) noexcept;

// By convention, not by the standard: "N" for a novelty and "D" for a diagram, as ChessBase and SCID number them.
inline constexpr std::uint16_t kNoveltyNag = 146;
inline constexpr std::uint16_t kDiagramNag = 220;

}  // namespace arbiter
