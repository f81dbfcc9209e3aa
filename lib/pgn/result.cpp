#include "pgn/result.h"

#include <array>

#include "base/text.h"

namespace arbiter {

namespace {

constexpr std::array<std::string_view, 4> kMarkers{"1-0", "0-1", "1/2-1/2", "*"};

struct Spelling {
    std::string_view text;
    Result result;
};

// After normalisation: '-' for ':' and all dashes, "1/2" for the fraction, '0' for the letter O, '.' for ','.
constexpr std::array kSpellings{
    Spelling{"1-0", Result::white_wins},     Spelling{"0-1", Result::black_wins}, Spelling{"1/2-1/2", Result::draw},
    Spelling{"1/2", Result::draw},           Spelling{"0.5-0.5", Result::draw},   Spelling{".5-.5", Result::draw},
    Spelling{"1.0-0.0", Result::white_wins}, Spelling{"+-", Result::white_wins},  Spelling{"+--", Result::white_wins},
    Spelling{"0.0-1.0", Result::black_wins}, Spelling{"-+", Result::black_wins},  Spelling{"--+", Result::black_wins},
    Spelling{"+/-", Result::white_wins},     Spelling{"-/+", Result::black_wins},
};

// The longest spelling above after normalisation.
constexpr std::size_t kLongest = 7;

// Appends what a character of a result stands for; nothing for a space.
void append_plain(std::string& out, char32_t value) {
    switch (value) {
        case U' ': return;
        case U':':
        case 0x2010:
        case 0x2011:
        case 0x2012:
        case 0x2013:
        case 0x2014:
        case 0x2212: out += '-'; return;
        case 0xBD: out += "1/2"; return;
        case U'O':
        case U'o': out += '0'; return;
        case U',': out += '.'; return;
        default: append_utf8(out, value);
    }
}

std::string_view without_outer_space(std::string_view text) noexcept {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

}  // namespace

std::string_view to_text(Result result) noexcept { return kMarkers[static_cast<std::size_t>(result)]; }

std::optional<ResultSpelling> parse_result(std::string_view text) noexcept {
    for (std::size_t i = 0; i < kMarkers.size(); ++i) {
        if (text == kMarkers[i]) return ResultSpelling{static_cast<Result>(i), true};
    }
    text = without_outer_space(text);
    constexpr std::size_t kLongestInput = 3 * kLongest;
    if (text.empty() || text.size() > kLongestInput) return std::nullopt;
    if (text == "*") return ResultSpelling{Result::unknown, false};
    std::string plain;  // short enough to need no allocation, unless it is no result
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Char next = decode_utf8(text, at);
        append_plain(plain, next.valid ? next.value : windows_1252_char(static_cast<unsigned char>(next.value)));
        at += next.size;
        if (plain.size() > kLongest) return std::nullopt;
    }
    for (const Spelling& known : kSpellings) {
        if (known.text == plain) return ResultSpelling{known.result, false};
    }
    return std::nullopt;
}

}  // namespace arbiter
