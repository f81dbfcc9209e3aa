// San and position -> move.
#include "chess/san.h"

namespace arbiter {
namespace {

constexpr bool is_last_rank(Square square) noexcept {
    return rank_of(square) == Rank::first || rank_of(square) == Rank::eighth;
}

// Whether the promotion that san names, if any, is one that a pawn on its last rank may choose.
bool can_promote_so(const San& san) noexcept {
    if (!san.promotion) return true;
    return san.role == Role::pawn && is_last_rank(san.to) && *san.promotion != Role::pawn &&
           *san.promotion != Role::king;
}

Expected<Move, SanFault> pawn_move(const Position& position, const San& san, Square from) noexcept {
    if (san.promotion) return Move::promotion(from, san.to, *san.promotion);
    if (is_last_rank(san.to)) return Unexpected(SanFault::missing_promotion);
    return position.ep_square() == san.to ? Move::en_passant(from, san.to) : Move::normal(from, san.to);
}

Expected<Move, SanFault> castling_move(const Position& position, CastlingSide side) noexcept {
    const std::optional<Move> move = position.castling(side);
    if (!move) return Unexpected(SanFault::illegal);
    return *move;
}

// The castling that a move of the king by UCI means: onto the own rook, or from the e-file by two files.
Expected<Move, SanFault> uci_castling(const Position& position, Square from, Square to) noexcept {
    for (const CastlingSide side : {CastlingSide::king_side, CastlingSide::queen_side}) {
        const std::optional<Move> move = position.castling(side);
        if (!move || move->from() != from) continue;
        const Square target = make_square(castling_king_file(side), rank_of(from));
        if (to == move->to() || (to == target && file_of(from) == File::e)) return *move;
    }
    return Unexpected(SanFault::illegal);
}

Expected<Move, SanFault> uci_move(const Position& position, const San& uci) noexcept {
    if (!uci.from_file || !uci.from_rank) return Unexpected(SanFault::illegal);
    const Square from = make_square(*uci.from_file, *uci.from_rank);
    const std::optional<Piece> man = position.board().at(from);
    if (!man || man->color != position.turn()) return Unexpected(SanFault::illegal);
    San san = uci;
    san.role = man->role;
    if (!can_promote_so(san)) return Unexpected(SanFault::illegal);
    if (position.origins(san.role, san.to, from).any()) {
        return san.role == Role::pawn ? pawn_move(position, san, from) : Move::normal(from, san.to);
    }
    if (san.role == Role::king) return uci_castling(position, from, san.to);
    return Unexpected(SanFault::illegal);
}

// "g1-f3", "d6xe5": both squares are named and no man is, so whatever stands on the first is meant, if not a pawn.
bool may_mean_any_man(const San& san) noexcept {
    return san.role == Role::pawn && san.from_file && san.from_rank && !san.oddities.contains(SanOddity::pawn_letter);
}

Expected<Move, SanFault> rare_move(const Position& position, const San& san) noexcept {
    switch (san.kind) {
        case San::Kind::piece: return uci_move(position, san);
        case San::Kind::king_side: return castling_move(position, CastlingSide::king_side);
        case San::Kind::queen_side: return castling_move(position, CastlingSide::queen_side);
        case San::Kind::null: return Unexpected(SanFault::null_move);
        case San::Kind::drop: return Unexpected(SanFault::drop);
    }
    return Unexpected(SanFault::illegal);
}

}  // namespace

Expected<Move, SanFault> resolve(const Position& position, const San& san) noexcept {
    if (san.kind != San::Kind::piece || san.oddities.contains(SanOddity::uci)) return rare_move(position, san);
    Bitboard among(~0ULL);
    if (san.from_file) among &= bitboard_of(*san.from_file);
    if (san.from_rank) among &= bitboard_of(*san.from_rank);
    const Bitboard origins = position.origins(san.role, san.to, among);
    if (origins.empty() || !can_promote_so(san)) {
        return may_mean_any_man(san) ? uci_move(position, san) : Unexpected(SanFault::illegal);
    }
    if (origins.several()) return Unexpected(SanFault::ambiguous);
    // One test for all that is rare, so that pawn or piece, which nothing predicts, is no branch.
    const bool is_special_target = is_last_rank(san.to) | (position.ep_square() == san.to);
    if (!((san.role == Role::pawn) & is_special_target)) return Move::normal(origins.first(), san.to);
    return pawn_move(position, san, origins.first());
}

}  // namespace arbiter
