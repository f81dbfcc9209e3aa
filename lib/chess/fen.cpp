// FEN -> Setup.
#include "chess/fen.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <system_error>

namespace arbiter {
namespace {

constexpr std::size_t kFields = 6;

struct Fields {
    std::array<std::string_view, kFields> values;
    std::size_t count = 0;
    bool is_spaced_oddly = false;
};

// Cuts text at spaces. A seventh field makes count kFields + 1.
Fields split(std::string_view text) noexcept {
    Fields fields;
    std::size_t at = 0;
    while (true) {
        const std::size_t begin = text.find_first_not_of(' ', at);
        if (begin != at + (at == 0 ? 0 : 1) || begin == std::string_view::npos) fields.is_spaced_oddly = true;
        if (begin == std::string_view::npos) return fields;
        at = std::min(text.find(' ', begin), text.size());
        if (fields.count == kFields) {
            ++fields.count;
            return fields;
        }
        fields.values[fields.count++] = text.substr(begin, at - begin);
        if (at == text.size()) return fields;
    }
}

std::optional<Piece> piece_from_char(char letter) noexcept {
    const bool is_lower = letter >= 'a' && letter <= 'z';
    const std::optional<Role> role = role_from_char(is_lower ? static_cast<char>(letter - 'a' + 'A') : letter);
    if (!role) return std::nullopt;
    return Piece{is_lower ? Color::black : Color::white, *role};
}

std::optional<FenFault> read_rank(std::string_view text, Rank rank, Board& board) noexcept {
    unsigned file = 0;
    bool after_digit = false;
    for (const char letter : text) {
        const bool is_digit = letter >= '1' && letter <= '8';
        if (is_digit && after_digit) return FenFault::wrong_rank_length;
        if (letter == '0' || letter == '9') return FenFault::wrong_rank_length;
        after_digit = is_digit;
        if (is_digit) {
            file += static_cast<unsigned>(letter - '0');
        } else {
            const std::optional<Piece> piece = piece_from_char(letter);
            if (!piece) return FenFault::unknown_piece;
            if (file < 8) board.put(make_square(static_cast<File>(file), rank), *piece);
            ++file;
        }
    }
    if (file != 8) return FenFault::wrong_rank_length;
    return std::nullopt;
}

std::optional<FenFault> read_board(std::string_view text, Board& board) noexcept {
    if (std::count(text.begin(), text.end(), '/') != 7) return FenFault::wrong_rank_count;
    for (unsigned i = 0; i < 8; ++i) {
        const std::size_t end = std::min(text.find('/'), text.size());
        const auto rank = static_cast<Rank>(7 - i);
        if (const std::optional<FenFault> fault = read_rank(text.substr(0, end), rank, board)) return fault;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return std::nullopt;
}

std::optional<std::uint32_t> read_number(std::string_view text) noexcept {
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::optional<Square> read_square(std::string_view text) noexcept {
    if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') return std::nullopt;
    return make_square(static_cast<File>(text[0] - 'a'), static_cast<Rank>(text[1] - '1'));
}

// The castling field, one letter after the other.
class CastlingReader {
public:
    explicit CastlingReader(Fen& fen) noexcept : fen_(fen) {}

    std::optional<FenFault> read(std::string_view text) noexcept {
        if (text == "-") return std::nullopt;
        for (const char letter : text) {
            const bool is_lower = letter >= 'a' && letter <= 'z';
            const char upper = is_lower ? static_cast<char>(letter - 'a' + 'A') : letter;
            const Color color = is_lower ? Color::black : Color::white;
            if (upper == 'K' || upper == 'Q') {
                take(color, outermost(color, upper == 'K' ? CastlingSide::king_side : CastlingSide::queen_side));
            } else if (upper >= 'A' && upper <= 'H') {
                take(color, rook_on(color, static_cast<File>(upper - 'A')));
            } else {
                return FenFault::bad_castling;
            }
        }
        return std::nullopt;
    }

private:
    const Board& board() const noexcept { return fen_.setup.board; }

    // The king on its first rank that may castle.
    std::optional<Square> king_at_home(Color color) const noexcept {
        const Bitboard kings = board().of(color, Role::king);
        if (kings.count() != 1 || (kings & bitboard_of(relative_rank(color, Rank::first))).empty()) return std::nullopt;
        return kings.first();
    }

    std::optional<Square> outermost(Color color, CastlingSide side) const noexcept {
        const std::optional<Square> king = king_at_home(color);
        const Bitboard rooks = board().of(color, Role::rook) & bitboard_of(relative_rank(color, Rank::first));
        if (!king || rooks.empty()) return std::nullopt;
        const Square rook = side == CastlingSide::king_side ? rooks.last() : rooks.first();
        if ((rook > *king) != (side == CastlingSide::king_side)) return std::nullopt;
        return rook;
    }

    std::optional<Square> rook_on(Color color, File file) const noexcept {
        const Square square = make_square(file, relative_rank(color, Rank::first));
        if (!king_at_home(color) || !board().of(color, Role::rook).contains(square)) return std::nullopt;
        return square;
    }

    // A second right on the same wing is dropped; the same right again is only out of order.
    void take(Color color, std::optional<Square> rook) noexcept {
        if (!rook) return fen_.repairs.insert(FenRepair::castling_right_dropped);
        const bool is_king_side = *rook > *king_at_home(color);
        const unsigned place = (color == Color::white ? 0U : 2U) + (is_king_side ? 0U : 1U);
        if (fen_.setup.castling_rooks.contains(*rook)) return fen_.repairs.insert(FenRepair::castling_order);
        if ((taken_ >> place & 1U) != 0) return fen_.repairs.insert(FenRepair::castling_right_dropped);
        if (taken_ >> place != 0) fen_.repairs.insert(FenRepair::castling_order);
        taken_ |= 1U << place;
        fen_.setup.castling_rooks.insert(*rook);
    }

    Fen& fen_;
    unsigned taken_ = 0;  // bit 0 White's king side, 1 its queen side, 2 and 3 Black's
};

std::optional<FenFault> read_ep_square(std::string_view text, Fen& fen) noexcept {
    if (text == "-") return std::nullopt;
    const std::optional<Square> square = read_square(text);
    if (!square) return FenFault::bad_ep_square;
    if (is_possible_ep_square(fen.setup.board, fen.setup.turn, *square)) {
        fen.setup.ep_square = square;
    } else {
        fen.repairs.insert(FenRepair::ep_square_dropped);
    }
    return std::nullopt;
}

std::optional<FenFault> read_counters(const Fields& fields, Fen& fen) noexcept {
    if (fields.count < kFields) fen.repairs.insert(FenRepair::missing_counters);
    if (fields.count > 4) {
        const std::optional<std::uint32_t> halfmoves = read_number(fields.values[4]);
        if (!halfmoves) return FenFault::bad_halfmoves;
        fen.setup.halfmoves = *halfmoves;
    }
    if (fields.count > 5) {
        const std::optional<std::uint32_t> fullmove = read_number(fields.values[5]);
        if (!fullmove) return FenFault::bad_fullmove;
        if (*fullmove == 0) fen.repairs.insert(FenRepair::fullmove_zero);
        fen.setup.fullmove = std::max(*fullmove, std::uint32_t{1});
    }
    return std::nullopt;
}

std::optional<FenFault> read_turn(std::string_view text, Color& turn) noexcept {
    if (text != "w" && text != "b") return FenFault::bad_turn;
    turn = text == "w" ? Color::white : Color::black;
    return std::nullopt;
}

}  // namespace

Expected<Fen, FenFault> parse_fen(std::string_view text) noexcept {
    const Fields fields = split(text);
    if (fields.count == 0) return Unexpected(FenFault::empty);
    if (fields.count > kFields) return Unexpected(FenFault::too_many_fields);
    Fen fen;
    if (fields.is_spaced_oddly) fen.repairs.insert(FenRepair::spacing);
    std::optional<FenFault> fault = read_board(fields.values[0], fen.setup.board);
    if (!fault && fields.count < 4) fault = FenFault::too_few_fields;
    if (!fault) fault = read_turn(fields.values[1], fen.setup.turn);
    if (!fault) fault = CastlingReader(fen).read(fields.values[2]);
    if (!fault) fault = read_ep_square(fields.values[3], fen);
    if (!fault) fault = read_counters(fields, fen);
    if (fault) return Unexpected(*fault);
    return fen;
}

}  // namespace arbiter
