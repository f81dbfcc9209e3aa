// Setup -> FEN, and the words for what a FEN has wrong.
#include "chess/fen.h"

#include "base/text.h"

namespace arbiter {
namespace {

void append_rank(std::string& out, const Board& board, Rank rank) {
    unsigned empty = 0;
    for (unsigned file = 0; file < 8; ++file) {
        const std::optional<Piece> piece = board.at(make_square(static_cast<File>(file), rank));
        if (!piece) {
            ++empty;
            continue;
        }
        if (empty != 0) out += static_cast<char>('0' + empty);
        empty = 0;
        out += to_char(*piece);
    }
    if (empty != 0) out += static_cast<char>('0' + empty);
}

// rooks are those of the colour on its first rank.
char castling_letter(Color color, Square rook, bool is_king_side, Bitboard rooks, FenStyle style) noexcept {
    const bool is_outermost = rooks.any() && rook == (is_king_side ? rooks.last() : rooks.first());
    char letter = static_cast<char>(to_char(file_of(rook)) - 'a' + 'A');
    if (style == FenStyle::xfen && is_outermost) letter = is_king_side ? 'K' : 'Q';
    return color == Color::white ? letter : static_cast<char>(letter - 'A' + 'a');
}

void append_castling(std::string& out, const Setup& setup, FenStyle style) {
    const std::size_t before = out.size();
    for (const Color color : {Color::white, Color::black}) {
        const Bitboard home = bitboard_of(relative_rank(color, Rank::first));
        const Bitboard kings = setup.board.of(color, Role::king);
        const Bitboard rooks = setup.board.of(color, Role::rook) & home;
        for (const bool is_king_side : {true, false}) {
            for (const Square rook : setup.castling_rooks& home) {
                if (kings.empty() || (rook > kings.first()) != is_king_side) continue;
                out += castling_letter(color, rook, is_king_side, rooks, style);
            }
        }
    }
    if (out.size() == before) out += '-';
}

}  // namespace

void append_fen(std::string& out, const Setup& setup, FenStyle style) {
    for (unsigned i = 8; i-- > 0;) {
        append_rank(out, setup.board, static_cast<Rank>(i));
        if (i != 0) out += '/';
    }
    out += setup.turn == Color::white ? " w " : " b ";
    append_castling(out, setup, style);
    out += ' ';
    if (setup.ep_square) {
        out += to_char(file_of(*setup.ep_square));
        out += to_char(rank_of(*setup.ep_square));
    } else {
        out += '-';
    }
    out += ' ';
    append_number(out, setup.halfmoves);
    out += ' ';
    append_number(out, setup.fullmove);
}

std::string_view describe(FenFault fault) noexcept {
    switch (fault) {
        case FenFault::empty: return "no text";
        case FenFault::too_few_fields: return "fewer than four fields";
        case FenFault::too_many_fields: return "more than six fields";
        case FenFault::wrong_rank_count: return "not eight ranks";
        case FenFault::wrong_rank_length: return "a rank that has not eight squares, or two digits in a row";
        case FenFault::unknown_piece: return "a letter that is no piece";
        case FenFault::bad_turn: return "a side to move that is neither w nor b";
        case FenFault::bad_castling: return "a castling field that cannot be read";
        case FenFault::bad_ep_square: return "an en passant field that is no square";
        case FenFault::bad_halfmoves: return "a half-move clock that is no number";
        case FenFault::bad_fullmove: return "a move number that is no number";
    }
    return "";
}

std::string_view describe(FenRepair repair) noexcept {
    switch (repair) {
        case FenRepair::missing_counters: return "missing counters, read as 0 and 1";
        case FenRepair::castling_right_dropped: return "a castling right without king and rook at home, dropped";
        case FenRepair::castling_order: return "castling letters out of order or repeated";
        case FenRepair::ep_square_dropped: return "an en passant square that no pawn has just passed, dropped";
        case FenRepair::fullmove_zero: return "move number 0, read as 1";
        case FenRepair::spacing: return "needless spaces";
    }
    return "";
}

std::string_view describe(SetupFault fault) noexcept {
    switch (fault) {
        case SetupFault::no_white_king: return "no white king";
        case SetupFault::no_black_king: return "no black king";
        case SetupFault::too_many_white_kings: return "more than one white king";
        case SetupFault::too_many_black_kings: return "more than one black king";
        case SetupFault::pawn_on_back_rank: return "a pawn on the first or last rank";
        case SetupFault::opponent_in_check: return "the side that is not to move is in check";
        case SetupFault::bad_castling_right: return "a castling right without king and rook at home";
        case SetupFault::bad_ep_square: return "an en passant square that no pawn has just passed";
    }
    return "";
}

std::string_view describe(SetupOddity oddity) noexcept {
    switch (oddity) {
        case SetupOddity::too_many_pawns: return "more than eight pawns of a colour";
        case SetupOddity::too_many_men: return "more than sixteen men of a colour";
        case SetupOddity::too_many_promotions: return "more promoted men than pawns are missing";
        case SetupOddity::too_many_checkers: return "three or more men give check";
        case SetupOddity::impossible_double_check: return "two men give check that no move can give together";
        case SetupOddity::halfmoves_exceed_game: return "a half-move clock greater than the moves played";
        case SetupOddity::ep_square_with_halfmoves: return "an en passant square although the half-move clock is not 0";
    }
    return "";
}

}  // namespace arbiter
