// A set of squares in one 64-bit word.
#pragma once

#include <bit>
#include <cstdint>

#include "chess/types.h"

namespace arbiter {

// Bit n is the square with index n. Iterates in index order.
class Bitboard {
public:
    constexpr Bitboard() noexcept = default;
    constexpr explicit Bitboard(std::uint64_t bits) noexcept : bits_(bits) {}
    constexpr Bitboard(Square square) noexcept : bits_(std::uint64_t{1} << index(square)) {}

    constexpr std::uint64_t bits() const noexcept { return bits_; }
    constexpr bool empty() const noexcept { return bits_ == 0; }
    constexpr bool any() const noexcept { return bits_ != 0; }
    constexpr bool several() const noexcept { return (bits_ & (bits_ - 1)) != 0; }
    constexpr unsigned count() const noexcept { return static_cast<unsigned>(std::popcount(bits_)); }
    constexpr bool contains(Square square) const noexcept { return (bits_ >> index(square) & 1U) != 0; }

    // Requires: any().
    constexpr Square first() const noexcept { return static_cast<Square>(std::countr_zero(bits_)); }
    constexpr Square last() const noexcept { return static_cast<Square>(63 - std::countl_zero(bits_)); }

    constexpr void insert(Square square) noexcept { bits_ |= Bitboard(square).bits_; }
    constexpr void erase(Square square) noexcept { bits_ &= ~Bitboard(square).bits_; }
    constexpr void erase_first() noexcept { bits_ &= bits_ - 1; }

    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t bits) noexcept : bits_(bits) {}
        constexpr Square operator*() const noexcept { return static_cast<Square>(std::countr_zero(bits_)); }
        constexpr Iterator& operator++() noexcept {
            bits_ &= bits_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) noexcept = default;

    private:
        std::uint64_t bits_;
    };
    constexpr Iterator begin() const noexcept { return Iterator(bits_); }
    constexpr Iterator end() const noexcept { return Iterator(0); }

    friend constexpr bool operator==(Bitboard, Bitboard) noexcept = default;
    friend constexpr Bitboard operator&(Bitboard a, Bitboard b) noexcept { return Bitboard(a.bits_ & b.bits_); }
    friend constexpr Bitboard operator|(Bitboard a, Bitboard b) noexcept { return Bitboard(a.bits_ | b.bits_); }
    friend constexpr Bitboard operator^(Bitboard a, Bitboard b) noexcept { return Bitboard(a.bits_ ^ b.bits_); }
    friend constexpr Bitboard operator~(Bitboard a) noexcept { return Bitboard(~a.bits_); }
    constexpr Bitboard& operator|=(Bitboard other) noexcept { return *this = *this | other; }
    constexpr Bitboard& operator&=(Bitboard other) noexcept { return *this = *this & other; }
    constexpr Bitboard& operator^=(Bitboard other) noexcept { return *this = *this ^ other; }

private:
    std::uint64_t bits_ = 0;
};

// squares if the condition holds, else none; without a branch, for conditions that nothing predicts.
constexpr Bitboard masked(Bitboard squares, bool condition) noexcept {
    return Bitboard(squares.bits() & (0 - std::uint64_t{condition}));
}

constexpr Bitboard bitboard_of(File file) noexcept {
    return Bitboard(0x0101010101010101ULL << static_cast<unsigned>(file));
}
constexpr Bitboard bitboard_of(Rank rank) noexcept {
    return Bitboard(std::uint64_t{0xFF} << (8U * static_cast<unsigned>(rank)));
}

}  // namespace arbiter
