#include "rules/repetition.h"

#include <algorithm>
#include <cassert>

namespace arbiter {
namespace {

constexpr std::size_t kFirstSlots = 512;
// More than this is given back when the next game starts, so that one endless game does not hold memory for the rest.
constexpr std::size_t kKeptNodes = std::size_t{1} << 16U;

std::uint64_t bits_of_castling(Bitboard rooks) noexcept {
    const std::uint64_t bits = rooks.bits();
    return (bits & 0xFFU) | (bits >> 56U) << 8U;
}

}  // namespace

PositionHistory::Placement PositionHistory::placement_of(const Position& position) noexcept {
    const Board& board = position.board();
    const auto bits = [&](Role role) { return board.of(role).bits(); };
    Placement placement{};
    placement.planes[0] = board.of(Color::white).bits();
    placement.planes[1] = bits(Role::pawn) | bits(Role::bishop) | bits(Role::queen);
    placement.planes[2] = bits(Role::knight) | bits(Role::bishop) | bits(Role::king);
    placement.planes[3] = bits(Role::rook) | bits(Role::queen) | bits(Role::king);
    placement.rights = bits_of_castling(position.castling_rooks()) << 8U;
    if (position.has_legal_en_passant()) {
        placement.rights |= 0x10U | static_cast<unsigned>(file_of(*position.ep_square()));
    }
    placement.rights |= position.turn() == Color::white ? 0U : 0x20U;
    return placement;
}

void PositionHistory::start(const Position& position) {
    if (nodes_.capacity() > kKeptNodes) {
        nodes_ = {};
        played_ = {};
        slots_ = {};
    }
    begin_run();
    nodes_.clear();
    add(position);
}

// Pawn moves and captures set the clock to 0; nothing before them can be repeated.
void PositionHistory::add(const Position& position) {
    if (position.halfmoves() == 0) begin_run();
    if ((nodes_.size() + 1) * 2 > slots_.size()) grow();
    const auto key = static_cast<std::uint64_t>(position.key());
    const Placement placement = placement_of(position);
    const auto here = static_cast<std::uint32_t>(played_.size());
    std::uint32_t node = find(key, placement);
    if (node == kNone) {
        node = static_cast<std::uint32_t>(nodes_.size());
        nodes_.push_back({key, placement, 0, here});
        link(node);
    }
    since_previous_ = here - nodes_[node].last;
    nodes_[node].last = here;
    played_.push_back(node);
    count_again(node, position.turn());
}

std::uint32_t PositionHistory::occurrences() const noexcept {
    assert(!played_.empty());
    return nodes_[played_.back()].count;
}

bool PositionHistory::stands_in_a_row(std::uint32_t times) const noexcept {
    std::size_t at = played_.size() - 1;
    const std::uint32_t node = played_[at];
    for (; times > 1; --times, at -= 4) {
        if (at < 4 || played_[at - 4] != node) return false;
    }
    return true;
}

std::uint32_t PositionHistory::occurrences_of(const Position& position) const noexcept {
    const std::uint32_t node = find(static_cast<std::uint64_t>(position.key()), placement_of(position));
    return node == kNone ? 0 : nodes_[node].count;
}

std::uint32_t PositionHistory::repeated(Color turn, std::uint32_t times) const noexcept {
    return repeated_[static_cast<std::size_t>(turn)][std::clamp(times, 1U, 4U) - 1];
}

// The node of that position in this run; keys only choose which ones are compared.
std::uint32_t PositionHistory::find(std::uint64_t key, const Placement& placement) const noexcept {
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t at = key & mask; slots_[at].run == run_; at = (at + 1) & mask) {
        const Node& node = nodes_[slots_[at].node];
        if (node.key == key && node.placement == placement) return slots_[at].node;
    }
    return kNone;
}

void PositionHistory::begin_run() {
    nodes_.clear();
    played_.clear();
    std::fill(&repeated_[0][0], &repeated_[0][0] + 8, 0U);
    if (++run_ != 0) return;
    std::fill(slots_.begin(), slots_.end(), Slot{0, 0});
    run_ = 1;
}

void PositionHistory::grow() {
    slots_.assign(std::max(kFirstSlots, slots_.size() * 2), Slot{0, 0});
    run_ = 1;
    for (std::uint32_t node = 0; node < nodes_.size(); ++node) link(node);
}

// Requires: a free slot, and no slot for this node yet.
void PositionHistory::link(std::uint32_t node) noexcept {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = nodes_[node].key & mask;
    while (slots_[at].run == run_) at = (at + 1) & mask;
    slots_[at] = {run_, node};
}

void PositionHistory::count_again(std::uint32_t node, Color turn) noexcept {
    const std::uint32_t count = ++nodes_[node].count;
    if (count <= 4) ++repeated_[static_cast<std::size_t>(turn)][count - 1];
}

}  // namespace arbiter
