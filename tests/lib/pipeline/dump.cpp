#include "lib/pipeline/dump.h"

#include "base/text.h"
#include "pgn/diagnostic.h"

namespace arbiter::testing {
namespace {

// Appends texts and numbers as they come.
void add(std::string& out, std::string_view text) { out += text; }
void add(std::string& out, std::integral auto number) { append_number(out, number); }
void append_all(std::string& out, const auto&... parts) { (add(out, parts), ...); }

void append_dump(std::string& out, const GameView& game, const DiagnosticList& syntax) {
    out += "tags";
    for (const TagPair& tag : game.tags) append_all(out, " ", tag.name.of(game.text));
    out += "; tokens";
    for (const Token& token : game.tokens) {
        append_all(out, " ", static_cast<int>(token.kind), ":", token.place.begin, "+", token.place.size);
    }
    out += "; findings";
    for (const Diagnostic& finding : syntax.items)
        append_all(out, " ", info(finding.code).id, "@", finding.place.begin);
}

// LF, CRLF and CR, counted the slow way.
class SlowLineCounter {
public:
    explicit SlowLineCounter(std::string_view text) : text_(text) {}
    void advance_to(std::size_t at) {
        for (; at_ < at; ++at_) {
            const char c = text_[at_];
            const bool ends = c == '\r' || (c == '\n' && (at_ == 0 || text_[at_ - 1] != '\r'));
            if (ends) ++line;
            column = c == '\r' || c == '\n' ? 1 : column + 1;
        }
    }
    std::uint64_t line = 1;
    std::uint64_t column = 1;

private:
    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

void DumpPass::run(const GameView& game, const DiagnosticList& syntax, DumpOutput& output) {
    output.tokens.clear();
    output.marked = false;
    append_dump(output.tokens, game, syntax);
    ++games;
    tokens += game.tokens.size();
    findings += syntax.items.size();
}

void DumpPass::merge(const DumpPass& other) noexcept {
    games += other.games;
    tokens += other.tokens;
    findings += other.findings;
}

void DumpSequence::game(DumpOutput& output, const GamePlace&) { output.marked = ++games % 3 == 0; }

void DumpSequence::input_end(const InputEnd& end) { ends.emplace_back(end.input); }

void DumpRenderer::game(const DumpOutput& output, const GamePlace& place, std::string& out) const {
    append_all(out, place.input, " game ", place.game, " at ", place.offset, "+", place.text.size(), " (", place.line,
               ":", place.column, ") ", output.marked ? "* " : "", output.tokens, "; text ");
    append_printable(out, place.text.substr(0, 20));
    out += "\n";
}

void DumpRenderer::input_end(const InputEnd& end, std::string& out) const {
    append_all(out, end.input, " ends: ", end.games, " games, ", end.bytes, " bytes at ", end.line, ":", end.column);
    if (end.error) append_all(out, ", ", describe(*end.error));
    out += "\n";
}

Expected<OpenedSource, IoError> TextInputs::open(std::size_t index, const SourceOptions& options) {
    const Text& text = texts_[index];
    if (text.missing) return Unexpected(IoError{IoError::Kind::open, text.name, ENOENT, {}});
    std::unique_ptr<ByteSource> source;
    if (text.good <= text.bytes.size())
        source = std::make_unique<FailingSource>(text.bytes, text.good, max_read_);
    else
        source = std::make_unique<DribblingSource>(text.bytes, max_read_);
    return open_source(std::move(source), text.name, options);
}

Dump dump(std::vector<TextInputs::Text> texts, const RunOptions& options, std::size_t max_read) {
    TextInputs inputs(std::move(texts), max_read);
    StringSink sink;
    DumpSequence sequence;
    Dump result;
    result.report = run_games(inputs, options, result.totals, sequence, DumpRenderer{}, sink);
    result.text = std::move(sink.text);
    result.ends = std::move(sequence.ends);
    result.writes = sink.writes;
    return result;
}

Dump dump(std::string text, const RunOptions& options, std::size_t max_read) {
    return dump({{"a.pgn", std::move(text)}}, options, max_read);
}

Dump dump_into(FailingSink& sink, std::vector<TextInputs::Text> texts, const RunOptions& options) {
    TextInputs inputs(std::move(texts));
    DumpSequence sequence;
    Dump result;
    result.report = run_games(inputs, options, result.totals, sequence, DumpRenderer{}, sink);
    result.text = sink.text;
    return result;
}

ParserLimits small_limits() { return {3000, 400, 500}; }

std::string serial_dump(const std::string& name, std::string_view text, const ParserLimits& limits) {
    const std::string padded = std::string(text) + std::string(kTextPadding, '\0');
    const std::string_view whole = std::string_view(padded).substr(0, text.size());
    GameParser parser(limits);
    GameBuffer buffer;
    GameView view;
    std::string out;
    const DumpRenderer renderer;
    DumpSequence sequence;
    GamePlace place;
    place.input = name;
    SlowLineCounter at(whole);
    std::size_t from = 0;
    for (;;) {
        const ParseResult parsed = parser.next(whole, from, TextEnd::input_end, buffer, view);
        if (parsed.status != ParseStatus::game) break;
        from = parsed.next;
        DumpOutput output;
        append_dump(output.tokens, view, buffer.diagnostics);
        at.advance_to(view.offset);
        ++place.game;
        place.line = at.line;
        place.column = at.column;
        place.offset = view.offset;
        place.text = view.text;
        sequence.game(output, place);
        renderer.game(output, place, out);
    }
    at.advance_to(whole.size());
    renderer.input_end({name, place.game, whole.size(), at.line, at.column, false, 0, {}}, out);
    return out;
}

}  // namespace arbiter::testing
