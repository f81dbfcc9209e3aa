// How an adjudication is written: one form of output each.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "passes/adjudicate.h"
#include "pipeline/run.h"
#include "report/adjudicate_summary.h"

namespace arbiter {

enum class AdjudicateFormat : std::uint8_t {
    text,   // what is impossible, doubtful or missing, for people
    jsonl,  // docs/output.md
    csv,    // a line a game and rule set
    json,   // the summary alone, as a JSON document
    pgn,    // the games with the results that the board proves
};

struct AdjudicateRenderOptions {
    bool diagram = false;   // text: the board of the verdict
    bool figurines = true;  // of the diagram; else letters
    bool always = false;    // text: also games that there is nothing to say against
};

// A Renderer of pipeline/game_job.h; what it appends is printable UTF-8 with LF line ends, but for pgn, which is the
// game's own bytes. Games that are not shown are left out.
class AdjudicateRenderer {
public:
    virtual ~AdjudicateRenderer() = default;

    void game(const AdjudicateOutput& output, const GamePlace& place, std::string& out) const {
        if (output.shown) shown_game(output, place, out);
    }
    virtual void input_end(const InputEnd& end, std::string& out) const;
    // What stands before and behind everything else.
    virtual void head(std::string& out) const;
    virtual void summary(const AdjudicateSummary& summary, std::string& out) const;

private:
    virtual void shown_game(const AdjudicateOutput& output, const GamePlace& place, std::string& out) const = 0;
};

std::unique_ptr<AdjudicateRenderer> make_renderer(AdjudicateFormat format, const AdjudicateRenderOptions& options);

// The sentence on one game under one rule set, printable: "1-0 is impossible: 1/2-1/2 by stalemate …".
void append_ruling(std::string& out, const AdjudicateOutput& output, const RuleOutcome& outcome);

}  // namespace arbiter
