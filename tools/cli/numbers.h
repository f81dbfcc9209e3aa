// Numbers and sizes of the command line.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace arbiter::cli {

struct NumberRange {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

// A number in decimal digits alone, within range; no sign, no space.
std::optional<std::uint64_t> parse_number(std::string_view text, NumberRange range) noexcept;

// A number of bytes: digits and K, M, G or T (binary, either case); "KiB" and "KB" mean the same as "K".
std::optional<std::uint64_t> parse_size(std::string_view text, NumberRange range) noexcept;

}  // namespace arbiter::cli
