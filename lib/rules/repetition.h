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
class PositionHistory {
public:
    // Forgets everything; the position stands for the first time.
    void start(const Position& position);
    // The position after the next half-move. O(1) expected.
    void add(const Position& position);

    // How often the last position has stood, itself included: 1 or more.
    std::uint32_t occurrences() const noexcept;
    // Whether it stood also 4, 8, … half-moves before, `times` times in all (FIDE Laws 2014, 9.6.a).
    bool stands_in_a_row(std::uint32_t times) const noexcept;
    // Half-moves back to when the last position stood before; 0 if it never did.
    std::uint32_t halfmoves_since_previous() const noexcept { return since_previous_; }

    // How often this position has stood, which need not be the last one; 0 for one that never did.
    std::uint32_t occurrences_of(const Position& position) const noexcept;
    // How many different positions with this side to move have stood `times` times or more. Counted for 1 to 4 times: for
    // more it is the number for 4, which is not less.
    std::uint32_t repeated(Color turn, std::uint32_t times) const noexcept;

private:
    // All that FIDE 9.2.3 compares, in 40 bytes. The four planes write each man's colour and role + 1 in binary, square
    // by square; rights is castling on both back ranks, the file of a legal en passant capture, and the side to move.
    struct Placement {
        std::uint64_t planes[4];
        std::uint64_t rights;

        friend bool operator==(const Placement&, const Placement&) noexcept = default;
    };
    struct Node {
        std::uint64_t key;
        Placement placement;
        std::uint32_t count;
        std::uint32_t last;  // index within the run of its last occurrence
    };
    // A slot of another run than the current one is free.
    struct Slot {
        std::uint32_t run;
        std::uint32_t node;
    };
    static constexpr std::uint32_t kNone = 0xFFFFFFFFU;

    static Placement placement_of(const Position& position) noexcept;
    std::uint32_t find(std::uint64_t key, const Placement& placement) const noexcept;
    void begin_run();
    void grow();
    void link(std::uint32_t node) noexcept;
    void count_again(std::uint32_t node, Color turn) noexcept;

    std::vector<Slot> slots_;            // open addressing, a power of two, at most half full
    std::vector<Node> nodes_;            // the different positions since the last irreversible half-move
    std::vector<std::uint32_t> played_;  // the node of each half-move since then
    std::uint32_t run_ = 0;
    std::uint32_t since_previous_ = 0;
    std::uint32_t repeated_[2][4] = {};  // by side to move, and times - 1
};

}  // namespace arbiter
