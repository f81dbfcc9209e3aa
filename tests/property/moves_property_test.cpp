// Laws about moves: what the library answers fast is what the oracle finds slowly.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "chess/attacks.h"
#include "chess/perft.h"
#include "chess/uci.h"
#include "support/chess_text.h"
#include "support/oracle.h"
#include "support/random_game.h"

namespace arbiter {
namespace {

using testing::fen;
using testing::oracle_has_en_passant;
using testing::oracle_is_in_check;
using testing::oracle_moves;
using testing::oracle_play;
using testing::random_game;
using testing::random_scatter;
using testing::random_start;
using testing::RandomSource;
using testing::StartArray;

std::vector<std::string> sorted_names(const Position& position, const auto& moves) {
    std::vector<std::string> names;
    for (const Move move : moves) {
        std::string name = testing::uci(position, move);
        name += static_cast<char>('0' + static_cast<int>(move.kind()));
        names.push_back(name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

// A position of a random game from any kind of start, or men thrown on the board.
Position any_position(RandomSource& random) {
    if (random.below(3) == 0) return random_scatter(random, 4 + random.below(24));
    const auto array = static_cast<StartArray>(random.below(3));
    return random_game(random, random_start(random, array), random.below(120)).back();
}

RC_GTEST_PROP(Moves, AreThoseOfTheOracle, (std::uint64_t seed)) {
    RandomSource random(seed);
    const Position position = any_position(random);
    RC_LOG(fen(position, EnPassantMode::always));
    const std::vector<Move> expected = oracle_moves(position.setup(EnPassantMode::always));
    RC_ASSERT(sorted_names(position, position.legal_moves()) == sorted_names(position, expected));
    RC_ASSERT(position.has_legal_move() == !expected.empty());
    RC_ASSERT(perft(position, 1) == expected.size());
}

RC_GTEST_PROP(Moves, LeadWhereTheOracleGoes, (std::uint64_t seed)) {
    RandomSource random(seed);
    const Position position = any_position(random);
    RC_LOG(fen(position, EnPassantMode::always));
    for (const Move move : position.legal_moves()) {
        Position next = position;
        next.play(move);
        const Setup expected = oracle_play(position.setup(EnPassantMode::always), move);
        RC_ASSERT(next.setup(EnPassantMode::always) == expected);
        const auto rebuilt = Position::from_setup(expected);
        RC_ASSERT(rebuilt.has_value());
        // Keys and checkers are kept from move to move: they must be those of a position made anew.
        RC_ASSERT(*rebuilt == next);
        RC_ASSERT(rebuilt->key() == next.key());
        RC_ASSERT(next.in_check() == oracle_is_in_check(expected, next.turn()));
        RC_ASSERT(next.has_legal_en_passant() == oracle_has_en_passant(expected));
    }
}

RC_GTEST_PROP(Moves, AreLegalExactlyIfListed, (std::uint64_t seed)) {
    RandomSource random(seed);
    const Position position = any_position(random);
    RC_LOG(fen(position, EnPassantMode::always));
    const MoveList legal = position.legal_moves();
    const auto agrees = [&](Move move) {
        return position.is_legal(move) == (std::find(legal.begin(), legal.end(), move) != legal.end());
    };
    for (unsigned from = 0; from < 64; ++from) {
        for (unsigned to = 0; to < 64; ++to) {
            const auto a = static_cast<Square>(from);
            const auto b = static_cast<Square>(to);
            RC_ASSERT(agrees(Move::normal(a, b)));
            RC_ASSERT(agrees(Move::en_passant(a, b)));
            RC_ASSERT(agrees(Move::castling(a, b)));
            RC_ASSERT(agrees(Move::promotion(a, b, Role::knight)));
            RC_ASSERT(agrees(Move::promotion(a, b, Role::queen)));
        }
    }
}

RC_GTEST_PROP(Moves, ToOneSquareAreItsCandidates, (std::uint64_t seed)) {
    RandomSource random(seed);
    const Position position = any_position(random);
    RC_LOG(fen(position, EnPassantMode::always));
    const MoveList legal = position.legal_moves();
    for (unsigned i = 0; i < 64 * 6; ++i) {
        const auto role = static_cast<Role>(i % 6);
        const auto to = static_cast<Square>(i / 6);
        std::vector<Move> expected;
        for (const Move move : legal) {
            const bool is_castling = move.kind() == Move::Kind::castling;
            if (!is_castling && move.to() == to && position.board().role_at(move.from()) == role)
                expected.push_back(move);
        }
        RC_ASSERT(sorted_names(position, position.candidates(role, to)) == sorted_names(position, expected));
    }
}

RC_GTEST_PROP(Moves, AreReadBackFromUci, (std::uint64_t seed)) {
    RandomSource random(seed);
    const bool is_standard = random.below(2) == 0;
    const Position start = random_start(random, is_standard ? StartArray::standard : StartArray::double_fischer_random);
    const Position position = random_game(random, start, random.below(60)).back();
    const UciCastling style = is_standard ? UciCastling::standard : UciCastling::chess960;
    RC_LOG(fen(position, EnPassantMode::always));
    for (const Move move : position.legal_moves()) {
        std::string text;
        append_uci(text, position, move, style);
        const auto parsed = parse_uci(text, position, style);
        RC_ASSERT(parsed.has_value());
        RC_ASSERT(*parsed == move);
    }
}

RC_GTEST_PROP(Attacks, AreThoseOfAWalkOverTheBoard, (std::uint64_t seed)) {
    RandomSource random(seed);
    const Bitboard occupied(random.next() & random.next());
    constexpr std::array<std::array<int, 2>, 8> kSteps{
        {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};
    for (unsigned i = 0; i < 64; ++i) {
        const auto square = static_cast<Square>(i);
        Bitboard walked;
        for (const auto& [df, dr] : kSteps) {
            int file = static_cast<int>(i % 8) + df;
            int rank = static_cast<int>(i / 8) + dr;
            while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                const Square to = make_square(static_cast<File>(file), static_cast<Rank>(rank));
                walked.insert(to);
                if (occupied.contains(to)) break;
                file += df;
                rank += dr;
            }
        }
        RC_ASSERT(queen_attacks(square, occupied) == walked);
        RC_ASSERT((rook_attacks(square, occupied) | bishop_attacks(square, occupied)) == walked);
        RC_ASSERT((rook_attacks(square, occupied) & bishop_attacks(square, occupied)).empty());
    }
}

}  // namespace
}  // namespace arbiter
