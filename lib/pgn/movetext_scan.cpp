// Tokens between the tags and the marker, but for words (word_scan.cpp).
#include "pgn/byte_class.h"
#include "pgn/game_scan.h"
#include "pgn/nag.h"
#include "pgn/tag_scan.h"

namespace arbiter::detail {

inline void GameScan::scan_token() {
    switch (kByteClass[to_byte(text_[pos_])]) {
        case ByteClass::blank: ++pos_; return;
        case ByteClass::letter: scan_word(); return;
        case ByteClass::digit: scan_number(); return;
        case ByteClass::line_end:
        case ByteClass::control: scan_gap(); return;
        case ByteClass::open_brace: scan_brace_comment(); return;
        case ByteClass::suffix: scan_suffix(); return;
        case ByteClass::dollar: scan_nag(); return;
        case ByteClass::open_paren: scan_variation_begin(); return;
        case ByteClass::close_paren: scan_variation_end(); return;
        case ByteClass::semicolon: scan_line(TokenKind::comment); return;
        case ByteClass::star: push_result(pos_, pos_ + 1, Result::unknown); return;
        case ByteClass::dot: scan_dots(); return;
        case ByteClass::dash:
        case ByteClass::sign: scan_sign(); return;
        case ByteClass::high: scan_high(); return;
        case ByteClass::open_bracket: scan_bracket(); return;
        case ByteClass::close_brace:
            push_junk(pos_, pos_ + 1, JunkKind::reported);
            report(Code::stray_brace, pos_, pos_ + 1, "this } closes no comment");
            ++pos_;
            return;
        case ByteClass::percent:
        case ByteClass::other: scan_escape_or_junk(); return;
    }
}

// True where the marker ends the movetext.
bool GameScan::scan_movetext() {
    while (!over_) {
        if (pos_ >= size_) {
            end_at_text_end();
        } else if (tokens_.size() >= limits_.max_game_tokens) {
            end_for_size();
        } else {
            scan_plain_moves();
            if (pos_ < size_) scan_token();
        }
    }
    return ending_ == Ending::marker;
}

// There is no room for another token; unless none is left.
void GameScan::end_for_size() {
    skip_space();
    if (pos_ >= size_) {
        end_at_text_end();
    } else if (begins_game_here()) {
        scan_bracket();
    } else {
        over_ = true;
        ending_ = Ending::too_long;
    }
}

void GameScan::scan_gap() {
    skip_space();
    const bool goes_on = pos_ < size_ && tokens_.size() < limits_.max_game_tokens && !begins_game_here();
    if (gap_blank_ && goes_on) {
        report(Code::blank_line_in_game, *gap_blank_, *gap_blank_, "blank line between the moves of a game");
    }
}

void GameScan::scan_high() {
    if (begins_game_here()) {
        scan_bracket();
        return;
    }
    if (skip_unusual_space()) return;
    const std::uint32_t begin = pos_;
    pos_ = word_end(begin);
    const std::string_view word = slice(begin, pos_);
    if (const auto result = parse_result(word)) {
        push_result(begin, pos_, result->result);
    } else if (const auto nag = nag_of_sign(word)) {
        report(Code::unknown_annotation, begin, pos_, "evaluation sign instead of a numeric annotation glyph");
        push_nag(begin, pos_, *nag);
    } else {
        push_san(begin, pos_);
    }
}

// PGN standard 6: a line with % in its first column is for programs.
void GameScan::scan_escape_or_junk() {
    const std::uint32_t begin = pos_;
    if (text_[begin] == '%' && is_first_column(begin)) {
        scan_line(TokenKind::escape);
        return;
    }
    ++pos_;
    while (pos_ < size_ &&
           (kByteClass[to_byte(text_[pos_])] == ByteClass::other || kContinuesWord[to_byte(text_[pos_])])) {
        ++pos_;
    }
    push_junk(begin, pos_, JunkKind::unreadable);
}

void GameScan::scan_sign() {
    const std::uint32_t begin = pos_;
    pos_ = word_end(begin);
    const std::string_view word = slice(begin, pos_);
    const bool follows_move = !tokens_.empty() && tokens_.back().kind == TokenKind::san;
    if (word == "--") {
        push_san(begin, pos_);
    } else if (const auto nag = nag_of_sign(word)) {
        report(Code::unknown_annotation, begin, pos_, "evaluation sign instead of a numeric annotation glyph");
        push_nag(begin, pos_, *nag);
    } else if (follows_move && (word == "+" || word == "#" || word == "++")) {
        report(Code::unknown_annotation, begin, pos_, "check mark apart from its move");
        push_junk(begin, pos_, JunkKind::reported);
    } else {
        push_junk(begin, pos_, JunkKind::unreadable);
    }
}

void GameScan::push_nag(std::uint32_t begin, std::uint32_t end, std::uint16_t nag) {
    if (depth_ == 0 && !levels_[0].has_move) {
        report(Code::nag_before_first_move, begin, end, "this annotation has no move before it");
    }
    push(TokenKind::nag, begin, end, nag);
}

void GameScan::scan_nag() {
    const std::uint32_t begin = pos_++;
    constexpr std::uint32_t kCap = 0xFFFF;
    std::uint32_t value = 0;
    while (is_digit(byte(pos_))) value = std::min(kCap, value * 10 + static_cast<std::uint32_t>(text_[pos_++] - '0'));
    if (pos_ == begin + 1) {
        report(Code::unknown_annotation, begin, pos_, "$ without a number");
        push_junk(begin, pos_, JunkKind::reported);
        return;
    }
    if (value > kMaxNag) report(Code::nag_out_of_range, begin, pos_, "annotation glyphs end at $255");
    push_nag(begin, pos_, static_cast<std::uint16_t>(value));
}

void GameScan::scan_suffix() {
    const std::uint32_t begin = pos_;
    while (byte(pos_) == '!' || byte(pos_) == '?') ++pos_;
    if (const auto nag = nag_of_suffix(slice(begin, pos_))) {
        push_nag(begin, pos_, *nag);
        return;
    }
    report(Code::unknown_annotation, begin, pos_, "no suffix of PGN: those are ! ? !! ?? !? ?!");
    push_junk(begin, pos_, JunkKind::reported);
}

// A tag pair ends the game; other brackets are none of movetext's.
void GameScan::scan_bracket() {
    const std::uint32_t begin = pos_;
    if (begins_game_here()) {
        end_at_next_game();
        ending_ = is_first_on_line() ? Ending::next_game : Ending::cut_off;
        return;
    }
    constexpr std::string_view kStops = "[](){}\r\n";
    std::uint32_t end = begin + 1;
    while (end < size_ && kStops.find(text_[end]) == std::string_view::npos) ++end;
    pos_ = byte(end) == ']' ? end + 1 : begin + 1;
    push_junk(begin, pos_, JunkKind::unreadable);
}

void GameScan::scan_variation_begin() {
    if (depth_ == kMaxDepth) {
        skip_deep_variation();
        return;
    }
    Level& outer = levels_[depth_];
    outer.has_variation = true;
    const bool misplaced = !outer.has_move;
    if (misplaced && !outer.misplaced) {
        report(Code::variation_without_move, pos_, pos_ + 1, "there is no move before this variation");
    }
    ++depth_;
    levels_[depth_] = {static_cast<std::uint32_t>(tokens_.size()), false, false, misplaced};
    push(TokenKind::variation_begin, pos_, pos_ + 1);
    ++pos_;
}

void GameScan::scan_variation_end() {
    const std::uint32_t end = pos_ + 1;
    if (depth_ == 0) {
        push_junk(pos_, end, JunkKind::reported);
        report(Code::stray_parenthesis, pos_, end, "this ) closes no variation");
    } else {
        push(TokenKind::variation_end, pos_, end);
        const Level& level = levels_[depth_];
        if (!level.has_move && !level.has_variation) {
            report(Code::empty_variation, tokens_[level.token].place.begin, end, "this variation has no move");
        }
        --depth_;
    }
    pos_ = end;
}

// Up to the matching parenthesis, or to the end of the game.
void GameScan::skip_deep_variation() {
    const std::uint32_t begin = pos_;
    report(Code::nesting_too_deep, begin, begin + 1, "variation nested more than 255 deep: it is passed over");
    std::uint32_t end = begin + 1;
    std::uint32_t nested = 1;
    levels_[depth_].has_variation = true;
    const std::size_t tokens = tokens_.size();
    push(TokenKind::skipped, begin, end);
    for (++pos_; nested != 0 && !over_ && pos_ < size_;) {
        const ByteClass what = kByteClass[to_byte(text_[pos_])];
        if (what == ByteClass::open_paren) ++nested;
        if (what == ByteClass::close_paren) --nested;
        if (what == ByteClass::blank || what == ByteClass::line_end || what == ByteClass::control) {
            skip_space();
            continue;
        }
        const bool line = what == ByteClass::semicolon || (what == ByteClass::percent && is_first_column(pos_));
        if ((what == ByteClass::open_bracket || what == ByteClass::high) && begins_game_here()) {
            scan_bracket();
            break;
        }
        if (what == ByteClass::open_brace) {
            scan_brace_comment();
        } else {
            pos_ = line ? line_end(pos_) : pos_ + 1;
        }
        end = over_ && ending_ != Ending::open ? tokens_.back().place.end() : pos_;
        tokens_.resize(tokens + 1);  // comments inside are a part of it
        tokens_.back().place.size = end - begin;
    }
}

}  // namespace arbiter::detail
