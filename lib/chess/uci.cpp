#include "chess/uci.h"

#include <optional>

namespace arbiter {
namespace {

std::optional<Square> read_square(std::string_view text) noexcept {
    const char file = text[0];
    const char rank = text[1];
    if (file < 'a' || file > 'h' || rank < '1' || rank > '8') return std::nullopt;
    return make_square(static_cast<File>(file - 'a'), static_cast<Rank>(rank - '1'));
}

std::optional<Role> read_promotion(char letter) noexcept {
    switch (letter) {
        case 'n': return Role::knight;
        case 'b': return Role::bishop;
        case 'r': return Role::rook;
        case 'q': return Role::queen;
        default: return std::nullopt;
    }
}

void append_square(std::string& out, Square square) {
    out += to_char(file_of(square));
    out += to_char(rank_of(square));
}

// How a castling move is written: king takes rook, or the king's target where that is asked for.
Square castling_target(Move castling, UciCastling style) noexcept {
    if (style == UciCastling::chess960) return castling.to();
    return make_square(castling_king_file(castling_side(castling)), rank_of(castling.from()));
}

}  // namespace

void append_uci(std::string& out, const Position& /*position*/, Move move, UciCastling castling) {
    append_square(out, move.from());
    append_square(out, move.kind() == Move::Kind::castling ? castling_target(move, castling) : move.to());
    if (const std::optional<Role> role = move.promotion()) out += static_cast<char>(to_char(*role) - 'A' + 'a');
}

Expected<Move, UciFault> parse_uci(std::string_view text, const Position& position, UciCastling castling) noexcept {
    if (text.size() < 4 || text.size() > 5) return Unexpected(UciFault::syntax);
    const std::optional<Square> from = read_square(text.substr(0, 2));
    const std::optional<Square> to = read_square(text.substr(2, 2));
    const std::optional<Role> promotion = text.size() == 5 ? read_promotion(text[4]) : std::nullopt;
    if (!from || !to || (text.size() == 5 && !promotion)) return Unexpected(UciFault::syntax);
    if (promotion) {
        const Move move = Move::promotion(*from, *to, *promotion);
        return position.is_legal(move) ? Expected<Move, UciFault>(move) : Unexpected(UciFault::illegal);
    }
    for (const Move move : {Move::normal(*from, *to), Move::en_passant(*from, *to)}) {
        if (position.is_legal(move)) return move;
    }
    for (const CastlingSide side : {CastlingSide::king_side, CastlingSide::queen_side}) {
        const std::optional<Move> move = position.castling(side);
        if (!move || move->from() != *from) continue;
        if (*to == move->to() || *to == castling_target(*move, castling)) return *move;
    }
    return Unexpected(UciFault::illegal);
}

}  // namespace arbiter
