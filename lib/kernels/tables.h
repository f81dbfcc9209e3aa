// The lookup tables of the kernels: plain data, laid out for one cache line a question, built once per run.
#pragma once

#include <cstddef>
#include <cstdint>

namespace arbiter::kernels {

// How a slider's occupancy is turned into an index: by the pext instruction, or by a multiplication (also where pext
// exists but is slow: AMD Zen 1 and 2).
enum class SliderIndex : std::uint8_t { pext, magic };

// What is asked about one square when a king stands there: one cache line.
struct KingLines {
    std::uint64_t rook_mask;  // the squares whose occupancy decides how far a rook sees
    std::uint64_t bishop_mask;
    const std::uint64_t* rook_attacks;  // by occupancy index
    const std::uint64_t* bishop_attacks;
    std::uint64_t knight;
    std::uint64_t king;
    std::uint64_t pawn[2];  // where a pawn of that colour stands that attacks this square
};
static_assert(sizeof(KingLines) == 64);

struct Magic {
    std::uint64_t rook;
    std::uint64_t bishop;
    std::uint32_t rook_shift;
    std::uint32_t bishop_shift;
};

// The eight kinds of move that a SAN can name, each with source squares of its own. "From the left" is as White sees
// the board: the capturing pawn stands on the file before the target's.
enum Pseudo : std::uint32_t { kPush, kCaptureFromLeft, kCaptureFromRight, kKnight, kBishop, kRook, kQueen, kKing };

// Text that a move number must have at its place: "12." or "12...", up to 999; the mask covers its bytes.
struct NumberText {
    std::uint64_t white;
    std::uint64_t white_mask;
    std::uint64_t black;
    std::uint64_t black_mask;
};
inline constexpr std::uint32_t kMoveNumbers = 1000;

// How the value of a tag is looked at. `refuse`: the kernel does not know such games.
enum class TagCheck : std::uint8_t { none, date, round, result, elo, time_control, ply_count, variant, refuse };

// A tag name of up to 16 bytes as two words, padded with zeros; id 0 to 6 is the seven tag roster in its order.
struct TagName {
    std::uint64_t first;
    std::uint64_t second;
    std::uint8_t id;
    TagCheck check;
};
inline constexpr std::uint32_t kTagSlots = 256;  // a power of two, at most a quarter filled

// Where a name's search begins; the next slots follow until one is empty.
constexpr std::uint32_t tag_slot(std::uint64_t first, std::uint64_t second) noexcept {
    return static_cast<std::uint32_t>(((first ^ (second << 1U)) * 0x9E37'79B9'7F4A'7C15ULL) >> 56U);
}

struct Tables {
    KingLines lines[64];
    Magic magics[64];
    std::uint64_t sources[2][8][64];  // by colour, Pseudo and target: where such a man may come from on an empty board
    // The squares strictly between two on one line; row 64 ("no source") is full, so that it always counts as blocked.
    std::uint64_t between[65][64];
    std::uint64_t keys[8][64];  // random numbers for repetition, by Pseudo and square
    NumberText numbers[kMoveNumbers];
    TagName tags[kTagSlots];
};

// The tables for one way of indexing; made at the first call.
const Tables& tables(SliderIndex index);

}  // namespace arbiter::kernels
