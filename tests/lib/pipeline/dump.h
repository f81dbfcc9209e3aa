// A pass, a sequence and a renderer that write down all that the pipeline tells them, and a run over texts in memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pgn/game.h"
#include "pipeline/game_job.h"
#include "support/failing_sink.h"
#include "support/failing_source.h"

namespace arbiter::testing {

struct DumpOutput {
    std::string tokens;
    bool marked = false;
    std::size_t memory_bytes() const noexcept { return sizeof *this + tokens.size(); }
};

class DumpPass {
public:
    using Output = DumpOutput;
    void run(const GameView& game, const DiagnosticList& syntax, DumpOutput& output);
    void merge(const DumpPass& other) noexcept;

    std::uint64_t games = 0;
    std::uint64_t tokens = 0;
    std::uint64_t findings = 0;
};

// Marks every third game, which shows that it sees them in order.
struct DumpSequence {
    void game(DumpOutput& output, const GamePlace& place);
    void input_end(const InputEnd& end);
    std::uint64_t games = 0;
    std::vector<std::string> ends;
};

struct DumpRenderer {
    void game(const DumpOutput& output, const GamePlace& place, std::string& out) const;
    void input_end(const InputEnd& end, std::string& out) const;
};

// Texts as inputs, given in pieces of at most max_read bytes; `good` bytes of each are readable.
class TextInputs : public Inputs {
public:
    struct Text {
        std::string name;
        std::string bytes;
        std::size_t good = SIZE_MAX;  // more: no error
        bool missing = false;         // it cannot be opened
    };
    explicit TextInputs(std::vector<Text> texts, std::size_t max_read = SIZE_MAX)
        : texts_(std::move(texts)), max_read_(max_read) {}

    std::size_t size() const noexcept override { return texts_.size(); }
    std::string_view name(std::size_t index) const noexcept override { return texts_[index].name; }
    Expected<OpenedSource, IoError> open(std::size_t index, const SourceOptions& options) override;

private:
    std::vector<Text> texts_;
    std::size_t max_read_;
};

struct Dump {
    std::string text;
    DumpPass totals;
    std::vector<std::string> ends;
    RunReport report;
    std::size_t writes = 0;
};
Dump dump(std::vector<TextInputs::Text> texts, const RunOptions& options, std::size_t max_read = SIZE_MAX);
Dump dump(std::string text, const RunOptions& options, std::size_t max_read = SIZE_MAX);
// Into a sink that fails after some writes.
Dump dump_into(FailingSink& sink, std::vector<TextInputs::Text> texts, const RunOptions& options);

// Limits so small that tests reach them.
ParserLimits small_limits();

// What the parser says of the whole text, place by place, without the pipeline.
std::string serial_dump(const std::string& name, std::string_view text, const ParserLimits& limits);

}  // namespace arbiter::testing
