#include "chess/position.h"

#include <cassert>
#include <limits>

#include "chess/attacks.h"
#include "chess/king_safety.h"
#include "chess/plain_san.h"
#include "chess/zobrist_table.h"

namespace arbiter {
namespace {

constexpr std::uint32_t kMaxCounter = std::numeric_limits<std::uint32_t>::max();

// Counters come from outside and stop at their largest value instead of turning to 0.
constexpr std::uint32_t next(std::uint32_t counter, unsigned step = 1) noexcept {
    return counter + (step & static_cast<unsigned>(counter != kMaxCounter));
}

// The square that a double step to square has passed.
constexpr Square passed(Square square) noexcept { return static_cast<Square>(index(square) ^ 8U); }

std::uint64_t placement_key(const Board& board) noexcept {
    std::uint64_t key = 0;
    for (const Square square : board.occupied()) key ^= detail::kZobrist.of(*board.at(square), square);
    return key;
}

}  // namespace

Position::Position() noexcept : Position(start_position()) {}

const Position& Position::start_position() noexcept {
    static const Position kStart = *from_setup(Setup::standard());
    return kStart;
}

Expected<Position, Flags<SetupFault>> Position::from_setup(const Setup& setup) noexcept {
    const Flags<SetupFault> faults = arbiter::faults(setup);
    if (!faults.empty()) return Unexpected(faults);
    Position position(Unchecked{});
    position.board_ = setup.board;
    position.castling_rooks_ = setup.castling_rooks;
    position.halfmoves_ = setup.halfmoves;
    position.fullmove_ = setup.fullmove;
    position.turn_ = setup.turn;
    position.ep_square_ = setup.ep_square ? index(*setup.ep_square) : kNoSquare;
    position.checkers_ =
        attackers(setup.board, setup.board.king_of(setup.turn), opposite(setup.turn), setup.board.occupied());
    position.key_ = placement_key(setup.board);
    for (const Square rook : setup.castling_rooks) position.key_ ^= detail::kZobrist.castling_rook[index(rook)];
    return position;
}

std::optional<Square> Position::castling_rook(Color color, CastlingSide side) const noexcept {
    const Square king = board_.king_of(color);
    for (const Square rook : castling_rooks_& board_.of(color)) {
        if ((rook > king) == (side == CastlingSide::king_side)) return rook;
    }
    return std::nullopt;
}

bool Position::is_attacked(Square square, Color by) const noexcept {
    return attackers(board_, square, by, board_.occupied()).any();
}

bool Position::has_legal_en_passant() const noexcept {
    return ep_square_ != kNoSquare && origins(Role::pawn, static_cast<Square>(ep_square_), Bitboard(~0ULL)).any();
}

// What differs from move to move without a pattern is arithmetic here, not branches, which would be mispredicted.
void Position::play(Move move) noexcept {
    assert(is_legal(move));
    if (move.kind() != Move::Kind::normal) return play_special(move);
    const Square from = move.from();
    const Square to = move.to();
    const Role role = board_.occupied_role(from);
    const Bitboard moved = Bitboard(from) | Bitboard(to);
    const Bitboard lost = castling_rooks_ & (moved | masked(board_.of(turn_), role == Role::king));
    if (lost.any()) lose_castling_rights(lost);
    const unsigned is_pawn = board_.of(Role::pawn).contains(from) ? 1 : 0;
    const unsigned is_capture = board_.occupied().contains(to) ? 1 : 0;
    halfmoves_ = next(halfmoves_) & ((is_pawn | is_capture) - 1U);
    const unsigned is_double_step = is_pawn & static_cast<unsigned>((index(from) ^ index(to)) == 16);
    ep_square_ = static_cast<std::uint8_t>(kNoSquare + is_double_step * (index(passed(to)) - unsigned{kNoSquare}));
    move_man({turn_, role}, from, to);
    end_turn();
}

void Position::play_null() noexcept {
    assert(!in_check());
    ep_square_ = kNoSquare;
    halfmoves_ = next(halfmoves_);
    end_turn();
}

void Position::end_turn() noexcept {
    fullmove_ = next(fullmove_, static_cast<unsigned>(turn_));
    checkers_ = attackers(board_, board_.king_of(opposite(turn_)), turn_, board_.occupied());
    turn_ = opposite(turn_);
}

// Where nobody is captured, the set of captured men is empty and the victim's number does not count.
inline void Position::move_man(Piece mover, Square from, Square to) noexcept {
    const Color enemy = opposite(turn_);
    const Bitboard captured = board_.of(enemy) & Bitboard(to);
    const Piece victim{enemy, board_.occupied_role(to)};
    board_.toggle(victim, captured);
    board_.toggle(mover, Bitboard(from) | Bitboard(to));
    const std::uint64_t if_captured = 0 - (captured.bits() >> index(to));
    key_ ^= detail::kZobrist.of(mover, from) ^ detail::kZobrist.of(mover, to);
    key_ ^= detail::kZobrist.of(victim, to) & if_captured;
}

bool Position::play_plain(std::string_view text) noexcept {
    const detail::PlainSan san = detail::read_plain_san(text);
    if (!san.valid) return false;
    const Color us = turn_;
    const Color them = opposite(us);
    const Square to = san.to;
    const Bitboard own = board_.of(us);
    const bool is_pawn = san.role == Role::pawn;
    // The mark of a capture must be right; where en passant is meant it is not, since nobody stands on the target.
    const bool is_capture = board_.of(them).contains(to);
    const bool promotes = is_pawn & (rank_of(to) == relative_rank(us, Rank::eighth));
    if (own.contains(to) | (is_capture != san.capture) | promotes) return false;

    const bool is_step = is_pawn & !is_capture;
    const detail::Reach reach = detail::reach_of(san.role) + detail::kPawnSteps * static_cast<unsigned>(is_step);
    const Bitboard origins = own & board_.of(san.role) & san.among & detail::kAttacks.origins[us][reach][index(to)];
    if (origins.empty() || origins.several()) return false;
    const Square from = origins.first();
    const Bitboard rights = castling_rooks_ & (origins | Bitboard(to) | masked(own, san.role == Role::king));
    const Bitboard occupied = board_.occupied();
    if (((between(from, to) & occupied) | rights).any()) return false;

    const Bitboard occupied_after = (occupied & ~origins) | Bitboard(to);
    if ((san.role == Role::king) | checkers_.any()) {
        const Square king = san.role == Role::king ? to : board_.king_of(us);
        if (detail::attackers_after(board_, us, from, to, king, Bitboard()).any()) return false;
    } else if (slider_attackers(board_, board_.king_of(us), board_.of(them) & ~Bitboard(to), occupied_after).any()) {
        return false;
    }
    const Square their_king = board_.king_of(them);
    if (slider_attackers(board_, their_king, own & ~origins, occupied_after).any()) return false;
    const Bitboard checking = detail::kAttacks.origins[us][detail::reach_of(san.role)][index(their_king)];
    if (checking.contains(to) && (between(to, their_king) & occupied_after).empty()) return false;

    halfmoves_ = next(halfmoves_) & (static_cast<unsigned>(is_pawn | is_capture) - 1U);
    const unsigned is_double_step = is_pawn & static_cast<unsigned>((index(from) ^ index(to)) == 16);
    ep_square_ = static_cast<std::uint8_t>(kNoSquare + is_double_step * (index(passed(to)) - unsigned{kNoSquare}));
    move_man({us, san.role}, from, to);
    fullmove_ = next(fullmove_, static_cast<unsigned>(us));
    checkers_ = Bitboard();
    turn_ = them;
    return true;
}

void Position::lose_castling_rights(Bitboard rooks) noexcept {
    castling_rooks_ &= ~rooks;
    for (const Square rook : rooks) key_ ^= detail::kZobrist.castling_rook[index(rook)];
}

void Position::play_special(Move move) noexcept {
    if (move.kind() == Move::Kind::castling) {
        play_castling(move);
        halfmoves_ = next(halfmoves_);
    } else {
        if (move.kind() == Move::Kind::en_passant) {
            const Square taken = ep_victim(move.to());
            const Piece pawn{opposite(turn_), Role::pawn};
            board_.toggle(pawn, taken);
            key_ ^= detail::kZobrist.of(pawn, taken);
        }
        lose_castling_rights(castling_rooks_ & Bitboard(move.to()));
        move_man({turn_, Role::pawn}, move.from(), move.to());
        if (const std::optional<Role> promotion = move.promotion()) {
            const Piece pawn{turn_, Role::pawn};
            const Piece man{turn_, *promotion};
            board_.toggle(pawn, move.to());
            board_.toggle(man, move.to());
            key_ ^= detail::kZobrist.of(pawn, move.to()) ^ detail::kZobrist.of(man, move.to());
        }
        halfmoves_ = 0;
    }
    ep_square_ = kNoSquare;
    end_turn();
}

void Position::play_castling(Move move) noexcept {
    const CastlingSide side = castling_side(move);
    const Rank rank = rank_of(move.from());
    const Piece king{turn_, Role::king};
    const Piece rook{turn_, Role::rook};
    const Square king_to = make_square(castling_king_file(side), rank);
    const Square rook_to = make_square(castling_rook_file(side), rank);
    // Each of the two may land where the other stood, or stay: first both leave.
    board_.toggle(king, move.from());
    board_.toggle(rook, move.to());
    board_.toggle(king, king_to);
    board_.toggle(rook, rook_to);
    key_ ^= detail::kZobrist.of(king, move.from()) ^ detail::kZobrist.of(rook, move.to()) ^
            detail::kZobrist.of(king, king_to) ^ detail::kZobrist.of(rook, rook_to);
    lose_castling_rights(castling_rooks_ & bitboard_of(rank));
}

Key Position::key() const noexcept {
    std::uint64_t key = key_;
    if (turn_ == Color::black) key ^= detail::kZobrist.black_to_move;
    if (has_legal_en_passant()) key ^= detail::kZobrist.en_passant[ep_square_ & 7U];
    return Key{key};
}

bool Position::is_same_as(const Position& other) const noexcept {
    if (board_ != other.board_ || turn_ != other.turn_ || castling_rooks_ != other.castling_rooks_) return false;
    const bool ep = has_legal_en_passant();
    return ep == other.has_legal_en_passant() && (!ep || ep_square_ == other.ep_square_);
}

Setup Position::setup(EnPassantMode mode) const noexcept {
    Setup setup;
    setup.board = board_;
    setup.turn = turn_;
    setup.castling_rooks = castling_rooks_;
    setup.halfmoves = halfmoves_;
    setup.fullmove = fullmove_;
    const std::optional<Square> square = ep_square();
    if (!square) return setup;
    bool keep = true;
    switch (mode) {
        case EnPassantMode::always: break;
        case EnPassantMode::pseudo_legal:
            keep = (pawn_attacks(opposite(turn_), *square) & board_.of(turn_, Role::pawn)).any();
            break;
        case EnPassantMode::legal: keep = has_legal_en_passant(); break;
    }
    if (keep) setup.ep_square = square;
    return setup;
}

}  // namespace arbiter
