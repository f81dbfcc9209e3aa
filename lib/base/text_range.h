// A run of bytes within some text, without a pointer to it.
#pragma once

#include <cstdint>
#include <string_view>

namespace arbiter {

struct TextRange {
    std::uint32_t begin = 0;
    std::uint32_t size = 0;

    constexpr std::uint32_t end() const noexcept { return begin + size; }
    constexpr bool empty() const noexcept { return size == 0; }
    // Requires: the range lies within text.
    constexpr std::string_view of(std::string_view text) const noexcept { return text.substr(begin, size); }

    friend constexpr bool operator==(TextRange, TextRange) noexcept = default;
};

}  // namespace arbiter
