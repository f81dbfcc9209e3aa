#include "lib/passes/check_game.h"

#include <algorithm>
#include <utility>

#include <gtest/gtest.h>

#include "pgn/parser.h"

namespace arbiter::testing {
namespace {

CheckedGame checked(const GameView& game, const ValidateOutput& output) {
    CheckedGame result{{}, output.facts};
    for (const Diagnostic& item : output.findings.items) {
        result.found.push_back({std::string(info(item.code).id), item.severity, item.ply, item.in_variation,
                                std::string(item.place.of(game.text)), std::string(output.findings.message_of(item)),
                                std::string(output.findings.fen_of(item))});
    }
    return result;
}

}  // namespace

std::vector<Found> CheckedGame::with(std::string_view id) const {
    std::vector<Found> some;
    std::ranges::copy_if(found, std::back_inserter(some), [id](const Found& item) { return item.id == id; });
    return some;
}

std::vector<CheckedGame> check_games(std::string_view text, ValidateOptions options) {
    options.final_position = true;
    std::string padded(text);
    padded.append(kTextPadding, '\0');
    const std::string_view input = std::string_view(padded).substr(0, text.size());
    Validate pass(options);
    GameParser parser;
    GameBuffer buffer;
    GameView game;
    ValidateOutput output;
    std::vector<CheckedGame> games;
    std::size_t at = 0;
    while (true) {
        const ParseResult parsed = parser.next(input, at, TextEnd::input_end, buffer, game);
        if (parsed.status != ParseStatus::game) return games;
        pass.run(game, buffer.diagnostics, output);
        games.push_back(checked(game, output));
        at = parsed.next;
    }
}

CheckedGame check_game(std::string_view text, ValidateOptions options) {
    std::vector<CheckedGame> games = check_games(text, std::move(options));
    if (games.size() != 1) {
        ADD_FAILURE() << games.size() << " games in: " << text;
        return {};
    }
    return games.front();
}

std::string game_text(std::string_view movetext, std::string_view more_tags) {
    const std::string_view last = movetext.substr(movetext.find_last_of(' ') + 1);
    const std::optional<ResultSpelling> result = parse_result(last);
    std::string text =
        "[Event \"Test\"]\n[Site \"?\"]\n[Date \"2024.05.06\"]\n[Round \"3\"]\n[White \"Alpha, A\"]\n[Black \"Beta, "
        "B\"]\n";
    text.append("[Result \"").append(to_text(result.has_value() ? result->result : Result::unknown)).append("\"]\n");
    if (!more_tags.empty()) text.append(more_tags).append("\n");
    return text.append("\n").append(movetext).append("\n");
}

CheckedGame check_moves(std::string_view movetext, std::string_view more_tags, ValidateOptions options) {
    return check_game(game_text(movetext, more_tags), std::move(options));
}

ValidateOptions profile_options(Profile profile) {
    ValidateOptions options;
    options.severities = severities(profile);
    options.profile = profile;
    return options;
}

void PrintTo(const Found& found, std::ostream* out) {
    *out << to_text(found.severity) << ' ' << found.id << " at ply ";
    if (found.ply == Diagnostic::kNoPly) {
        *out << '-';
    } else {
        *out << found.ply;
    }
    *out << (found.in_variation ? " in a variation" : "") << " \"" << found.token << "\": " << found.message;
    if (!found.fen.empty()) *out << " <" << found.fen << '>';
}

}  // namespace arbiter::testing
