#include "support/slow_laws.h"

#include <array>

#include "chess/san.h"

namespace arbiter::testing {
namespace {

bool has_legal_move(const Position& position) { return !position.legal_moves().empty(); }

bool is_pawn_move_or_capture(const Position& position, Move move) {
    const auto mover = position.board().at(move.from());
    if (mover && mover->role == Role::pawn) return true;
    // Castling goes to the square of the own rook.
    const auto target = position.board().at(move.to());
    return target && target->color != position.turn();
}

struct Count {
    unsigned pawns = 0;
    unsigned knights = 0;
    unsigned light_bishops = 0;
    unsigned dark_bishops = 0;
    unsigned rooks = 0;
    unsigned queens = 0;
};

Count count_men(const Position& position, Color side) {
    Count count;
    for (unsigned square = 0; square < 64; ++square) {
        const auto man = position.board().at(static_cast<Square>(square));
        if (!man || man->color != side) continue;
        const bool light = (square % 8 + square / 8) % 2 == 1;
        switch (man->role) {
            case Role::pawn: ++count.pawns; break;
            case Role::knight: ++count.knights; break;
            case Role::bishop: ++(light ? count.light_bishops : count.dark_bishops); break;
            case Role::rook: ++count.rooks; break;
            case Role::queen: ++count.queens; break;
            case Role::king: break;
        }
    }
    return count;
}

}  // namespace

bool slow_same(const Position& a, const Position& b) {
    // Most differ in this already.
    if (a.board().occupied() != b.board().occupied() || a.turn() != b.turn()) return false;
    Setup left = a.setup(EnPassantMode::legal);
    Setup right = b.setup(EnPassantMode::legal);
    left.halfmoves = right.halfmoves = 0;
    left.fullmove = right.fullmove = 1;
    for (unsigned square = 0; square < 64; ++square) {
        if (left.board.at(static_cast<Square>(square)) != right.board.at(static_cast<Square>(square))) return false;
    }
    return left.turn == right.turn && left.castling_rooks == right.castling_rooks && left.ep_square == right.ep_square;
}

std::uint32_t slow_occurrences_of(const Position& position, const SlowGame& game, std::size_t ply) {
    std::uint32_t count = 0;
    for (std::size_t earlier = 0; earlier <= ply; ++earlier) {
        if (slow_same(game[earlier], position)) ++count;
    }
    return count;
}

std::uint32_t slow_occurrences(const SlowGame& game, std::size_t ply) {
    return slow_occurrences_of(game[ply], game, ply);
}

bool slow_in_a_row(const SlowGame& game, std::size_t ply, std::uint32_t times) {
    for (std::size_t back = 4; back <= std::size_t{4} * (times - 1); back += 4) {
        if (back > ply || !slow_same(game[ply - back], game[ply])) return false;
    }
    return true;
}

bool slow_cannot_win(const Position& position, Color side) {
    const Count own = count_men(position, side);
    const Count other = count_men(position, opposite(side));
    if (own.pawns + own.rooks + own.queens > 0) return false;
    const unsigned bishops = own.light_bishops + own.dark_bishops;
    if (own.knights + bishops == 0) return true;
    if (own.knights == 1 && bishops == 0) {
        return other.pawns + other.knights + other.light_bishops + other.dark_bishops + other.rooks == 0;
    }
    if (own.knights > 0) return false;
    const bool one_colour = own.light_bishops + other.light_bishops == 0 || own.dark_bishops + other.dark_bishops == 0;
    return one_colour && other.pawns + other.knights == 0;
}

SlowClaims slow_claims(const SlowGame& game, std::size_t ply, const RuleSet& rules) {
    SlowClaims claims;
    const Position& position = game[ply];
    if (!has_legal_move(position)) return claims;
    const std::uint32_t times = rules.claimable_repetitions;
    claims.threefold_board = slow_occurrences(game, ply) >= times;
    claims.fifty_board = position.halfmoves() >= rules.claimable_halfmoves;
    if (!rules.claims_by_intended_move) return claims;
    for (const Move move : position.legal_moves()) {
        Position after = position;
        after.play(move);
        const bool repeats = slow_occurrences_of(after, game, ply) + 1 >= times;
        const bool quiet =
            !is_pawn_move_or_capture(position, move) && position.halfmoves() + 1 >= rules.claimable_halfmoves;
        if (!repeats && !quiet) continue;
        std::string san;
        append_san(san, position, move);
        if (repeats) claims.threefold_moves.push_back(san);
        if (quiet) claims.fifty_moves.push_back(san);
    }
    return claims;
}

std::optional<Verdict> slow_verdict(const SlowGame& game, const RuleSet& rules) {
    for (std::size_t at = 0; at < game.size(); ++at) {
        const Position& position = game[at];
        const auto ply = static_cast<std::uint32_t>(at);
        if (!has_legal_move(position)) {
            if (!position.in_check()) return Verdict{Outcome::draw, Reason::stalemate, ply, true};
            return Verdict{win_of(opposite(position.turn())), Reason::checkmate, ply, true};
        }
        if (slow_cannot_win(position, Color::white) && slow_cannot_win(position, Color::black)) {
            return Verdict{Outcome::draw, Reason::insufficient_material, ply, true};
        }
        if (rules.automatic_halfmoves != 0 && position.halfmoves() >= rules.automatic_halfmoves) {
            return Verdict{Outcome::draw, Reason::seventyfive_move_rule, ply, true};
        }
        const std::uint32_t times = rules.automatic_repetitions;
        if (times == 0 || slow_occurrences(game, at) < times) continue;
        if (rules.repetitions_in_a_row && !slow_in_a_row(game, at, times)) continue;
        return Verdict{Outcome::draw, Reason::fivefold_repetition, ply, true};
    }
    return std::nullopt;
}

}  // namespace arbiter::testing
