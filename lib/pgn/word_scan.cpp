// Words of movetext: moves, move numbers and results.
#include "pgn/byte_class.h"
#include "pgn/game_scan.h"
#include "pgn/nag.h"
#include "pgn/san_shape.h"

namespace arbiter::detail {

namespace {

constexpr std::uint32_t kMaxNumber = 0xFFFF;

// Longest first, since one begins with another's beginning.
constexpr Result kDecided[]{Result::draw, Result::white_wins, Result::black_wins};

constexpr bool is_alphanumeric(char c) noexcept { return is_letter(c) || is_digit(c); }

}  // namespace

void GameScan::push_san(std::uint32_t begin, std::uint32_t end) {
    push(TokenKind::san, begin, end);
    levels_[depth_].has_move = true;
}

void GameScan::push_result(std::uint32_t begin, std::uint32_t end, Result result) {
    push(TokenKind::result, begin, end, static_cast<std::uint16_t>(result));
    pos_ = end;
    if (depth_ == 0) over_ = true;
}

void GameScan::scan_word() {
    const std::uint32_t begin = pos_;
    std::uint32_t end = begin + 1;
    while (end < size_ && kContinuesWord[to_byte(text_[end])]) ++end;
    if (end < size_ && (text_[end] == '.' || text_[end] == '(' || to_byte(text_[end]) >= 0x80)) {
        if (text_[end] == '(') {
            end = promotion_end(end);
        } else if (text_[end] == '.' && text_[end - 1] == 'e' && byte(end + 1) == 'p') {  // "e.p." or "exd6e.p.+"
            end += byte(end + 2) == '.' ? 3U : 2U;
        }
        if (end < size_ && text_[end] != '.' && text_[end] != '(') end = word_end(end);
    }
    pos_ = end;
    const char second = end - begin == 1 ? '\0' : text_[begin + 1];
    if ((second == '\0' || second == 'p' || second == '.') && scan_special_word(begin, end)) return;
    const char last = text_[end - 1];
    if ((last == '0' || last == '1' || last == '2') && end - begin >= 3 && !is_alphanumeric(text_[end - 2])) {
        if (split_glued_result(begin, end)) return;
    }
    push_san(begin, end);
}

// "e8(Q)+": where the parenthesis at `open` names what a pawn becomes, the end of that and of the check mark; else open.
std::uint32_t GameScan::promotion_end(std::uint32_t open) const noexcept {
    const char rank = text_[open - 1];
    const bool promotion = (rank == '1' || rank == '8') && byte(open + 1) != '\0' && byte(open + 2) == ')' &&
                           std::string_view("QRBNqrbn").find(byte(open + 1)) != std::string_view::npos;
    if (!promotion) return open;
    std::uint32_t end = open + 3;
    while (byte(end) == '+' || byte(end) == '#') ++end;
    return end;
}

// Words that are no moves although they begin with a letter.
bool GameScan::scan_special_word(std::uint32_t begin, std::uint32_t end) {
    const std::string_view word = slice(begin, end);
    if (word == "N" || word == "D") return scan_letter_mark(begin, end);
    const bool follows_move = !tokens_.empty() && tokens_.back().kind == TokenKind::san;
    if (!follows_move || (word != "ep" && word != "e.p." && word != "e.p")) return false;
    push_junk(begin, end, JunkKind::en_passant);
    return true;
}

// "N" for a novelty, "D" for a diagram: certain only behind a move and before something that does not look like the rest
// of one, since "N f3" may be a knight's move.
bool GameScan::scan_letter_mark(std::uint32_t begin, std::uint32_t end) {
    const TokenKind before = tokens_.empty() ? TokenKind::junk : tokens_.back().kind;
    std::uint32_t next = end;
    while (is_blank(byte(next)) || is_line_end(byte(next))) ++next;
    const bool number = is_digit(byte(next)) && (is_digit(byte(next + 1)) || byte(next + 1) == '.');
    const bool rest_of_move =
        std::string_view("abcdefghx:12345678").find(byte(next)) != std::string_view::npos && !number;
    const bool certain = (before == TokenKind::san || before == TokenKind::nag) && !rest_of_move;
    if (!certain) return false;
    report(Code::unknown_annotation, begin, end, "letter instead of a numeric annotation glyph");
    push_nag(begin, end, text_[begin] == 'N' ? kNoveltyNag : kDiagramNag);
    return true;
}

// "O-1" is a result. "Qg20-1" can only be "Qg2" and "0-1": the rest is a whole move, and no spelling of a move ends so.
bool GameScan::split_glued_result(std::uint32_t begin, std::uint32_t end) {
    const std::string_view word = slice(begin, end);
    if (const auto result = parse_result(word)) {
        push_result(begin, end, result->result);
        return true;
    }
    for (const Result result : kDecided) {
        const std::string_view marker = to_text(result);
        if (!word.ends_with(marker) || !looks_like_san(word.substr(0, word.size() - marker.size()))) continue;
        const std::uint32_t middle = end - static_cast<std::uint32_t>(marker.size());
        report(Code::noncanonical_san, begin, middle, "no space between the move and the result");
        push_san(begin, middle);
        push_result(middle, end, result);
        return true;
    }
    return false;
}

void GameScan::scan_number() {
    const std::uint32_t begin = pos_;
    std::uint32_t value = 0;
    std::uint32_t end = begin;
    for (; is_digit(byte(end)); ++end)
        value = std::min(kMaxNumber, value * 10 + static_cast<std::uint32_t>(text_[end] - '0'));
    const char next = byte(end);
    if (next == '.') {
        if (is_digit(byte(end + 1)) && scan_decimal_result(begin)) return;
    } else if ((kContinuesWord[to_byte(next)] && !is_letter(next)) ||
               (to_byte(next) >= 0x80 && unusual_space(end) == 0)) {
        scan_number_with_sign(begin);
        return;
    } else if (value == 0 && end - begin > 1) {  // "00" may be meant as castling: no number
        push_san(begin, end);
        pos_ = end;
        return;
    }
    const std::uint32_t dots = end;
    while (byte(end) == '.') ++end;
    push(TokenKind::move_number, begin, end, static_cast<std::uint16_t>(value));
    tokens_.back().dots = end - dots;
    pos_ = end;
}

// "0.5-0.5", ".5-.5" and the like.
bool GameScan::scan_decimal_result(std::uint32_t begin) {
    std::uint32_t end = begin;
    constexpr std::uint32_t kLongest = 8;
    while (end - begin < kLongest && (is_digit(byte(end)) || byte(end) == '.' || byte(end) == '-' || byte(end) == ':'))
        ++end;
    const auto result = parse_result(slice(begin, end));
    if (!result || is_alphanumeric(byte(end))) return false;
    push_result(begin, end, result->result);
    return true;
}

// A number and then '-', '/' or the like: a result, castling with zeros, or nothing that can be read.
void GameScan::scan_number_with_sign(std::uint32_t begin) {
    std::uint32_t end = word_end(begin);
    const std::string_view word = slice(begin, end);
    if (const auto result = parse_result(word)) {
        push_result(begin, end, result->result);
        return;
    }
    for (const Result result : kDecided) {  // "1-0`": a marker and text behind it
        const std::string_view marker = to_text(result);
        const char behind = word.size() > marker.size() ? word[marker.size()] : '\0';
        if (!word.starts_with(marker) || is_alphanumeric(behind) || behind == '-' || behind == '/') continue;
        push_result(begin, begin + static_cast<std::uint32_t>(marker.size()), result);
        return;
    }
    pos_ = end;
    if (word.starts_with("0-0")) {
        push_san(begin, end);
    } else {
        push_junk(begin, end, JunkKind::unreadable);
    }
}

// Dots behind a move number and white space belong to it; others belong to nothing.
void GameScan::scan_dots() {
    const std::uint32_t begin = pos_;
    if (is_digit(byte(begin + 1)) && scan_decimal_result(begin)) return;
    while (byte(pos_) == '.') ++pos_;
    if (!tokens_.empty() && tokens_.back().kind == TokenKind::move_number) {
        Token& number = tokens_.back();
        number.dots += pos_ - begin;
        number.place.size = pos_ - number.place.begin;
        return;
    }
    report(Code::unknown_annotation, begin, pos_, "dots that follow no move number");
    push_junk(begin, pos_, JunkKind::reported);
}

}  // namespace arbiter::detail
