// A move in 16 bits, and a list of moves that no position overruns.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "chess/types.h"

namespace arbiter {

// A move means something only with the position it was made for. Castling goes from the king's square to the
// *rook's* square, in every variant, so that Chess960 needs no second form.
//
//   bits  0-5  target   6-11  origin   12-13  promotion role less knight   14-15  kind
class Move {
public:
    enum class Kind : std::uint8_t { normal, promotion, en_passant, castling };

    // A move that no position has (a1 to a1); for arrays to start from.
    constexpr Move() noexcept = default;

    static constexpr Move normal(Square from, Square to) noexcept { return Move(from, to, 0, Kind::normal); }
    static constexpr Move en_passant(Square from, Square to) noexcept { return Move(from, to, 0, Kind::en_passant); }
    static constexpr Move castling(Square king, Square rook) noexcept { return Move(king, rook, 0, Kind::castling); }
    // Requires: role is knight, bishop, rook or queen.
    static constexpr Move promotion(Square from, Square to, Role role) noexcept {
        return Move(from, to, static_cast<unsigned>(role) - static_cast<unsigned>(Role::knight), Kind::promotion);
    }

    constexpr Square to() const noexcept { return static_cast<Square>(bits_ & 63U); }
    constexpr Square from() const noexcept { return static_cast<Square>(bits_ >> 6U & 63U); }
    constexpr Kind kind() const noexcept { return static_cast<Kind>(bits_ >> 14U); }
    constexpr std::optional<Role> promotion() const noexcept {
        if (kind() != Kind::promotion) return std::nullopt;
        return static_cast<Role>((bits_ >> 12U & 3U) + static_cast<unsigned>(Role::knight));
    }

    friend constexpr bool operator==(Move, Move) noexcept = default;

private:
    constexpr Move(Square from, Square to, unsigned promotion, Kind kind) noexcept
        : bits_(static_cast<std::uint16_t>(index(to) | static_cast<unsigned>(index(from)) << 6U | promotion << 12U |
                                           static_cast<unsigned>(kind) << 14U)) {}

    std::uint16_t bits_ = 0;
};

// The wing of a castling move: the rook stands on that side of the king. Requires: the kind is castling.
constexpr CastlingSide castling_side(Move castling) noexcept {
    return castling.to() > castling.from() ? CastlingSide::king_side : CastlingSide::queen_side;
}
// Where castling on that wing takes king and rook, in Chess960 too (FIDE Guidelines II.3.2.7).
constexpr File castling_king_file(CastlingSide side) noexcept {
    return side == CastlingSide::king_side ? File::g : File::c;
}
constexpr File castling_rook_file(CastlingSide side) noexcept {
    return side == CastlingSide::king_side ? File::f : File::d;
}

// A list of moves with its storage inside, which no Position overruns. Legal chess has up to 218 moves, but a setup that
// no game can reach becomes a Position too (270 moves are published). Proof of the bound: a square is reached by at most
// one man along each of its 8 lines and by at most 8 knights, so 16 moves have it as target, 64 * 16 in all; a pawn that
// promotes counts four times instead of once, at most 3 pawns reach each of 8 squares: 72 more; and 2 castling moves.
class MoveList {
public:
    static constexpr std::size_t kCapacity = 64 * 16 + 72 + 2;

    // Leaves the storage uninitialised: only the first size() moves are ever read. "= default" would be deleted, since the
    // union's member has a default value.
    MoveList() noexcept {}  // NOLINT(modernize-use-equals-default)

    void push_back(Move move) noexcept {
        assert(size_ < kCapacity);
        moves_[size_++] = move;
    }
    std::size_t size() const noexcept { return size_; }
    bool empty() const noexcept { return size_ == 0; }
    Move operator[](std::size_t i) const noexcept { return moves_[i]; }
    const Move* begin() const noexcept { return static_cast<const Move*>(moves_); }
    const Move* end() const noexcept { return begin() + size_; }

private:
    std::size_t size_ = 0;
    union {
        Move moves_[kCapacity];
    };
};

}  // namespace arbiter
