#include "pgn/tag.h"

#include <algorithm>
#include <charconv>

namespace arbiter {

namespace {

constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

// One to nine digits and nothing else.
std::optional<std::uint32_t> parse_number(std::string_view text) noexcept {
    constexpr std::size_t kMaxDigits = 9;
    if (text.empty() || text.size() > kMaxDigits || !std::all_of(text.begin(), text.end(), is_digit))
        return std::nullopt;
    std::uint32_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

// Takes what stands before the separator off the text; all of it where there is none.
std::string_view take_field(std::string_view& text, char separator) noexcept {
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view field = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return field;
}

// A part of a date: all digits or all question marks. Absent if it is neither, or no number from 1 to `most`.
struct DatePart {
    std::uint32_t value = 0;  // 0 is unknown
};
std::optional<DatePart> parse_date_part(std::string_view text, std::size_t digits, std::uint32_t most) noexcept {
    if (text.size() != digits) return std::nullopt;
    if (std::all_of(text.begin(), text.end(), [](char c) { return c == '?'; })) return DatePart{};
    const std::optional<std::uint32_t> value = parse_number(text);
    if (!value || *value == 0 || *value > most) return std::nullopt;
    return DatePart{*value};
}

// 31 where the month is unknown, 29 for February where the year is.
std::uint32_t days_in_month(std::uint32_t year, std::uint32_t month) noexcept {
    constexpr std::array<std::uint8_t, 13> kDays{31, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap_year = year == 0 || (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0));
    return month == 2 && !leap_year ? 28 : kDays[month];
}

// Seconds, with a fraction after a dot if there is one.
bool is_seconds(std::string_view text) noexcept {
    const std::size_t dot = text.find('.');
    if (dot == std::string_view::npos) return parse_number(text).has_value();
    return parse_number(text.substr(0, dot)) && parse_number(text.substr(dot + 1));
}

enum class TimeField : std::uint8_t { none, moves_in_time, last };  // last: nothing can come after it

// PGN standard 9.6.1. "40/9000" with or without an increment, "300", "4500+60", "*180".
TimeField time_field(std::string_view text) noexcept {
    if (text.starts_with('*')) return is_seconds(text.substr(1)) ? TimeField::last : TimeField::none;
    const std::size_t slash = text.find('/');
    const bool moves = slash != std::string_view::npos;
    if (moves) {
        const std::optional<std::uint32_t> count = parse_number(text.substr(0, slash));
        if (!count || *count == 0) return TimeField::none;
        text.remove_prefix(slash + 1);
    }
    const std::size_t plus = text.find('+');
    const bool good = plus == std::string_view::npos
                          ? is_seconds(text)
                          : is_seconds(text.substr(0, plus)) && is_seconds(text.substr(plus + 1));
    if (!good) return TimeField::none;
    return moves ? TimeField::moves_in_time : TimeField::last;
}

// Letters and digits in lower case, all else left out: "Fischer-Random" and "fischer random" are the same.
std::string plain_name(std::string_view value) {
    std::string plain;
    for (const char c : value) {
        if (c >= 'A' && c <= 'Z') {
            plain += static_cast<char>(c - 'A' + 'a');
        } else if ((c >= 'a' && c <= 'z') || is_digit(c)) {
            plain += c;
        }
    }
    return plain;
}

constexpr std::array<std::string_view, 7> kStandardNames{"standard",      "chess",     "normal",  "fromposition",
                                                         "setupposition", "classical", "orthodox"};

constexpr std::array<std::string_view, 14> kChess960Names{"chess960",
                                                          "960",
                                                          "fischerandom",
                                                          "fischerrandom",
                                                          "fischerrandomchess",
                                                          "freestyle",
                                                          "freestylechess",
                                                          "frc",
                                                          "chess9lx",
                                                          "doublefischerrandom",
                                                          "dfrc",
                                                          "doublechess960",
                                                          "chess480plus480",
                                                          "shufflechess960"};

// Other games: lichess, chess.com, FICS and the engines' protocols.
constexpr std::array<std::string_view, 47> kOtherNames{
    "crazyhouse",    "atomic",     "antichess",  "giveaway",      "suicide",      "losers",     "horde",
    "kingofthehill", "koth",       "threecheck", "3check",        "fivecheck",    "5check",     "racingkings",
    "bughouse",      "shatranj",   "xiangqi",    "shogi",         "makruk",       "capablanca", "gothic",
    "seirawan",      "schess",     "janus",      "almost",        "chaturanga",   "berolina",   "placement",
    "nocastle",      "duck",       "duckchess",  "fogofwar",      "darkchess",    "setupchess", "bulldog",
    "cylinder",      "knightmate", "twokings",   "wildcastle",    "grand",        "losalamos",  "hexagonal",
    "4player",       "spell",      "noking",     "whitekingonly", "blackkingonly"};

template <std::size_t N>
bool contains(const std::array<std::string_view, N>& names, std::string_view name) noexcept {
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

void append_unescaped(std::string& out, std::string_view value) {
    for (std::size_t at = 0; at < value.size(); ++at) {
        const bool escape =
            value[at] == '\\' && at + 1 < value.size() && (value[at + 1] == '"' || value[at + 1] == '\\');
        if (escape) ++at;
        out += value[at];
    }
}

bool is_valid_date(std::string_view value) noexcept {
    constexpr std::size_t kBytes = 10;
    if (value.size() != kBytes || value[4] != '.' || value[7] != '.') return false;
    const auto year = parse_date_part(value.substr(0, 4), 4, 9999);
    const auto month = parse_date_part(value.substr(5, 2), 2, 12);
    const auto day = parse_date_part(value.substr(8, 2), 2, 31);
    return year && month && day && day->value <= days_in_month(year->value, month->value);
}

bool is_valid_round(std::string_view value) noexcept {
    if (value == "?" || value == "-") return true;
    if (value.empty() || value.back() == '.') return false;
    while (!value.empty()) {
        const std::string_view part = take_field(value, '.');
        if (part != "?" && !parse_number(part)) return false;
    }
    return true;
}

bool is_valid_elo(std::string_view value) noexcept {
    constexpr std::uint32_t kMaxElo = 4000;
    if (value == "-") return true;
    const std::optional<std::uint32_t> elo = parse_number(value);
    return elo && *elo <= kMaxElo;
}

bool is_valid_time_control(std::string_view value) noexcept {
    if (value == "?" || value == "-") return true;
    if (value.empty() || value.back() == ':') return false;
    while (!value.empty()) {
        const TimeField field = time_field(take_field(value, ':'));
        if (field == TimeField::none || (field == TimeField::last && !value.empty())) return false;
    }
    return true;
}

VariantTag parse_variant_tag(std::string_view value) noexcept {
    constexpr std::size_t kLongestName = 64;
    if (value.size() > kLongestName) return VariantTag::unknown;
    const std::string name = plain_name(value);
    if (value.empty() || value == "?" || value == "-" || contains(kStandardNames, name)) return VariantTag::standard;
    if (contains(kChess960Names, name)) return VariantTag::chess960;
    if (contains(kOtherNames, name)) return VariantTag::unsupported;
    // "wild/5" and its kin: FICS numbers its shuffled and other boards. Chess960 is wild/fr there.
    if (name == "wildfr") return VariantTag::chess960;
    return name.starts_with("wild") ? VariantTag::unsupported : VariantTag::unknown;
}

}  // namespace arbiter
