#include "support/played_game.h"

#include <gtest/gtest.h>

#include "chess/fen.h"
#include "chess/san.h"
#include "chess/uci.h"

namespace arbiter::testing {
namespace {

std::optional<Move> read_move(const Position& position, std::string_view text) {
    if (const auto san = parse_san(text); san.has_value()) {
        if (const auto move = resolve(position, *san); move.has_value()) return *move;
    }
    const auto move = parse_uci(text, position, UciCastling::standard);
    if (move.has_value()) return *move;
    return std::nullopt;
}

}  // namespace

Position position_from(std::string_view fen) {
    const auto read = parse_fen(fen);
    EXPECT_TRUE(read.has_value()) << fen;
    if (!read.has_value()) return {};
    const auto position = Position::from_setup(read->setup);
    EXPECT_TRUE(position.has_value()) << fen;
    return position.has_value() ? *position : Position();
}

SlowGame played(std::string_view fen, std::string_view moves) {
    SlowGame game{position_from(fen)};
    while (!moves.empty()) {
        const std::string_view text = moves.substr(0, moves.find(' '));
        moves.remove_prefix(std::min(moves.size(), text.size() + 1));
        if (text.empty()) continue;
        const auto move = read_move(game.back(), text);
        EXPECT_TRUE(move.has_value()) << text << " after " << game.size() - 1 << " half-moves from " << fen;
        if (!move) return game;
        game.push_back(game.back());
        game.back().play(*move);
    }
    return game;
}

Judgement judged(const SlowGame& game, const RuleSet& rules) {
    PositionHistory history;
    Judge judge(rules);
    Judgement judgement;
    judge.start(judgement);
    std::uint32_t ply = 0;
    for (const Position& position : game) {
        if (ply == 0) {
            history.start(position);
        } else {
            history.add(position);
        }
        judge.observe(ply, position, history, judgement);
        ++ply;
    }
    judge.finish(ply - 1, game.back(), judgement);
    return judgement;
}

std::optional<PerpetualCheck> perpetual_check_in(const SlowGame& game) {
    PositionHistory history;
    PerpetualCheckFinder finder;
    std::uint32_t ply = 0;
    for (const Position& position : game) {
        if (ply == 0) {
            history.start(position);
        } else {
            history.add(position);
        }
        finder.observe(ply, position, history);
        ++ply;
    }
    return finder.found();
}

}  // namespace arbiter::testing
