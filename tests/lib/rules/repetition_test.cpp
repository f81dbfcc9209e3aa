#include "rules/repetition.h"

#include <gtest/gtest.h>

#include "support/played_game.h"

namespace arbiter {
namespace {

using testing::kStandardStart;
using testing::played;
using testing::SlowGame;

std::vector<std::uint32_t> occurrences_in(const SlowGame& game) {
    PositionHistory history;
    std::vector<std::uint32_t> all;
    for (std::size_t ply = 0; ply < game.size(); ++ply) {
        if (ply == 0) {
            history.start(game[ply]);
        } else {
            history.add(game[ply]);
        }
        all.push_back(history.occurrences());
    }
    return all;
}

using Counts = std::vector<std::uint32_t>;

TEST(PositionHistory, CountsTheStartPosition) {
    const SlowGame game = played(kStandardStart, "Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8");
    EXPECT_EQ(occurrences_in(game), (Counts{1, 1, 1, 1, 2, 2, 2, 2, 3}));
}

TEST(PositionHistory, TellsTheSideToMoveApart) {
    // White loses a move: the men stand as at the start, with the other side to move.
    const SlowGame game = played("8/6k1/8/8/8/8/8/R3K3 w - - 0 1", "Ra3 Kg8 Ra2 Kg7 Ra1");
    EXPECT_EQ(occurrences_in(game).back(), 1U);
}

TEST(PositionHistory, TellsCastlingRightsApart) {
    const SlowGame game = played("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "Ra2 Kd8 Ra1 Ke8 Ra2 Kd8 Ra1 Ke8");
    EXPECT_EQ(occurrences_in(game), (Counts{1, 1, 1, 1, 1, 2, 2, 2, 2}));
}

TEST(PositionHistory, TellsALegalEnPassantCaptureApart) {
    // After d5 White may take on d6; when the men come back he may not.
    const SlowGame game = played("4k3/3p4/8/2P5/8/8/8/4K3 b - - 0 1", "d5 Ke2 Ke7 Ke1 Ke8");
    EXPECT_EQ(occurrences_in(game).back(), 1U);
    EXPECT_TRUE(game[1].has_legal_en_passant());
}

TEST(PositionHistory, DropsAnEnPassantSquareNobodyCanUse) {
    const SlowGame game = played("4k3/3p4/8/8/8/8/8/4K3 b - - 0 1", "d5 Ke2 Ke7 Ke1 Ke8");
    EXPECT_EQ(occurrences_in(game).back(), 2U);
}

TEST(PositionHistory, TakesLikeMenForEachOther) {
    // The rooks on a1 and b2 change places; the position is the same.
    const SlowGame game = played("7k/8/8/8/8/7K/1R6/R7 w - - 0 1", "a1a2 Kg8 b2b1 Kh8 a2b2 Kg8 b1a1 Kh8");
    EXPECT_EQ(occurrences_in(game).back(), 2U);
}

TEST(PositionHistory, ForgetsWhatCannotComeBack) {
    const SlowGame game =
        played("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "Kd1 Kd8 Ke1 Ke8 e3 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1");
    EXPECT_EQ(occurrences_in(game), (Counts{1, 1, 1, 1, 2, 1, 1, 1, 1, 2, 2, 2, 2, 3}));
}

TEST(PositionHistory, KnowsWhetherAPositionStandsEveryFourthPly) {
    const SlowGame steady = played(kStandardStart, "Nc3 Nc6 Nb1 Nb8 Nc3 Nc6 Nb1 Nb8");
    PositionHistory history;
    history.start(steady[0]);
    for (std::size_t ply = 1; ply < steady.size(); ++ply) history.add(steady[ply]);
    EXPECT_TRUE(history.stands_in_a_row(3));
    EXPECT_FALSE(history.stands_in_a_row(4));
    EXPECT_EQ(history.halfmoves_since_previous(), 4U);

    // Three occurrences too, but with a longer way round.
    const SlowGame uneven = played(kStandardStart, "Nc3 Nc6 Nb1 Nb8 Nf3 Nc6 Nd4 Nb8 Nf3 Nc6 Ng1 Nb8");
    history.start(uneven[0]);
    for (std::size_t ply = 1; ply < uneven.size(); ++ply) history.add(uneven[ply]);
    EXPECT_EQ(history.occurrences(), 3U);
    EXPECT_FALSE(history.stands_in_a_row(3));
    EXPECT_EQ(history.halfmoves_since_previous(), 8U);
}

TEST(PositionHistory, KnowsWhetherPositionsCameBack) {
    const SlowGame game = played(kStandardStart, "Nc3 Nc6 Nb1 Nb8 Nc3");
    PositionHistory history;
    history.start(game[0]);
    for (std::size_t ply = 1; ply < game.size(); ++ply) history.add(game[ply]);
    EXPECT_TRUE(history.has_repeated(Color::white, 2));
    EXPECT_TRUE(history.has_repeated(Color::black, 2));
    EXPECT_FALSE(history.has_repeated(Color::black, 3));
    EXPECT_TRUE(history.any_repeated());
    EXPECT_EQ(history.occurrences_of(game[0]), 2U);
    EXPECT_EQ(history.occurrences_of(game[2]), 1U);
}

TEST(PositionHistory, StartsAfreshWithEachGame) {
    const SlowGame game = played(kStandardStart, "Nc3 Nc6 Nb1 Nb8");
    PositionHistory history;
    for (int round = 0; round < 3; ++round) {
        history.start(game[0]);
        EXPECT_EQ(history.occurrences(), 1U);
        for (std::size_t ply = 1; ply < game.size(); ++ply) history.add(game[ply]);
        EXPECT_EQ(history.occurrences(), 2U);
    }
}

// A king's walk that never repeats until the board is used up: many positions in one run, past the first table.
TEST(PositionHistory, KeepsThousandsOfPositionsApart) {
    const Position start = testing::position_from("k7/8/8/8/8/8/8/K7 w - - 0 1");
    PositionHistory history;
    std::vector<Position> seen;
    for (unsigned white = 0; white < 64; ++white) {
        for (unsigned black = 0; black < 64; ++black) {
            arbiter::Setup setup;
            setup.halfmoves = 1;  // as if all were reached without a capture or a pawn move
            setup.board.put(static_cast<Square>(white), {Color::white, Role::king});
            if (white == black) continue;
            setup.board.put(static_cast<Square>(black), {Color::black, Role::king});
            const auto position = Position::from_setup(setup);
            if (position.has_value()) seen.push_back(*position);
        }
    }
    ASSERT_GT(seen.size(), 3000U);
    history.start(start);
    for (const Position& position : seen) history.add(position);
    for (const Position& position : seen) ASSERT_LE(history.occurrences_of(position), 2U);
    for (const Position& position : seen) {
        const std::uint32_t before = history.occurrences_of(position);
        history.add(position);
        ASSERT_EQ(history.occurrences(), before + 1);
    }
}

}  // namespace
}  // namespace arbiter
