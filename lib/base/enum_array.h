// An array indexed by the values of a scoped enum.
#pragma once

#include <array>
#include <cstddef>

namespace arbiter {

// Requires: the enum's values are 0 … N - 1. Aggregate, so that tables can be constexpr.
template <class E, class T, std::size_t N>
struct EnumArray {
    std::array<T, N> values{};

    constexpr T& operator[](E index) noexcept { return values[static_cast<std::size_t>(index)]; }
    constexpr const T& operator[](E index) const noexcept { return values[static_cast<std::size_t>(index)]; }

    friend constexpr bool operator==(const EnumArray&, const EnumArray&) = default;
};

}  // namespace arbiter
