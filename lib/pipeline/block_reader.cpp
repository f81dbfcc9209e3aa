#include "pipeline/block_reader.h"

#include <algorithm>
#include <string_view>

#include "io/utf16_source.h"
#include "pgn/splitter.h"

namespace arbiter {
namespace {

constexpr std::size_t kReadBytes = std::size_t{256} << 10U;
constexpr std::size_t kGrowth = 2;
// A line that begins like a tag pair but has no quote so far is not a strong start any more.
constexpr std::size_t kMaxTagLine = std::size_t{64} << 10U;
constexpr std::string_view kContexts = "x\n\n";  // its beginnings of 1, 2 and 3 bytes

bool is_line_end(char c) noexcept { return c == '\n' || c == '\r'; }

// How many line ends (2 for more) stand between the last byte that is not white and the end.
std::size_t line_ends_at_end(std::string_view text) noexcept {
    std::size_t found = 0;
    for (std::size_t i = text.size(); i > 0 && found < 2; --i) {
        const char c = text[i - 1];
        if (c == '\n' && i > 1 && text[i - 2] == '\r') continue;  // counted at its CR
        if (is_line_end(c))
            ++found;
        else if (c != ' ' && c != '\t')
            break;
    }
    return found;
}

std::size_t last_line_begin(std::string_view text, std::size_t least) noexcept {
    std::size_t begin = text.size();
    while (begin > least && !is_line_end(text[begin - 1])) --begin;
    return begin;
}

// Whether the line may turn out to begin with a tag pair when more of it is read.
bool may_become_tag_line(std::string_view line) noexcept {
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (line.empty()) return false;
    if (line.size() < kByteOrderMark.size() && kByteOrderMark.starts_with(line)) return true;
    if (line.starts_with(kByteOrderMark)) line.remove_prefix(kByteOrderMark.size());
    return line.empty() || (line.front() == '[' && line.find('"') == std::string_view::npos);
}

// Where a block without a strong start is cut: not within a line that may be one, and not between CR and LF.
std::size_t place_of_cut(std::string_view text, std::size_t from) noexcept {
    const std::size_t line = last_line_begin(text, from);
    if (may_become_tag_line(text.substr(line))) return line;
    return text.back() == '\r' ? text.size() - 1 : text.size();
}

}  // namespace

bool BlockReader::next(Block& block) {
    block.text.clear();
    block.origin.error.reset();
    block.origin.replaced = 0;
    block.from = 0;
    if (!source_ && !open(block)) return block.origin.error.has_value();
    block.origin.input = index_;
    block.origin.utf16 = source_->utf16 != nullptr;
    block.continues = continues_;
    block.text.append(context_);
    block.from = block.text.size();
    block.text.append(rest_.text());
    rest_.clear();
    context_ = {};
    std::size_t searched = block.from;
    for (std::size_t target = block_bytes_;; target *= 2) {
        const bool more = fill(block, block.from + target);
        // The end of the input needs no cut, but what continues something must not take a whole game along.
        const std::optional<std::size_t> cut = more || continues_ ? find_cut(block, searched) : std::nullopt;
        if (cut) {
            cut_at(block, *cut);
            return true;
        }
        if (!more) {
            end(block);
            return true;
        }
        if (target >= kGrowth * block_bytes_ && cut_anywhere(block, target)) return true;
        searched = last_line_begin(block.text.text(), searched);
    }
}

// Opens the next input. False with an error in the block if it cannot, without one if there is none.
bool BlockReader::open(Block& block) {
    if (index_ == inputs_.size()) return false;
    continues_ = false;
    at_end_ = false;
    Expected<OpenedSource, IoError> opened = inputs_.open(index_, options_);
    if (opened.has_value()) {
        source_ = std::move(*opened);
        return true;
    }
    block.origin.input = index_++;
    block.continues = false;
    block.origin.utf16 = false;
    block.origin.end = BlockEnd::input_error;
    block.origin.error = opened.error();
    block.text.seal();
    return false;
}

// Reads until the text has that size; false if the input ended before.
bool BlockReader::fill(Block& block, std::size_t size) {
    while (block.text.size() < size && !at_end_) {
        const std::span<char> room = block.text.room(std::min(size - block.text.size(), kReadBytes));
        const Expected<std::size_t, IoError> got = source_->source->read(room);
        if (!got.has_value()) error_ = got.error();
        at_end_ = !got.has_value() || *got == 0;
        if (!at_end_) block.text.commit(*got);
    }
    return !at_end_;
}

std::optional<std::size_t> BlockReader::find_cut(const Block& block, std::size_t searched) {
    const std::string_view text = block.text.text();
    if (!continues_) return find_last_strong_start(text, std::max(searched, block.from + 1));
    return find_strong_start(text, searched);
}

void BlockReader::cut_at(Block& block, std::size_t place) {
    rest_.append(block.text.text().substr(place));
    block.text.truncate(place);
    block.text.seal();
    block.origin.end = BlockEnd::strong_start;
    continues_ = false;
}

// False if more must be read before.
bool BlockReader::cut_anywhere(Block& block, std::size_t target) {
    std::size_t place = place_of_cut(block.text.text(), block.from);
    if (place == block.from && target < kMaxTagLine) return false;
    if (place == block.from) place = block.text.size();
    rest_.append(block.text.text().substr(place));
    block.text.truncate(place);
    block.text.seal();
    block.origin.end = BlockEnd::cut;
    context_ = kContexts.substr(0, 1 + line_ends_at_end(block.text.text()));
    continues_ = true;
    return true;
}

void BlockReader::end(Block& block) {
    block.text.seal();
    block.origin.end = error_ ? BlockEnd::input_error : BlockEnd::input_end;
    block.origin.error = std::exchange(error_, std::nullopt);
    if (source_->utf16 != nullptr) block.origin.replaced = source_->utf16->replaced();
    source_.reset();
    ++index_;
}

}  // namespace arbiter
