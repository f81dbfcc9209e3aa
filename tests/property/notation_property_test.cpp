// Laws about SAN, FEN and keys.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <vector>

#include "chess/explain.h"
#include "chess/fen.h"
#include "support/chess_text.h"
#include "support/oracle.h"
#include "support/random_game.h"

namespace arbiter {
namespace {

using testing::fen;
using testing::oracle_moves;
using testing::oracle_resolve;
using testing::oracle_san;
using testing::random_game;
using testing::random_scatter;
using testing::random_start;
using testing::RandomSource;
using testing::StartArray;

Position any_position(RandomSource& random) {
    if (random.below(3) == 0) return random_scatter(random, 4 + random.below(24));
    const auto array = static_cast<StartArray>(random.below(3));
    return random_game(random, random_start(random, array), random.below(120)).back();
}

RC_GTEST_PROP(San, OfAMoveLeadsBackToIt, (std::uint64_t seed)) {
    RandomSource random(seed);
    const Position position = any_position(random);
    RC_LOG(fen(position, EnPassantMode::always));
    for (const Move move : position.legal_moves()) {
        const San san = to_san(position, move);
        const auto resolved = resolve(position, san);
        RC_ASSERT(resolved.has_value());
        RC_ASSERT(*resolved == move);
        const auto parsed = parse_san(testing::san_text(san));
        RC_ASSERT(parsed.has_value());
        RC_ASSERT(*parsed == san);
        Position after = position;
        after.play(move);
        RC_ASSERT(is_canonical(position, san, move, after));
    }
}

RC_GTEST_PROP(San, IsThatOfTheOracle, (std::uint64_t seed)) {
    RandomSource random(seed);
    const Position position = any_position(random);
    const Setup setup = position.setup(EnPassantMode::always);
    RC_LOG(fen(setup));
    const MoveList moves = position.legal_moves();
    // A few of the moves: the oracle tries all moves against all moves.
    for (unsigned i = 0; i < 4 && !moves.empty(); ++i) {
        const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        RC_ASSERT(testing::san(position, move) == oracle_san(setup, move));
    }
}

// The moves that a San can mean, by looking at all legal ones.
Expected<Move, SanFault> resolved_slowly(const Position& position, const std::vector<Move>& legal, const San& san) {
    std::vector<Move> fitting;
    bool needs_promotion = false;
    for (const Move move : legal) {
        if (move.kind() == Move::Kind::castling || move.to() != san.to) continue;
        if (position.board().role_at(move.from()) != san.role) continue;
        if (san.from_file && file_of(move.from()) != *san.from_file) continue;
        if (san.from_rank && rank_of(move.from()) != *san.from_rank) continue;
        // Without its promotion a pawn move is one move, not four.
        const bool is_one_of_four = move.promotion() && !san.promotion && *move.promotion() != Role::queen;
        if (is_one_of_four || (san.promotion && move.promotion() != san.promotion)) continue;
        needs_promotion = needs_promotion || (move.promotion() && !san.promotion);
        fitting.push_back(move);
    }
    if (fitting.empty()) return Unexpected(SanFault::illegal);
    if (fitting.size() > 1) return Unexpected(SanFault::ambiguous);
    if (needs_promotion) return Unexpected(SanFault::missing_promotion);
    return fitting.front();
}

RC_GTEST_PROP(San, InEveryFormMeansWhatFits, (std::uint64_t seed)) {
    RandomSource random(seed);
    const Position position = any_position(random);
    RC_LOG(fen(position, EnPassantMode::always));
    const std::vector<Move> legal = oracle_moves(position.setup(EnPassantMode::always));
    for (unsigned i = 0; i < 6 * 64 * 9 * 9; ++i) {
        San san;
        san.role = static_cast<Role>(i % 6);
        san.to = static_cast<Square>(i / 6 % 64);
        const unsigned file = i / (6 * 64) % 9;
        const unsigned rank = i / (6 * 64 * 9);
        if (file < 8) san.from_file = static_cast<File>(file);
        if (rank < 8) san.from_rank = static_cast<Rank>(rank);
        // Without a letter, two squares mean whatever stands on the first.
        if (san.role == Role::pawn) san.oddities = SanOddity::pawn_letter;
        const auto found = resolve(position, san);
        if (found != resolved_slowly(position, legal, san)) RC_FAIL(testing::san_text(san));
        if (!found.has_value() && found.error() == SanFault::illegal) explain_illegal(position, san);
        if (san.role == Role::pawn) {
            san.promotion = Role::knight;
            if (resolve(position, san) != resolved_slowly(position, legal, san)) RC_FAIL(testing::san_text(san));
        }
    }
}

RC_GTEST_PROP(Fen, OfAPositionLeadsBackToIt, (std::uint64_t seed)) {
    RandomSource random(seed);
    const Position position = any_position(random);
    const Setup setup = position.setup(EnPassantMode::always);
    const auto rebuilt = Position::from_setup(setup);
    RC_ASSERT(rebuilt.has_value());
    RC_ASSERT(*rebuilt == position);
    for (const FenStyle style : {FenStyle::xfen, FenStyle::shredder}) {
        std::string text;
        append_fen(text, setup, style);
        const auto parsed = parse_fen(text);
        RC_ASSERT(parsed.has_value());
        RC_ASSERT(parsed->repairs.empty());
        RC_ASSERT(parsed->setup == setup);
    }
}

RC_GTEST_PROP(Key, IsEqualExactlyForEqualPositions, (std::uint64_t seed)) {
    RandomSource random(seed);
    const auto array = static_cast<StartArray>(random.below(3));
    const std::vector<Position> game = random_game(random, random_start(random, array), 120);
    for (const Position& a : game) {
        for (const Position& b : game) {
            RC_ASSERT(a.is_same_as(b) == (a.key() == b.key()));
            // A FEN without counters that names the en passant square only where it counts tells positions apart too.
            Setup left = a.setup(EnPassantMode::legal);
            Setup right = b.setup(EnPassantMode::legal);
            left.halfmoves = right.halfmoves = 0;
            left.fullmove = right.fullmove = 1;
            RC_ASSERT(a.is_same_as(b) == (left == right));
        }
    }
}

}  // namespace
}  // namespace arbiter
