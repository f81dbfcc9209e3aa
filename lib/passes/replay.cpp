#include "passes/replay.h"

#include "chess/san.h"
#include "passes/caption.h"
#include "passes/findings.h"
#include "passes/movetext_check.h"
#include "passes/result_checks.h"

namespace arbiter {
namespace {

ValidateOptions silent(const ReplayOptions& options) {
    ValidateOptions silent;
    silent.severities = SeverityTable{};
    silent.variant = options.variant;
    return silent;
}

bool is_asked_for(const ReplayNode& node, const ReplayOptions& options) noexcept {
    if (options.quiet_only && !node.quiet) return false;
    switch (options.which) {
        case ReplayOptions::Which::last: return node.last;
        case ReplayOptions::Which::every:
        case ReplayOptions::Which::range: return node.ply >= options.from && node.ply <= options.to;
    }
    return false;
}

// The tags of the game, one a line, but those that a game of its own gets anew.
void copy_tags(const GameView& game, ReplayOutput& output) {
    output.tags.clear();
    output.more_tags.clear();
    std::string* out = game.find_tag("Result") != nullptr ? &output.tags : &output.more_tags;
    for (const TagPair& tag : game.tags) {
        const std::string_view name = tag.name.of(game.text);
        if (name == "Result") out = &output.more_tags;
        if (name == "Result" || name == "FEN" || name == "SetUp" || name == "PlyCount") continue;
        out->append("[").append(name).append(" \"").append(tag.value.of(game.text)).append("\"]\n");
    }
}

MovetextOutcome marker_of(const GameView& game) noexcept {
    MovetextOutcome outcome;
    for (const Token& token : game.tokens) {
        if (token.kind == TokenKind::result && token.depth == 0) outcome.marker = &token;
    }
    return outcome;
}

}  // namespace

Replay::Replay(const ReplayOptions& options) : options_(options), silent_(silent(options)) {}

void Replay::run(const GameView& game, const DiagnosticList&, Output& output) {
    ValidateTotals totals;
    findings_.clear();
    Findings findings(silent_, game, findings_, totals, message_);
    tags_.build(game);
    const GameStart start = read_start(tags_, findings);
    output.nodes.clear();
    output.variant = start.variant;
    output.replayed = start.position.has_value();
    output.encoding = game.encoding;
    output.caption.clear();
    append_caption(output.caption, tags_, game.text);
    copy_tags(game, output);
    output.declared = check_result(tags_, start, marker_of(game), findings);
    if (!start.position) return;
    output.nodes.emplace_back().position = *start.position;
    play(game, output);
    select_nodes(output, options_);
}

// The tree of the game: each "(" starts from before the last move of the line around it (PGN standard 8.2.5).
void Replay::play(const GameView& game, ReplayOutput& output) {
    lines_.assign(1, Line{});
    std::uint32_t lines = 1;
    for (const Token& token : game.tokens) {
        if (token.depth != 0 && !options_.variations) continue;
        switch (token.kind) {
            case TokenKind::san: on_move(token.place.of(game.text), lines_.back(), output); break;
            case TokenKind::variation_begin: {
                if (!options_.variations) break;
                const Line& parent = lines_.back();
                const Line child{parent.previous, parent.previous, lines++, parent.playing};
                lines_.push_back(child);
                break;
            }
            case TokenKind::variation_end:
                if (lines_.size() > 1) lines_.pop_back();
                break;
            case TokenKind::junk:
                if (token.data == static_cast<std::uint16_t>(JunkKind::unreadable)) {
                    lines_.back().playing = false;
                    output.replayed = false;
                }
                break;
            case TokenKind::move_number:
            case TokenKind::nag:
            case TokenKind::comment:
            case TokenKind::escape:
            case TokenKind::skipped:
            case TokenKind::result: break;
        }
    }
}

void Replay::on_move(std::string_view text, Line& line, ReplayOutput& output) const {
    if (!line.playing) return;
    const Position& before = output.nodes[line.node].position;
    const auto san = parse_san(text);
    const bool null = san.has_value() && san->kind == San::Kind::null && line.number != 0 && !before.in_check();
    std::optional<Move> move;
    if (san.has_value() && !null) {
        if (const auto resolved = resolve(before, *san); resolved.has_value()) move = *resolved;
    }
    if (!move && !null) {
        line.playing = false;
        output.replayed = false;
        return;
    }
    line.previous = line.node;
    append_node(output, line.node, line.number, move);
    line.node = static_cast<std::uint32_t>(output.nodes.size() - 1);
}

void append_node(ReplayOutput& output, std::uint32_t from, std::uint32_t line, std::optional<Move> move) {
    ReplayNode node;
    node.position = output.nodes[from].position;
    node.parent = from;
    node.ply = output.nodes[from].ply + 1;
    node.line = line;
    node.move = move;
    if (move) {
        node.quiet = !node.position.is_capture(*move) && move->kind() != Move::Kind::promotion;
        node.position.play(*move);
    } else {
        node.position.play_null();
    }
    node.quiet = node.quiet && !node.position.in_check();
    output.nodes.push_back(node);
}

void select_nodes(ReplayOutput& output, const ReplayOptions& options) noexcept {
    for (ReplayNode& node : output.nodes) node.last = true;
    if (!output.nodes.empty()) output.nodes.front().quiet = !output.nodes.front().position.in_check();
    // The last position of a line is one that no other of the same line goes on from; a variation that could not be
    // played at all has none.
    for (const ReplayNode& node : output.nodes) {
        if (node.parent != ReplayNode::kNone && output.nodes[node.parent].line == node.line) {
            output.nodes[node.parent].last = false;
        }
    }
    for (ReplayNode& node : output.nodes) node.shown = is_asked_for(node, options);
}

std::uint32_t occurrences_of(const ReplayOutput& game, std::uint32_t node) noexcept {
    const Position& position = game.nodes[node].position;
    std::uint32_t count = 1;
    // Nothing from before the last pawn move or capture comes back.
    std::uint32_t at = node;
    while (game.nodes[at].position.halfmoves() != 0 && game.nodes[at].parent != ReplayNode::kNone) {
        at = game.nodes[at].parent;
        count += game.nodes[at].position.is_same_as(position) ? 1U : 0U;
    }
    return count;
}

}  // namespace arbiter
