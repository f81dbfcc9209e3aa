// How a validation is written: one form of output each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "passes/validate.h"
#include "pipeline/run.h"
#include "report/input_finding.h"
#include "report/line_tracker.h"
#include "report/validate_summary.h"

namespace arbiter {

enum class ReportFormat : std::uint8_t {
    text,     // "file:line:column: severity: message [id]" and a line on the game
    concise,  // the first of these lines alone
    jsonl,    // docs/output.md
    json,     // the summary alone, as a JSON document
    github,   // workflow commands, which GitHub shows beside the lines of a file
};

struct RenderOptions {
    bool games = false;         // jsonl: an object for each game
    bool colour = false;        // text, concise: escape sequences of ANSI terminals
    bool source_lines = false;  // text: the line that a finding is about, with a caret under the place
    std::size_t width = 100;    // text: columns that a source line may take
    SeverityTable severities = arbiter::severities(Profile::import);  // of the findings about inputs
};

// One finding of a game with everything that is known of its place.
struct PlacedFinding {
    const GamePlace& game;
    const ValidateOutput& output;
    const Diagnostic& finding;
    TextPlace place;
};

// A Renderer of pipeline/game_job.h: appends UTF-8 with LF line ends to its last argument. Every text that comes from a file or a path is printable
// there: no control, bidirectional or invisible character and no invalid byte gets through. Const, so that all threads
// can share one.
class ValidateRenderer {
public:
    virtual ~ValidateRenderer() = default;

    // A game's findings and, where they are asked for, its facts. O(text + findings).
    void game(const ValidateOutput& output, const GamePlace& game, std::string& out) const;
    // What an input's end has to report. The text forms leave out an input that could not be opened: that is a message
    // of the program.
    void input_end(const InputEnd& end, std::string& out) const;
    // What stands after everything else.
    virtual void summary(const ValidateSummary& summary, std::string& out) const = 0;

protected:
    explicit ValidateRenderer(const RenderOptions& options) : options_(options) {}
    const RenderOptions& options() const noexcept { return options_; }

private:
    virtual void finding(const PlacedFinding& finding, std::string& out) const = 0;
    virtual void facts(const ValidateOutput& output, const GamePlace& game, std::string& out) const = 0;
    virtual void input_finding(const InputFinding& finding, const InputEnd& end, std::string& out) const = 0;

    RenderOptions options_;
};

// Where the finding of an input stands.
TextPlace place_of(const InputEnd& end, const InputFinding& finding) noexcept;

std::unique_ptr<ValidateRenderer> make_renderer(ReportFormat format, const RenderOptions& options);

}  // namespace arbiter
