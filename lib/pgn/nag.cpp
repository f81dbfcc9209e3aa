#include "pgn/nag.h"

namespace arbiter {

std::optional<std::uint16_t> nag_of_suffix(std::string_view suffix) noexcept {
    struct Suffix {
        std::string_view text;
        std::uint16_t nag;
    };
    // PGN standard 8.2.3.8.
    static constexpr Suffix kSuffixes[]{{"!", 1}, {"?", 2}, {"!!", 3}, {"??", 4}, {"!?", 5}, {"?!", 6}};
    for (const Suffix& known : kSuffixes) {
        if (known.text == suffix) return known.nag;
    }
    return std::nullopt;
}

}  // namespace arbiter
