#include "cli/numbers.h"

#include <charconv>

namespace arbiter::cli {
namespace {

// How far a suffix shifts a size; absent where it is none.
std::optional<unsigned> shift_of(std::string_view suffix) noexcept {
    if (suffix.empty()) return 0;
    unsigned shift = 0;
    switch (suffix.front()) {
        case 'k':
        case 'K': shift = 10; break;
        case 'm':
        case 'M': shift = 20; break;
        case 'g':
        case 'G': shift = 30; break;
        case 't':
        case 'T': shift = 40; break;
        default: return std::nullopt;
    }
    const std::string_view rest = suffix.substr(1);
    if (rest.empty() || rest == "B" || rest == "iB") return shift;
    return std::nullopt;
}

}  // namespace

std::optional<std::uint64_t> parse_number(std::string_view text, NumberRange range) noexcept {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, value);
    if (fault != std::errc{} || stop != end || value < range.least || value > range.most) return std::nullopt;
    return value;
}

std::optional<std::uint64_t> parse_size(std::string_view text, NumberRange range) noexcept {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, value);
    if (fault != std::errc{}) return std::nullopt;
    const auto shift = shift_of(text.substr(static_cast<std::size_t>(stop - text.data())));
    if (!shift || value > (range.most >> *shift)) return std::nullopt;
    value <<= *shift;
    if (value < range.least) return std::nullopt;
    return value;
}

}  // namespace arbiter::cli
