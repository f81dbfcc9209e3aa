#include "passes/findings.h"

#include <algorithm>

#include "base/text.h"
#include "chess/fen.h"

namespace arbiter {
namespace {

// A message quotes no more characters than this of a token or value.
constexpr std::size_t kMaxQuoted = 48;

// The bytes of the first kMaxQuoted characters.
std::string_view shortened(std::string_view bytes) noexcept {
    std::size_t at = 0;
    for (std::size_t i = 0; i < kMaxQuoted && at < bytes.size(); ++i) at += decode_utf8(bytes, at).size;
    return bytes.substr(0, at);
}

}  // namespace

void Findings::quote(std::string_view bytes) {
    if (game_.encoding == Encoding::windows_1252) {
        const std::string_view shown = bytes.substr(0, kMaxQuoted);
        std::string utf8;
        append_utf8_from_windows_1252(utf8, shown);
        append_printable(message_, utf8);
        if (shown.size() < bytes.size()) message_ += "…";
        return;
    }
    const std::string_view shown = shortened(bytes);
    append_printable(message_, shown);
    if (shown.size() < bytes.size()) message_ += "…";
}

void Findings::report(Code code, const Place& place, Severity at_most) { report(code, place, message_, at_most); }

void Findings::report(Code code, const Place& place, std::string_view message, Severity at_most) {
    const Severity listed = options_.severities[code];
    if (listed == Severity::off) return;
    const Severity severity = options_.pinned[code] ? listed : std::min(listed, at_most);
    count(code, severity, 1);
    Diagnostic* const added = list_.add(code, place.range, message);
    if (added == nullptr) return;
    added->severity = severity;
    added->ply = place.ply;
    added->in_variation = place.in_variation;
    if (place.before == nullptr || severity != Severity::error) return;
    const std::size_t begin = list_.text.size();
    append_fen(list_.text, place.before->setup(EnPassantMode::legal));
    added->fen = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(list_.text.size() - begin)};
}

void Findings::adopt(const DiagnosticList& syntax) {
    for (const Diagnostic& found : syntax.items) {
        report(found.code, {.range = found.place, .ply = found.ply, .in_variation = found.in_variation},
               syntax.message_of(found));
    }
    if (syntax.dropped_total == 0) return;
    for (const CodeInfo& entry : catalogue()) {
        const std::uint32_t dropped = syntax.dropped[entry.code];
        const Severity severity = options_.severities[entry.code];
        if (dropped == 0 || severity == Severity::off) continue;
        list_.dropped[entry.code] += dropped;
        list_.dropped_total += dropped;
        count(entry.code, severity, dropped);
    }
}

void Findings::count(Code code, Severity severity, std::uint64_t times) noexcept {
    totals_.by_code[code] += times;
    switch (severity) {
        case Severity::off: break;
        case Severity::note: totals_.notes += times; break;
        case Severity::warning: totals_.warnings += times; break;
        case Severity::error: totals_.errors += times; break;
    }
}

}  // namespace arbiter
