#include "lib/pgn/read_games.h"

#include <gtest/gtest.h>

#include "support/pgn_text.h"

namespace arbiter::testing {

namespace {

ReadFinding to_read(const Diagnostic& finding, const GameView& game, const DiagnosticList& list) {
    return {std::string(info(finding.code).id),
            std::string(finding.place.of(game.text)),
            game.offset + finding.place.begin,
            finding.ply,
            finding.in_variation,
            std::string(list.message_of(finding))};
}

ReadGame to_read(const GameView& game, const DiagnosticList& findings) {
    ReadGame read;
    read.offset = game.offset;
    read.text = game.text;
    read.encoding = game.encoding;
    read.tokens = tokens_of(game);
    for (const TagPair& tag : game.tags) {
        if (!read.tags.empty()) read.tags += '|';
        read.tags.append(tag.name.of(game.text)).append("=").append(tag.value.of(game.text));
    }
    for (const Diagnostic& finding : findings.items) read.findings.push_back(to_read(finding, game, findings));
    return read;
}

}  // namespace

void PrintTo(const ReadFinding& finding, std::ostream* out) {
    *out << finding.id << " at " << finding.offset << " \"" << finding.at << "\": " << finding.message;
}

std::string ReadGame::ids() const {
    std::string ids;
    for (const ReadFinding& finding : findings) {
        if (!ids.empty()) ids += ' ';
        ids += finding.id;
    }
    return ids;
}

ReadFinding ReadGame::only(std::string_view id) const {
    ReadFinding found;
    int count = 0;
    for (const ReadFinding& finding : findings) {
        if (finding.id != id) continue;
        found = finding;
        ++count;
    }
    EXPECT_EQ(count, 1) << id << " in " << text << "\nfound: " << ids();
    return found;
}

std::vector<ReadGame> read_games(std::string_view text, const ParserLimits& limits) {
    std::vector<ReadGame> games;
    GameParser parser(limits);
    GameBuffer buffer;
    GameView view;
    for (std::size_t from = 0;;) {
        const ParseResult result = parser.next(text, from, TextEnd::input_end, buffer, view);
        if (result.status != ParseStatus::game) return games;
        games.push_back(to_read(view, buffer.diagnostics));
        from = result.next;
    }
}

ReadGame read_game(std::string_view text, const ParserLimits& limits) {
    const std::vector<ReadGame> games = read_games(text, limits);
    EXPECT_EQ(games.size(), 1U) << text;
    return games.empty() ? ReadGame{} : games.front();
}

std::string with_tag(std::string_view movetext) { return "[Event \"E\"]\n\n" + std::string(movetext); }

std::string tokens(std::string_view movetext) { return read_game(with_tag(movetext)).tokens; }

}  // namespace arbiter::testing
