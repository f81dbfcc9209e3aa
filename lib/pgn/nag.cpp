#include "pgn/nag.h"

#include <span>

namespace arbiter {

namespace {

struct Sign {
    std::string_view text;
    std::uint16_t nag;
};

// PGN standard 8.2.3.8.
constexpr Sign kSuffixes[]{{"!", 1}, {"?", 2}, {"!!", 3}, {"??", 4}, {"!?", 5}, {"?!", 6}};

// PGN standard 10: 10 drawish, 13 unclear, 14 and 15 slight, 16 and 17 moderate, 18 and 19 decisive advantage.
constexpr Sign kSigns[]{
    {"=", 10},      {"==", 10},  {"~", 13},      {"\u221E", 13},  {"+=", 14},     {"+/=", 14},  {"\u2A72", 14},
    {"=+", 15},     {"=/+", 15}, {"\u2A71", 15}, {"+/-", 16},     {"\u00B1", 16}, {"\xB1", 16}, {"-/+", 17},
    {"\u2213", 17}, {"+-", 18},  {"+--", 18},    {"+\u2212", 18}, {"-+", 19},     {"--+", 19},  {"\u2212+", 19},
};

std::optional<std::uint16_t> find(std::span<const Sign> signs, std::string_view text) noexcept {
    for (const Sign& sign : signs) {
        if (sign.text == text) return sign.nag;
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::uint16_t> nag_of_suffix(std::string_view suffix) noexcept { return find(kSuffixes, suffix); }

std::optional<std::uint16_t> nag_of_sign(std::string_view sign) noexcept { return find(kSigns, sign); }

}  // namespace arbiter
