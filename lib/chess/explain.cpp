#include "chess/explain.h"

#include <string_view>

#include "chess/attacks.h"

namespace arbiter {
namespace {

// What a SAN says of the man that moves: its kind, and the men that it may mean.
struct Subject {
    std::optional<Role> role;  // absent if no man is named and the origin is empty
    Bitboard named;            // the squares of the named file and rank
};

// "g1f3", "g1-f3": the squares are named and no man is, so whatever stands on the first is meant.
bool names_no_man(const San& san) noexcept {
    const bool is_open = san.role == Role::pawn && !san.oddities.contains(SanOddity::pawn_letter);
    return san.from_file && san.from_rank && (is_open || san.oddities.contains(SanOddity::uci));
}

Subject subject_of(const Position& position, const San& san) noexcept {
    Subject subject{san.role, Bitboard(~0ULL)};
    if (san.from_file) subject.named &= bitboard_of(*san.from_file);
    if (san.from_rank) subject.named &= bitboard_of(*san.from_rank);
    if (!names_no_man(san)) return subject;
    const std::optional<Piece> man = position.board().at(subject.named.first());
    subject.role = man && man->color == position.turn() ? std::optional(man->role) : std::nullopt;
    return subject;
}

IllegalReason explain_castling(const Position& position, CastlingSide side) noexcept {
    const std::optional<Square> rook = position.castling_rook(position.turn(), side);
    if (!rook) return IllegalReason::castling_right_missing;
    const Square king = position.board().king_of(position.turn());
    const Square king_to = make_square(castling_king_file(side), rank_of(king));
    const Square rook_to = make_square(castling_rook_file(side), rank_of(king));
    const Bitboard way = between(king, king_to) | between(*rook, rook_to) | Bitboard(king_to) | Bitboard(rook_to);
    const Bitboard others = position.board().occupied() & ~(Bitboard(king) | Bitboard(*rook));
    if (position.in_check()) return IllegalReason::castling_out_of_check;
    return (way & others).any() ? IllegalReason::castling_way_blocked : IllegalReason::castling_through_check;
}

// A pawn move named as a capture: by its mark or by a file that is not the target's.
bool names_capture(const San& san) noexcept {
    return san.capture || (san.from_file && *san.from_file != file_of(san.to));
}

bool takes_nothing(const Position& position, const San& san, Bitboard pawns) noexcept {
    const Bitboard takers = pawns & pawn_attacks(opposite(position.turn()), san.to);
    const bool is_takeable = position.board().occupied().contains(san.to) || position.ep_square() == san.to;
    return names_capture(san) && takers.any() && !is_takeable;
}

// The men that get to the target if their own king's safety did not matter.
Bitboard arriving(const Position& position, Role role, Square to, Bitboard men) noexcept {
    const Board& board = position.board();
    Bitboard reach = unblocked_attacks(role, to);
    if (role == Role::pawn) {
        const bool takes = board.occupied().contains(to) || position.ep_square() == to;
        reach = takes ? pawn_attacks(opposite(position.turn()), to) : pawn_push_origins(position.turn(), to);
    }
    Bitboard found;
    for (const Square from : men& reach) {
        if ((between(from, to) & board.occupied()).empty()) found.insert(from);
    }
    return found;
}

IllegalReason explain_piece(const Position& position, const San& san) noexcept {
    const Subject subject = subject_of(position, san);
    if (!subject.role) return IllegalReason::no_such_man;
    const Role role = *subject.role;
    const Bitboard men = position.board().of(position.turn(), role);
    if (men.empty()) return IllegalReason::no_such_man;
    if (position.board().of(position.turn()).contains(san.to)) return IllegalReason::own_man_on_target;
    if (position.origins(role, san.to, subject.named).any()) return IllegalReason::bad_promotion;
    const Bitboard named = men & subject.named;
    if (role == Role::pawn && takes_nothing(position, san, named)) return IllegalReason::nothing_to_take;
    if (named.empty() || position.origins(role, san.to, men).any()) return IllegalReason::wrong_origin;
    if (arriving(position, role, san.to, named).any()) {
        const bool stays = role != Role::king && position.in_check();
        return stays ? IllegalReason::king_stays_in_check : IllegalReason::king_comes_into_check;
    }
    const bool is_pawn = role == Role::pawn;
    const Bitboard reach = is_pawn ? pawn_push_origins(position.turn(), san.to) : unblocked_attacks(role, san.to);
    const bool is_blocked = (named & reach).any() && !(is_pawn && names_capture(san));
    return is_blocked ? IllegalReason::way_blocked : IllegalReason::unreachable;
}

std::string_view name(Color color) noexcept { return color == Color::white ? "white" : "black"; }
std::string_view capital_name(Color color) noexcept { return color == Color::white ? "White" : "Black"; }

std::string_view name(Role role) noexcept {
    switch (role) {
        case Role::pawn: return "pawn";
        case Role::knight: return "knight";
        case Role::bishop: return "bishop";
        case Role::rook: return "rook";
        case Role::queen: return "queen";
        case Role::king: return "king";
    }
    return "man";
}

// Puts a sentence fragment together.
class Sentence {
public:
    Sentence(std::string& out, const Position& position, const San& san) noexcept
        : out_(out), position_(position), san_(san), subject_(subject_of(position, san)) {}

    Sentence& operator<<(std::string_view text) {
        out_ += text;
        return *this;
    }
    Sentence& operator<<(Square square) {
        out_ += to_char(file_of(square));
        out_ += to_char(rank_of(square));
        return *this;
    }

    // "black queen", with its place if the SAN names one: "black queen on the d-file".
    Sentence& man() {
        *this << name(position_.turn()) << " " << (subject_.role ? name(*subject_.role) : "man");
        return *this;
    }
    Sentence& place() {
        if (san_.from_file && san_.from_rank) return *this << " on " << make_square(*san_.from_file, *san_.from_rank);
        if (san_.from_file) {
            *this << " on the ";
            out_ += to_char(*san_.from_file);
            return *this << "-file";
        }
        if (san_.from_rank) {
            *this << " on rank ";
            out_ += to_char(*san_.from_rank);
        }
        return *this;
    }

private:
    std::string& out_;
    const Position& position_;
    const San& san_;
    Subject subject_;
};

}  // namespace

IllegalReason explain_illegal(const Position& position, const San& san) noexcept {
    if (!position.has_legal_move()) {
        return position.in_check() ? IllegalReason::checkmated : IllegalReason::stalemated;
    }
    switch (san.kind) {
        case San::Kind::king_side: return explain_castling(position, CastlingSide::king_side);
        case San::Kind::queen_side: return explain_castling(position, CastlingSide::queen_side);
        case San::Kind::piece:
        case San::Kind::null:
        case San::Kind::drop: return explain_piece(position, san);
    }
    return IllegalReason::unreachable;
}

void append_explanation(std::string& out, const Position& position, const San& san) {
    Sentence sentence(out, position, san);
    const std::string_view player = capital_name(position.turn());
    const std::string_view color = name(position.turn());
    switch (explain_illegal(position, san)) {
        case IllegalReason::checkmated: sentence << player << " is checkmated"; return;
        case IllegalReason::stalemated: sentence << player << " is stalemated"; return;
        case IllegalReason::no_such_man:
            sentence << "there is no ";
            sentence.man();
            if (names_no_man(san)) sentence.place();
            return;
        case IllegalReason::wrong_origin:
            sentence << "no ";
            sentence.man().place() << " can reach " << san.to;
            return;
        case IllegalReason::unreachable:
            if (san.role == Role::king) {
                sentence << "the " << color << " king cannot reach " << san.to;
                return;
            }
            sentence << "no ";
            sentence.man() << " can reach " << san.to;
            return;
        case IllegalReason::way_blocked:
            sentence << "the way of the ";
            sentence.man() << " to " << san.to << " is blocked";
            return;
        case IllegalReason::own_man_on_target: sentence << "a " << color << " man stands on " << san.to; return;
        case IllegalReason::nothing_to_take:
            sentence << "there is nothing on " << san.to << " for a pawn to take";
            return;
        case IllegalReason::king_stays_in_check: sentence << "the " << color << " king stays in check"; return;
        case IllegalReason::king_comes_into_check: sentence << "the " << color << " king would be in check"; return;
        case IllegalReason::castling_right_missing:
            sentence << player << " has no right to castle on that side";
            return;
        case IllegalReason::castling_way_blocked: sentence << "the way of king and rook is not free"; return;
        case IllegalReason::castling_out_of_check: sentence << "the " << color << " king is in check"; return;
        case IllegalReason::castling_through_check:
            sentence << "the " << color << " king would pass or reach an attacked square";
            return;
        case IllegalReason::bad_promotion: sentence << "that is no promotion"; return;
    }
}

}  // namespace arbiter
