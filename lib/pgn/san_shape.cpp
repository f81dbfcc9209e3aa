#include "pgn/san_shape.h"

namespace arbiter::detail {

namespace {

constexpr bool contains(std::string_view set, char c) noexcept { return set.find(c) != std::string_view::npos; }

constexpr std::string_view kFiles = "abcdefgh";
constexpr std::string_view kRanks = "12345678";
constexpr std::string_view kPieces = "KQRBN";

bool ends_in_square(std::string_view word) noexcept {
    return word.size() >= 2 && contains(kFiles, word[word.size() - 2]) && contains(kRanks, word.back());
}

}  // namespace

bool looks_like_san(std::string_view word) noexcept {
    while (!word.empty() && contains("+#!?", word.back())) word.remove_suffix(1);
    if (word == "O-O" || word == "O-O-O" || word == "0-0" || word == "0-0-0") return true;
    constexpr std::size_t kLongest = 8;  // "Qa1-a2=Q" and shorter
    if (word.size() < 2 || word.size() > kLongest) return false;
    if (contains(kPieces, word.back())) {
        word.remove_suffix(1);
        if (!word.empty() && word.back() == '=') word.remove_suffix(1);
    }
    if (!ends_in_square(word)) return false;
    const std::string_view start = word.substr(0, word.size() - 2);
    if (!start.empty() && !contains(kPieces, start.front()) && !contains(kFiles, start.front())) return false;
    for (const char c : start.substr(start.empty() ? 0 : 1)) {
        if (!contains(kFiles, c) && !contains(kRanks, c) && c != 'x' && c != '-' && c != ':') return false;
    }
    return true;
}

}  // namespace arbiter::detail
