#include "report/validate_summary.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <vector>

namespace arbiter {
namespace {

std::string counted(std::uint64_t number, std::string_view noun, std::string_view plural) {
    return fmt::format("{} {}", number, number == 1 ? noun : plural);
}

// More findings than this are too many to count by eye.
constexpr std::uint64_t kMany = 20;
constexpr std::size_t kKindsNamed = 4;

// "most often: tag-order 51818, missing-tag 334; 12 other kinds".
void append_most_frequent(std::string& out, const ValidateSummary& summary) {
    std::vector<const CodeInfo*> kinds;
    for (const CodeInfo& code : catalogue()) {
        if (summary.by_code[code.code] != 0) kinds.push_back(&code);
    }
    std::stable_sort(kinds.begin(), kinds.end(), [&](const CodeInfo* a, const CodeInfo* b) {
        return summary.by_code[a->code] > summary.by_code[b->code];
    });
    auto end = std::back_inserter(out);
    for (std::size_t i = 0; i < std::min(kinds.size(), kKindsNamed); ++i) {
        fmt::format_to(end, "{}{} {}", i == 0 ? "\nmost often: " : ", ", kinds[i]->id, summary.by_code[kinds[i]->code]);
    }
    if (kinds.size() <= kKindsNamed) return;
    const std::size_t others = kinds.size() - kKindsNamed;
    fmt::format_to(end, "; {}", counted(others, "other kind", "other kinds"));
}

}  // namespace

void append_for_people(std::string& out, const ValidateSummary& summary, double seconds) {
    auto end = std::back_inserter(out);
    fmt::format_to(end, "{}, {}", counted(summary.games, "game", "games"), counted(summary.plies, "ply", "plies"));
    if (summary.files != 1) fmt::format_to(end, " in {}", counted(summary.files, "file", "files"));
    if (summary.findings() == 0) {
        out += summary.games == 0 ? ": there is no game in the input" : ": nothing to report";
    } else {
        fmt::format_to(end, ": {}, {}, {}", counted(summary.errors, "error", "errors"),
                       counted(summary.warnings, "warning", "warnings"), counted(summary.notes, "note", "notes"));
    }
    if (summary.not_shown != 0) fmt::format_to(end, ", {} of them not shown", summary.not_shown);
    const double megabytes = static_cast<double>(summary.bytes) / 1e6;
    fmt::format_to(end, " ({:.2f} s, {:.1f} MB/s)", seconds, seconds > 0 ? megabytes / seconds : 0.0);
    if (summary.findings() > kMany) append_most_frequent(out, summary);
    if (!summary.complete) out += "\nnot complete: not every input could be read to its end";
}

}  // namespace arbiter
