#include "cli/replay_options.h"

#include <algorithm>
#include <string_view>

#include "chess/chess960.h"
#include "chess/fen.h"
#include "chess/perft.h"
#include "chess/san.h"
#include "chess/uci.h"

namespace arbiter::cli {
namespace {

constexpr NumberRange kPlies{0, 0xFFFFFFFEU};

void add_selection(Command& command, ReplayCommand& options) {
    using Which = ReplayOptions::Which;
    const auto ply = [](std::string_view text) {
        const auto number = parse_number(text, kPlies);
        if (!number) throw UsageError("'" + std::string(text) + "' is no number of half-moves");
        return static_cast<std::uint32_t>(*number);
    };
    auto& replay = options.replay;
    command.value("ply", "N", "the position after N half-moves; 0 is the start", [&replay, ply](std::string_view text) {
        replay.which = Which::range;
        replay.from = replay.to = ply(text);
    });
    command.flag("last", options.last, "the last position of each game (default)");
    command.value("from", "N", "positions after N half-moves and later", [&replay, ply](std::string_view text) {
        replay.which = Which::range;
        replay.from = ply(text);
    });
    command.value("to", "N", "positions up to N half-moves", [&replay, ply](std::string_view text) {
        replay.which = Which::range;
        replay.to = ply(text);
    });
    command.flag("every", options.every, "every position");
    command.value("skip-opening", "N", "every position, but not the first N half-moves of a game",
                  [&replay, ply](std::string_view text) {
                      replay.which = Which::range;
                      replay.from = ply(text);
                  });
    command.flag("variations", replay.variations, "the lines in parentheses too");
    command.flag("quiet-only", replay.quiet_only, "no position in check or just after a capture or a promotion");
    command.flag("unique", options.sequence.unique, "each position once, however often it stands in the games");
    command.value("sample", "K", "K positions drawn from all that are asked for", [&options](std::string_view text) {
        const auto number = parse_number(text, {1, 100'000'000});
        if (!number) throw UsageError("'" + std::string(text) + "' is no number of positions");
        options.sequence.sample = static_cast<std::size_t>(*number);
    });
    command.number("seed", "S", options.sequence.seed, {}, "another sample for another number (default 0)");
}

void add_output(Command& command, ReplayCommand& options) {
    command.choice("format,f", "NAME", options.render.format,
                   {{"fen", ReplayFormat::fen},
                    {"epd", ReplayFormat::epd},
                    {"uci", ReplayFormat::uci},
                    {"san", ReplayFormat::san},
                    {"lan", ReplayFormat::lan},
                    {"jsonl", ReplayFormat::jsonl},
                    {"csv", ReplayFormat::csv},
                    {"board", ReplayFormat::board},
                    {"pgn", ReplayFormat::pgn}},
                   "fen (default), epd, jsonl, csv, board: one for each position; uci, san, lan: a line of moves for "
                   "each game or variation; pgn: each of them as a game of its own");
    command.choice("fen-style", "NAME", options.render.fen_style,
                   {{"xfen", FenStyle::xfen}, {"shredder", FenStyle::shredder}},
                   "xfen (default: KQkq, a file letter only for an inner rook), shredder (always file letters)");
    command.choice(
        "ep", "WHEN", options.render.en_passant,
        {{"always", EnPassantMode::always}, {"pseudo", EnPassantMode::pseudo_legal}, {"legal", EnPassantMode::legal}},
        "when a FEN names the en passant square: after every double step, if a pawn stands beside, if a "
        "capture is legal (default)");
    command.choice("board", "STYLE", options.render.board,
                   {{"ascii", BoardStyle::ascii}, {"unicode", BoardStyle::unicode}},
                   "of diagrams: ascii (default), unicode");
    add_options(command, options.setup.output);
    add_options(command, options.setup.talk);
}

Position read_position(const std::string& text) {
    if (text == "startpos") return {};
    const auto fen = parse_fen(text);
    if (!fen.has_value()) throw UsageError("--position: " + std::string(describe(fen.error())));
    const auto position = Position::from_setup(fen->setup);
    if (position.has_value()) return *position;
    throw UsageError("--position: no position that can be played from");
}

Move read_move(const Position& position, std::string_view text, UciCastling castling) {
    if (const auto san = parse_san(text); san.has_value()) {
        if (const auto move = resolve(position, *san); move.has_value()) return *move;
    }
    if (const auto move = parse_uci(text, position, castling); move.has_value()) return *move;
    throw UsageError("--moves: '" + std::string(text) + "' is no legal move there");
}

}  // namespace

void add_options(Command& command, ReplayCommand& options) {
    command.section("Inputs (FILE..., '-' is the standard input, @FILE holds more arguments)");
    add_options(command, options.setup.input);
    command.choice(
        "variant", "NAME", options.replay.variant,
        {{"auto", VariantMode::automatic}, {"standard", VariantMode::standard}, {"chess960", VariantMode::chess960}},
        "auto (default: by the Variant tag, else by the start position), standard, chess960");
    command.text("position", "FEN", options.position, "no file: this position, or startpos");
    command.text("moves", "MOVES", options.moves, "moves from that position, in SAN or UCI notation");
    command.value("perft", "N", "the number of sequences of N legal moves from that position",
                  [&options](std::string_view text) {
                      const auto number = parse_number(text, {0, 20});
                      if (!number) throw UsageError("'" + std::string(text) + "' is no depth from 0 to 20");
                      options.perft = *number;
                      options.has_perft = true;
                  });
    command.section("Positions");
    add_selection(command, options);
    command.section("Output");
    add_output(command, options);
    command.section("Resources");
    add_options(command, options.setup.run);
}

std::string position_page(const ReplayCommand& options) {
    ReplayOutput game;
    game.nodes.emplace_back().position = read_position(options.position);
    game.replayed = true;
    if (needs_chess960(game.nodes.front().position.setup(EnPassantMode::legal)) ||
        options.replay.variant == VariantMode::chess960) {
        game.variant = GameVariant::chess960;
    }
    const UciCastling castling = game.variant == GameVariant::chess960 ? UciCastling::chess960 : UciCastling::standard;
    std::string_view rest = options.moves;
    while (!rest.empty()) {
        const std::string_view word = rest.substr(0, rest.find(' '));
        rest.remove_prefix(std::min(rest.size(), word.size() + 1));
        if (word.empty()) continue;
        const Move move = read_move(game.nodes.back().position, word, castling);
        append_node(game, static_cast<std::uint32_t>(game.nodes.size() - 1), 0, move);
    }
    if (options.has_perft) {
        return std::to_string(perft(game.nodes.back().position, static_cast<unsigned>(options.perft))) + '\n';
    }
    select_nodes(game, options.replay);
    const ReplayRenderer renderer(options.render);
    std::string page;
    renderer.head(page);
    GamePlace place;
    place.input = "<position>";
    place.game = 1;
    renderer.game(game, place, page);
    return page;
}

}  // namespace arbiter::cli
