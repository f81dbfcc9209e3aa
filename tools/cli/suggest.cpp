#include "cli/suggest.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace arbiter::cli {
namespace {

constexpr std::size_t kLongest = 63;  // longer words are not compared

using Row = std::array<std::size_t, kLongest + 1>;

// Optimal string alignment: insertions, deletions, replacements and swaps of neighbours.
std::size_t distance(std::string_view a, std::string_view b) {
    Row before{};
    Row above{};
    Row row{};
    for (std::size_t j = 0; j <= b.size(); ++j) above[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                row[j] = std::min(row[j], before[j - 2] + 1);
            }
        }
        before = above;
        above = row;
    }
    return above[b.size()];
}

}  // namespace

std::optional<std::string_view> nearest(std::string_view wrong, std::span<const std::string_view> words) {
    if (wrong.empty() || wrong.size() > kLongest) return std::nullopt;
    std::optional<std::string_view> best;
    std::size_t least = std::max<std::size_t>(1, wrong.size() / 3) + 1;  // as far as that is too far
    for (const std::string_view word : words) {
        if (word.size() > kLongest) continue;
        const std::size_t steps = distance(wrong, word);
        if (steps < least) {
            least = steps;
            best = word;
        }
    }
    if (best || wrong.size() < 3) return best;
    for (const std::string_view word : words) {
        if (word.starts_with(wrong)) return word;
    }
    return std::nullopt;
}

}  // namespace arbiter::cli
