// How often the position on the board has stood there before. FIDE Laws 2023, 9.2.3.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "chess/position.h"

namespace arbiter {

// The positions of one game from its start on, the start included. Two are the same by Position::is_same_as(); 64-bit
// keys only find the candidates. What stood before the last pawn move or capture cannot come back and is forgotten, so a
// game of n half-moves takes O(n) time. Memory is reused from game to game: a steady run allocates nothing.
//
// A run of half-moves without pawn move and capture that is longer than kMaxRun is cut: what stood before the cut is not
// counted any more. No rule book lets a game go on that long; a file may pretend it.
class PositionHistory {
public:
    static constexpr std::uint32_t kMaxRun = 1U << 18U;

    // Forgets everything; the position stands for the first time.
    void start(const Position& position);
    // The position after the next half-move. O(1) expected.
    void add(const Position& position) {
        if (position.halfmoves() == 0 || played_ == kMaxRun) begin_run();
        if (played_ == positions_.size()) positions_.emplace_back();
        positions_[played_++] = position;
        since_previous_ = 0;
        // A man that has left a square needs two half-moves of its side to be back there.
        if (played_ > 4) look_back();
    }

    // How often the last position has stood, itself included: 1 or more.
    std::uint32_t occurrences() const noexcept { return played_ > 4 ? seen_[played_ - 1].count : 1; }
    // Whether it stood also 4, 8, … half-moves before, `times` times in all (FIDE Laws 2014, 9.6.a).
    bool stands_in_a_row(std::uint32_t times) const noexcept;
    // Half-moves back to when the last position stood before; 0 if it never did.
    std::uint32_t halfmoves_since_previous() const noexcept { return since_previous_; }

    // How often this position has stood, which need not be the last one; 0 for one that never did.
    std::uint32_t occurrences_of(const Position& position) const noexcept;
    // Whether any position with this side to move has stood `times` times or more. For more than 4 times it is told for
    // 4, for less than 2 it is always so: then it only may be.
    bool has_repeated(Color turn, std::uint32_t times) const noexcept {
        if (times < 2) return true;
        return repeated_[static_cast<std::size_t>(turn)][(times > 4 ? 4 : times) - 2] != 0;
    }
    // Whether any position has stood twice since the last pawn move or capture.
    bool any_repeated() const noexcept { return (repeated_[0][0] | repeated_[1][0]) != 0; }

private:
    // Of each half-move of the run, once it is five positions long.
    struct Seen {
        std::uint64_t key;
        std::uint32_t count;  // how often its position had stood then
        std::uint32_t first;  // when it stood first, as an index
    };
    // Open addressing; a slot of another run is free.
    struct Slot {
        std::uint32_t run;
        std::uint32_t last;  // index of the position's last occurrence
    };
    static constexpr std::uint32_t kNone = 0xFFFFFFFFU;

    void begin_run();
    void look_back();
    std::uint32_t find(std::uint64_t key, const Position& position, std::uint32_t before) const noexcept;
    std::uint32_t find_by_scan(std::uint64_t key, const Position& position, std::uint32_t before) const noexcept;
    std::size_t slot_of(std::uint64_t key, const Position& position) const noexcept;
    void enter(std::uint32_t index);
    void grow();

    std::vector<Position> positions_;  // the first played_ are in use
    std::vector<Seen> seen_;
    std::uint32_t played_ = 0;  // positions since the last pawn move or capture
    std::uint32_t since_previous_ = 0;
    std::uint32_t repeated_[2][3] = {};  // positions that stood twice, three and four times, by side to move
    std::vector<Slot> slots_;            // for long runs alone; a power of two
    std::uint32_t entered_ = 0;          // positions of this run that have a slot
    std::uint32_t run_ = 1;
};

}  // namespace arbiter
