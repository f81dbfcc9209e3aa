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
    out += counted(summary.games, "game", "games") + ", " + counted(summary.plies, "ply", "plies");
    if (summary.files != 1) out += " in " + counted(summary.files, "file", "files");
    out += ": ";
    if (summary.findings() == 0) {
        out += "nothing to report";
    } else {
        out += counted(summary.errors, "error", "errors") + ", " + counted(summary.warnings, "warning", "warnings") +
               ", " + counted(summary.notes, "note", "notes");
    }
    const double megabytes = static_cast<double>(summary.bytes) / 1e6;
    fmt::format_to(std::back_inserter(out), " ({:.2f} s, {:.1f} MB/s)", seconds,
                   seconds > 0 ? megabytes / seconds : 0.0);
    if (summary.not_shown != 0) {
        out += "\n" + counted(summary.not_shown, "finding was", "findings were") + " counted and not shown";
    }
    if (!summary.complete) out += "\nThe run is not complete: not every input could be read to its end";
}

}  // namespace arbiter
