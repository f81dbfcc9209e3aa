// The rules against the slow reference, over random games with few men, where everything repeats soon.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>

#include "support/played_game.h"

namespace arbiter {
namespace {

using testing::SlowGame;

constexpr std::array<std::string_view, 7> kStarts{
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1",    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "8/8/8/1k6/8/8/1P6/1K6 w - - 0 1",
    "7k/7p/8/8/8/8/P7/K7 w - - 60 80",   "k7/8/1n6/8/8/6N1/8/7K w - - 90 90",    "6k1/p7/8/8/8/8/8/1B5K w - - 140 200",
    "8/6pk/8/6PP/8/8/1p6/1K6 b - - 0 1",
};

// Moves are taken back at random more often than not, so that positions come again.
SlowGame random_game(std::mt19937_64& random, std::string_view start, std::size_t length) {
    SlowGame game{testing::position_from(start)};
    while (game.size() <= length) {
        const MoveList moves = game.back().legal_moves();
        if (moves.empty()) break;
        Move move = moves[random() % moves.size()];
        if (game.size() >= 4 && random() % 8 != 0) {
            for (const Move back : moves) {
                Position after = game.back();
                after.play(back);
                const auto again = [&](const Position& earlier) { return testing::slow_same(earlier, after); };
                if (std::any_of(game.begin(), game.end(), again) && random() % 2 == 0) move = back;
            }
        }
        game.push_back(game.back());
        game.back().play(move);
    }
    return game;
}

struct PerPly {
    bool threefold_board = false, threefold_move = false, fifty_board = false, fifty_move = false;
    friend bool operator==(const PerPly&, const PerPly&) = default;
};

// What a finder that has seen nothing else says of this ply alone.
PerPly claims_at(std::uint32_t ply, const Position& position, const PositionHistory& history, const RuleSet& rules) {
    ClaimFinder finder(rules);
    std::vector<Claim> claims;
    finder.start(claims);
    finder.observe(ply, position, history, claims);
    PerPly at;
    for (const Claim& claim : claims) {
        const bool move = !claim.intended_move.empty();
        if (claim.reason == Reason::threefold_repetition) (move ? at.threefold_move : at.threefold_board) = true;
        if (claim.reason == Reason::fifty_move_rule) (move ? at.fifty_move : at.fifty_board) = true;
    }
    return at;
}

void compare(const SlowGame& game, const RuleSet& rules, unsigned& claims_seen) {
    PositionHistory history;
    for (std::uint32_t ply = 0; ply < game.size(); ++ply) {
        if (ply == 0) history.start(game[ply]);
        if (ply != 0) history.add(game[ply]);
        ASSERT_EQ(history.occurrences(), testing::slow_occurrences(game, ply)) << "ply " << ply;
        const auto slow = testing::slow_claims(game, ply, rules);
        PerPly expected{slow.threefold_board, !slow.threefold_moves.empty(), slow.fifty_board,
                        !slow.fifty_moves.empty()};
        // The last pawn move or capture was the ply itself: nothing can be claimed.
        if (game[ply].halfmoves() == 0) expected.threefold_board = false;
        ASSERT_EQ(claims_at(ply, game[ply], history, rules), expected) << "ply " << ply;
        claims_seen += expected == PerPly{} ? 0U : 1U;
    }
    const auto slow = testing::slow_verdict(game, rules);
    ASSERT_EQ(testing::judged(game, rules).verdict, slow);
}

TEST(RandomGames, AreJudgedAsTheSlowReferenceDoes) {
    std::mt19937_64 random(20260101);
    unsigned claims = 0;
    std::array<unsigned, kReasonCount> reasons{};
    for (int round = 0; round < 60; ++round) {
        const SlowGame game = random_game(random, kStarts[static_cast<std::size_t>(round) % kStarts.size()], 70);
        for (const std::string_view name : {"fide-2023", "fide-2014", "fide-2009"}) {
            const RuleSet& rules = *find_rule_set(name);
            ASSERT_NO_FATAL_FAILURE(compare(game, rules, claims)) << name << ", game " << round;
            if (const auto verdict = testing::judged(game, rules).verdict)
                ++reasons[static_cast<std::size_t>(verdict->reason)];
        }
    }
    EXPECT_GT(claims, 100U);
    for (const Reason reason :
         {Reason::insufficient_material, Reason::seventyfive_move_rule, Reason::fivefold_repetition}) {
        EXPECT_GT(reasons[static_cast<std::size_t>(reason)], 0U) << to_text(reason);
    }
}

}  // namespace
}  // namespace arbiter
