#include "passes/tag_checks.h"

#include <array>
#include <string>

#include "pgn/tag.h"

namespace arbiter {
namespace {

std::string_view value_of(const TagPair& tag, const Findings& findings) noexcept {
    return tag.value.of(findings.game().text);
}

std::string_view name_of(const TagPair& tag, const Findings& findings) noexcept {
    return tag.name.of(findings.game().text);
}

// One finding for all that are missing, at the game's first byte.
void check_roster_complete(const TagTable& tags, Findings& findings) {
    std::size_t missing = 0;
    for (std::size_t i = 0; i < kRosterSize; ++i) missing += tags[static_cast<KnownTag>(i)] == nullptr ? 1U : 0U;
    if (missing == 0 || !findings.wants(Code::missing_tag)) return;
    std::string& message = findings.new_message();
    if (findings.game().tags.empty()) {
        message += "the game has no tags";
    } else {
        message += missing == 1 ? "this tag of the seven-tag roster is missing: "
                                : "these tags of the seven-tag roster are missing: ";
        std::string_view separator;
        for (std::size_t i = 0; i < kRosterSize; ++i) {
            if (tags[static_cast<KnownTag>(i)] != nullptr) continue;
            message.append(separator).append(kSevenTagRoster[i]);
            separator = ", ";
        }
    }
    findings.report(Code::missing_tag, {});
}

void check_order(const TagTable& tags, Findings& findings) {
    if (const TagPair* tag = tags.out_of_roster_order(); tag != nullptr && findings.wants(Code::roster_order)) {
        std::string& message = findings.new_message();
        message += "the tag ";
        findings.quote(tag->name);
        message += " stands too late: the order is Event, Site, Date, Round, White, Black, Result, then all others";
        findings.report(Code::roster_order, {.range = tag->place});
    }
    if (const TagPair* tag = tags.out_of_order(); tag != nullptr && findings.wants(Code::tag_order)) {
        std::string& message = findings.new_message();
        message += "the tag ";
        findings.quote(tag->name);
        message += " stands too late: the tags after the roster are ordered by name";
        findings.report(Code::tag_order, {.range = tag->place});
    }
}

void check_names(const TagTable& tags, Findings& findings) {
    if (findings.wants(Code::tag_case)) {
        for (const TagPair* tag : tags.unknown()) {
            const std::string_view known = known_spelling(name_of(*tag, findings));
            if (known.empty()) continue;
            std::string& message = findings.new_message();
            message += "the tag ";
            findings.quote(tag->name);
            message.append(" is not read as ").append(known).append(": the case of letters counts; did you mean ");
            message.append(known).append("?");
            findings.report(Code::tag_case, {.range = tag->name});
        }
    }
    if (!findings.wants(Code::duplicate_tag)) return;
    for (const TagTable::Repetition& repetition : tags.repetitions()) {
        const bool same = value_of(*repetition.first, findings) == value_of(*repetition.again, findings);
        std::string& message = findings.new_message();
        message += "the tag ";
        findings.quote(repetition.again->name);
        message += same ? " stands here again, with the same value"
                        : " stands here again, with another value: the first one counts";
        findings.report(Code::duplicate_tag, {.range = repetition.again->place});
    }
}

// What people write where they do not know; the profiles that are not lenient want the spelling of the standard.
bool says_unknown(std::string_view value, const Findings& findings) noexcept {
    return findings.lenient() && (value.empty() || value == "?" || value == "-");
}

bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

// The date in the form of the standard where the year comes first and the parts are digits: "2024-1-2" is 2024.01.02.
// Empty where that would be a guess.
std::string date_suggestion(std::string_view value) {
    if (value.empty() || value.find_first_not_of("?.") == std::string_view::npos) return "????.??.??";
    std::array<std::string, 3> parts;
    std::size_t part = 0;
    for (const char c : value) {
        if (is_digit(c) || c == '?') {
            parts[part] += c;
        } else if ((c == '.' || c == '-' || c == '/') && part < 2) {
            ++part;
        } else {
            return {};
        }
    }
    if (parts[0].size() != 4) return {};
    for (const std::size_t i : {std::size_t{1}, std::size_t{2}}) {
        if (parts[i].empty()) parts[i] = "??";
        if (parts[i].size() == 1) parts[i].insert(0, 1, parts[i][0] == '?' ? '?' : '0');
    }
    std::string suggestion = parts[0] + '.' + parts[1] + '.' + parts[2];
    return is_valid_date(suggestion) ? suggestion : std::string{};
}

void check_date(const TagPair* tag, Findings& findings) {
    if (tag == nullptr || !findings.wants(Code::bad_date)) return;
    const std::string_view value = value_of(*tag, findings);
    if (is_valid_date(value) || says_unknown(value, findings)) return;
    std::string& message = findings.new_message();
    findings.quote(tag->name);
    message += " \"";
    findings.quote(tag->value);
    message += "\" is no date of the form YYYY.MM.DD";
    const std::string suggestion = date_suggestion(value);
    if (!suggestion.empty()) message.append(": write ").append(suggestion);
    findings.report(Code::bad_date, {.range = tag->value});
}

void check_elo(const TagPair* tag, Findings& findings) {
    if (tag == nullptr || !findings.wants(Code::bad_elo)) return;
    const std::string_view value = value_of(*tag, findings);
    if (is_valid_elo(value) || says_unknown(value, findings)) return;
    std::string& message = findings.new_message();
    findings.quote(tag->name);
    message += " \"";
    findings.quote(tag->value);
    message += "\" is no rating: write a whole number, or - where there is none";
    findings.report(Code::bad_elo, {.range = tag->value});
}

void check_round(const TagPair* tag, Findings& findings) {
    if (tag == nullptr || !findings.wants(Code::bad_round)) return;
    const std::string_view value = value_of(*tag, findings);
    if (is_valid_round(value) || says_unknown(value, findings)) return;
    std::string& message = findings.new_message();
    message += "Round \"";
    findings.quote(tag->value);
    message += "\" is no round: write a number such as 3 or 3.1, ? where it is unknown, - where there are none";
    findings.report(Code::bad_round, {.range = tag->value});
}

void check_time_control(const TagPair* tag, Findings& findings) {
    if (tag == nullptr || !findings.wants(Code::bad_time_control)) return;
    const std::string_view value = value_of(*tag, findings);
    if (is_valid_time_control(value) || says_unknown(value, findings)) return;
    std::string& message = findings.new_message();
    message += "TimeControl \"";
    findings.quote(tag->value);
    message += "\" is no time control: write seconds, such as 40/5400+30:1800+30, 300, 180+2, or ? where it is unknown";
    findings.report(Code::bad_time_control, {.range = tag->value});
}

}  // namespace

void check_tags(const TagTable& tags, Findings& findings) {
    check_roster_complete(tags, findings);
    check_order(tags, findings);
    check_names(tags, findings);
    check_date(tags[KnownTag::date], findings);
    check_date(tags[KnownTag::event_date], findings);
    check_date(tags[KnownTag::utc_date], findings);
    check_round(tags[KnownTag::round], findings);
    check_elo(tags[KnownTag::white_elo], findings);
    check_elo(tags[KnownTag::black_elo], findings);
    check_time_control(tags[KnownTag::time_control], findings);
}

}  // namespace arbiter
