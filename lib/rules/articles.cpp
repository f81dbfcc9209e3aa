// Where each reason stands in each rule book.
#include <array>

#include "base/enum_array.h"
#include "rules/ruleset.h"

namespace arbiter {
namespace {

struct Numbers {
    EnumArray<Reason, std::string_view, kReasonCount> of{};
    // The paragraphs on claims with an intended move.
    std::string_view threefold_by_move;
    std::string_view fifty_by_move;
};

// In the order of Reason: mate, stalemate, dead position, material, 75 moves, fivefold, fifty moves, threefold, flag,
// flag drawn, resignation drawn, illegal move.
constexpr Numbers kFide1997{
    {"5.1(a)", "5.2(a)", "9.6", "9.6", "", "", "9.3(b)", "9.2(b)", "6.10", "6.10", "", "7.4"}, "9.2(a)", "9.3(a)"};
constexpr Numbers kFide2009{
    {"5.1.a", "5.2.a", "5.2.b", "5.2.b", "", "", "9.3.b", "9.2.b", "6.9", "6.9", "", "7.4.b"}, "9.2.a", "9.3.a"};
constexpr Numbers kFide2014{
    {"5.1.a", "5.2.a", "5.2.b", "5.2.b", "9.6.b", "9.6.a", "9.3.b", "9.2.b", "6.9", "6.9", "", "7.5.b"},
    "9.2.a",
    "9.3.a"};
constexpr Numbers kFide2017{
    {"5.1.1", "5.2.1", "5.2.2", "5.2.2", "9.6.2", "9.6.1", "9.3.2", "9.2.2", "6.9", "6.9", "", "7.5.5"},
    "9.2.1",
    "9.3.1"};
constexpr Numbers kFide2023{
    {"5.1.1", "5.2.1", "5.2.2", "5.2.2", "9.6.2", "9.6.1", "9.3.2", "9.2.2", "6.9", "6.9", "5.1.2", "7.5.5"},
    "9.2.1",
    "9.3.1"};
constexpr Numbers kUscf{{"13A", "14A", "14D4", "14D", "", "", "14F", "14C", "13C", "14E", "", "11D"}, "14C", "14F"};
constexpr Numbers kNone{};

const Numbers& numbers(RuleSet::Articles articles) noexcept {
    switch (articles) {
        case RuleSet::Articles::none: return kNone;
        case RuleSet::Articles::fide_1997: return kFide1997;
        case RuleSet::Articles::fide_2009: return kFide2009;
        case RuleSet::Articles::fide_2014: return kFide2014;
        case RuleSet::Articles::fide_2017: return kFide2017;
        case RuleSet::Articles::fide_2023: return kFide2023;
        case RuleSet::Articles::uscf: return kUscf;
    }
    return kNone;
}

std::string_view number_of(const Numbers& book, Reason reason, bool by_intended_move) noexcept {
    if (by_intended_move && reason == Reason::threefold_repetition) return book.threefold_by_move;
    if (by_intended_move && reason == Reason::fifty_move_rule) return book.fifty_by_move;
    return book.of[reason];
}

}  // namespace

void append_article(std::string& out, const RuleSet& rules, Reason reason, bool by_intended_move) {
    out += rules.title;
    const std::string_view number = number_of(numbers(rules.articles), reason, by_intended_move);
    if (number.empty()) return;
    out += ", ";
    out += number;
}

}  // namespace arbiter
