#include "report/adjudicate_html.h"

#include <fmt/format.h>

#include <iterator>
#include <string_view>

#include "chess/fen.h"
#include "report/adjudicate_renderer.h"
#include "report/adjudicate_tally.h"
#include "report/board_text.h"
#include "report/printable.h"

namespace arbiter {
namespace {

constexpr std::string_view kStyle =
    "body{font:15px/1.45 Georgia,serif;max-width:46em;margin:2em auto;padding:0 1em;color:#111;background"
    ":#fff}h1{font-size:1.5em}h2{font-size:1.1em;margin:1.6em 0 .3em;border-top:1px solid #999;padding-to"
    "p:.6em}table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:.2em .6em;text-align:left}"
    "td.n{text-align:right}code{font-size:.85em}p{margin:.3em 0}article{break-inside:avoid}";
// SHA-256 of kStyle, in base64: the only style sheet that the page allows itself.
constexpr std::string_view kStyleHash = "kixleTSzfVwlDrAYFX6qQ5yOu55TELxoICha9CSx78g=";

constexpr unsigned kSquare = 30;  // pixels

// Appends printable text as the content of an element or of a quoted attribute.
void append_html(std::string& out, std::string_view printable) {
    for (const char c : printable) {
        switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            case '\'': out += "&#39;"; break;
            default: out += c;
        }
    }
}

void append_file(std::string& out, std::string_view path) {
    std::string printable;
    append_printable(printable, path);
    append_html(out, printable);
}

void append_book(std::string& out, const BookSummary& book) {
    out += "<tr><td>";
    append_html(out, book.name);
    out += "</td>";
    for (const std::uint64_t figure : {book.automatic, book.claimable, book.by_standing[Standing::impossible],
                                       book.by_standing[Standing::doubtful], book.by_standing[Standing::missing]}) {
        fmt::format_to(std::back_inserter(out), "<td class=\"n\">{}</td>", figure);
    }
    out += "</tr>\n";
}

}  // namespace

void AdjudicateHtml::add(const AdjudicateOutput& output, const GamePlace& place) {
    if (!fits(output, GameFilter::notable)) return;
    if (shown_ == kMaxGames) {
        ++left_out_;
        return;
    }
    ++shown_;
    std::string caption;
    append_printable(caption, output.caption, output.encoding);
    games_ += "<article><h2>";
    append_html(games_, caption.empty() ? "(no names)" : caption);
    games_ += "</h2>\n<p>";
    append_file(games_, place.input);
    fmt::format_to(std::back_inserter(games_), ", line {}, game {}; {} half-moves; declared {}</p>\n", place.line,
                   place.game, output.plies, to_text(output.declared));
    for (const RuleOutcome& outcome : output.outcomes) {
        std::string ruling;
        append_ruling(ruling, output, outcome);
        games_ += "<p>";
        append_html(games_, ruling);
        games_ += "</p>\n";
    }
    append_board_svg(games_, output.end_position.board(), kSquare);
    games_ += "\n<p><code>";
    append_fen(games_, output.end_position.setup(EnPassantMode::legal));
    games_ += "</code></p></article>\n";
}

std::string AdjudicateHtml::page(const AdjudicateSummary& summary) const {
    std::string out;
    const auto to = std::back_inserter(out);
    fmt::format_to(to,
                   "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                   "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                   "style-src 'sha256-{}'; base-uri 'none'; form-action 'none'\">\n"
                   "<meta name=\"viewport\" content=\"width=device-width\">\n<title>Disputed results</title>\n"
                   "<style>{}</style>\n</head>\n<body>\n<h1>Disputed results</h1>\n",
                   kStyleHash, kStyle);
    fmt::format_to(to, "<p>{} games, {} half-moves, {} files{}.</p>\n", summary.games, summary.plies, summary.files,
                   summary.complete ? "" : "; not every file could be read to its end");
    out +=
        "<table><tr><th>Rules</th><th>Ended on the board</th><th>Draw claimable</th><th>Result impossible</th>"
        "<th>Doubtful</th><th>Missing</th></tr>\n";
    for (const BookSummary& book : summary.books) append_book(out, book);
    out += "</table>\n";
    out += games_.empty() ? "<p>There is nothing to say against any result.</p>\n" : games_;
    if (left_out_ != 0) fmt::format_to(to, "<p>{} more games are not shown.</p>\n", left_out_);
    return out += "</body>\n</html>\n";
}

}  // namespace arbiter
