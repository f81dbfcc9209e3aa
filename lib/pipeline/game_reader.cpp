#include "pipeline/game_reader.h"

#include <algorithm>
#include <cassert>

namespace arbiter {
namespace {

bool is_white(char c) noexcept { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// Where an input broke off or was cut anywhere, the parser is told of a strong start too, so that it says of a comment or
// a tag section that is open there that it is; what else the text's end may have spoilt is_believed() decides.
TextEnd text_end(const BlockText& block) noexcept {
    return block.end == BlockEnd::input_end || block.force ? TextEnd::input_end : TextEnd::strong_start;
}

}  // namespace

GamePlace resolve_place(const BlockPlace& place, const GameSpot& spot, std::size_t index) noexcept {
    GamePlace game;
    game.input = place.input;
    game.game = place.games + index + 1;
    game.line = place.lines + spot.lines.line_ends() + 1;
    game.column = (spot.lines.seen_line_end() ? 0 : place.columns) + spot.lines.column() + 1;
    game.offset = place.offset + spot.begin;
    game.text = place.text.substr(spot.begin, spot.size);
    return game;
}

void GameReader::begin(const BlockText& text) {
    block_ = text;
    next_ = text.from;
    counted_ = text.from;
    lines_ = LineCounter(text.after_cr);
    result_ = {};
    finished_ = false;
    last_byte_ = text.text.find_last_not_of(" \t\r\n") + 1;
}

const GameView* GameReader::next() {
    if (finished_) return nullptr;
    const ParseResult parsed = parser_.next(block_.text, next_, text_end(block_), buffer_, view_);
    switch (parsed.status) {
        case ParseStatus::game:
            if (is_believed(parsed)) return take(parsed.next);
            if (block_.end == BlockEnd::input_error) return take_whole_lines();
            finish(next_, BlockResult::Rest::open);
            return nullptr;
        case ParseStatus::none: {
            // Before a cut, comments alone may belong to a game that follows.
            const std::string_view left = block_.text.substr(next_);
            const bool wait = block_.end == BlockEnd::cut && !std::all_of(left.begin(), left.end(), is_white);
            if (wait)
                finish(next_, BlockResult::Rest::open);
            else
                finish(block_.text.size(), BlockResult::Rest::none);
            return nullptr;
        }
        case ParseStatus::open:
            if (block_.end == BlockEnd::input_error) return take_whole_lines();
            finish(parsed.next, BlockResult::Rest::open);
            return nullptr;
    }
    return nullptr;
}

std::optional<std::size_t> GameReader::skimming_from() const noexcept {
    const bool whole = block_.end == BlockEnd::strong_start || block_.end == BlockEnd::input_end;
    if (finished_ || !whole || block_.force) return std::nullopt;
    return next_;
}

void GameReader::skim(const SkimmedGame& game) {
    if (!game.is_plain) {
        mark(game.begin, game.bytes);
    } else if (counted_ == next_ && !lines_.after_cr()) {
        lines_.advance_counted(game.line_ends, game.next - game.last_line);
        counted_ = game.next;
    }
    ++result_.games;
    next_ = game.next;
}

// Says that the game which spot() is asked for begins there.
void GameReader::mark(std::size_t begin, std::size_t bytes) {
    lines_.advance(block_.text.substr(counted_, begin - counted_));
    counted_ = begin;
    spot_ = {begin - block_.from, bytes, lines_};
}

// The game that a read error cut is left out, unless it is complete without the line that was cut, which may be the
// first of the next one. Nothing follows it.
const GameView* GameReader::take_whole_lines() {
    const std::string_view rest = block_.text.substr(next_);
    const std::size_t lines = rest.find_last_of("\r\n") + 1;
    lines_text_.assign(rest.substr(0, lines));
    lines_text_.append(kTextPadding, '\0');
    const std::string_view text = std::string_view(lines_text_).substr(0, lines);
    const ParseResult parsed = parser_.next(text, 0, TextEnd::strong_start, buffer_, view_);
    if (parsed.status == ParseStatus::game && is_complete(text)) {
        view_.offset += next_;
        return take(block_.text.size());
    }
    finish(block_.text.size(), BlockResult::Rest::none);
    return nullptr;
}

const GameView* GameReader::take(std::size_t next) {
    mark(view_.offset, view_.text.size());
    ++result_.games;
    next_ = next;
    const bool rest_is_lost = block_.end == BlockEnd::cut && next_ == block_.text.size() && is_too_long();
    if (rest_is_lost)
        finish(next_, BlockResult::Rest::skip);
    else if (block_.force)
        stop();
    return &view_;
}

void GameReader::stop() noexcept {
    if (finished_) return;
    finish(next_, next_ == block_.text.size() ? BlockResult::Rest::none : BlockResult::Rest::full);
}

void GameReader::finish(std::size_t done, BlockResult::Rest rest) noexcept {
    finished_ = true;
    result_.done = done;
    result_.rest = rest;
}

BlockResult GameReader::result() {
    assert(finished_);
    lines_.advance(block_.text.substr(counted_, result_.done - counted_));
    counted_ = result_.done;
    result_.lines = lines_;
    return result_;
}

void GameReader::trim(std::size_t bytes) {
    if (buffer_.tokens.capacity() * sizeof(Token) > bytes) buffer_.tokens = {};
    if (buffer_.tags.capacity() * sizeof(TagPair) > bytes) buffer_.tags = {};
    if (lines_text_.capacity() > bytes) lines_text_ = {};
    if (buffer_.diagnostics.text.capacity() > bytes) buffer_.diagnostics.text = {};
}

// Whether more text could not change how this game is read.
bool GameReader::is_believed(const ParseResult& parsed) const noexcept {
    switch (block_.end) {
        case BlockEnd::strong_start:
        case BlockEnd::input_end: return true;
        case BlockEnd::input_error: return parsed.next < last_byte_ || is_complete(block_.text);
        case BlockEnd::cut: return block_.force || view_.offset + window(limits_) <= block_.text.size();
    }
    return false;
}

// Whether the game, which ends the text, has its marker, and what stands behind the marker is whole: then an input that
// breaks off there took nothing from it. The marker must not touch the end, since "1-0" may begin something else.
bool GameReader::is_complete(std::string_view text) const noexcept {
    if (view_.offset + view_.text.size() == text.size()) return false;
    for (auto token = view_.tokens.rbegin(); token != view_.tokens.rend(); ++token) {
        if (token->kind == TokenKind::result) return token->depth == 0;
        const std::string_view bytes = token->place.of(view_.text);
        const bool whole_comment = token->kind == TokenKind::comment && (bytes.front() == ';' || bytes.back() == '}');
        if (!whole_comment) return false;
    }
    return false;
}

bool GameReader::is_too_long() const noexcept {
    return std::any_of(buffer_.diagnostics.items.begin(), buffer_.diagnostics.items.end(),
                       [](const Diagnostic& item) { return item.code == Code::game_too_long; }) ||
           buffer_.diagnostics.dropped[Code::game_too_long] != 0;
}

}  // namespace arbiter
