// Any bytes as move tokens, resolved and played from a position: parse_san, resolve, play, to_san, explain.
//
//   first byte   where the game starts
//   the rest     tokens, one a line
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <string>
#include <string_view>

#include "chess/chess960.h"
#include "chess/explain.h"
#include "chess/san.h"
#include "chess/uci.h"
#include "support/chess_text.h"

namespace {

using namespace std::string_view_literals;
using arbiter::Position;

void require(bool holds, std::string_view what) {
    if (holds) return;
    std::fprintf(stderr, "broken: %.*s\n", static_cast<int>(what.size()), what.data());
    std::abort();
}

Position start(std::uint8_t byte) {
    constexpr std::string_view kFens[] = {
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"sv,
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"sv,
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1"sv,
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"sv,
        "6k1/8/8/2K2Ppq/8/8/8/8 w - g6 0 1"sv,
    };
    if (byte < std::size(kFens)) return arbiter::testing::position(kFens[byte]);
    if (byte < 64) return Position();
    return *Position::from_setup(arbiter::chess960_start(byte * 5U % 960U, byte * 7U % 960U));
}

// A token of the library's own making is read back as it was.
void check_canonical(const Position& position, arbiter::Move move) {
    std::string text;
    append_san(text, position, move);
    const auto san = arbiter::parse_san(text);
    require(san.has_value() && san->oddities.empty(), "a canonical SAN is read");
    const auto again = resolve(position, *san);
    require(again.has_value() && *again == move, "a canonical SAN means its move");
}

bool play_token(Position& position, std::string_view token) {
    const auto san = arbiter::parse_san(token);
    static_cast<void>(arbiter::parse_uci(token, position, arbiter::UciCastling::standard));
    if (!san.has_value()) return false;
    const auto move = resolve(position, *san);
    if (!move.has_value()) {
        std::string text;
        if (move.error() == arbiter::SanFault::illegal) append_explanation(text, position, *san);
        return false;
    }
    require(position.is_legal(*move), "a resolved move is legal");
    check_canonical(position, *move);
    Position after = position;
    after.play(*move);
    const bool is_canonical = arbiter::is_canonical(position, *san, *move, after);
    std::string canonical;
    append_san(canonical, position, *move);
    const bool is_spelled_so = canonical == token;
    // "--" apart, exactly the tokens that to_san would write are canonical.
    require(is_canonical == is_spelled_so, "a token is canonical if it is spelled like one");
    position = after;
    return true;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    Position position = start(data[0]);
    std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        // Each token in memory of its own, so that a sanitizer sees a read behind it.
        const std::string token(text.substr(0, end));
        play_token(position, token);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    const auto rebuilt = Position::from_setup(position.setup(arbiter::EnPassantMode::always));
    require(rebuilt.has_value() && *rebuilt == position, "a position played to is a position set up");
    return 0;
}
