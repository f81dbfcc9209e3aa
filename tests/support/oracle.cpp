#include "support/oracle.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <initializer_list>
#include <utility>

namespace arbiter::testing {
namespace {

struct Place {
    int file;
    int rank;
    friend bool operator==(Place, Place) = default;
};

bool on_board(Place place) { return place.file >= 0 && place.file < 8 && place.rank >= 0 && place.rank < 8; }
Place place_of(Square square) { return {index(square) % 8, index(square) / 8}; }
Square square_of(Place place) { return make_square(static_cast<File>(place.file), static_cast<Rank>(place.rank)); }

// FEN letters, '.' for an empty square, '#' off the board.
class Mailbox {
public:
    explicit Mailbox(const Board& board) {
        for (unsigned i = 0; i < 64; ++i) {
            const std::optional<Piece> piece = board.at(static_cast<Square>(i));
            letters_[i] = piece ? to_char(*piece) : '.';
        }
    }

    char at(Place place) const { return on_board(place) ? letters_[at_index(place)] : '#'; }
    void set(Place place, char letter) { letters_[at_index(place)] = letter; }

    Place find(char letter) const {
        for (int i = 0; i < 64; ++i) {
            if (letters_[static_cast<std::size_t>(i)] == letter) return {i % 8, i / 8};
        }
        std::abort();
    }

private:
    static std::size_t at_index(Place place) { return static_cast<std::size_t>(place.rank * 8 + place.file); }
    std::array<char, 64> letters_{};
};

bool is_white(char letter) { return letter >= 'A' && letter <= 'Z'; }
bool is_black(char letter) { return letter >= 'a' && letter <= 'z'; }
bool is_of(char letter, Color color) { return color == Color::white ? is_white(letter) : is_black(letter); }
char upper(char letter) { return is_black(letter) ? static_cast<char>(letter - 'a' + 'A') : letter; }
char letter_of(Color color, char role) { return color == Color::white ? role : static_cast<char>(role - 'A' + 'a'); }
int ahead(Color color) { return color == Color::white ? 1 : -1; }

constexpr std::array<Place, 8> kKnight{{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
constexpr std::array<Place, 4> kStraight{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
constexpr std::array<Place, 4> kDiagonal{{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};

Place plus(Place place, Place step) { return {place.file + step.file, place.rank + step.rank}; }

void walk(const Mailbox& board, Place from, Place step, std::vector<Place>& found) {
    for (Place to = plus(from, step); on_board(to); to = plus(to, step)) {
        found.push_back(to);
        if (board.at(to) != '.') return;
    }
}

// The squares that the man on from attacks, whoever stands there.
std::vector<Place> attacked_from(const Mailbox& board, Place from) {
    std::vector<Place> found;
    const char role = upper(board.at(from));
    if (role == 'P') {
        const int step = is_white(board.at(from)) ? 1 : -1;
        for (const int side : {-1, 1}) found.push_back({from.file + side, from.rank + step});
    }
    if (role == 'N') {
        for (const Place step : kKnight) found.push_back(plus(from, step));
    }
    if (role == 'K') {
        for (const Place step : kStraight) found.push_back(plus(from, step));
        for (const Place step : kDiagonal) found.push_back(plus(from, step));
    }
    if (role == 'R' || role == 'Q') {
        for (const Place step : kStraight) walk(board, from, step, found);
    }
    if (role == 'B' || role == 'Q') {
        for (const Place step : kDiagonal) walk(board, from, step, found);
    }
    std::erase_if(found, [](Place place) { return !on_board(place); });
    return found;
}

bool is_attacked(const Mailbox& board, Place target, Color by) {
    for (int i = 0; i < 64; ++i) {
        const Place from{i % 8, i / 8};
        if (!is_of(board.at(from), by)) continue;
        const std::vector<Place> attacked = attacked_from(board, from);
        if (std::find(attacked.begin(), attacked.end(), target) != attacked.end()) return true;
    }
    return false;
}

int castling_king_target(Move move) { return place_of(move.to()).file > place_of(move.from()).file ? 6 : 2; }
int castling_rook_target(Move move) { return place_of(move.to()).file > place_of(move.from()).file ? 5 : 3; }

Mailbox after(const Mailbox& before, Move move) {
    Mailbox board = before;
    const Place from = place_of(move.from());
    const Place to = place_of(move.to());
    const char man = before.at(from);
    board.set(from, '.');
    if (move.kind() == Move::Kind::castling) {
        const char rook = before.at(to);
        board.set(to, '.');
        board.set({castling_king_target(move), from.rank}, man);
        board.set({castling_rook_target(move), from.rank}, rook);
        return board;
    }
    if (move.kind() == Move::Kind::en_passant) board.set({to.file, from.rank}, '.');
    board.set(to, man);
    if (move.promotion())
        board.set(to, letter_of(is_white(man) ? Color::white : Color::black, to_char(*move.promotion())));
    return board;
}

void add_pawn_move(std::vector<Move>& moves, Place from, Place to) {
    if (to.rank != 0 && to.rank != 7) {
        moves.push_back(Move::normal(square_of(from), square_of(to)));
        return;
    }
    for (const Role role : {Role::knight, Role::bishop, Role::rook, Role::queen}) {
        moves.push_back(Move::promotion(square_of(from), square_of(to), role));
    }
}

void add_pawn_moves(const Setup& setup, const Mailbox& board, Place from, std::vector<Move>& moves) {
    const int step = ahead(setup.turn);
    const Place one{from.file, from.rank + step};
    const Place two{from.file, from.rank + 2 * step};
    if (board.at(one) == '.') {
        add_pawn_move(moves, from, one);
        const int home = setup.turn == Color::white ? 1 : 6;
        if (from.rank == home && board.at(two) == '.') moves.push_back(Move::normal(square_of(from), square_of(two)));
    }
    for (const Place to : attacked_from(board, from)) {
        if (is_of(board.at(to), opposite(setup.turn))) add_pawn_move(moves, from, to);
        if (setup.ep_square && to == place_of(*setup.ep_square)) {
            moves.push_back(Move::en_passant(square_of(from), square_of(to)));
        }
    }
}

// All squares from one file to another, both included, hold nobody but king and rook.
bool is_free(const Mailbox& board, int rank, int from, int to, Place king, Place rook) {
    for (int file = std::min(from, to); file <= std::max(from, to); ++file) {
        const Place place{file, rank};
        if (board.at(place) != '.' && place != king && place != rook) return false;
    }
    return true;
}

bool can_castle(const Setup& setup, const Mailbox& board, Move move) {
    const Place king = place_of(move.from());
    const Place rook = place_of(move.to());
    const int target = castling_king_target(move);
    if (!is_free(board, king.rank, king.file, target, king, rook)) return false;
    if (!is_free(board, king.rank, rook.file, castling_rook_target(move), king, rook)) return false;
    Mailbox without_rook = board;
    without_rook.set(rook, '.');
    for (int file = std::min(king.file, target); file <= std::max(king.file, target); ++file) {
        // The king itself is put on each square in turn.
        Mailbox passing = without_rook;
        passing.set(king, '.');
        passing.set({file, king.rank}, board.at(king));
        if (is_attacked(passing, {file, king.rank}, opposite(setup.turn))) return false;
    }
    return true;
}

void add_castling(const Setup& setup, const Mailbox& board, std::vector<Move>& moves) {
    const Square king = square_of(board.find(letter_of(setup.turn, 'K')));
    for (unsigned i = 0; i < 64; ++i) {
        const auto rook = static_cast<Square>(i);
        if (!setup.castling_rooks.contains(rook) || !is_of(board.at(place_of(rook)), setup.turn)) continue;
        const Move move = Move::castling(king, rook);
        if (can_castle(setup, board, move)) moves.push_back(move);
    }
}

std::string name_of(Square square) { return {to_char(file_of(square)), to_char(rank_of(square))}; }

bool is_capture(const Mailbox& board, Move move) {
    return move.kind() == Move::Kind::en_passant ||
           (move.kind() != Move::Kind::castling && board.at(place_of(move.to())) != '.');
}

std::string join(std::initializer_list<std::string_view> parts) {
    std::string text;
    for (const std::string_view part : parts) text += part;
    return text;
}

// Every way to write a move without check mark; the canonical way of disambiguation comes first where it is enough.
std::vector<std::string> forms(const Mailbox& board, Move move) {
    if (move.kind() == Move::Kind::castling) return {move.to() > move.from() ? "O-O" : "O-O-O"};
    const std::string role(1, upper(board.at(place_of(move.from()))));
    const std::string from = name_of(move.from());
    const std::string file = from.substr(0, 1);
    const std::string rank = from.substr(1);
    std::string tail = join({is_capture(board, move) ? "x" : "", name_of(move.to())});
    if (move.promotion()) {
        tail += '=';
        tail += to_char(*move.promotion());
    }
    if (role == "P") return {is_capture(board, move) ? join({file, tail}) : tail};
    return {join({role, tail}), join({role, file, tail}), join({role, rank, tail}), join({role, from, tail})};
}

std::string without_marks(std::string_view text) {
    std::string plain(text);
    std::erase_if(plain, [](char c) { return c == '+' || c == '#' || c == 'x'; });
    return plain;
}

}  // namespace

std::vector<Move> oracle_moves(const Setup& setup) {
    const Mailbox board(setup.board);
    std::vector<Move> moves;
    for (unsigned i = 0; i < 64; ++i) {
        const Place from = place_of(static_cast<Square>(i));
        if (!is_of(board.at(from), setup.turn)) continue;
        if (upper(board.at(from)) == 'P') {
            add_pawn_moves(setup, board, from, moves);
            continue;
        }
        for (const Place to : attacked_from(board, from)) {
            if (!is_of(board.at(to), setup.turn)) moves.push_back(Move::normal(square_of(from), square_of(to)));
        }
    }
    std::erase_if(moves, [&](Move move) {
        const Mailbox next = after(board, move);
        return is_attacked(next, next.find(letter_of(setup.turn, 'K')), opposite(setup.turn));
    });
    add_castling(setup, board, moves);
    return moves;
}

bool oracle_is_in_check(const Setup& setup, Color color) {
    const Mailbox board(setup.board);
    return is_attacked(board, board.find(letter_of(color, 'K')), opposite(color));
}

Setup oracle_play(const Setup& setup, Move move) {
    const Mailbox before(setup.board);
    const Mailbox board = after(before, move);
    Setup next = setup;
    for (unsigned i = 0; i < 64; ++i) {
        const auto square = static_cast<Square>(i);
        const char letter = board.at(place_of(square));
        next.board.remove(square);
        if (letter == '.') continue;
        next.board.put(square, {is_white(letter) ? Color::white : Color::black, *role_from_char(upper(letter))});
    }
    const Place from = place_of(move.from());
    const Place to = place_of(move.to());
    const char role = upper(before.at(from));
    for (unsigned i = 0; i < 64; ++i) {
        const auto rook = static_cast<Square>(i);
        const bool own = is_of(before.at(place_of(rook)), setup.turn);
        if (rook == move.from() || rook == move.to() || (role == 'K' && own)) next.castling_rooks.erase(rook);
    }
    const bool is_double_step = role == 'P' && std::abs(to.rank - from.rank) == 2;
    next.ep_square = is_double_step ? std::optional(square_of({from.file, (from.rank + to.rank) / 2})) : std::nullopt;
    next.halfmoves = role == 'P' || is_capture(before, move) ? 0 : setup.halfmoves + 1;
    if (setup.turn == Color::black) ++next.fullmove;
    next.turn = opposite(setup.turn);
    return next;
}

std::string oracle_san(const Setup& setup, Move move) {
    const Mailbox board(setup.board);
    const std::vector<Move> moves = oracle_moves(setup);
    std::string san;
    for (const std::string& form : forms(board, move)) {
        const auto has_form = [&](Move other) {
            const std::vector<std::string> others = forms(board, other);
            return std::find(others.begin(), others.end(), form) != others.end();
        };
        san = form;
        if (std::count_if(moves.begin(), moves.end(), has_form) == 1) break;
    }
    const Setup next = oracle_play(setup, move);
    if (oracle_is_in_check(next, next.turn)) san += oracle_moves(next).empty() ? '#' : '+';
    return san;
}

std::vector<Move> oracle_resolve(const Setup& setup, std::string_view text) {
    const Mailbox board(setup.board);
    const std::string wanted = without_marks(text);
    std::vector<Move> found;
    for (const Move move : oracle_moves(setup)) {
        for (const std::string& form : forms(board, move)) {
            if (without_marks(form) != wanted) continue;
            found.push_back(move);
            break;
        }
    }
    return found;
}

bool oracle_has_en_passant(const Setup& setup) {
    const std::vector<Move> moves = oracle_moves(setup);
    return std::any_of(moves.begin(), moves.end(), [](Move move) { return move.kind() == Move::Kind::en_passant; });
}

}  // namespace arbiter::testing
