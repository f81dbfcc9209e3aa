#include "pipeline/stitcher.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace arbiter {
namespace {

// So many bytes before the place where a game is open are kept, since the parser may look back for a line's begin.
constexpr std::size_t kContextBytes = 256;
constexpr std::size_t kLongBytes = std::size_t{4} << 20U;

}  // namespace

void Stitcher::stitch(Slot& slot) {
    slot.has_output = false;
    slot.ends_input = false;
    slot.input_failed = false;
    slot.games = 0;
    slot.bytes = 0;
    if (slot.has_block && pending_.empty()) {
        pass_through(slot);
    } else {
        slot.job->clear();
        if (slot.has_block) hold(slot.block, slot.block.from);
    }
    if (!slot.has_output && is_ready()) work_pending(slot);
    backlog_.store(is_ready(), std::memory_order_release);
    if (slot.has_block) blocks_.fetch_add(1, std::memory_order_release);
}

// Nothing waits: the block begins where a game begins, unless it continues what was skipped or cut.
void Stitcher::pass_through(Slot& slot) {
    const Block& block = slot.block;
    if (place_.skipping && block.continues) {
        skip(slot);
        return;
    }
    place_.skipping = false;
    if (block.continues || block.origin.end == BlockEnd::cut) {
        slot.job->clear();
        hold(block, block.from);
        return;
    }
    const BlockResult& result = slot.result;
    settle(slot, block.text.text().substr(block.from, result.done - block.from), result, block.origin);
    if (result.rest == BlockResult::Rest::none) return;
    Pending& pending = hold(block, result.done);
    pending.full = result.rest == BlockResult::Rest::full;
    pending.tried = pending.left();
}

void Stitcher::skip(Slot& slot) {
    const std::string_view text = slot.block.text.text().substr(slot.block.from);
    slot.job->clear();
    BlockResult result;
    result.lines = LineCounter(place_.after_cr);
    result.lines.advance(text);
    settle(slot, text, result, slot.block.origin);
}

// Keeps the block's text from there on, behind what waits of the same input.
Stitcher::Pending& Stitcher::hold(const Block& block, std::size_t from) {
    const std::string_view text = block.text.text();
    const bool join = !pending_.empty() && !pending_.back().origin.is_last();
    if (join) {
        Pending& pending = pending_.back();
        if (pending.pos > pending.text.size() / 2 + kContextBytes) {
            pending.text.drop_front(pending.pos - kContextBytes);
            pending.pos = kContextBytes;
        }
        // A game that is long already may become very long: one move of its text is enough.
        if (pending.text.size() > kLongBytes) pending.text.reserve(GameReader::enough(limits_) + 2 * text.size());
        pending.text.append(text.substr(from));
        pending.origin = block.origin;
        return pending;
    }
    Pending& pending = pending_.emplace_back();
    pending.pos = std::min(from - block.from, kContextBytes);
    pending.text.append(text.substr(from - pending.pos));
    pending.origin = block.origin;
    return pending;
}

// Whether the first of what waits can be worked without more text.
bool Stitcher::is_ready() const noexcept {
    if (pending_.empty()) return false;
    const Pending& pending = pending_.front();
    if (pending.full || pending.origin.is_last() || pending.left() >= GameReader::enough(limits_)) return true;
    return pending.origin.end == BlockEnd::strong_start && pending.left() >= 2 * pending.tried;
}

void Stitcher::work_pending(Slot& slot) {
    Pending& pending = pending_.front();
    const BlockResult result = work(slot, pending);
    const std::string_view worked = pending.text.text().substr(pending.pos, result.done - pending.pos);
    slot.joined.clear();
    slot.joined.append(worked);
    settle(slot, slot.joined.text(), result, pending.origin);
    pending.pos = result.done;
    pending.tried = pending.left();
    pending.full = result.rest == BlockResult::Rest::full;
    if (result.rest == BlockResult::Rest::none || result.rest == BlockResult::Rest::skip) pending_.pop_front();
}

BlockResult Stitcher::work(Slot& slot, Pending& pending) {
    pending.text.seal();
    BlockText text{pending.text.text(), pending.pos, pending.origin.end, place_.after_cr, false};
    const BlockResult result = slot.job->work(text, output_bytes_);
    const bool stuck = result.rest == BlockResult::Rest::open && result.done == pending.pos;
    if (!stuck || !(pending.origin.is_last() || pending.left() >= GameReader::enough(limits_))) return result;
    text.force = true;
    return slot.job->work(text, output_bytes_);
}

// The worked bytes stand: tells the job where, and where the input ends if it ends with them.
void Stitcher::settle(Slot& slot, std::string_view worked, const BlockResult& result, const Origin& origin) {
    const BlockPlace place{
        inputs_.name(origin.input), worked, place_.games, place_.offset, place_.lines, place_.columns};
    place_.games += result.games;
    place_.offset += worked.size();
    place_.lines += result.lines.line_ends();
    place_.columns = result.lines.column() + (result.lines.seen_line_end() ? 0 : place_.columns);
    if (!worked.empty()) place_.after_cr = worked.back() == '\r';
    if (result.rest == BlockResult::Rest::skip) place_.skipping = true;
    slot.has_output = true;
    slot.games = result.games;
    slot.bytes = worked.size();
    slot.ends_input = origin.is_last() && result.rest == BlockResult::Rest::none;
    slot.input_failed = slot.ends_input && origin.error.has_value();
    if (!slot.ends_input) {
        slot.job->order(place, nullptr);
        return;
    }
    const InputEnd end{place.input,        place_.games, place_.offset,   place_.lines + 1,
                       place_.columns + 1, origin.utf16, origin.replaced, origin.error};
    slot.job->order(place, &end);
    place_ = {};
}

}  // namespace arbiter
