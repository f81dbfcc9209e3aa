// Move -> San -> text, and how a San differs from the canonical one.
#include "chess/san.h"

namespace arbiter {
namespace {

struct Origin {
    std::optional<File> file;
    std::optional<Rank> rank;
    friend bool operator==(const Origin&, const Origin&) noexcept = default;
};

// PGN standard 8.2.3.4: the file if it tells the men that can go there apart, else the rank if that does, else both.
Origin disambiguation(const Position& position, Role role, Square from, Square to) noexcept {
    const Bitboard others = position.origins(role, to, ~Bitboard(from));
    if (others.empty()) return {};
    if ((others & bitboard_of(file_of(from))).empty()) return {file_of(from), std::nullopt};
    if ((others & bitboard_of(rank_of(from))).empty()) return {std::nullopt, rank_of(from)};
    return {file_of(from), rank_of(from)};
}

// A pawn that takes is named by its file (PGN standard 8.2.3.3), which tells it from every other.
Origin canonical_origin(const Position& position, Role role, Move move) noexcept {
    if (role != Role::pawn) return disambiguation(position, role, move.from(), move.to());
    if (!position.is_capture(move)) return {};
    return {file_of(move.from()), std::nullopt};
}

SanSuffix suffix_of(const Position& after) noexcept {
    if (!after.in_check()) return SanSuffix::none;
    return after.has_legal_move() ? SanSuffix::check : SanSuffix::mate;
}

bool is_uci(const San& san) noexcept { return san.oddities.contains(SanOddity::uci); }

}  // namespace

San to_san(const Position& position, Move move) noexcept {
    San san;
    if (move.kind() == Move::Kind::castling) {
        const bool is_king_side = castling_side(move) == CastlingSide::king_side;
        san.kind = is_king_side ? San::Kind::king_side : San::Kind::queen_side;
    } else {
        san.role = position.board().occupied_role(move.from());
        san.to = move.to();
        const Origin origin = canonical_origin(position, san.role, move);
        san.from_file = origin.file;
        san.from_rank = origin.rank;
        san.promotion = move.promotion();
        san.capture = position.is_capture(move);
    }
    Position after = position;
    after.play(move);
    san.suffix = suffix_of(after);
    return san;
}

Flags<SanDifference> spelling_differences(const Position& before, const San& san, Move move) noexcept {
    Flags<SanDifference> differences;
    if (san.kind != San::Kind::piece || is_uci(san)) return differences;
    if (san.capture != before.is_capture(move)) differences.insert(SanDifference::capture_mark);
    // A token without origin that has been resolved needs none.
    if (!san.from_file && !san.from_rank) return differences;
    const Origin given{san.from_file, san.from_rank};
    if (given != canonical_origin(before, san.role, move)) differences.insert(SanDifference::disambiguation);
    return differences;
}

Flags<SanDifference> mark_differences(const San& san, const Position& after) noexcept {
    if (is_uci(san)) return {};
    const bool is_check = after.in_check();
    if (!is_check && san.suffix == SanSuffix::none) return {};
    const SanSuffix right = suffix_of(after);
    if (right == san.suffix) return {};
    const bool concerns_mate = right == SanSuffix::mate || san.suffix == SanSuffix::mate;
    return concerns_mate ? SanDifference::mate_mark : SanDifference::check_mark;
}

bool is_canonical(const Position& before, const San& san, Move move, const Position& after) noexcept {
    return san.oddities.empty() && spelling_differences(before, san, move).empty() &&
           mark_differences(san, after).empty();
}

void append(std::string& out, const San& san) {
    switch (san.kind) {
        case San::Kind::king_side: out += "O-O"; break;
        case San::Kind::queen_side: out += "O-O-O"; break;
        case San::Kind::null: out += "--"; break;
        case San::Kind::piece:
        case San::Kind::drop:
            if (san.role != Role::pawn) out += to_char(san.role);
            if (san.from_file) out += to_char(*san.from_file);
            if (san.from_rank) out += to_char(*san.from_rank);
            if (san.capture) out += 'x';
            if (san.kind == San::Kind::drop) out += '@';
            out += to_char(file_of(san.to));
            out += to_char(rank_of(san.to));
            break;
    }
    if (san.promotion) {
        out += '=';
        out += to_char(*san.promotion);
    }
    if (san.suffix == SanSuffix::check) out += '+';
    if (san.suffix == SanSuffix::mate) out += '#';
}

void append_san(std::string& out, const Position& position, Move move) { append(out, to_san(position, move)); }

}  // namespace arbiter
