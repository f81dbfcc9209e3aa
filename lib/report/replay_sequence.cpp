#include "report/replay_sequence.h"

#include <algorithm>

#include "chess/zobrist.h"

namespace arbiter {
namespace {

constexpr std::size_t kFirstSlots = std::size_t{1} << 12U;

// SplitMix64: an even spread from any counter.
std::uint64_t mixed(std::uint64_t value) noexcept {
    value += 0x9E3779B97F4A7C15ULL;
    value = (value ^ value >> 30U) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ value >> 27U) * 0x94D049BB133111EBULL;
    return value ^ value >> 31U;
}

}  // namespace

ReplaySequence::ReplaySequence(const ReplaySequenceOptions& options, const ReplayRenderer& renderer)
    : options_(options), renderer_(renderer) {}

void ReplaySequence::game(ReplayOutput& output, const GamePlace& place) {
    ++figures_.games;
    figures_.not_played += output.nodes.empty() ? 1U : 0U;
    figures_.broken_off += !output.nodes.empty() && !output.replayed ? 1U : 0U;
    for (std::uint32_t node = 0; node < output.nodes.size(); ++node) {
        ReplayNode& at = output.nodes[node];
        if (!at.shown) continue;
        if (options_.unique && !is_new(at.position)) {
            at.shown = false;
            ++figures_.repeated;
            continue;
        }
        if (options_.sample) {
            consider(output, node, place);
            at.shown = false;
            continue;
        }
        ++figures_.positions;
    }
}

// Equal positions have equal pairs of keys; en passant and castling as FIDE Laws 2023, 9.2.3 has them.
bool ReplaySequence::is_new(const Position& position) {
    if ((remembered_ + 1) * 2 > seen_.size()) grow();
    const Seen mark{static_cast<std::uint64_t>(position.key()) | 1U,
                    mixed(static_cast<std::uint64_t>(polyglot_key(position)) ^
                          static_cast<std::uint64_t>(position.castling_rooks().bits()))};
    const std::size_t mask = seen_.size() - 1;
    std::size_t at = mixed(mark.key) & mask;
    for (; seen_[at].key != 0; at = (at + 1) & mask) {
        if (seen_[at].key == mark.key && seen_[at].check == mark.check) return false;
    }
    if ((remembered_ + 1) * 2 > seen_.size()) {
        ++figures_.forgotten;
        return true;
    }
    seen_[at] = mark;
    ++remembered_;
    return true;
}

void ReplaySequence::grow() {
    const std::size_t slots = std::max(kFirstSlots, seen_.size() * 2);
    if (!seen_.empty() && slots * sizeof(Seen) > options_.unique_bytes) return;
    std::vector<Seen> old(slots);
    old.swap(seen_);
    for (const Seen& mark : old) {
        if (mark.key == 0) continue;
        std::size_t at = mixed(mark.key) & (slots - 1);
        while (seen_[at].key != 0) at = (at + 1) & (slots - 1);
        seen_[at] = mark;
    }
}

// Each candidate has a rank that depends on the seed and on its number alone; the smallest ranks are the sample.
void ReplaySequence::consider(const ReplayOutput& output, std::uint32_t node, const GamePlace& place) {
    const std::uint64_t order = candidates_++;
    const std::uint64_t rank = mixed(mixed(options_.seed) ^ order);
    const auto by_rank = [](const Sampled& a, const Sampled& b) {
        return a.rank != b.rank ? a.rank < b.rank : a.order < b.order;
    };
    if (*options_.sample == 0 || (sample_.size() == *options_.sample && rank >= sample_.front().rank)) return;
    if (sample_.size() == *options_.sample) {
        std::ranges::pop_heap(sample_, by_rank);
        sample_.pop_back();
    }
    ReplayOutput one = output;
    for (std::uint32_t i = 0; i < one.nodes.size(); ++i) one.nodes[i].shown = i == node;
    Sampled sampled{rank, order, {}};
    renderer_.game(one, place, sampled.text);
    sample_.push_back(std::move(sampled));
    std::ranges::push_heap(sample_, by_rank);
    figures_.positions = sample_.size();
}

std::string ReplaySequence::sampled() const {
    std::vector<const Sampled*> ordered;
    for (const Sampled& sampled : sample_) ordered.push_back(&sampled);
    std::ranges::sort(ordered, {}, &Sampled::order);
    std::string out;
    for (const Sampled* sampled : ordered) out += sampled->text;
    return out;
}

}  // namespace arbiter
