// A value or the reason why there is none: the part of std::expected (C++23) that this project uses, with its names.
#pragma once

#include <cassert>
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

// Holds a T or an E. There is no value() that throws: ask has_value() first.
template <class T, class E>
class [[nodiscard]] Expected {
public:
    constexpr Expected(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    constexpr Expected(Unexpected<E> error) : state_(std::in_place_index<1>, std::move(error).error()) {}

    constexpr bool has_value() const noexcept { return state_.index() == 0; }

    // Requires: has_value().
    constexpr const T& operator*() const& noexcept { return *value(); }
    constexpr T& operator*() & noexcept { return *value(); }
    constexpr T&& operator*() && noexcept { return std::move(*value()); }
    constexpr const T* operator->() const noexcept { return value(); }
    constexpr T* operator->() noexcept { return value(); }

    // Requires: !has_value().
    constexpr const E& error() const noexcept {
        const E* error = std::get_if<1>(&state_);
        assert(error != nullptr);
        if (error == nullptr) __builtin_unreachable();
        return *error;
    }

    friend constexpr bool operator==(const Expected&, const Expected&) = default;

private:
    constexpr const T* value() const noexcept {
        const T* value = std::get_if<0>(&state_);
        assert(value != nullptr);
        if (value == nullptr) __builtin_unreachable();  // the compiler need not check what the caller has
        return value;
    }
    constexpr T* value() noexcept {
        T* value = std::get_if<0>(&state_);
        assert(value != nullptr);
        if (value == nullptr) __builtin_unreachable();
        return value;
    }

    std::variant<T, E> state_;
};

}  // namespace arbiter
