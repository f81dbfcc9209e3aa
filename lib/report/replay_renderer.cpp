#include "report/replay_renderer.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <vector>

#include "chess/san.h"
#include "chess/uci.h"
#include "chess/zobrist.h"
#include "report/input_finding.h"
#include "report/json_object.h"
#include "report/printable.h"

namespace arbiter {
namespace {

UciCastling castling_of(const ReplayOutput& game) noexcept {
    return game.variant == GameVariant::chess960 ? UciCastling::chess960 : UciCastling::standard;
}

void append_square(std::string& out, Square square) {
    out += to_char(file_of(square));
    out += to_char(rank_of(square));
}

// "Ng1-f3", "e4xd5", "e7-e8=Q+", "O-O".
void append_lan(std::string& out, const Position& position, Move move) {
    const San san = to_san(position, move);
    if (move.kind() == Move::Kind::castling) return append(out, san);
    if (san.role != Role::pawn) out += to_char(san.role);
    append_square(out, move.from());
    out += san.capture ? 'x' : '-';
    append_square(out, move.to());
    if (const auto role = move.promotion()) out.append("=").push_back(to_char(*role));
    if (san.suffix != SanSuffix::none) out += san.suffix == SanSuffix::mate ? '#' : '+';
}

void append_move(std::string& out, const ReplayOutput& game, std::uint32_t node, ReplayFormat format) {
    const ReplayNode& to = game.nodes[node];
    const Position& from = game.nodes[to.parent].position;
    if (!to.move) {
        out += format == ReplayFormat::uci ? "0000" : "--";
    } else if (format == ReplayFormat::uci) {
        append_uci(out, from, *to.move, castling_of(game));
    } else if (format == ReplayFormat::lan) {
        append_lan(out, from, *to.move);
    } else {
        append_san(out, from, *to.move);
    }
}

// The nodes from the first move to this one.
std::vector<std::uint32_t> path_to(const ReplayOutput& game, std::uint32_t node) {
    std::vector<std::uint32_t> path;
    for (std::uint32_t at = node; game.nodes[at].parent != ReplayNode::kNone; at = game.nodes[at].parent) {
        path.push_back(at);
    }
    std::ranges::reverse(path);
    return path;
}

// "KQRRBBNNPPPPPPPPvKQRRBBNNPPPPPPPP"
std::string material_of(const Board& board) {
    std::string text;
    for (const Color color : {Color::white, Color::black}) {
        for (const Role role : {Role::king, Role::queen, Role::rook, Role::bishop, Role::knight, Role::pawn}) {
            text.append(board.of(color, role).count(), to_char(role));
        }
        if (color == Color::white) text += 'v';
    }
    return text;
}

std::string_view state_of(const Position& position) noexcept {
    const bool moves = position.has_legal_move();
    if (position.in_check()) return moves ? "check" : "checkmate";
    return moves ? "" : "stalemate";
}

std::string hex(Key key) { return fmt::format("{:016x}", static_cast<std::uint64_t>(key)); }

bool is_line_format(ReplayFormat format) noexcept {
    return format == ReplayFormat::uci || format == ReplayFormat::san || format == ReplayFormat::lan ||
           format == ReplayFormat::pgn;
}

// Words, at most 79 characters a line (PGN standard 8.2.1).
class Wrapped {
public:
    explicit Wrapped(std::string& out) : out_(&out) {}
    void add(std::string_view word) {
        if (column_ != 0 && column_ + 1 + word.size() > 79) {
            *out_ += '\n';
            column_ = 0;
        }
        if (column_ != 0) *out_ += ' ';
        *out_ += word;
        column_ += word.size() + (column_ != 0 ? 1 : 0);
    }

private:
    std::string* out_;
    std::size_t column_ = 0;
};

}  // namespace

void ReplayRenderer::head(std::string& out) const {
    if (options_.format != ReplayFormat::csv) return;
    out += "file,game,line,ply,san,uci,fen,key,polyglot,halfmoves,occurrences,legal_moves,material,state\n";
}

void ReplayRenderer::input_end(const InputEnd& end, std::string& out) const {
    if (options_.format != ReplayFormat::jsonl) return;
    for (const InputFinding& finding : input_findings(end, severities(Profile::import))) {
        if (finding.severity != Severity::error) continue;
        JsonObject object(out, "finding");
        object.path("file", end.input);
        object.text("id", info(finding.code).id);
        object.text("severity", to_text(finding.severity));
        object.text("message", finding.message);
    }
}

void ReplayRenderer::game(const ReplayOutput& output, const GamePlace& place, std::string& out) const {
    if (!is_line_format(options_.format)) {
        for (std::uint32_t node = 0; node < output.nodes.size(); ++node) {
            if (output.nodes[node].shown) append_position(output, node, place, out);
        }
        return;
    }
    // The last shown position of each line: a move list leads there.
    std::vector<std::uint32_t> ends;
    for (std::uint32_t node = 0; node < output.nodes.size(); ++node) {
        const ReplayNode& at = output.nodes[node];
        if (!at.shown) continue;
        if (ends.size() <= at.line) ends.resize(at.line + 1, ReplayNode::kNone);
        ends[at.line] = node;
    }
    for (const std::uint32_t node : ends) {
        if (node == ReplayNode::kNone) continue;
        if (options_.format == ReplayFormat::pgn) {
            append_game(output, node, out);
        } else {
            append_line(output, node, out);
        }
    }
}

void ReplayRenderer::append_fen_of(const Position& position, std::string& out) const {
    append_fen(out, position.setup(options_.en_passant), options_.fen_style);
}

void ReplayRenderer::append_position(const ReplayOutput& game, std::uint32_t node, const GamePlace& place,
                                     std::string& out) const {
    const Position& position = game.nodes[node].position;
    switch (options_.format) {
        case ReplayFormat::jsonl: append_object(game, node, place, out); return;
        case ReplayFormat::csv: append_row(game, node, place, out); return;
        case ReplayFormat::epd: {
            std::string fen;
            append_fen_of(position, fen);
            std::size_t end = 0;
            for (int field = 0; field < 4; ++field) end = fen.find(' ', end + 1);
            out.append(fen, 0, end);
            fmt::format_to(std::back_inserter(out), " hmvc {}; fmvn {};\n", position.halfmoves(), position.fullmove());
            return;
        }
        case ReplayFormat::board:
            append_fen_of(position, out);
            out += '\n';
            append_board(out, position.board(), options_.board, "");
            out += '\n';
            return;
        case ReplayFormat::fen:
        case ReplayFormat::uci:
        case ReplayFormat::san:
        case ReplayFormat::lan:
        case ReplayFormat::pgn: break;
    }
    append_fen_of(position, out);
    out += '\n';
}

void ReplayRenderer::append_line(const ReplayOutput& game, std::uint32_t node, std::string& out) const {
    bool first = true;
    for (const std::uint32_t at : path_to(game, node)) {
        if (!first) out += ' ';
        first = false;
        append_move(out, game, at, options_.format);
    }
    out += '\n';
}

void ReplayRenderer::append_game(const ReplayOutput& game, std::uint32_t node, std::string& out) const {
    const Position& start = game.nodes.front().position;
    // Only the whole main line has the game's result.
    const bool whole = game.nodes[node].line == 0 && game.nodes[node].last && game.replayed;
    const std::string_view result = to_text(whole ? game.declared : Result::unknown);
    const std::size_t begin = out.size();
    out += game.tags;
    if (!game.tags.empty() || !game.more_tags.empty())
        fmt::format_to(std::back_inserter(out), "[Result \"{}\"]\n", result);
    out += game.more_tags;
    if (start != Position{}) {
        out += "[SetUp \"1\"]\n[FEN \"";
        append_fen_of(start, out);
        out += "\"]\n";
    }
    if (out.size() != begin) out += '\n';
    Wrapped words(out);
    bool first = true;
    for (const std::uint32_t at : path_to(game, node)) {
        const Position& before = game.nodes[game.nodes[at].parent].position;
        const bool white = before.turn() == Color::white;
        if (white || first) words.add(fmt::format("{}{}", before.fullmove(), white ? "." : "..."));
        first = false;
        std::string move;
        append_move(move, game, at, ReplayFormat::san);
        words.add(move);
    }
    words.add(result);
    out += "\n\n";
}

void ReplayRenderer::append_object(const ReplayOutput& game, std::uint32_t node, const GamePlace& place,
                                   std::string& out) const {
    const ReplayNode& at = game.nodes[node];
    std::string fen;
    append_fen_of(at.position, fen);
    std::string san;
    std::string uci;
    if (at.parent != ReplayNode::kNone) {
        append_move(san, game, node, ReplayFormat::san);
        append_move(uci, game, node, ReplayFormat::uci);
    }
    JsonObject object(out, "position");
    object.path("file", place.input);
    object.number("game", place.game);
    object.number("line", at.line);
    object.number("ply", at.ply);
    object.text_or_null("san", san);
    object.text_or_null("uci", uci);
    object.text("fen", fen);
    object.text("key", hex(at.position.key()));
    object.text("polyglot", hex(polyglot_key(at.position)));
    object.number("halfmoves", at.position.halfmoves());
    object.number("occurrences", occurrences_of(game, node));
    object.number("legal_moves", at.position.legal_moves().size());
    object.text("material", material_of(at.position.board()));
    object.text_or_null("state", state_of(at.position));
}

void ReplayRenderer::append_row(const ReplayOutput& game, std::uint32_t node, const GamePlace& place,
                                std::string& out) const {
    const ReplayNode& at = game.nodes[node];
    std::string file;
    append_printable(file, place.input);
    std::string quoted;
    for (const char c : file) quoted.append(c == '"' ? 2 : 1, c);
    std::string san;
    std::string uci;
    if (at.parent != ReplayNode::kNone) {
        append_move(san, game, node, ReplayFormat::san);
        append_move(uci, game, node, ReplayFormat::uci);
    }
    std::string fen;
    append_fen_of(at.position, fen);
    fmt::format_to(std::back_inserter(out), "\"{}\",{},{},{},{},{},{},{},{},{},{},{},{},{}\n", quoted, place.game,
                   at.line, at.ply, san, uci, fen, hex(at.position.key()), hex(polyglot_key(at.position)),
                   at.position.halfmoves(), occurrences_of(game, node), at.position.legal_moves().size(),
                   material_of(at.position.board()), state_of(at.position));
}

}  // namespace arbiter
