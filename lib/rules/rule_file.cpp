// Rule sets as text: lines "key = value".
#include <array>
#include <charconv>

#include "rules/ruleset.h"

namespace arbiter {
namespace {

// What a key sets. Exactly one of the pointers is there.
struct Field {
    std::string_view key;
    std::uint32_t RuleSet::*number = nullptr;
    bool RuleSet::*flag = nullptr;
    std::string RuleSet::*text = nullptr;
};

constexpr std::array kFields{
    Field{.key = "name", .text = &RuleSet::name},
    Field{.key = "title", .text = &RuleSet::title},
    Field{.key = "claimable-repetitions", .number = &RuleSet::claimable_repetitions},
    Field{.key = "automatic-repetitions", .number = &RuleSet::automatic_repetitions},
    Field{.key = "repetitions-in-a-row", .flag = &RuleSet::repetitions_in_a_row},
    Field{.key = "claimable-halfmoves", .number = &RuleSet::claimable_halfmoves},
    Field{.key = "automatic-halfmoves", .number = &RuleSet::automatic_halfmoves},
    Field{.key = "move-rule-min-men", .number = &RuleSet::move_rule_min_men},
    Field{.key = "claims-by-intended-move", .flag = &RuleSet::claims_by_intended_move},
    Field{.key = "resignation-needs-mating-chance", .flag = &RuleSet::resignation_needs_mating_chance},
    Field{.key = "losing-illegal-move", .number = &RuleSet::losing_illegal_move},
    Field{.key = "illegal-move-needs-mating-chance", .flag = &RuleSet::illegal_move_needs_mating_chance},
    Field{.key = "agreement-needs-both-moves", .flag = &RuleSet::agreement_needs_both_moves},
    Field{.key = "perpetual-check-draws", .flag = &RuleSet::perpetual_check_draws},
};

struct DeadValue {
    std::string_view text;
    DeadRule rule;
    DrawnMaterial list;
};
constexpr std::array kDeadValues{
    DeadValue{"dead-position", DeadRule::dead_position, DrawnMaterial::neither_can_win},
    DeadValue{"material", DeadRule::material, DrawnMaterial::neither_can_win},
    DeadValue{"minor-men", DeadRule::material, DrawnMaterial::minor_men},
    DeadValue{"two-knights", DeadRule::material, DrawnMaterial::two_knights},
    DeadValue{"old-list", DeadRule::material, DrawnMaterial::old_list},
};

struct FlagValue {
    std::string_view text;
    FlagRule rule;
    PowerlessMaterial list;
};
constexpr std::array kFlagValues{
    FlagValue{"loses", FlagRule::loses, PowerlessMaterial::cannot_win},
    FlagValue{"unwinnable-draws", FlagRule::unless_unwinnable, PowerlessMaterial::cannot_win},
    FlagValue{"unwinnable-or-uscf-list-draws", FlagRule::unless_unwinnable, PowerlessMaterial::uscf},
    FlagValue{"material-draws", FlagRule::unless_powerless, PowerlessMaterial::cannot_win},
    FlagValue{"bare-king-draws", FlagRule::unless_powerless, PowerlessMaterial::bare_king},
    FlagValue{"minor-men-draw", FlagRule::unless_powerless, PowerlessMaterial::minor_men},
    FlagValue{"two-knights-draw", FlagRule::unless_powerless, PowerlessMaterial::two_knights},
};

struct ArticlesValue {
    std::string_view text;
    RuleSet::Articles articles;
};
constexpr std::array kArticlesValues{
    ArticlesValue{"none", RuleSet::Articles::none},           ArticlesValue{"fide-1997", RuleSet::Articles::fide_1997},
    ArticlesValue{"fide-2009", RuleSet::Articles::fide_2009}, ArticlesValue{"fide-2014", RuleSet::Articles::fide_2014},
    ArticlesValue{"fide-2017", RuleSet::Articles::fide_2017}, ArticlesValue{"fide-2023", RuleSet::Articles::fide_2023},
    ArticlesValue{"uscf", RuleSet::Articles::uscf},
};

constexpr std::string_view kSpace = " \t\r";

std::string_view trim(std::string_view text) noexcept {
    const std::size_t begin = text.find_first_not_of(kSpace);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kSpace) - begin + 1);
}

template <class Table, class Name>
std::string choices(std::string_view what, std::string_view found, const Table& table, Name name) {
    std::string message{what};
    message += " '";
    message += found;
    message += "'; there are: ";
    bool first = true;
    for (const auto& entry : table) {
        if (!first) message += ", ";
        first = false;
        message += name(entry);
    }
    return message;
}

std::optional<std::string> set_number(std::string_view value, std::uint32_t& number) {
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error == std::errc{} && end == value.data() + value.size() && number <= 1'000'000) return std::nullopt;
    std::string message = "'";
    message += value;
    message += "' is no number from 0 to 1000000";
    return message;
}

std::optional<std::string> set_flag(std::string_view value, bool& flag) {
    if (value != "yes" && value != "no") {
        std::string message = "'";
        message += value;
        message += "' is neither yes nor no";
        return message;
    }
    flag = value == "yes";
    return std::nullopt;
}

std::optional<std::string> set_base(std::string_view value, RuleSet& rules) {
    const RuleSet* base = value == "fide" ? &fide_rules(std::nullopt) : find_rule_set(value);
    if (base == nullptr) return choices("no rule set", value, rule_sets(), [](const RuleSet& set) { return set.name; });
    rules = *base;
    return std::nullopt;
}

std::optional<std::string> set_dead(std::string_view value, RuleSet& rules) {
    for (const DeadValue& entry : kDeadValues) {
        if (entry.text != value) continue;
        rules.dead = entry.rule;
        rules.drawn_material = entry.list;
        return std::nullopt;
    }
    return choices("no rule for dead positions", value, kDeadValues, [](const DeadValue& entry) { return entry.text; });
}

std::optional<std::string> set_flag_fall(std::string_view value, RuleSet& rules) {
    for (const FlagValue& entry : kFlagValues) {
        if (entry.text != value) continue;
        rules.flag = entry.rule;
        rules.powerless_material = entry.list;
        return std::nullopt;
    }
    return choices("no rule for flag falls", value, kFlagValues, [](const FlagValue& entry) { return entry.text; });
}

std::optional<std::string> set_articles(std::string_view value, RuleSet& rules) {
    for (const ArticlesValue& entry : kArticlesValues) {
        if (entry.text != value) continue;
        rules.articles = entry.articles;
        return std::nullopt;
    }
    return choices("no numbering of articles", value, kArticlesValues,
                   [](const ArticlesValue& entry) { return entry.text; });
}

// A book with a title of its own has no articles, unless they are named after it.
std::optional<std::string> set_title(std::string_view value, RuleSet& rules) {
    rules.title = value;
    rules.articles = RuleSet::Articles::none;
    return std::nullopt;
}

std::optional<std::string> set_key(std::string_view key, std::string_view value, RuleSet& rules) {
    if (key == "base") return set_base(value, rules);
    if (key == "title") return set_title(value, rules);
    if (key == "articles") return set_articles(value, rules);
    if (key == "dead") return set_dead(value, rules);
    if (key == "flag-fall") return set_flag_fall(value, rules);
    for (const Field& field : kFields) {
        if (field.key != key) continue;
        if (field.number != nullptr) return set_number(value, rules.*field.number);
        if (field.flag != nullptr) return set_flag(value, rules.*field.flag);
        rules.*field.text = value;
        return std::nullopt;
    }
    std::string message = choices("unknown key", key, kFields, [](const Field& field) { return field.key; });
    return message += ", base, articles, dead, flag-fall";
}

// The parts of one line; an empty key where nothing stands there.
std::optional<RuleFault> apply_line(std::string_view line, std::size_t number, RuleSet& rules) {
    line = trim(line.substr(0, line.find('#')));
    if (line.empty()) return std::nullopt;
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos) {
        std::string message = "'";
        message += line;
        message += "' is not key = value";
        return RuleFault{number, std::move(message)};
    }
    auto message = set_key(trim(line.substr(0, equals)), trim(line.substr(equals + 1)), rules);
    if (!message) return std::nullopt;
    return RuleFault{number, std::move(*message)};
}

void append_line(std::string& out, std::string_view key, std::string_view value) {
    out += key;
    out += " = ";
    out += value;
    out += '\n';
}

}  // namespace

std::optional<RuleFault> apply_rule(std::string_view setting, RuleSet& rules) { return apply_line(setting, 0, rules); }

std::optional<RuleFault> apply_rules(std::string_view text, RuleSet& rules) {
    for (std::size_t line = 1; !text.empty(); ++line) {
        const std::size_t end = text.find('\n');
        if (auto fault = apply_line(text.substr(0, end), line, rules)) return fault;
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return std::nullopt;
}

void append_rules(std::string& out, const RuleSet& rules) {
    for (const Field& field : kFields) {
        if (field.text != nullptr) append_line(out, field.key, rules.*field.text);
        if (field.number != nullptr) append_line(out, field.key, std::to_string(rules.*field.number));
        if (field.flag != nullptr) append_line(out, field.key, rules.*field.flag ? "yes" : "no");
    }
    for (const ArticlesValue& entry : kArticlesValues) {
        if (entry.articles == rules.articles) append_line(out, "articles", entry.text);
    }
    for (const DeadValue& entry : kDeadValues) {
        if (entry.rule == rules.dead && entry.list == rules.drawn_material) append_line(out, "dead", entry.text);
    }
    for (const FlagValue& entry : kFlagValues) {
        if (entry.rule == rules.flag && entry.list == rules.powerless_material) {
            append_line(out, "flag-fall", entry.text);
        }
    }
}

}  // namespace arbiter
