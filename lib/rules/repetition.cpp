#include "rules/repetition.h"

#include <algorithm>
#include <cstring>

namespace arbiter {
namespace {

// A shorter run is looked through from the end; a longer one gets a table.
constexpr std::uint32_t kScanned = 48;
constexpr std::size_t kFirstSlots = 256;
// More than this is given back when the next game starts, so that one endless game does not hold memory for the rest.
constexpr std::size_t kKeptPositions = 4096;

std::uint64_t key_of(const Position& position) noexcept { return static_cast<std::uint64_t>(position.key()); }

}  // namespace

void PositionHistory::start(const Position& position) {
    if (positions_.size() > kKeptPositions) {
        positions_ = {};
        seen_ = {};
        slots_ = {};
    }
    begin_run();
    add(position);
}

// Pawn moves and captures set the clock to 0; nothing before them can be repeated.
void PositionHistory::begin_run() {
    played_ = 0;
    if ((repeated_[0][0] | repeated_[1][0]) != 0) std::memset(repeated_, 0, sizeof repeated_);
    if (entered_ == 0) return;
    entered_ = 0;
    if (++run_ != 0) return;
    std::fill(slots_.begin(), slots_.end(), Slot{0, 0});
    run_ = 1;
}

void PositionHistory::look_back() {
    if (seen_.size() < played_) seen_.resize(positions_.size());
    const std::uint32_t here = played_ - 1;
    if (here == 4) {
        for (std::uint32_t i = 0; i < here; ++i) seen_[i] = {key_of(positions_[i]), 1, i};
    }
    const std::uint64_t key = key_of(positions_[here]);
    const std::uint32_t before = find(key, positions_[here], here);
    seen_[here] = {key, 1, here};
    if (before != kNone) {
        since_previous_ = here - before;
        seen_[here].count = seen_[before].count + 1;
        seen_[here].first = seen_[before].first;
        const std::uint32_t count = seen_[here].count;
        if (count <= 4) ++repeated_[static_cast<std::size_t>(positions_[here].turn())][count - 2];
    }
    if (played_ > kScanned) enter(here);
}

bool PositionHistory::stands_in_a_row(std::uint32_t times) const noexcept {
    if (played_ <= 4) return times <= 1;
    std::uint32_t at = played_ - 1;
    const std::uint32_t first = seen_[at].first;
    for (; times > 1; --times, at -= 4) {
        if (at < 4 || seen_[at - 4].first != first) return false;
    }
    return true;
}

std::uint32_t PositionHistory::occurrences_of(const Position& position) const noexcept {
    if (played_ <= 4) {
        const auto same = [&](const Position& earlier) { return earlier.is_same_as(position); };
        return static_cast<std::uint32_t>(std::count_if(positions_.begin(), positions_.begin() + played_, same));
    }
    const std::uint32_t last = find(key_of(position), position, played_);
    return last == kNone ? 0 : seen_[last].count;
}

// The last of the positions before that index which is the same; keys only choose which ones are compared.
std::uint32_t PositionHistory::find(std::uint64_t key, const Position& position, std::uint32_t before) const noexcept {
    if (entered_ == 0) return find_by_scan(key, position, before);
    const Slot& slot = slots_[slot_of(key, position)];
    return slot.run == run_ ? slot.last : kNone;
}

std::uint32_t PositionHistory::find_by_scan(std::uint64_t key, const Position& position,
                                            std::uint32_t before) const noexcept {
    // Every second position has this side to move.
    std::uint32_t i = before;
    if (i > 0 && positions_[i - 1].turn() != position.turn()) --i;
    for (; i > 0; i -= i > 1 ? 2 : 1) {
        if (seen_[i - 1].key == key && positions_[i - 1].is_same_as(position)) return i - 1;
    }
    return kNone;
}

// Where that position stands in the table, or the free slot where it belongs.
std::size_t PositionHistory::slot_of(std::uint64_t key, const Position& position) const noexcept {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = key & mask;
    while (slots_[at].run == run_) {
        const std::uint32_t last = slots_[at].last;
        if (seen_[last].key == key && positions_[last].is_same_as(position)) break;
        at = (at + 1) & mask;
    }
    return at;
}

// Puts the position with that index into the table, and at first all before it.
void PositionHistory::enter(std::uint32_t index) {
    if ((index + 2) * 2 > slots_.size()) grow();
    for (; entered_ <= index; ++entered_) {
        slots_[slot_of(seen_[entered_].key, positions_[entered_])] = {run_, entered_};
    }
}

void PositionHistory::grow() {
    slots_.assign(std::max(kFirstSlots, slots_.size() * 2), Slot{0, 0});
    run_ = 1;
    entered_ = 0;
}

}  // namespace arbiter
