// Any bytes as a FEN: what is read is written and read again the same; what is a position has moves that can be played.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "chess/chess960.h"
#include "chess/fen.h"
#include "chess/position.h"
#include "chess/san.h"
#include "chess/zobrist.h"

namespace {

using arbiter::Position;

void require(bool holds, std::string_view what) {
    if (holds) return;
    std::fprintf(stderr, "broken: %.*s\n", static_cast<int>(what.size()), what.data());
    std::abort();
}

void check_round_trip(const arbiter::Setup& setup) {
    for (const arbiter::FenStyle style : {arbiter::FenStyle::xfen, arbiter::FenStyle::shredder}) {
        std::string text;
        append_fen(text, setup, style);
        const auto again = arbiter::parse_fen(text);
        require(again.has_value() && again->repairs.empty() && again->setup == setup, "a FEN is read back");
    }
}

void check_moves(const Position& position) {
    for (const arbiter::Move move : position.legal_moves()) {
        require(position.is_legal(move), "a listed move is legal");
        Position next = position;
        next.play(move);
        const auto rebuilt = Position::from_setup(next.setup(arbiter::EnPassantMode::always));
        require(rebuilt.has_value() && *rebuilt == next && rebuilt->key() == next.key(), "a move leads to a position");
        std::string san;
        append_san(san, position, move);
        const auto parsed = arbiter::parse_san(san);
        require(parsed.has_value(), "a SAN is read");
        const auto resolved = resolve(position, *parsed);
        require(resolved.has_value() && *resolved == move, "a SAN leads back to its move");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto fen = arbiter::parse_fen(text);
    if (!fen.has_value()) return 0;
    check_round_trip(fen->setup);
    static_cast<void>(needs_chess960(fen->setup));
    static_cast<void>(arbiter::chess960_numbers(fen->setup.board));
    const auto position = Position::from_setup(fen->setup);
    require(position.has_value() == faults(fen->setup).empty(), "a setup without faults is a position");
    if (!position.has_value()) return 0;
    static_cast<void>(oddities(fen->setup));
    static_cast<void>(polyglot_key(*position));
    check_moves(*position);
    return 0;
}
