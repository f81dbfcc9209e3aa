// Legal moves of Position: all of them, those that a SAN can mean, and the test of a single one.
#include <array>

#include "chess/attacks.h"
#include "chess/king_safety.h"
#include "chess/position.h"

namespace arbiter {
namespace {

constexpr std::array kPromotions{Role::queen, Role::rook, Role::bishop, Role::knight};
constexpr Bitboard kAllSquares = Bitboard(~0ULL);

constexpr bool is_last_rank(Square square) noexcept {
    return rank_of(square) == Rank::first || rank_of(square) == Rank::eighth;
}

// The squares on the way from a to b, b included.
Bitboard way(Square a, Square b) noexcept { return between(a, b) | Bitboard(b); }

// Walks over the legal moves of a position and hands each to visit, which answers whether to go on.
template <class Visit>
class Walk {
public:
    Walk(const Position& position, Visit& visit) noexcept
        : position_(position),
          board_(position.board()),
          us_(position.turn()),
          king_(board_.king_of(us_)),
          visit_(visit) {
        const Bitboard checkers = position.checkers();
        // Only a man that the king sees can be pinned; in check every move is tested.
        suspects_ = checkers.any() ? own() : own() & queen_attacks(king_, board_.occupied());
        if (checkers.several()) {
            targets_ = Bitboard();
        } else if (checkers.any()) {
            targets_ = way(king_, checkers.first());
        }
    }

    // False if visit stopped the walk.
    bool all() noexcept {
        if (!king_moves()) return false;
        for (const CastlingSide side : {CastlingSide::king_side, CastlingSide::queen_side}) {
            const std::optional<Move> castling = position_.castling(side);
            if (castling && !visit_(*castling)) return false;
        }
        for (const Role role : {Role::knight, Role::bishop, Role::rook, Role::queen}) {
            for (const Square from : board_.of(us_, role)) {
                if (!moves_of_man(from, attacks(role, from, board_.occupied()) & ~own() & targets_)) return false;
            }
        }
        for (const Square from : board_.of(us_, Role::pawn)) {
            if (!pawn_moves(from)) return false;
        }
        return true;
    }

private:
    Bitboard own() const noexcept { return board_.of(us_); }

    bool king_moves() noexcept {
        for (const Square to : king_attacks(king_) & ~own()) {
            if (detail::attackers_after(board_, us_, king_, to, to, Bitboard()).any()) continue;
            if (!visit_(Move::normal(king_, to))) return false;
        }
        return true;
    }

    bool is_safe(Square from, Square to) const noexcept {
        return !suspects_.contains(from) || detail::attackers_after(board_, us_, from, to, king_, Bitboard()).empty();
    }

    bool moves_of_man(Square from, Bitboard targets) noexcept {
        for (const Square to : targets) {
            if (is_safe(from, to) && !visit_(Move::normal(from, to))) return false;
        }
        return true;
    }

    bool pawn_moves(Square from) noexcept {
        const Bitboard free = ~board_.occupied();
        const int ahead = us_ == Color::white ? 8 : -8;
        const auto step = static_cast<Square>(index(from) + ahead);
        Bitboard targets = pawn_attacks(us_, from) & board_.of(opposite(us_));
        if (free.contains(step)) {
            targets.insert(step);
            if (relative_rank(us_, rank_of(from)) == Rank::second) {
                targets |= free & Bitboard(static_cast<Square>(index(step) + ahead));
            }
        }
        for (const Square to : targets& targets_) {
            if (is_safe(from, to) && !pawn_move(from, to)) return false;
        }
        return en_passant(from);
    }

    bool pawn_move(Square from, Square to) noexcept {
        if (!is_last_rank(to)) return visit_(Move::normal(from, to));
        for (const Role role : kPromotions) {
            if (!visit_(Move::promotion(from, to, role))) return false;
        }
        return true;
    }

    bool en_passant(Square from) noexcept {
        const std::optional<Square> to = position_.ep_square();
        if (!to || !pawn_attacks(us_, from).contains(*to)) return true;
        return position_.origins(Role::pawn, *to, from).empty() || visit_(Move::en_passant(from, *to));
    }

    const Position& position_;
    const Board& board_;
    Color us_;
    Square king_;
    Visit& visit_;
    Bitboard suspects_;
    Bitboard targets_ = kAllSquares;
};

}  // namespace

MoveList Position::legal_moves() const noexcept {
    MoveList moves;
    const auto add = [&moves](Move move) {
        moves.push_back(move);
        return true;
    };
    Walk(*this, add).all();
    return moves;
}

bool Position::has_legal_move() const noexcept {
    const auto stop = [](Move) { return false; };
    return !Walk(*this, stop).all();
}

// A pawn reaches the en passant square by a capture alone: the square that it would step from holds the pawn to be taken.
Bitboard Position::origins(Role role, Square to, Bitboard among) const noexcept {
    const Bitboard own = board_.of(turn_);
    const Bitboard occupied = board_.occupied();
    if (own.contains(to)) return Bitboard();
    // Arithmetic instead of branches: what moves next has no pattern that a processor could learn.
    const bool is_pawn = role == Role::pawn;
    const bool is_en_passant = is_pawn & (index(to) == ep_square_);
    const bool is_step = is_pawn & !occupied.contains(to) & !is_en_passant;
    const detail::Reach reach = detail::reach_of(role) + detail::kPawnSteps * static_cast<unsigned>(is_step);
    const Bitboard victim = masked(Bitboard(ep_victim(to)), is_en_passant);
    const bool is_king = role == Role::king;
    const Square king = (masked(own & board_.of(Role::king), !is_king) | masked(Bitboard(to), is_king)).first();
    Bitboard found;
    for (const Square from : own& board_.of(role) & among & detail::kAttacks.origins[turn_][reach][index(to)]) {
        if ((between(from, to) & occupied).any()) continue;
        if (detail::attackers_after(board_, turn_, from, to, king, victim).empty()) found.insert(from);
    }
    return found;
}

Move Position::move_of(Role role, Square from, Square to) const noexcept {
    return role == Role::pawn && index(to) == ep_square_ ? Move::en_passant(from, to) : Move::normal(from, to);
}

MoveList Position::candidates(Role role, Square to) const noexcept {
    MoveList moves;
    const bool promotes = role == Role::pawn && is_last_rank(to);
    for (const Square from : origins(role, to, kAllSquares)) {
        if (!promotes) {
            moves.push_back(move_of(role, from, to));
            continue;
        }
        for (const Role promotion : kPromotions) moves.push_back(Move::promotion(from, to, promotion));
    }
    return moves;
}

// FIDE Laws 2023, 3.8.2, and Guidelines II.3.2.7.4: the right is there; but for the two men every square from the
// king's start to its target and from the rook's start to its target is free; no square of the king's way, start and
// target included, is attacked. The attacks are looked for without king and rook on the board: the king's target may be
// open to a rook behind the one that castles, once that has left.
std::optional<Move> Position::castling_with(Square rook) const noexcept {
    const Square king = board_.king_of(turn_);
    const Move move = Move::castling(king, rook);
    const CastlingSide side = castling_side(move);
    const Square king_to = make_square(castling_king_file(side), rank_of(king));
    const Square rook_to = make_square(castling_rook_file(side), rank_of(king));
    const Bitboard others = board_.occupied() & ~(Bitboard(king) | Bitboard(rook));
    if (((way(king, king_to) | way(rook, rook_to)) & others).any()) return std::nullopt;
    for (const Square square : way(king, king_to) | Bitboard(king)) {
        if (attackers(board_, square, opposite(turn_), others).any()) return std::nullopt;
    }
    return move;
}

std::optional<Move> Position::castling(CastlingSide side) const noexcept {
    const std::optional<Square> rook = castling_rook(turn_, side);
    return rook ? castling_with(*rook) : std::nullopt;
}

bool Position::is_legal(Move move) const noexcept {
    if (move.kind() == Move::Kind::castling) {
        return castling(CastlingSide::king_side) == move || castling(CastlingSide::queen_side) == move;
    }
    const std::optional<Piece> man = board_.at(move.from());
    if (!man || man->color != turn_) return false;
    const bool promotes = man->role == Role::pawn && is_last_rank(move.to());
    if (promotes != (move.kind() == Move::Kind::promotion)) return false;
    if (!promotes && move != move_of(man->role, move.from(), move.to())) return false;
    return origins(man->role, move.to(), move.from()).any();
}

}  // namespace arbiter
