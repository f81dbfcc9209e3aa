#include "kernels/tables.h"

#include <gtest/gtest.h>
#include <bit>

#include "chess/types.h"

namespace arbiter::kernels {
namespace {

std::uint64_t bit(int file, int rank) { return std::uint64_t{1} << static_cast<unsigned>(rank * 8 + file); }

// Square by square, from the definition.
std::uint64_t seen(int square, std::uint64_t occupied, bool diagonal) {
    std::uint64_t squares = 0;
    for (int file_step = -1; file_step <= 1; ++file_step) {
        for (int rank_step = -1; rank_step <= 1; ++rank_step) {
            if ((file_step != 0 && rank_step != 0) != diagonal || (file_step == 0 && rank_step == 0)) continue;
            int file = square % 8 + file_step;
            int rank = square / 8 + rank_step;
            for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += file_step, rank += rank_step) {
                squares |= bit(file, rank);
                if ((occupied & bit(file, rank)) != 0) break;
            }
        }
    }
    return squares;
}

// The number of a subset of mask in counting order: what pext makes of it.
std::uint64_t extract(std::uint64_t subset, std::uint64_t mask) {
    std::uint64_t index = 0;
    for (unsigned i = 0; mask != 0; mask &= mask - 1, ++i) {
        if ((subset & mask & (0 - mask)) != 0) index |= std::uint64_t{1} << i;
    }
    return index;
}

void expect_right(SliderIndex by) {
    const Tables& t = tables(by);
    for (int square = 0; square < 64; ++square) {
        const KingLines& lines = t.lines[square];
        const Magic& magic = t.magics[square];
        for (const bool diagonal : {false, true}) {
            const std::uint64_t mask = diagonal ? lines.bishop_mask : lines.rook_mask;
            const std::uint64_t* attacks = diagonal ? lines.bishop_attacks : lines.rook_attacks;
            const std::uint64_t factor = diagonal ? magic.bishop : magic.rook;
            const std::uint32_t shift = diagonal ? magic.bishop_shift : magic.rook_shift;
            std::uint64_t subset = 0;
            do {
                const std::uint64_t index = by == SliderIndex::pext ? extract(subset, mask) : subset * factor >> shift;
                ASSERT_EQ(attacks[index], seen(square, subset, diagonal)) << square << " " << subset;
                subset = (subset - mask) & mask;
            } while (subset != 0);
        }
    }
}

TEST(KernelTables, GiveSliderAttacksByPext) { expect_right(SliderIndex::pext); }
TEST(KernelTables, GiveSliderAttacksByMagicMultiplication) { expect_right(SliderIndex::magic); }

TEST(KernelTables, CountEverythingAsBlockedWhereThereIsNoSource) {
    for (const std::uint64_t squares : tables(SliderIndex::magic).between[64]) EXPECT_EQ(squares, ~std::uint64_t{0});
}

TEST(KernelTables, HaveTheSquaresBetweenTwoOnOneLine) {
    const Tables& t = tables(SliderIndex::magic);
    EXPECT_EQ(t.between[index(Square::a1)][index(Square::d4)], bit(1, 1) | bit(2, 2));
    EXPECT_EQ(t.between[index(Square::h5)][index(Square::e5)], bit(5, 4) | bit(6, 4));
    EXPECT_EQ(t.between[index(Square::e1)][index(Square::f3)], 0U);
}

TEST(KernelTables, LetNoPawnComeFromItsBackRank) {
    const Tables& t = tables(SliderIndex::magic);
    for (const Pseudo pseudo : {kPush, kCaptureFromLeft, kCaptureFromRight}) {
        for (const auto& of : t.sources) {
            for (const std::uint64_t squares : of[pseudo]) EXPECT_EQ(squares & 0xFF000000000000FFULL, 0U);
        }
    }
}

}  // namespace
}  // namespace arbiter::kernels
