#include "passes/piece_letters.h"

#include <algorithm>

#include "base/text.h"

namespace arbiter {
namespace {

constexpr std::array kSets{
    PieceLetterSet{PieceLetters::english, "en", "English", {"N", "B", "R", "Q", "K"}},
    PieceLetterSet{PieceLetters::german, "de", "German", {"S", "L", "T", "D", "K"}},
    PieceLetterSet{PieceLetters::french, "fr", "French", {"C", "F", "T", "D", "R"}},
    PieceLetterSet{PieceLetters::spanish, "es", "Spanish", {"C", "A", "T", "D", "R"}},
    PieceLetterSet{PieceLetters::italian, "it", "Italian", {"C", "A", "T", "D", "R"}},
    PieceLetterSet{PieceLetters::portuguese, "pt", "Portuguese", {"C", "B", "T", "D", "R"}},
    PieceLetterSet{PieceLetters::polish, "pl", "Polish", {"S", "G", "W", "H", "K"}},
    PieceLetterSet{PieceLetters::dutch, "nl", "Dutch", {"P", "L", "T", "D", "K"}},
    PieceLetterSet{PieceLetters::russian, "ru", "Russian", {"К", "С", "Л", "Ф", "Кр"}},
    PieceLetterSet{PieceLetters::czech, "cs", "Czech", {"J", "S", "V", "D", "K"}},
    PieceLetterSet{PieceLetters::danish, "da", "Danish", {"S", "L", "T", "D", "K"}},
    PieceLetterSet{PieceLetters::finnish, "fi", "Finnish", {"R", "L", "T", "D", "K"}},
    PieceLetterSet{PieceLetters::hungarian, "hu", "Hungarian", {"H", "F", "B", "V", "K"}},
    PieceLetterSet{PieceLetters::norwegian, "no", "Norwegian", {"S", "L", "T", "D", "K"}},
    PieceLetterSet{PieceLetters::romanian, "ro", "Romanian", {"C", "N", "T", "D", "R"}},
    PieceLetterSet{PieceLetters::swedish, "sv", "Swedish", {"S", "L", "T", "D", "K"}},
    PieceLetterSet{PieceLetters::figurine, "figurine", "figurines", {"♘", "♗", "♖", "♕", "♔"}},
};
static_assert([] {
    for (std::size_t i = 0; i < kSets.size(); ++i) {
        if (kSets[i].letters != static_cast<PieceLetters>(i)) return false;
    }
    return true;
}());

constexpr std::string_view kEnglish = "NBRQK";
constexpr char32_t kFirstFigurine = 0x2654;
constexpr char32_t kLastFigurine = 0x265F;
// In the order of Unicode, for White and again for Black.
constexpr std::string_view kFigurineRoles = "KQRBNPKQRBNP";

struct Letter {
    char english = 0;      // 0: none here
    std::size_t size = 0;  // bytes of the token that it takes
};

Letter figurine_at(std::string_view token, std::size_t at) noexcept {
    const Utf8Char first = decode_utf8(token, at);
    if (!first.valid || first.value < kFirstFigurine || first.value > kLastFigurine) return {};
    // A variation selector may follow (U+FE0E as text, U+FE0F as a picture).
    const Utf8Char next = decode_utf8(token, at + first.size);
    const bool selector = next.valid && (next.value == 0xFE0E || next.value == 0xFE0F);
    return {kFigurineRoles[first.value - kFirstFigurine], std::size_t{first.size} + (selector ? next.size : 0U)};
}

// The piece letter at token[at]; of several that fit the longest (К is the knight, Кр the king).
Letter letter_at(std::string_view token, std::size_t at, const PieceLetterSet& set) noexcept {
    if (set.letters == PieceLetters::figurine) return figurine_at(token, at);
    Letter best;
    for (std::size_t i = 0; i < set.piece.size(); ++i) {
        const std::string_view piece = set.piece[i];
        if (token.substr(at).starts_with(piece) && piece.size() > best.size) best = {kEnglish[i], piece.size()};
    }
    return best;
}

// A piece is named at the beginning and, by a promotion, behind the rank.
bool names_piece_at(std::string_view token, std::size_t at) noexcept {
    if (at == 0) return true;
    const char before = token[at - 1];
    return before == '=' || before == '(' || before == '/' || (before >= '1' && before <= '8');
}

bool is_capital(char c) noexcept { return c >= 'A' && c <= 'Z'; }

}  // namespace

std::span<const PieceLetterSet> piece_letter_sets() noexcept { return kSets; }

std::optional<PieceLetters> piece_letters_from_code(std::string_view code) noexcept {
    const auto* const found = std::ranges::find(kSets, code, &PieceLetterSet::code);
    if (found == kSets.end()) return std::nullopt;
    return found->letters;
}

std::optional<EnglishToken> to_english(std::string_view token, PieceLetters letters) noexcept {
    const PieceLetterSet& set = kSets[static_cast<std::size_t>(letters)];
    EnglishToken english;
    if (token.empty() || token.size() > english.bytes.size()) return std::nullopt;
    const bool castling = token[0] == 'O' || token[0] == '0' || token[0] == 'o' || token[0] == 'Z';
    std::size_t at = 0;
    while (at < token.size()) {
        char next = token[at];
        std::size_t taken = 1;
        if (!castling && names_piece_at(token, at)) {
            const Letter letter = letter_at(token, at, set);
            if (letter.size > 0) {
                next = letter.english;
                taken = letter.size;
            } else if (is_capital(next)) {
                return std::nullopt;
            }
        }
        english.bytes[english.size++] = next;
        at += taken;
    }
    return english;
}

bool begins_with_figurine(std::string_view token) noexcept { return figurine_at(token, 0).size > 0; }

}  // namespace arbiter
