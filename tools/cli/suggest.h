// The known word that a wrong one was probably meant to be.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace arbiter::cli {

// The nearest of words by edit distance (a swap of neighbours counts as one), or that which `wrong` is the beginning of;
// absent where nothing is near. The first of equals. O(words * length squared).
std::optional<std::string_view> nearest(std::string_view wrong, std::span<const std::string_view> words);

}  // namespace arbiter::cli
