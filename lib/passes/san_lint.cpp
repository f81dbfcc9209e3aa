#include "passes/san_lint.h"

#include <string_view>

namespace arbiter {
namespace {

// PGN standard 8.2.3.6: '+' for check, '#' for mate.
bool has_right_suffix(const San& san, const Position& after) noexcept {
    if (!after.in_check()) return san.suffix == SanSuffix::none;
    return san.suffix == (after.has_legal_move() ? SanSuffix::check : SanSuffix::mate);
}

// PGN standard 8.2.3.4: nothing if no other man of the role can move there, else the file, else the rank, else both.
// Requires: san names a file or a rank, and resolves to move.
bool has_right_origin(const San& san, Move move, const Position& before) noexcept {
    bool several = false;
    bool same_file = false;
    bool same_rank = false;
    for (const Move other : before.candidates(san.role, move.to())) {
        if (other.from() == move.from()) continue;
        several = true;
        same_file = same_file || file_of(other.from()) == file_of(move.from());
        same_rank = same_rank || rank_of(other.from()) == rank_of(move.from());
    }
    if (!several) return false;
    if (!same_file) return san.from_file.has_value() && !san.from_rank.has_value();
    if (!same_rank) return !san.from_file.has_value() && san.from_rank.has_value();
    return san.from_file.has_value() && san.from_rank.has_value();
}

class List {
public:
    explicit List(std::string& out) : out_(out) {}

    void add(std::string_view item) {
        out_.append(separator_).append(item);
        separator_ = ", ";
    }

private:
    std::string& out_;
    std::string_view separator_;
};

void add_suffix_difference(List& list, SanSuffix written, SanSuffix right) {
    if (written == right) return;
    switch (right) {
        case SanSuffix::none:
            list.add(written == SanSuffix::mate ? "mate mark, but no check" : "check mark, but no check");
            return;
        case SanSuffix::check:
            list.add(written == SanSuffix::mate ? "mate mark, but only check" : "check mark missing");
            return;
        case SanSuffix::mate:
            list.add(written == SanSuffix::check ? "check mark, but it is mate" : "mate mark missing");
            return;
    }
}

void add_oddities(List& list, Flags<SanOddity> oddities) {
    if (oddities.contains(SanOddity::castling_zeros)) list.add("castling with zeros");
    if (oddities.contains(SanOddity::castling_lower_case)) list.add("castling in lower case");
    if (oddities.contains(SanOddity::promotion_sign)) list.add("promotion sign");
    if (oddities.contains(SanOddity::promotion_lower_case)) list.add("promotion piece in lower case");
    if (oddities.contains(SanOddity::en_passant_suffix)) list.add("e.p. suffix");
    if (oddities.contains(SanOddity::capture_colon)) list.add("capture with a colon");
    if (oddities.contains(SanOddity::pawn_letter)) list.add("letter for the pawn");
    if (oddities.contains(SanOddity::double_check_mark)) list.add("double check mark");
}

// Both squares are named, with a hyphen, or where no man is.
bool is_long_form(const San& written) noexcept {
    return written.oddities.contains(SanOddity::hyphen) || written.oddities.contains(SanOddity::uci) ||
           (written.role == Role::pawn && written.from_file.has_value() && written.from_rank.has_value());
}

}  // namespace

bool detail::is_canonical_rare(const San& san, Move move, const Position& before, const Position& after) noexcept {
    if (!san.oddities.empty() || !has_right_suffix(san, after)) return false;
    if (san.kind != San::Kind::piece) return true;
    const bool capture = before.is_capture(move);
    if (san.capture != capture) return false;
    if (san.role == Role::pawn) return san.from_file.has_value() == capture && !san.from_rank.has_value();
    if (!san.from_file.has_value() && !san.from_rank.has_value()) return true;
    return has_right_origin(san, move, before);
}

void append_differences(std::string& out, const San& written, const San& right) {
    List list(out);
    add_oddities(list, written.oddities);
    if (is_long_form(written)) {
        list.add("long form");
    } else if (right.kind == San::Kind::piece) {
        const bool longer = (written.from_file.has_value() && !right.from_file.has_value()) ||
                            (written.from_rank.has_value() && !right.from_rank.has_value());
        const bool shorter = (!written.from_file.has_value() && right.from_file.has_value()) ||
                             (!written.from_rank.has_value() && right.from_rank.has_value());
        if (longer && !shorter) list.add(right.role == Role::pawn ? "long form" : "needless disambiguation");
        if (shorter) list.add(right.role == Role::pawn ? "file of the pawn missing" : "other disambiguation");
    }
    if (!written.oddities.contains(SanOddity::uci) && written.capture != right.capture) {
        list.add(right.capture ? "capture mark missing" : "capture mark, but no capture");
    }
    if (!written.oddities.contains(SanOddity::uci)) add_suffix_difference(list, written.suffix, right.suffix);
}

}  // namespace arbiter
