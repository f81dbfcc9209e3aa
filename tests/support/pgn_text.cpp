#include "support/pgn_text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.h"
#include "pgn/splitter.h"

namespace arbiter::testing {

namespace {

constexpr std::array<std::string_view, 10> kKindNames{"number", "san", "nag",     "comment", "escape",
                                                      "begin",  "end", "skipped", "result",  "junk"};

std::string_view name_of(TokenKind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }

void append_range(std::string& out, TextRange range) {
    append_number(out, range.begin);
    out += '+';
    append_number(out, range.size);
}

// White space of any kind, as the parser takes it: control characters and unusual spaces too.
bool is_white_space(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Char next = decode_utf8(text, at);
        const char32_t value = next.value;
        const bool space = value <= 0x20 || value == 0x7F ||
                           (value >= 0x80 && value <= 0xA0 && (next.valid || value == 0xA0)) || value == 0xAD ||
                           value == 0x1680 || value == 0x180E || (value >= 0x2000 && value <= 0x200F) ||
                           (value >= 0x2028 && value <= 0x202F) || (value >= 0x205F && value <= 0x2064) ||
                           value == 0x3000 || value == 0xFEFF;
        if (!space) return false;
        at += next.size;
    }
    return true;
}

bool was_cut(const DiagnosticList& findings) {
    return std::any_of(findings.items.begin(), findings.items.end(),
                       [](const Diagnostic& finding) { return finding.code == Code::game_too_long; });
}

std::optional<std::string> broken_cover(const GameView& game) {
    std::vector<TextRange> pieces;
    for (const TagPair& tag : game.tags) pieces.push_back(tag.place);
    for (const Token& token : game.tokens) pieces.push_back(token.place);
    std::sort(pieces.begin(), pieces.end(), [](TextRange a, TextRange b) { return a.begin < b.begin; });
    std::uint32_t end = 0;
    for (const TextRange piece : pieces) {
        if (piece.begin < end) return "two tokens overlap";
        if (piece.size == 0) return "an empty token";
        if (piece.end() > game.text.size()) return "a token passes the end";
        if (!is_white_space(game.text.substr(end, piece.begin - end))) return "a gap that is no white space";
        end = piece.end();
    }
    if (!is_white_space(game.text.substr(end))) return "an end that is no white space";
    return std::nullopt;
}

std::optional<std::string> broken_tags(const GameView& game) {
    for (const TagPair& tag : game.tags) {
        if (tag.name.empty() || tag.name.begin <= tag.place.begin) return "a tag without a name";
        if (tag.value.begin <= tag.name.end() || tag.value.end() >= tag.place.end()) return "a value outside its tag";
        const bool backslash = tag.value.of(game.text).find('\\') != std::string_view::npos;
        if (backslash != tag.escaped) return "a tag's mark for escapes is wrong";
    }
    return std::nullopt;
}

std::optional<std::string> broken_tokens(const GameView& game) {
    unsigned depth = 0;
    std::uint32_t end = 0;
    for (const Token& token : game.tokens) {
        if (token.place.begin < end) return "tokens out of order";
        end = token.place.end();
        if (token.kind == TokenKind::variation_begin) ++depth;
        if (token.depth != depth) return "a token at a wrong depth";
        if (token.kind == TokenKind::variation_end) --depth;
    }
    return std::nullopt;
}

std::optional<std::string> broken_findings(const GameView& game, const DiagnosticList& findings) {
    std::uint32_t begin = 0;
    for (const Diagnostic& finding : findings.items) {
        if (finding.place.end() > game.text.size()) return "a finding outside its game";
        if (finding.place.begin < begin) return "findings out of order";
        begin = finding.place.begin;
        const std::string_view message = findings.message_of(finding);
        if (message.empty() || !is_valid_utf8(message)) return "a finding without a good message";
    }
    return std::nullopt;
}

std::optional<std::string> broken_game(const GameView& game, const DiagnosticList& findings) {
    for (auto& broken : {broken_cover(game), broken_tags(game), broken_tokens(game), broken_findings(game, findings)}) {
        if (broken) return broken;
    }
    return std::nullopt;
}

}  // namespace

std::string tokens_of(const GameView& game) {
    std::string out;
    for (const Token& token : game.tokens) {
        if (!out.empty()) out += ' ';
        out += name_of(token.kind);
        if (token.depth != 0) append_number(out += '^', token.depth);
        out += '[';
        append_printable(out, token.place.of(game.text));
        out += ']';
    }
    return out;
}

std::string dump(const GameView& game, const DiagnosticList& findings) {
    std::string out = "text ";
    append_number(out, game.text.size());
    append_number(out += " encoding ", static_cast<int>(game.encoding));
    for (const TagPair& tag : game.tags) {
        for (const TextRange range : {tag.place, tag.name, tag.value}) append_range(out += "\ntag ", range);
        if (tag.escaped) out += " escaped";
    }
    for (const Token& token : game.tokens) {
        append_range((out += '\n').append(name_of(token.kind)) += ' ', token.place);
        append_number(out += " depth ", token.depth);
        append_number(out += " data ", token.data);
        append_number(out += " dots ", token.dots);
    }
    for (const Diagnostic& finding : findings.items) {
        append_range((out += '\n').append(info(finding.code).id) += ' ', finding.place);
        append_number(out += " ply ", finding.ply);
        (out += finding.in_variation ? " in a variation: " : ": ").append(findings.message_of(finding));
    }
    append_number(out += "\ndropped ", findings.dropped_total);
    return out;
}

std::vector<ParsedGame> parse_whole(std::string_view text, const ParserLimits& limits) {
    return parse_in_blocks(text, {}, limits);
}

std::vector<ParsedGame> parse_in_blocks(std::string_view text, const std::vector<std::size_t>& cuts,
                                        const ParserLimits& limits) {
    std::vector<ParsedGame> games;
    GameParser parser(limits);
    GameBuffer buffer;
    GameView view;
    std::size_t begin = 0;
    for (std::size_t block = 0; block <= cuts.size(); ++block) {
        const bool last = block == cuts.size();
        const std::size_t end = last ? text.size() : cuts[block];
        // A copy of its own, so that a read outside it is found.
        std::vector<char> bytes(text.begin() + static_cast<std::ptrdiff_t>(begin),
                                text.begin() + static_cast<std::ptrdiff_t>(end));
        bytes.resize(bytes.size() + kTextPadding);
        const std::string_view part(bytes.data(), end - begin);
        std::size_t from = 0;
        for (;;) {
            const ParseResult result =
                parser.next(part, from, last ? TextEnd::input_end : TextEnd::strong_start, buffer, view);
            from = result.next;
            if (result.status != ParseStatus::game) break;
            games.push_back({begin + view.offset, dump(view, buffer.diagnostics)});
        }
        begin += from;
    }
    return games;
}

std::vector<std::size_t> strong_starts(std::string_view text) {
    std::vector<std::size_t> starts;
    for (std::size_t from = 0;;) {
        const auto start = find_strong_start(text, from);
        if (!start) return starts;
        starts.push_back(*start);
        from = *start + 1;
    }
}

std::optional<std::string> broken_law(std::string_view text, const ParserLimits& limits) {
    GameParser parser(limits);
    GameBuffer buffer;
    GameView view;
    std::size_t end = 0;
    for (std::size_t from = 0;;) {
        const ParseResult result = parser.next(text, from, TextEnd::input_end, buffer, view);
        if (result.status == ParseStatus::open) return "open at the end of the input";
        if (result.status == ParseStatus::none) return std::nullopt;
        if (view.offset < end) return "games overlap";
        if (!is_white_space(text.substr(end, view.offset - end))) return "text between two games";
        if (view.text.empty()) return "an empty game";
        if (view.text != text.substr(view.offset, view.text.size())) return "a game's text is not where it says";
        if (result.next <= from || result.next < view.offset + view.text.size()) return "no progress";
        if (auto broken = broken_game(view, buffer.diagnostics)) return broken;
        end = was_cut(buffer.diagnostics) ? result.next : view.offset + view.text.size();
        from = result.next;
    }
}

}  // namespace arbiter::testing
