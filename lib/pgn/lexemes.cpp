// What all parts of a game share: white space, words, comments.
#include <algorithm>

#include "base/text.h"
#include "pgn/byte_class.h"
#include "pgn/game_scan.h"
#include "pgn/tag_scan.h"

namespace arbiter::detail {

namespace {

constexpr char32_t kNoBreakSpace = 0xA0;

// White space of other widths than that of a space, and characters of no width at all (Unicode 15: Zs, Zl, Zp, Cf).
constexpr bool is_unusual_space(char32_t value) noexcept {
    return (value >= 0x80 && value <= kNoBreakSpace) || value == 0xAD || value == 0x1680 || value == 0x180E ||
           (value >= 0x2000 && value <= 0x200F) || (value >= 0x2028 && value <= 0x202F) ||
           (value >= 0x205F && value <= 0x2064) || value == 0x3000 || value == 0xFEFF;
}

}  // namespace

void GameScan::report(Code code, std::uint32_t begin, std::uint32_t end, std::string_view message) {
    findings_.add(code, {begin, end - begin}, message);
}

void GameScan::push_junk(std::uint32_t begin, std::uint32_t end, JunkKind kind) {
    push(TokenKind::junk, begin, end, static_cast<std::uint16_t>(kind));
}

std::uint32_t GameScan::last_end() const noexcept {
    const std::uint32_t tags = tags_.empty() ? 0 : tags_.back().place.end();
    return tokens_.empty() ? tags : std::max(tags, tokens_.back().place.end());
}

std::uint32_t GameScan::line_end(std::uint32_t at) const noexcept {
    while (at < size_ && !is_line_end(text_[at])) ++at;
    return at;
}

bool GameScan::is_first_column(std::uint32_t at) const noexcept { return at == 0 || is_line_end(text_[at - 1]); }

bool GameScan::is_first_on_line() const noexcept {
    const std::uint32_t end = last_end();
    return end == 0 || end <= line_begin_;
}

// How many bytes the unusual space at text[at] takes; 0 if there is none. A byte A0 that is no UTF-8 is the no-break
// space of Latin-1.
std::uint32_t GameScan::unusual_space(std::uint32_t at) const noexcept {
    const Utf8Char next = decode_utf8(text_, at);
    if (next.value < 0x80) return 0;
    return (next.valid ? is_unusual_space(next.value) : next.value == kNoBreakSpace) ? next.size : 0;
}

void GameScan::skip_line_end() noexcept {
    pos_ += text_[pos_] == '\r' && byte(pos_ + 1) == '\n' ? 2U : 1U;
    line_begin_ = pos_;
}

// A byte order mark before a tag is left: it is the beginning of another file.
bool GameScan::skip_unusual_space() {
    const std::uint32_t bytes = unusual_space(pos_);
    if (bytes == 0) return false;
    if (begins_game_here()) return false;
    if (unusual_spaces_++ == 0) first_unusual_space_ = pos_;
    pos_ += bytes;
    noted_end_ = pos_;
    return true;
}

void GameScan::skip_space() {
    gap_blank_.reset();
    std::uint32_t line_ends = 0;
    while (pos_ < size_) {
        switch (kByteClass[to_byte(text_[pos_])]) {
            case ByteClass::blank: ++pos_; break;
            case ByteClass::line_end:
                if (++line_ends == 2) gap_blank_ = line_begin_;
                skip_line_end();
                break;
            case ByteClass::control: noted_end_ = ++pos_; break;
            case ByteClass::high:
                if (!skip_unusual_space()) return;
                break;
            case ByteClass::digit:
            case ByteClass::letter:
            case ByteClass::suffix:
            case ByteClass::dollar:
            case ByteClass::open_paren:
            case ByteClass::close_paren:
            case ByteClass::open_brace:
            case ByteClass::close_brace:
            case ByteClass::semicolon:
            case ByteClass::percent:
            case ByteClass::open_bracket:
            case ByteClass::star:
            case ByteClass::dash:
            case ByteClass::sign:
            case ByteClass::dot:
            case ByteClass::other: return;
        }
    }
}

std::uint32_t GameScan::word_end(std::uint32_t at) const noexcept {
    while (at < size_) {
        const unsigned char next = to_byte(text_[at]);
        if (kContinuesWord[next]) {
            ++at;
        } else if (kByteClass[next] == ByteClass::high && unusual_space(at) == 0) {
            at += decode_utf8(text_, at).size;
        } else {
            break;
        }
    }
    return at;
}

// Does another game begin here? At the start of a line a tag pair needs only to begin.
bool GameScan::begins_game_here() const noexcept {
    const std::uint32_t at = whole_.substr(pos_).starts_with(kByteOrderMark)
                                 ? pos_ + static_cast<std::uint32_t>(kByteOrderMark.size())
                                 : pos_;
    if (at >= whole_.size() || whole_[at] != '[') return false;
    return is_first_on_line() ? begins_tag_pair(whole_, at) : is_whole_tag_pair(whole_, at);
}

void GameScan::end_at_next_game() noexcept {
    over_ = true;
    crowded_ = !is_first_on_line() || !gap_blank_;
}

// Where the text had to be cut, another game may begin just there.
void GameScan::end_at_text_end() noexcept {
    over_ = true;
    ending_ = cut_ ? Ending::too_long : Ending::text_end;
    if (!cut_ || !begins_game_here()) return;
    end_at_next_game();
    ending_ = Ending::next_game;
}

void GameScan::scan_line(TokenKind kind) {
    const std::uint32_t begin = pos_;
    pos_ = line_end(begin);
    push(kind, begin, pos_);
}

bool GameScan::scan_brace_comment() {
    const std::uint32_t open = pos_;
    const CommentScan scan = scan_comment(whole_, open, size_, limits_.max_comment_lookahead);
    if (scan.how != CommentScan::End::closed) return end_in_comment(scan, open);
    push(TokenKind::comment, open, scan.end);
    pos_ = scan.end;
    if (scan.braces != 0) {
        report(Code::nested_comment, scan.first_brace, scan.first_brace + 1,
               "comments do not nest: the first } ends it");
        skip_stray_text(scan.braces);
    }
    return true;
}

// After a comment with braces inside: what stands before further closing braces was meant to be in the comment.
void GameScan::skip_stray_text(std::uint32_t braces) {
    for (; braces != 0; --braces) {
        const std::optional<std::uint32_t> brace = find_stray_brace(whole_, pos_, size_);
        if (!brace) return;
        skip_space();
        push_junk(pos_, *brace + 1, JunkKind::reported);
        report(Code::stray_brace, *brace, *brace + 1,
               "the comment has ended before: the text up to this } is passed over");
        pos_ = *brace + 1;
    }
}

bool GameScan::end_in_comment(const CommentScan& scan, std::uint32_t open) {
    over_ = true;
    const bool undecided = scan.how == CommentScan::End::undecided && !scan.strong_start_passed;
    const bool more_text = !cut_ && end_ == TextEnd::strong_start && scan.how == CommentScan::End::undecided;
    if (more_text && size_ - open <= limits_.max_comment_lookahead) {
        ending_ = Ending::open;
    } else if (undecided && cut_) {
        push(TokenKind::comment, open, size_);
        ending_ = Ending::too_long;
    } else {
        end_unterminated(open, scan.end);
    }
    return false;
}

void GameScan::end_unterminated(std::uint32_t open, std::uint32_t end) {
    ending_ = Ending::unterminated;
    if (end < size_) resume_ = end;
    const auto is_space = [](char c) { return is_blank(c) || is_line_end(c); };
    while (end > open + 1 && is_space(text_[end - 1])) --end;
    push(TokenKind::comment, open, end);
    report(Code::unterminated_comment, open, open + 1, "this comment is never closed");
}

}  // namespace arbiter::detail
