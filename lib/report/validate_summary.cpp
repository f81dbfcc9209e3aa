#include "report/validate_summary.h"

#include <fmt/format.h>

#include <iterator>
#include <string_view>

namespace arbiter {
namespace {

std::string counted(std::uint64_t number, std::string_view noun, std::string_view plural) {
    return fmt::format("{} {}", number, number == 1 ? noun : plural);
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
    if (!summary.complete) out += "\nnot complete: not every input could be read to its end";
}

}  // namespace arbiter
