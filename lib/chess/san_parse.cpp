// Token -> San. Nearly all tokens of real files are moves of men in canonical spelling: they take the short way in
// parse_san(); castling, promotions, odd spellings and what is no move at all take the long way through Reader.
#include <array>
#include <cstddef>

#include "chess/plain_san.h"
#include "chess/san.h"

namespace arbiter {
namespace {

using detail::file_number;
using detail::kFirstBytes;
using detail::rank_number;

// "Pe7xd8=Q++" and "exd6e.p.++" with room to spare.
constexpr std::size_t kLongestToken = 16;

constexpr std::array<SanSuffix, 256> make_suffixes() {
    std::array<SanSuffix, 256> suffixes{};
    suffixes['+'] = SanSuffix::check;
    suffixes['#'] = SanSuffix::mate;
    return suffixes;
}
constexpr std::array<SanSuffix, 256> kSuffixes = make_suffixes();

constexpr bool is_file(char c) noexcept { return file_number(c) < 8; }
constexpr bool is_rank(char c) noexcept { return rank_number(c) < 8; }
constexpr File to_file(char c) noexcept { return static_cast<File>(file_number(c)); }
constexpr Rank to_rank(char c) noexcept { return static_cast<Rank>(rank_number(c)); }

// A letter for a piece that a pawn can become, or, for "=K" and "=P", only seems to: those are moves, but illegal ones.
std::optional<Role> role_of_any_case(char c) noexcept {
    return role_from_char(c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c);
}

bool is_promotion_letter(char c) noexcept {
    const std::optional<Role> role = role_of_any_case(c);
    return role && *role != Role::pawn && *role != Role::king;
}

// Reads a token from its end: marks, en passant suffix, promotion, target, origin.
class Reader {
public:
    explicit Reader(std::string_view text) noexcept : text_(text) {}

    Expected<San, SanFault> read() noexcept {
        if (text_ == "--" || text_ == "Z0") {
            san_.kind = San::Kind::null;
            return san_;
        }
        read_marks();
        if (read_castling()) return san_;
        read_en_passant_suffix();
        const bool is_move = read_drop() || (read_promotion() && read_target() && read_role() && read_origin());
        if (!is_move) return Unexpected(SanFault::syntax);
        return san_;
    }

private:
    char last() const noexcept { return text_.empty() ? '\0' : text_.back(); }
    bool drop_suffix(std::string_view suffix) noexcept {
        if (!text_.ends_with(suffix)) return false;
        text_.remove_suffix(suffix.size());
        return true;
    }

    void read_marks() noexcept {
        if (drop_suffix("++")) {
            san_.suffix = SanSuffix::check;
            san_.oddities.insert(SanOddity::double_check_mark);
        } else if (drop_suffix("+")) {
            san_.suffix = SanSuffix::check;
        } else if (drop_suffix("#")) {
            san_.suffix = SanSuffix::mate;
        }
    }

    bool read_castling() noexcept {
        if (text_ == "O-O" || text_ == "0-0" || text_ == "o-o") {
            san_.kind = San::Kind::king_side;
        } else if (text_ == "O-O-O" || text_ == "0-0-0" || text_ == "o-o-o") {
            san_.kind = San::Kind::queen_side;
        } else {
            return false;
        }
        if (text_.front() == '0') san_.oddities.insert(SanOddity::castling_zeros);
        if (text_.front() == 'o') san_.oddities.insert(SanOddity::castling_lower_case);
        return true;
    }

    void read_en_passant_suffix() noexcept {
        const std::string_view whole = text_;
        if (!drop_suffix("e.p.") && !drop_suffix("ep")) return;
        if (is_rank(last())) {
            san_.oddities.insert(SanOddity::en_passant_suffix);
        } else {
            text_ = whole;
        }
    }

    // "N@f3" or, for a pawn, "@f3".
    bool read_drop() noexcept {
        const std::size_t at = text_.find('@');
        if (at > 1 || text_.size() != at + 3 || !is_file(text_[at + 1]) || !is_rank(text_[at + 2])) return false;
        const std::optional<Role> role = at == 0 ? Role::pawn : role_from_char(text_[0]);
        if (!role || *role == Role::king) return false;
        san_.kind = San::Kind::drop;
        san_.role = *role;
        san_.to = make_square(to_file(text_[at + 1]), to_rank(text_[at + 2]));
        return true;
    }

    // "=Q", and where a pawn reaches its last rank "Q", "(Q)" and "/Q". False if it can't be read.
    bool read_promotion() noexcept {
        const bool in_brackets = drop_suffix(")");
        const char letter = last();
        const std::optional<Role> role = role_of_any_case(letter);
        if (!role || is_rank(letter)) return !in_brackets;
        const std::string_view rest = text_.substr(0, text_.size() - 1);
        const char sign = rest.empty() ? '\0' : rest.back();
        const bool is_signed = sign == '=' || sign == '/' || sign == '(';
        if ((sign == '(') != in_brackets || (!is_signed && !is_rank(sign))) return false;
        if (sign != '=' && !is_promotion_letter(letter)) return false;
        text_ = rest.substr(0, rest.size() - (is_signed ? 1 : 0));
        if (sign != '=' && last() != '1' && last() != '8') return false;
        if (sign != '=') san_.oddities.insert(SanOddity::promotion_sign);
        if (letter >= 'a') san_.oddities.insert(SanOddity::promotion_lower_case);
        san_.promotion = role;
        return true;
    }

    bool read_target() noexcept {
        if (drop_suffix(":")) {
            has_colon_ = true;
            san_.oddities.insert(SanOddity::capture_colon);
        }
        if (text_.size() < 2) return false;
        const std::string_view target = text_.substr(text_.size() - 2);
        if (!is_file(target[0]) || !is_rank(target[1])) return false;
        san_.to = make_square(to_file(target[0]), to_rank(target[1]));
        text_.remove_suffix(2);
        return true;
    }

    bool read_role() noexcept {
        const std::optional<Role> role = text_.empty() ? std::nullopt : role_from_char(text_.front());
        san_.role = role.value_or(Role::pawn);
        if (!role) return true;
        has_letter_ = true;
        text_.remove_prefix(1);
        if (*role == Role::pawn) san_.oddities.insert(SanOddity::pawn_letter);
        // A man that is no pawn and yet promotes is at most a move that is illegal, and only if clearly written.
        return *role == Role::pawn || !san_.promotion || !san_.oddities.contains(SanOddity::promotion_sign);
    }

    // What is left stands between the letter and the target: file, rank, and a sign of capture or a hyphen.
    bool read_origin() noexcept {
        const char sign = last();
        if (sign == 'x' || sign == ':') {
            if (has_colon_) return false;
            san_.capture = true;
            if (sign == ':') san_.oddities.insert(SanOddity::capture_colon);
        }
        if (sign == '-') san_.oddities.insert(SanOddity::hyphen);
        if (san_.capture || sign == '-') text_.remove_suffix(1);
        san_.capture = san_.capture || has_colon_;
        if (!text_.empty() && is_file(text_.front())) {
            san_.from_file = to_file(text_.front());
            text_.remove_prefix(1);
        }
        if (!text_.empty() && is_rank(text_.front())) {
            san_.from_rank = to_rank(text_.front());
            text_.remove_prefix(1);
        }
        return text_.empty() && is_origin_certain(sign);
    }

    bool is_origin_certain(char sign) noexcept {
        const bool is_whole = san_.from_file && san_.from_rank;
        if (sign == '-') return is_whole;
        if (has_letter_ && san_.role != Role::pawn) return true;
        // A pawn that takes is named by its file; a rank alone names none.
        if (!san_.from_file) return !san_.from_rank && !san_.capture;
        if (is_whole && !has_letter_ && !san_.capture) become_uci();
        return true;
    }

    // "e2e4" names no man: whatever stands on the origin is meant. "e7e8q" is how UCI promotes.
    void become_uci() noexcept {
        const bool is_upper = san_.promotion && !san_.oddities.contains(SanOddity::promotion_lower_case);
        const bool has_suffix = san_.oddities.contains(SanOddity::en_passant_suffix);
        san_.oddities = SanOddity::uci;
        if (is_upper) san_.oddities.insert(SanOddity::promotion_sign);
        if (has_suffix) san_.oddities.insert(SanOddity::en_passant_suffix);
    }

    std::string_view text_;
    San san_;
    bool has_letter_ = false;
    bool has_colon_ = false;
};

Expected<San, SanFault> read_any(std::string_view text) noexcept {
    if (text.empty() || text.size() > kLongestToken) return Unexpected(SanFault::syntax);
    return Reader(text).read();
}

// File, rank or both of the origin, where they are plainly what they seem: "exd5" and "ed5" of pawn moves, the rest is
// rare. False if the long way has to decide.
bool read_plain_origin(San& san, const char* at, std::size_t size) noexcept {
    if (size > 2) return false;
    if (is_file(at[0])) san.from_file = to_file(at[0]);
    if (size == 1 && !san.from_file && is_rank(at[0])) san.from_rank = to_rank(at[0]);
    if (size == 2 && san.from_file && is_rank(at[1])) san.from_rank = to_rank(at[1]);
    if (san.role == Role::pawn) return size == 1 && san.from_file.has_value();
    return san.from_rank.has_value() || (size == 1 && san.from_file.has_value());
}

// The short way, once the target is known to be a square and the first byte to name a man. One result, built where it
// is returned: a copy would have to wait for all its small stores.
Expected<San, SanFault> read_plain(std::string_view text, Role role, const char* target, SanSuffix suffix) noexcept {
    Expected<San, SanFault> result = San{};
    San& san = *result;
    san.role = role;
    san.to = make_square(to_file(target[0]), to_rank(target[1]));
    san.suffix = suffix;
    const char* const at = text.data() + static_cast<int>(role != Role::pawn);
    const char before_target = target[-static_cast<int>(target != at)];
    const char* const origin_end = target - static_cast<int>(before_target == 'x');
    san.capture = origin_end != target;
    if (at != origin_end && !read_plain_origin(san, at, static_cast<std::size_t>(origin_end - at))) {
        result = read_any(text);
    }
    return result;
}

}  // namespace

Expected<San, SanFault> parse_san(std::string_view text) noexcept {
    if (text.size() < 2 || text.size() > kLongestToken) return read_any(text);
    const char* end = text.data() + text.size();
    const SanSuffix suffix = kSuffixes[static_cast<unsigned char>(end[-1])];
    end -= static_cast<int>(suffix != SanSuffix::none);
    // With a mark the text may be one byte long now: then that byte is read twice, which is no square either way.
    const char* const target = end - 1 - static_cast<int>(end - text.data() > 1);
    const std::uint8_t role = kFirstBytes[static_cast<unsigned char>(text.front())];
    if ((file_number(target[0]) | rank_number(end[-1]) | role) > 7) return read_any(text);
    return read_plain(text, static_cast<Role>(role), target, suffix);
}

}  // namespace arbiter
