// What the program talks to: a terminal or not, how wide, with colours or without.
#pragma once

#include <cstddef>
#include <cstdint>

namespace arbiter::cli {

enum class When : std::uint8_t { automatic, always, never };

enum class Stream : std::uint8_t { input, output, error };

bool is_terminal(Stream stream) noexcept;

// Columns of the terminal behind stdout; 100 where it does not say.
std::size_t terminal_width() noexcept;

// `automatic` is a terminal that can show colours, unless the environment has NO_COLOR (no-color.org).
bool use_colour(When when, Stream stream) noexcept;

}  // namespace arbiter::cli
