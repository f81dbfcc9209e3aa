#include "pgn/game_scan.h"

#include <algorithm>

#include "base/text.h"
#include "pgn/byte_class.h"
#include "pgn/san_shape.h"
#include "pgn/tag_scan.h"

namespace arbiter::detail {

GameScan::Ending GameScan::run() {
    if (text_.starts_with(kByteOrderMark)) {
        pos_ = noted_end_ = kByteOrderMark.size();
        report(Code::byte_order_mark, 0, pos_, "byte order mark");
    }
    if (scan_tags() && scan_movetext()) scan_tail();
    if (ending_ != Ending::open && ending_ != Ending::nothing) report_ending();
    return ending_;
}

std::uint32_t GameScan::game_end() const noexcept { return std::max(last_end(), noted_end_); }

// Comments and tag pairs. True where movetext begins.
bool GameScan::scan_tags() {
    while (!over_) {
        skip_space();
        if (!tags_.empty() && !blank_since_tag_) blank_since_tag_ = gap_blank_;
        if (pos_ >= size_) {
            end_in_tags();
            return false;
        }
        const char next = text_[pos_];
        if (next == '[' || (next == kByteOrderMark[0] && begins_game_here())) {
            if (!scan_tag_pair()) return false;
        } else if (next == '{') {
            scan_brace_comment();
        } else if (next == ';') {
            scan_line(TokenKind::comment);
        } else if (next == '%' && is_first_column(pos_)) {
            scan_line(TokenKind::escape);
        } else {
            if (!tags_.empty() && !blank_since_tag_) {
                report(Code::missing_blank_line, pos_, pos_, "no blank line between the tags and the moves");
            }
            return true;
        }
        if (tags_.size() + tokens_.size() >= limits_.max_game_tokens) {
            over_ = true;
            ending_ = Ending::too_long;
        }
    }
    return false;
}

// False where the tag belongs to another game.
bool GameScan::scan_tag_pair() {
    const bool mark = text_[pos_] == kByteOrderMark[0];
    if (mark && tags_.empty()) {
        if (unusual_spaces_++ == 0) first_unusual_space_ = pos_;
        pos_ += static_cast<std::uint32_t>(kByteOrderMark.size());
        noted_end_ = pos_;
        return true;
    }
    if (mark || (blank_since_tag_ && !tags_.empty() && tags_begin_another_game())) {
        end_at_next_game();
        ending_ = Ending::next_game;
        return false;
    }
    if (blank_since_tag_) {
        report(Code::blank_line_in_game, *blank_since_tag_, *blank_since_tag_, "blank line between the tags of a game");
        blank_since_tag_.reset();
    }
    const TagScan scan = scan_tag(text_, pos_, findings_);
    if (scan.pair) {
        tags_.push_back(*scan.pair);
    } else {
        push_junk(pos_, scan.end, JunkKind::reported);
    }
    pos_ = scan.end;
    return true;
}

// After a blank line: do the tags from here to the next blank line repeat a name that was seen before it? Then they are
// another game's, whichever of them comes first. O(these tags x log of the tags before them), each looked at once.
bool GameScan::tags_begin_another_game() {
    for (; seen_tags_ < tags_.size(); ++seen_tags_) seen_names_.insert(tags_[seen_tags_].name.of(text_));
    DiagnosticList unused;
    std::uint32_t at = pos_;
    for (int line_ends = 0; at < size_ && line_ends < 2;) {
        if (is_line_end(text_[at])) {
            at += text_.substr(at).starts_with("\r\n") ? 2U : 1U;
            ++line_ends;
        } else if (kByteClass[to_byte(text_[at])] == ByteClass::blank) {
            ++at;
        } else if (text_[at] == '[') {
            const TagScan scan = scan_tag(text_, at, unused);
            if (scan.pair && seen_names_.contains(scan.pair->name.of(text_))) return true;
            at = scan.end;
            line_ends = 0;
        } else {
            return false;
        }
    }
    return false;
}

void GameScan::end_in_tags() {
    over_ = true;
    ending_ = cut_ ? Ending::too_long : Ending::text_end;
    if (cut_) return;
    if (end_ == TextEnd::strong_start) {
        ending_ = Ending::open;
        return;
    }
    const auto is_junk = [](const Token& token) { return token.kind == TokenKind::junk; };
    if (!tags_.empty() || std::any_of(tokens_.begin(), tokens_.end(), is_junk)) return;
    const auto is_control = [](char c) { return kByteClass[to_byte(c)] == ByteClass::control; };
    const std::string_view noted = text_.substr(0, noted_end_);
    if (std::none_of(noted.begin(), noted.end(), is_control)) {
        ending_ = Ending::nothing;
    } else if (tokens_.empty()) {
        // Something is there, and it is no PGN: never "no games, and all is well".
        push_junk(0, noted_end_, JunkKind::unreadable);
    }
}

// Behind the marker: comments belong to the game, and so does text that nobody reads.
void GameScan::scan_tail() {
    for (over_ = false; !over_;) {
        skip_space();
        if (pos_ >= size_) {
            // Cut within text that nobody reads: what follows is more of it, not a game.
            if (cut_ && tail_junk_ != 0) ending_ = Ending::too_long;
            return;
        }
        if (begins_game_here()) {
            end_at_next_game();
        } else if (begins_new_game()) {
            return;
        } else if (tokens_.size() >= limits_.max_game_tokens) {
            ending_ = Ending::too_long;
            return;
        } else if (text_[pos_] == '{') {
            scan_brace_comment();
        } else if (text_[pos_] == ';') {
            scan_line(TokenKind::comment);
        } else if (text_[pos_] == '%' && is_first_column(pos_)) {
            scan_line(TokenKind::escape);
        } else {
            scan_tail_text();
        }
    }
}

// One word of text behind the marker; words next to each other are one token.
void GameScan::scan_tail_text() {
    const std::uint32_t begin = pos_;
    ++pos_;
    if (kContinuesWord[to_byte(text_[begin])] || to_byte(text_[begin]) >= 0x80 || is_digit(text_[begin]))
        pos_ = word_end(begin);
    if (pos_ == begin) ++pos_;
    if (tail_junk_ != 0 && tokens_.back().kind == TokenKind::junk) {
        tokens_.back().place.size = pos_ - tokens_.back().place.begin;
        return;
    }
    push_junk(begin, pos_, JunkKind::reported);
    if (tail_junk_ == 0) tail_junk_ = tokens_.size();
}

// A move number 1 anywhere; what looks like another number or a move only at the start of a line, and only where a blank
// line or the lack of tags makes a game without tags likely.
bool GameScan::begins_new_game() const noexcept {
    const bool likely = is_first_on_line() && (gap_blank_ || tags_.empty());
    std::uint32_t end = pos_;
    while (is_digit(byte(end))) ++end;
    if (end != pos_ && byte(end) == '.' && !is_digit(byte(end + 1))) return likely || slice(pos_, end) == "1";
    return likely && looks_like_san(slice(pos_, word_end(pos_)));
}

void GameScan::report_ending() {
    report_spaces();
    const std::uint32_t end = game_end();
    switch (ending_) {
        case Ending::cut_off: {
            const std::uint32_t begin = tokens_.empty() ? last_end() : tokens_.back().place.begin;
            report(Code::truncated_game, begin, last_end(), "the moves break off: another game begins in this line");
            break;
        }
        case Ending::too_long:
            report(Code::game_too_long, end, end, "the game is longer than the reader allows and is cut here");
            break;
        case Ending::next_game:
        case Ending::text_end: report_end_of_moves(); break;
        case Ending::marker:
        case Ending::unterminated:
        case Ending::open:
        case Ending::nothing: break;
    }
    const bool cut_short = ending_ == Ending::unterminated || ending_ == Ending::too_long;
    if (depth_ != 0 && !cut_short) {
        const std::uint32_t begin = tokens_[levels_[1].token].place.begin;
        report(Code::unclosed_variation, begin, begin + 1, "this variation is never closed");
    }
    const bool tag_follows = ending_ == Ending::next_game || ending_ == Ending::marker;
    if (crowded_ && tag_follows) report(Code::missing_blank_line, end, end, "no blank line before the next game");
    if (tail_junk_ != 0) {
        const TextRange junk = tokens_[tail_junk_ - 1].place;
        report(Code::text_after_result, junk.begin, junk.end(), "text after the result");
    }
}

// Without a marker. A result at the end of a variation that is never closed is most probably the game's.
void GameScan::report_end_of_moves() {
    const bool result_last = !tokens_.empty() && tokens_.back().kind == TokenKind::result;
    if (depth_ != 0 && result_last) return;
    const std::uint32_t end = game_end();
    report(Code::missing_result, end, end, "the game ends without a result");
}

void GameScan::report_spaces() {
    if (unusual_spaces_ == 0) return;
    const Utf8Char first = decode_utf8(text_, first_unusual_space_);
    std::string message = "unusual white space";
    if (unusual_spaces_ > 1) {
        message += ", ";
        append_number(message, unusual_spaces_);
        message += " times in this game";
    }
    report(Code::unusual_space, first_unusual_space_, first_unusual_space_ + first.size, message);
}

}  // namespace arbiter::detail
