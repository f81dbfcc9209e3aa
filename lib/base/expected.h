// A value or the reason why there is none: the part of std::expected (C++23) that this project uses, with its names.
#pragma once

#include <cassert>
#include <type_traits>
#include <utility>
#include <variant>

namespace arbiter {

// Wraps an error so that it converts to any Expected with that error type.
template <class E>
class Unexpected {
public:
    constexpr explicit Unexpected(E error) : error_(std::move(error)) {}
    constexpr const E& error() const& noexcept { return error_; }
    constexpr E&& error() && noexcept { return std::move(error_); }

private:
    E error_;
};

namespace detail {

// Small plain values stand side by side: they travel in registers, where a variant would be written to memory byte by
// byte and read back as a whole.
template <class T, class E>
concept SideBySide = std::is_trivially_copyable_v<T> && std::is_trivially_copyable_v<E> &&
                         std::is_nothrow_default_constructible_v<T> && std::is_nothrow_default_constructible_v<E> &&
                         sizeof(T) +
                         sizeof(E) <=
                     64;

template <class T, class E>
class ExpectedState {
public:
    constexpr explicit ExpectedState(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    constexpr explicit ExpectedState(Unexpected<E> error) : state_(std::in_place_index<1>, std::move(error).error()) {}

    constexpr bool has_value() const noexcept { return state_.index() == 0; }
    constexpr const T* value() const noexcept { return held(std::get_if<0>(&state_)); }
    constexpr T* value() noexcept { return held(std::get_if<0>(&state_)); }
    constexpr const E* error() const noexcept { return held(std::get_if<1>(&state_)); }

private:
    // Whoever asks has made sure that it is there.
    template <class P>
    static constexpr P* held(P* pointer) noexcept {
        if (pointer == nullptr) __builtin_unreachable();
        return pointer;
    }

    std::variant<T, E> state_;
};

template <class T, class E>
    requires SideBySide<T, E>
class ExpectedState<T, E> {
public:
    constexpr explicit ExpectedState(T value) noexcept : value_(value), has_value_(true) {}
    constexpr explicit ExpectedState(Unexpected<E> error) noexcept : error_(error.error()) {}

    constexpr bool has_value() const noexcept { return has_value_; }
    constexpr const T* value() const noexcept { return &value_; }
    constexpr T* value() noexcept { return &value_; }
    constexpr const E* error() const noexcept { return &error_; }

private:
    T value_{};
    E error_{};
    bool has_value_ = false;
};

}  // namespace detail

// Holds a T or an E. There is no value() that throws: ask has_value() first.
template <class T, class E>
class [[nodiscard]] Expected {
public:
    constexpr Expected(T value) : state_(std::move(value)) {}
    constexpr Expected(Unexpected<E> error) : state_(std::move(error)) {}

    constexpr bool has_value() const noexcept { return state_.has_value(); }

    // Requires: has_value().
    constexpr const T& operator*() const& noexcept { return *value(); }
    constexpr T& operator*() & noexcept { return *value(); }
    constexpr T&& operator*() && noexcept { return std::move(*value()); }
    constexpr const T* operator->() const noexcept { return value(); }
    constexpr T* operator->() noexcept { return value(); }

    // Requires: !has_value().
    constexpr const E& error() const noexcept {
        assert(!has_value());
        return *state_.error();
    }

    friend constexpr bool operator==(const Expected& a, const Expected& b) {
        if (a.has_value() != b.has_value()) return false;
        return a.has_value() ? *a == *b : a.error() == b.error();
    }

private:
    constexpr const T* value() const noexcept {
        assert(has_value());
        return state_.value();
    }
    constexpr T* value() noexcept {
        assert(has_value());
        return state_.value();
    }

    detail::ExpectedState<T, E> state_;
};

}  // namespace arbiter
