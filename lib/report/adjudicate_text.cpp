// What there is to say against results, for people; and the games themselves.
#include <fmt/format.h>

#include <iterator>

#include "chess/fen.h"
#include "report/adjudicate_forms.h"
#include "report/board_text.h"
#include "report/printable.h"

namespace arbiter::detail {
namespace {

class TextRenderer final : public AdjudicateRenderer {
public:
    explicit TextRenderer(const AdjudicateRenderOptions& options) : options_(options) {}

private:
    // "games.pgn:120: game 7: Alpha, A - Beta, B, Club Open, round 3", then a line for each rule set, the position and,
    // if it is wanted, the board.
    void shown_game(const AdjudicateOutput& output, const GamePlace& place, std::string& out) const override {
        const auto to = std::back_inserter(out);
        append_printable(out, place.input);
        fmt::format_to(to, ":{}: game {}", place.line, place.game);
        if (!output.caption.empty()) {
            out += ": ";
            append_printable(out, output.caption, output.encoding);
        }
        out += '\n';
        for (const RuleOutcome& outcome : output.outcomes) {
            if (outcome.assessment.standing == Standing::agrees && !options_.always && output.outcomes.size() == 1)
                continue;
            out += "  = ";
            append_ruling(out, output, outcome);
            out += '\n';
            append_claims(out, outcome);
        }
        if (!output.played) {
            out += "  = the moves cannot be replayed\n";
            return;
        }
        out += "  = position: ";
        append_fen(out, output.end_position.setup(EnPassantMode::legal));
        out += '\n';
        if (!options_.diagram) return;
        append_board(out, output.end_position.board(), options_.figurines ? BoardStyle::unicode : BoardStyle::ascii,
                     "    ");
    }

    void append_claims(std::string& out, const RuleOutcome& outcome) const {
        if (!options_.always) return;
        for (const Claim& claim : outcome.claims) {
            fmt::format_to(std::back_inserter(out), "    {} could claim {} at half-move {}{}{} ({} {})\n",
                           claim.by == Color::white ? "White" : "Black", describe(claim.reason), claim.ply,
                           claim.intended_move.empty() ? "" : " with ", claim.intended_move, claim.count,
                           claim.count == 1 ? "time" : "times");
        }
    }

    AdjudicateRenderOptions options_;
};

class PgnRenderer final : public AdjudicateRenderer {
private:
    void shown_game(const AdjudicateOutput& output, const GamePlace&, std::string& out) const override {
        out += output.pgn;
    }
};

}  // namespace

std::unique_ptr<AdjudicateRenderer> make_adjudicate_text(const AdjudicateRenderOptions& options) {
    return std::make_unique<TextRenderer>(options);
}

std::unique_ptr<AdjudicateRenderer> make_adjudicate_pgn() { return std::make_unique<PgnRenderer>(); }

}  // namespace arbiter::detail
