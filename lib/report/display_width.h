// How many columns of a terminal a text takes.
#pragma once

#include <cstddef>
#include <string_view>

namespace arbiter {

// Requires for all: text is valid UTF-8 without control characters. Letters of East Asia take two columns, combining
// marks none; approximate where terminals differ.
std::size_t display_width(std::string_view text) noexcept;

// The longest beginning of text that takes at most so many columns.
std::string_view first_columns(std::string_view text, std::size_t columns) noexcept;

// The longest end of text that takes at most so many columns.
std::string_view last_columns(std::string_view text, std::size_t columns) noexcept;

}  // namespace arbiter
