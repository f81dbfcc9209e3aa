#include "pgn/parser.h"

#include <algorithm>
#include <cassert>
#include <limits>

#include "pgn/byte_class.h"
#include "pgn/game_checks.h"
#include "pgn/game_scan.h"
#include "pgn/splitter.h"

namespace arbiter {

namespace {

using detail::GameScan;

// A hostile game may have left much memory behind: it is given back.
constexpr std::size_t kMaxKeptTokens = std::size_t{1} << 20U;

template <class T>
void clear_and_trim(std::vector<T>& items) {
    items.clear();
    if (items.capacity() > kMaxKeptTokens) items.shrink_to_fit();
}

void clear(GameBuffer& buffer) {
    clear_and_trim(buffer.tags);
    clear_and_trim(buffer.tokens);
    buffer.diagnostics.clear();
}

std::size_t skip_white_space(std::string_view text, std::size_t at) noexcept {
    while (at < text.size()) {
        const detail::ByteClass what = detail::kByteClass[detail::to_byte(text[at])];
        if (what != detail::ByteClass::blank && what != detail::ByteClass::line_end) break;
        ++at;
    }
    return at;
}

}  // namespace

ParseResult GameParser::next(std::string_view text, std::size_t from, TextEnd end, GameBuffer& buffer, GameView& view) {
    assert(from <= text.size());
    clear(buffer);
    const std::size_t begin = skip_white_space(text, from);
    if (begin == text.size()) return {ParseStatus::none, begin};

    constexpr std::size_t kLargest = std::numeric_limits<std::uint32_t>::max() - kTextPadding;
    const std::string_view game = text.substr(begin, kLargest);
    const std::size_t limit = std::min(limits_.max_game_bytes, game.size());
    GameScan scan(game, static_cast<std::uint32_t>(limit), end, limits_, buffer);
    const GameScan::Ending ending = scan.run();
    if (ending == GameScan::Ending::open) return {ParseStatus::open, begin};
    if (ending == GameScan::Ending::nothing) return {ParseStatus::none, text.size()};

    view.text = game.substr(0, scan.game_end());
    view.tags = buffer.tags;
    view.tokens = buffer.tokens;
    view.offset = begin;
    detail::check_bytes(view, buffer.diagnostics);
    detail::order_findings(view, buffer.diagnostics);
    if (ending == GameScan::Ending::too_long) {
        return {ParseStatus::game, find_strong_start(text, begin + scan.game_end()).value_or(text.size())};
    }
    return {ParseStatus::game, begin + scan.resume()};
}

}  // namespace arbiter
