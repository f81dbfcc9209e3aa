#include "support/chess_text.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "chess/fen.h"
#include "chess/uci.h"

namespace arbiter {

void PrintTo(Square square, std::ostream* out) { *out << to_char(file_of(square)) << to_char(rank_of(square)); }

void PrintTo(Move move, std::ostream* out) {
    PrintTo(move.from(), out);
    PrintTo(move.to(), out);
    if (move.promotion()) *out << '=' << to_char(*move.promotion());
    if (move.kind() == Move::Kind::castling) *out << " castling";
    if (move.kind() == Move::Kind::en_passant) *out << " en passant";
}

void PrintTo(Bitboard squares, std::ostream* out) {
    *out << '{';
    for (const Square square : squares) {
        *out << ' ';
        PrintTo(square, out);
    }
    *out << " }";
}

void PrintTo(const San& san, std::ostream* out) { *out << testing::san_text(san); }

void PrintTo(const Position& position, std::ostream* out) { *out << testing::fen(position, EnPassantMode::always); }

}  // namespace arbiter

namespace arbiter::testing {
namespace {

[[noreturn]] void give_up(const char* what, std::string_view text) {
    std::fprintf(stderr, "this test needs %s, not \"%.*s\"\n", what, static_cast<int>(text.size()), text.data());
    std::abort();
}

}  // namespace

Square square(std::string_view text) {
    if (text.size() != 2) give_up("a square", text);
    return make_square(static_cast<File>(text[0] - 'a'), static_cast<Rank>(text[1] - '1'));
}

Setup setup(std::string_view fen) {
    const auto parsed = parse_fen(fen);
    if (!parsed.has_value()) give_up("a FEN", fen);
    return parsed->setup;
}

Position position(std::string_view fen) {
    const auto found = Position::from_setup(setup(fen));
    if (!found.has_value()) give_up("the FEN of a playable position", fen);
    return *found;
}

Move move(const Position& position, std::string_view san) {
    const auto parsed = parse_san(san);
    if (!parsed.has_value()) give_up("a SAN", san);
    const auto found = resolve(position, *parsed);
    if (!found.has_value()) give_up("the SAN of a legal move", san);
    return *found;
}

Position after(const Position& start, std::string_view sans) {
    Position position = start;
    while (!sans.empty()) {
        const std::size_t end = std::min(sans.find(' '), sans.size());
        position.play(move(position, sans.substr(0, end)));
        sans.remove_prefix(std::min(end + 1, sans.size()));
    }
    return position;
}

std::string fen(const Setup& setup) {
    std::string text;
    append_fen(text, setup);
    return text;
}

std::string fen(const Position& position, EnPassantMode mode) { return fen(position.setup(mode)); }

std::string san(const Position& position, Move move) {
    std::string text;
    append_san(text, position, move);
    return text;
}

std::string san_text(const San& san) {
    std::string text;
    append(text, san);
    return text;
}

std::string uci(const Position& position, Move move) {
    std::string text;
    append_uci(text, position, move, UciCastling::chess960);
    return text;
}

}  // namespace arbiter::testing
