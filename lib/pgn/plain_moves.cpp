// The fast lane of movetext: moves, move numbers and comments in their usual spelling, which is nearly all there is. What
// is not certain is left to scan_token(); what is read here would have been read alike there.
#include <algorithm>
#include <bit>
#include <cstring>

#include "pgn/byte_class.h"
#include "pgn/game_scan.h"

namespace arbiter::detail {

namespace {

constexpr bool is_alphanumeric(char c) noexcept { return is_letter(c) || is_digit(c); }

constexpr std::uint64_t in_each_byte(std::uint64_t byte) noexcept { return byte * 0x0101010101010101U; }

// How many of the eight bytes from `text` on are letters and digits, up to the first that is none. The bytes are looked at
// side by side in one word, since a loop whose end nobody can foretell costs more than all of it: adding 0x80 - c sets a
// byte's high bit where it is at least c. A byte above 127 may spoil those behind it, but is none itself.
std::uint32_t alphanumeric_prefix(const char* text) noexcept {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, text, sizeof bytes);
    const std::uint64_t lower = bytes | in_each_byte(0x20);
    const std::uint64_t letters = (lower + in_each_byte(0x80 - 'a')) & ~(lower + in_each_byte(0x80 - ('z' + 1)));
    const std::uint64_t digits = (bytes + in_each_byte(0x80 - '0')) & ~(bytes + in_each_byte(0x80 - ('9' + 1)));
    const std::uint64_t others = ~(letters | digits) & in_each_byte(0x80);
    const int zeros = std::endian::native == std::endian::little ? std::countr_zero(others) : std::countl_zero(others);
    return static_cast<std::uint32_t>(zeros) / 8;
}

}  // namespace

// The end of the move that begins at text[at]; `at` itself where the word may be something else.
inline std::uint32_t GameScan::plain_move_end(std::uint32_t at) const noexcept {
    std::uint32_t end = size_ - at >= sizeof(std::uint64_t) ? at + alphanumeric_prefix(text_.data() + at) : at + 1;
    while (end < size_ && kContinuesWord[to_byte(text_[end])]) ++end;
    if (end - at < 2 || text_[at + 1] == 'p') return at;  // a letter alone, "ep"
    const char last = text_[end - 1];
    if (last >= '0' && last <= '2' && !is_alphanumeric(text_[end - 2])) return at;  // perhaps with a result
    const char next = byte(end);
    return next == '.' || next == '(' || to_byte(next) >= 0x80 ? at : end;  // "e8(Q)" is one word
}

// The end of a move number's digits if dots follow that certainly belong to it; else `at`.
inline std::uint32_t GameScan::plain_digits_end(std::uint32_t at) const noexcept {
    constexpr std::uint32_t kMostDigits = 4;
    std::uint32_t end = at;
    while (is_digit(byte(end))) ++end;
    return end - at <= kMostDigits && byte(end) == '.' && !is_digit(byte(end + 1)) ? end : at;
}

// Where the next line begins if no white space follows the line end at text[at]; else `at`.
inline std::uint32_t GameScan::plain_line_begin(std::uint32_t at) const noexcept {
    const std::uint32_t next = at + (text_[at] == '\r' && byte(at + 1) == '\n' ? 2U : 1U);
    const ByteClass what = kByteClass[to_byte(byte(next))];
    return what == ByteClass::letter || what == ByteClass::digit || what == ByteClass::open_brace ? next : at;
}

void GameScan::scan_plain_moves() {
    const std::size_t room = std::min(limits_.max_game_tokens - tokens_.size(), batch_.size());
    std::size_t count = 0;
    const auto add = [&](TokenKind kind, std::uint32_t begin, std::uint32_t end, std::uint32_t number,
                         std::uint32_t dots) {
        batch_[count++] = {kind, depth_, static_cast<std::uint16_t>(number), {begin, end - begin}, dots};
    };
    bool moved = false;
    std::uint32_t at = pos_;
    while (at < size_ && count < room) {
        const ByteClass what = kByteClass[to_byte(text_[at])];
        std::uint32_t end = at;
        if (what == ByteClass::blank) {
            ++end;
        } else if (what == ByteClass::letter) {
            end = plain_move_end(at);
            if (end == at) break;
            add(TokenKind::san, at, end, 0, 0);
            moved = true;
        } else if (what == ByteClass::digit) {
            const std::uint32_t digits = plain_digits_end(at);
            if (digits == at) break;
            std::uint32_t value = 0;
            for (end = at; end < digits; ++end) value = value * 10 + static_cast<std::uint32_t>(text_[end] - '0');
            while (byte(end) == '.') ++end;
            add(TokenKind::move_number, at, end, value, end - digits);
        } else if (what == ByteClass::line_end) {
            end = plain_line_begin(at);
            if (end == at) break;
            line_begin_ = end;
            gap_blank_.reset();
        } else if (what == ByteClass::open_brace) {
            const CommentScan scan = scan_comment(whole_, at, size_, limits_.max_comment_lookahead);
            if (scan.how != CommentScan::End::closed || scan.braces != 0) break;
            end = scan.end;
            add(TokenKind::comment, at, end, 0, 0);
        } else {
            break;
        }
        at = end;
    }
    pos_ = at;
    tokens_.insert(tokens_.end(), batch_.begin(), batch_.begin() + static_cast<std::ptrdiff_t>(count));
    if (moved) levels_[depth_].has_move = true;
}

}  // namespace arbiter::detail
