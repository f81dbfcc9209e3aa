// Rule books as data: the FIDE Laws by edition, sites, federations and house rules. They differ in fields, not in code.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "rules/material.h"
#include "rules/verdict.h"

namespace arbiter {

// When the men left end the game at once.
enum class DeadRule : std::uint8_t {
    dead_position,  // no series of legal moves mates: FIDE Laws 2023, 5.2.2
    material,       // only what a list of men says: RuleSet::drawn_material
};

// What becomes of a player who oversteps the time, where the other side cannot win.
enum class FlagRule : std::uint8_t {
    loses,              // always a loss
    unless_unwinnable,  // a draw if no series of legal moves mates (FIDE Laws 2023, 6.9), or if the list says so
    unless_powerless,   // a draw if the list says so: RuleSet::powerless_material
};

// A dead position or an unwinnable one is judged exactly or by the men alone; the numbers are half-moves; 0 is never.
struct RuleSet {
    std::string name;   // "fide-2023"
    std::string title;  // "FIDE Laws 2023": what articles are cited from

    std::uint32_t claimable_repetitions = 3;
    std::uint32_t automatic_repetitions = 5;
    // The occurrences that end the game must be consecutive, every second move of each side (2014 to 2017).
    bool repetitions_in_a_row = false;
    std::uint32_t claimable_halfmoves = 100;
    std::uint32_t automatic_halfmoves = 150;
    // With fewer men than this on the board there is no fifty-move rule (ICCF: eight).
    std::uint32_t move_rule_min_men = 0;
    // A draw may be claimed with the move that would bring it about (FIDE Laws 2023, 9.2.1, 9.3.1).
    bool claims_by_intended_move = true;

    DeadRule dead = DeadRule::dead_position;
    DrawnMaterial drawn_material = DrawnMaterial::neither_can_win;
    FlagRule flag = FlagRule::unless_unwinnable;
    PowerlessMaterial powerless_material = PowerlessMaterial::cannot_win;

    // A resignation against a side that cannot mate is a draw (FIDE Laws 2023, 5.1.2).
    bool resignation_needs_mating_chance = true;
    // This illegal move of a player loses, with a draw where the other side cannot mate.
    std::uint32_t losing_illegal_move = 2;
    bool illegal_move_needs_mating_chance = true;
    // No draw by agreement before both sides have moved (FIDE Laws 2023, 5.2.3).
    bool agreement_needs_both_moves = true;
    // Perpetual check is named as a draw (house rules 000 and 002). A PGN never proves the intention.
    bool perpetual_check_draws = false;

    // Where the reasons stand in this book; an index into the built-in tables.
    enum class Articles : std::uint8_t { none, fide_1997, fide_2009, fide_2014, fide_2017, fide_2023, uscf };
    Articles articles = Articles::none;

    friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

// Appends what a reason rests on: "FIDE Laws 2023, 9.6.1", or the title alone where the book has no numbered articles.
void append_article(std::string& out, const RuleSet& rules, Reason reason, bool by_intended_move);

// A date as PGN tags give it; absent parts are 0. "2023.01.??", "2023-01-01" and "2023" are read.
struct GameDate {
    std::uint16_t year = 0;
    std::uint8_t month = 0;
    std::uint8_t day = 0;

    friend auto operator<=>(const GameDate&, const GameDate&) = default;
};
// Absent where not even the year is known.
std::optional<GameDate> parse_game_date(std::string_view value) noexcept;

// Every built-in rule set; the editions of the FIDE Laws first, in order of time.
std::span<const RuleSet> rule_sets();
// The built-in set with this name: "fide-2014" (also by its date, "fide-2014-07"), "lichess", "house-004". Null if there
// is none. "fide" alone is no set but a choice by date: RuleBook.
const RuleSet* find_rule_set(std::string_view name);
// The edition in force on a date; an unknown month or day counts as the year's or the month's first, so that an edition
// is never applied before its time; before 1997 the first one; without a date the newest.
const RuleSet& fide_rules(std::optional<GameDate> date);

// Which rule set judges a game: one for all, or the edition of the FIDE Laws by the game's date.
class RuleBook {
public:
    RuleBook() = default;  // FIDE by date
    explicit RuleBook(RuleSet rules) : fixed_(std::move(rules)) {}

    // The view is valid as long as this book.
    const RuleSet& at(std::optional<GameDate> date) const { return fixed_ ? *fixed_ : fide_rules(date); }
    // The set that a game without a date is judged by; no other of this book ends games earlier.
    const RuleSet& strictest() const { return at(std::nullopt); }
    std::string_view name() const noexcept { return fixed_ ? std::string_view(fixed_->name) : "fide"; }

private:
    std::optional<RuleSet> fixed_;
};
// "fide" or the name of a built-in set.
std::optional<RuleBook> find_rule_book(std::string_view name);

// Why a line of a rule file is none.
struct RuleFault {
    std::size_t line = 0;  // counts from 1
    std::string message;   // "unknown key 'flags'", with the keys or values that there are

    friend bool operator==(const RuleFault&, const RuleFault&) = default;
};
// Changes rules by lines "key = value"; '#' begins a comment, blank lines are free. "base = NAME" starts from a built-in
// set and stands first. On a fault rules is half changed.
std::optional<RuleFault> apply_rules(std::string_view text, RuleSet& rules);
// One such setting ("automatic-repetitions=0"); the fault's line is 0.
std::optional<RuleFault> apply_rule(std::string_view setting, RuleSet& rules);
// The rule set as such a file: what apply_rules() reads back.
void append_rules(std::string& out, const RuleSet& rules);

}  // namespace arbiter
