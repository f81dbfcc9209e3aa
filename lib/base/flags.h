// A set of the values of a scoped enum, as a bit mask with a type of its own.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <type_traits>

namespace arbiter {

// Requires: the enum's values are 0, 1, 2, … below 64; each is one bit of the mask.
template <class E>
class Flags {
    static_assert(std::is_enum_v<E>);

public:
    constexpr Flags() noexcept = default;
    constexpr Flags(E value) noexcept : bits_(bit(value)) {}
    constexpr Flags(std::initializer_list<E> values) noexcept {
        for (const E value : values) bits_ |= bit(value);
    }

    constexpr bool empty() const noexcept { return bits_ == 0; }
    constexpr bool contains(E value) const noexcept { return (bits_ & bit(value)) != 0; }
    constexpr void insert(E value) noexcept { bits_ |= bit(value); }
    constexpr void insert(Flags other) noexcept { bits_ |= other.bits_; }

    friend constexpr bool operator==(Flags, Flags) noexcept = default;

private:
    static constexpr std::uint64_t bit(E value) noexcept {
        return std::uint64_t{1} << static_cast<std::underlying_type_t<E>>(value);
    }

    std::uint64_t bits_ = 0;
};

}  // namespace arbiter
