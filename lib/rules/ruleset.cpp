#include "rules/ruleset.h"

#include <array>
#include <charconv>
#include <iterator>

namespace arbiter {
namespace {

// ---- The editions of the FIDE Laws (RULES: Editions) --------------------------------------------------------------

RuleSet fide_2023() {
    RuleSet rules;
    rules.name = "fide-2023";
    rules.title = "FIDE Laws 2023";
    rules.articles = RuleSet::Articles::fide_2023;
    return rules;
}

// 5.1.2: a resignation always loses. Only the rapid and blitz rules changed in 2018.
RuleSet fide_2018() {
    RuleSet rules = fide_2023();
    rules.name = "fide-2018";
    rules.title = "FIDE Laws 2018";
    rules.articles = RuleSet::Articles::fide_2017;
    rules.resignation_needs_mating_chance = false;
    return rules;
}

RuleSet fide_2017() {
    RuleSet rules = fide_2018();
    rules.name = "fide-2017";
    rules.title = "FIDE Laws 2017";
    return rules;
}

// 9.6a: the five must be consecutive; a draw may be agreed before both have moved.
RuleSet fide_2014() {
    RuleSet rules = fide_2017();
    rules.name = "fide-2014";
    rules.title = "FIDE Laws 2014";
    rules.articles = RuleSet::Articles::fide_2014;
    rules.repetitions_in_a_row = true;
    rules.agreement_needs_both_moves = false;
    return rules;
}

// Neither fivefold repetition nor 75 moves; the third illegal move loses (7.4b).
RuleSet fide_2009() {
    RuleSet rules = fide_2014();
    rules.name = "fide-2009";
    rules.title = "FIDE Laws 2009";
    rules.articles = RuleSet::Articles::fide_2009;
    rules.automatic_repetitions = 0;
    rules.repetitions_in_a_row = false;
    rules.automatic_halfmoves = 0;
    rules.losing_illegal_move = 3;
    return rules;
}

RuleSet fide_1997() {
    RuleSet rules = fide_2009();
    rules.name = "fide-1997";
    rules.title = "FIDE Laws 1997";
    rules.articles = RuleSet::Articles::fide_1997;
    rules.illegal_move_needs_mating_chance = false;
    return rules;
}

// ---- Sites and federations (RULES: Truth table) -------------------------------------------------------------------

// Illegal moves cannot be played there, and the hundredth half-move ends the game.
RuleSet lichess() {
    RuleSet rules;
    rules.name = "lichess";
    rules.title = "Lichess";
    rules.automatic_halfmoves = 100;
    rules.claims_by_intended_move = false;
    rules.dead = DeadRule::material;
    rules.flag = FlagRule::unless_powerless;
    rules.resignation_needs_mating_chance = false;
    rules.losing_illegal_move = 0;
    rules.agreement_needs_both_moves = false;
    return rules;
}

RuleSet chesscom() {
    RuleSet rules = lichess();
    rules.name = "chesscom";
    rules.title = "chess.com";
    rules.automatic_repetitions = 3;
    rules.drawn_material = DrawnMaterial::minor_men;
    rules.powerless_material = PowerlessMaterial::minor_men;
    return rules;
}

// 14D4 is FIDE's dead position; 14E adds a list of its own, which a forced win overrules.
RuleSet uscf() {
    RuleSet rules;
    rules.name = "uscf";
    rules.title = "USCF rules";
    rules.articles = RuleSet::Articles::uscf;
    rules.automatic_repetitions = 0;
    rules.automatic_halfmoves = 0;
    rules.powerless_material = PowerlessMaterial::uscf;
    rules.resignation_needs_mating_chance = false;
    rules.losing_illegal_move = 0;
    rules.agreement_needs_both_moves = false;
    return rules;
}

RuleSet iccf() {
    RuleSet rules = fide_2018();
    rules.name = "iccf";
    rules.title = "ICCF rules";
    rules.articles = RuleSet::Articles::none;
    rules.automatic_repetitions = 0;
    rules.automatic_halfmoves = 0;
    rules.move_rule_min_men = 8;
    rules.losing_illegal_move = 0;
    rules.agreement_needs_both_moves = false;
    return rules;
}

// ---- House rules: the documents that this project was created from ------------------------------------------------

RuleSet house(std::string_view number) {
    RuleSet rules;
    rules.name = "house-";
    rules.name += number;
    rules.title = "house rules ";
    rules.title += number;
    rules.automatic_repetitions = 0;
    rules.automatic_halfmoves = 0;
    rules.claims_by_intended_move = false;
    rules.dead = DeadRule::material;
    rules.flag = FlagRule::loses;
    rules.resignation_needs_mating_chance = false;
    rules.losing_illegal_move = 0;
    rules.illegal_move_needs_mating_chance = false;
    rules.agreement_needs_both_moves = false;
    return rules;
}

RuleSet house_000() {
    RuleSet rules = house("000");
    rules.automatic_repetitions = 3;
    rules.automatic_halfmoves = 100;
    rules.drawn_material = DrawnMaterial::two_knights;
    rules.perpetual_check_draws = true;
    return rules;
}

RuleSet house_001() {
    RuleSet rules = house("001");
    rules.automatic_repetitions = 5;
    rules.automatic_halfmoves = 150;
    return rules;
}

RuleSet house_002() {
    RuleSet rules = house_000();
    rules.name = "house-002";
    rules.title = "house rules 002";
    rules.flag = FlagRule::unless_powerless;
    rules.powerless_material = PowerlessMaterial::two_knights;
    rules.losing_illegal_move = 3;
    return rules;
}

RuleSet house_004() {
    RuleSet rules = house("004");
    rules.claims_by_intended_move = true;
    rules.drawn_material = DrawnMaterial::old_list;
    rules.flag = FlagRule::unless_powerless;
    rules.powerless_material = PowerlessMaterial::bare_king;
    return rules;
}

struct Edition {
    GameDate from;
    std::string_view other_name;
};
// In the order of rule_sets().
constexpr std::array<Edition, 6> kEditions{{{{1997, 7, 1}, "fide-1997-07"},
                                            {{2009, 7, 1}, "fide-2009-07"},
                                            {{2014, 7, 1}, "fide-2014-07"},
                                            {{2017, 7, 1}, "fide-2017-07"},
                                            {{2018, 1, 1}, "fide-2018-01"},
                                            {{2023, 1, 1}, "fide-2023-01"}}};

std::uint16_t leading_number(std::string_view& text, std::size_t most) noexcept {
    std::uint16_t number = 0;
    const std::string_view digits = text.substr(0, most);
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc{}) return 0;
    text.remove_prefix(static_cast<std::size_t>(end - digits.data()));
    return number;
}

bool skip_separator(std::string_view& text) noexcept {
    if (text.empty() || (text.front() != '.' && text.front() != '-' && text.front() != '/')) return false;
    text.remove_prefix(1);
    return true;
}

}  // namespace

std::span<const RuleSet> rule_sets() {
    static const std::array kSets{fide_1997(), fide_2009(), fide_2014(), fide_2017(), fide_2018(),
                                  fide_2023(), lichess(),   chesscom(),  uscf(),      iccf(),
                                  house_000(), house_001(), house_002(), house_004()};
    return kSets;
}

const RuleSet* find_rule_set(std::string_view name) {
    for (const RuleSet& rules : rule_sets()) {
        if (rules.name == name) return &rules;
    }
    for (std::size_t i = 0; i < kEditions.size(); ++i) {
        if (kEditions[i].other_name == name) return &rule_sets()[i];
    }
    return nullptr;
}

const RuleSet& fide_rules(std::optional<GameDate> date) {
    const std::span<const RuleSet> sets = rule_sets();
    if (!date) return sets[kEditions.size() - 1];
    const GameDate day{date->year, date->month == 0 ? std::uint8_t{1} : date->month,
                       date->day == 0 ? std::uint8_t{1} : date->day};
    std::size_t edition = kEditions.size() - 1;
    while (edition > 0 && day < kEditions[edition].from) --edition;
    return sets[edition];
}

std::optional<RuleBook> find_rule_book(std::string_view name) {
    if (name == "fide") return RuleBook();
    const RuleSet* rules = find_rule_set(name);
    if (rules == nullptr) return std::nullopt;
    return RuleBook(*rules);
}

std::optional<GameDate> parse_game_date(std::string_view value) noexcept {
    GameDate date;
    const std::size_t before = value.size();
    date.year = leading_number(value, 4);
    if (date.year == 0 || before - value.size() != 4) return std::nullopt;
    if (!skip_separator(value)) return date;
    const std::uint16_t month = leading_number(value, 2);
    if (month < 1 || month > 12) return date;
    date.month = static_cast<std::uint8_t>(month);
    if (!skip_separator(value)) return date;
    const std::uint16_t day = leading_number(value, 2);
    if (day >= 1 && day <= 31) date.day = static_cast<std::uint8_t>(day);
    return date;
}

}  // namespace arbiter
