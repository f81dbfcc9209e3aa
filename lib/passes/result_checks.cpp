#include "passes/result_checks.h"

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/text.h"

namespace arbiter {
namespace {

std::optional<Result> read_tag(const TagPair* tag, Findings& findings) {
    if (tag == nullptr) return std::nullopt;
    const std::optional<ResultSpelling> spelling = parse_result(tag->value.of(findings.game().text));
    if (spelling.has_value() && spelling->canonical) return spelling->result;
    std::string& message = findings.new_message();
    message += "the Result tag \"";
    findings.quote(tag->value);
    if (spelling.has_value()) {
        message.append("\" is written ").append(to_text(spelling->result));
    } else {
        message += "\" is no result: it is 1-0, 0-1, 1/2-1/2 or *";
    }
    findings.report(Code::bad_result, {.range = tag->value});
    return spelling.has_value() ? std::optional(spelling->result) : std::nullopt;
}

std::optional<Result> read_marker(const MovetextOutcome& outcome, Findings& findings) {
    if (outcome.marker == nullptr) return std::nullopt;
    const auto result = static_cast<Result>(outcome.marker->data);
    const TextRange place = outcome.marker->place;
    if (place.of(findings.game().text) == to_text(result)) return result;
    std::string& message = findings.new_message();
    message += "the result \"";
    findings.quote(place);
    message.append("\" at the end of the game is written ").append(to_text(result));
    findings.report(Code::bad_result, {.range = place, .ply = outcome.written});
    return result;
}

void check_ply_count(const TagPair* tag, std::uint32_t written, Findings& findings) {
    if (tag == nullptr || !findings.wants(Code::plycount_mismatch)) return;
    const std::string_view value = tag->value.of(findings.game().text);
    std::uint64_t count = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), count);
    const bool number = error == std::errc{} && end == value.data() + value.size();
    if (number && count == written) return;
    std::string& message = findings.new_message();
    message += "PlyCount is \"";
    findings.quote(tag->value);
    message += "\", the game has ";
    append_number(message, written);
    message += written == 1 ? " half-move" : " half-moves";
    findings.report(Code::plycount_mismatch, {.range = tag->value});
}

}  // namespace

TextRange result_place(const TagTable& tags, const MovetextOutcome& outcome, const GameView& game) noexcept {
    if (outcome.marker != nullptr) return outcome.marker->place;
    if (const TagPair* tag = tags[KnownTag::result]; tag != nullptr) return tag->value;
    return {static_cast<std::uint32_t>(game.text.size()), 0};
}

Result check_result(const TagTable& tags, const GameStart& start, const MovetextOutcome& outcome, Findings& findings) {
    const std::optional<Result> tag = read_tag(tags[KnownTag::result], findings);
    const std::optional<Result> marker = read_marker(outcome, findings);
    if (tag.has_value() && marker.has_value() && *tag != *marker) {
        std::string& message = findings.new_message();
        message.append("the Result tag says ").append(to_text(*tag)).append(", the game ends with ");
        message.append(to_text(*marker));
        findings.report(Code::result_mismatch, {.range = outcome.marker->place, .ply = outcome.written});
    }
    const bool decided = marker.has_value() && *marker != Result::unknown;
    const Result declared = decided ? *marker : tag.value_or(Result::unknown);
    if (start.variant != GameVariant::unsupported) {
        check_ply_count(tags[KnownTag::ply_count], outcome.written, findings);
    }
    return declared;
}

}  // namespace arbiter
