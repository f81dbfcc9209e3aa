// The parser within one game. Private to this layer.
//
//      opening ----> tags and comments ----> movetext ----> tail (comments and text behind the marker)
//                         |                     |            |
//                         +---------------------+------------+--> the game's end, or `open` at the end of the text
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "pgn/comment_scan.h"
#include "pgn/game.h"
#include "pgn/parser.h"
#include "pgn/result.h"

namespace arbiter::detail {

class GameScan {
public:
    // whole begins with the game's first byte that is no white space. Of it only `size` bytes are read, but whether another
    // game begins there is known by what follows. Requires: whole.size() fits into 32 bits.
    GameScan(std::string_view whole, std::uint32_t size, TextEnd end, const ParserLimits& limits, GameBuffer& buffer)
        : whole_(whole),
          text_(whole.substr(0, size)),
          size_(size),
          cut_(size < whole.size()),
          end_(end),
          limits_(limits),
          tags_(buffer.tags),
          tokens_(buffer.tokens),
          findings_(buffer.diagnostics) {}

    // How the game ended.
    enum class Ending : std::uint8_t {
        marker,        // with a result and what follows that
        next_game,     // where another begins
        cut_off,       // where another begins in the middle of a line of moves
        text_end,      // with the input
        unterminated,  // within a comment that was never closed
        too_long,
        open,     // not yet: the text ends in it
        nothing,  // it is no game: comments alone
    };
    Ending run();

    // Of the game's bytes, after run(): the game is text[0, game_end()). Another may begin at resume().
    std::uint32_t game_end() const noexcept;
    std::uint32_t resume() const noexcept { return resume_ != 0 ? resume_ : game_end(); }

private:
    // game_scan.cpp: what stands before and behind the movetext, and how the game ends. Those that answer bool say
    // whether the game goes on; if not, ending_ says how it ended.
    bool scan_tags();
    bool scan_tag_pair();
    bool tags_begin_another_game();
    void end_in_tags();
    void scan_tail();
    void scan_tail_text();
    bool begins_new_game() const noexcept;
    void report_ending();
    void report_end_of_moves();
    void report_spaces();

    // movetext_scan.cpp: tokens between the tags and the marker.
    bool scan_movetext();
    void scan_token();
    void end_for_size();
    void scan_gap();
    void scan_high();
    void scan_escape_or_junk();
    void scan_sign();
    void scan_nag();
    void scan_suffix();
    void scan_bracket();
    void scan_variation_begin();
    void scan_variation_end();
    void skip_deep_variation();
    void push_nag(std::uint32_t begin, std::uint32_t end, std::uint16_t nag);

    // plain_moves.cpp: the fast lane for nearly all of it.
    void scan_plain_moves();
    std::uint32_t plain_move_end(std::uint32_t at) const noexcept;
    std::uint32_t plain_digits_end(std::uint32_t at) const noexcept;
    std::uint32_t plain_line_begin(std::uint32_t at) const noexcept;

    // word_scan.cpp: moves, move numbers and results.
    void scan_word();
    bool scan_special_word(std::uint32_t begin, std::uint32_t end);
    std::uint32_t promotion_end(std::uint32_t open) const noexcept;
    bool scan_letter_mark(std::uint32_t begin, std::uint32_t end);
    void scan_number();
    bool scan_decimal_result(std::uint32_t begin);
    void scan_number_with_sign(std::uint32_t begin);
    void scan_dots();
    bool split_glued_result(std::uint32_t begin, std::uint32_t end);
    void push_san(std::uint32_t begin, std::uint32_t end);
    void push_result(std::uint32_t begin, std::uint32_t end, Result result);

    // lexemes.cpp: what all parts of a game share.
    char byte(std::uint32_t at) const noexcept { return at < size_ ? text_[at] : '\0'; }
    std::string_view slice(std::uint32_t begin, std::uint32_t end) const noexcept {
        return text_.substr(begin, end - begin);
    }
    void skip_space();
    void skip_line_end() noexcept;
    bool skip_unusual_space();
    std::uint32_t unusual_space(std::uint32_t at) const noexcept;
    std::uint32_t word_end(std::uint32_t at) const noexcept;
    std::uint32_t line_end(std::uint32_t at) const noexcept;
    bool is_first_column(std::uint32_t at) const noexcept;
    bool is_first_on_line() const noexcept;
    bool begins_game_here() const noexcept;
    void end_at_next_game() noexcept;
    void end_at_text_end() noexcept;
    bool scan_brace_comment();
    bool end_in_comment(const CommentScan& scan, std::uint32_t open);
    void end_unterminated(std::uint32_t open, std::uint32_t end);
    void skip_stray_text(std::uint32_t braces);
    void scan_line(TokenKind kind);
    std::uint32_t last_end() const noexcept;
    void push(TokenKind kind, std::uint32_t begin, std::uint32_t end, std::uint16_t data = 0);
    void push_junk(std::uint32_t begin, std::uint32_t end, JunkKind kind);
    void report(Code code, std::uint32_t begin, std::uint32_t end, std::string_view message);

    struct Level {
        std::uint32_t token = 0;  // its variation_begin
        bool has_move = false;
        bool has_variation = false;
        bool misplaced = false;  // it, or one around it, has no move to vary, which is reported
    };

    std::string_view whole_;
    std::string_view text_;
    std::uint32_t size_;
    bool cut_;  // the game goes on behind text_, or another does
    TextEnd end_;
    const ParserLimits& limits_;
    std::vector<TagPair>& tags_;
    std::vector<Token>& tokens_;
    DiagnosticList& findings_;

    std::uint32_t pos_ = 0;
    std::uint32_t noted_end_ = 0;                   // behind the last control character or unusual space
    std::uint32_t line_begin_ = 0;                  // of the line that the last gap with a line end in it led to
    std::uint32_t resume_ = 0;                      // where another game begins; 0: behind this one
    std::optional<std::uint32_t> gap_blank_;        // the first blank line of the last such gap
    std::optional<std::uint32_t> blank_since_tag_;  // the first one behind the last tag
    std::uint32_t unusual_spaces_ = 0;
    std::uint32_t first_unusual_space_ = 0;
    std::size_t tail_junk_ = 0;  // index of the first junk token behind the marker, plus one
    std::uint8_t depth_ = 0;
    bool over_ = false;     // the marker was read, or ending_ is something else than marker
    bool crowded_ = false;  // no blank line before the game that follows
    Ending ending_ = Ending::marker;
    std::set<std::string_view> seen_names_;  // of the first seen_tags_ tags; only for games with odd tag sections
    std::size_t seen_tags_ = 0;
    std::array<Level, kMaxDepth + 1> levels_{};
    std::array<Token, 64> batch_;  // tokens of the fast lane, on their way to tokens_
};

inline void GameScan::push(TokenKind kind, std::uint32_t begin, std::uint32_t end, std::uint16_t data) {
    tokens_.push_back({kind, depth_, data, {begin, end - begin}, 0});
}

}  // namespace arbiter::detail
