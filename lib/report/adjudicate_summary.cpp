#include "report/adjudicate_summary.h"

#include <fmt/format.h>

#include <iterator>

namespace arbiter {

void append_for_people(std::string& out, const AdjudicateSummary& summary, double seconds) {
    const auto to = std::back_inserter(out);
    const double megabytes = static_cast<double>(summary.bytes) / 1e6;
    fmt::format_to(to, "{} {}, {} plies ({:.2f} s, {:.1f} MB/s)", summary.games, summary.games == 1 ? "game" : "games",
                   summary.plies, seconds, seconds > 0 ? megabytes / seconds : 0.0);
    for (const BookSummary& book : summary.books) {
        fmt::format_to(to, "\n{}: {} ended on the board, {} claimable; results: {} impossible, {} doubtful, {} missing",
                       book.name, book.automatic, book.claimable, book.by_standing[Standing::impossible],
                       book.by_standing[Standing::doubtful], book.by_standing[Standing::missing]);
    }
    if (!summary.complete) out += "\nThe run is not complete: not every input could be read to its end";
}

}  // namespace arbiter
