// What a user of the installed library writes: a move by its SAN, and the findings of a game.
#include <cstdio>
#include <string>

#include "chess/fen.h"
#include "chess/position.h"
#include "chess/san.h"
#include "passes/validate.h"
#include "pgn/parser.h"

namespace {

bool plays_a_move() {
    arbiter::Position position;
    const auto san = arbiter::parse_san("e4");
    if (!san.has_value()) return false;
    const auto move = arbiter::resolve(position, *san);
    if (!move.has_value()) return false;
    position.play(*move);
    return position.turn() == arbiter::Color::black && position.legal_moves().size() == 20;
}

bool finds_an_illegal_move() {
    std::string text = "[Event \"Example\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n";
    const std::size_t size = text.size();
    text.append(arbiter::kTextPadding, '\0');
    arbiter::GameBuffer buffer;
    arbiter::GameView game;
    arbiter::GameParser parser;
    const auto parsed =
        parser.next(std::string_view(text).substr(0, size), 0, arbiter::TextEnd::input_end, buffer, game);
    if (parsed.status != arbiter::ParseStatus::game) return false;
    arbiter::Validate validate{arbiter::ValidateOptions{}};
    arbiter::ValidateOutput output;
    validate.run(game, buffer.diagnostics, output);
    for (const arbiter::Diagnostic& finding : output.findings.items) {
        if (finding.code == arbiter::Code::illegal_move) return output.facts.plies == 2;
    }
    return false;
}

}  // namespace

int main() {
    const bool good = plays_a_move() && finds_an_illegal_move();
    std::puts(good ? "consumer: ok" : "consumer: wrong");
    return good ? 0 : 1;
}
