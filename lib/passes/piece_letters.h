// The piece letters of other languages, read on request and never guessed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace arbiter {

// In which language the piece letters of the movetext are read.
enum class PieceLetters : std::uint8_t {
    english,
    german,
    french,
    spanish,
    italian,
    portuguese,
    polish,
    dutch,
    russian,
    czech,
    danish,
    finnish,
    hungarian,
    norwegian,
    romanian,
    swedish,
    figurine,
};

struct PieceLetterSet {
    PieceLetters letters;
    std::string_view code;  // "de", as --piece-letters takes it
    std::string_view name;  // "German"
    // Knight, bishop, rook, queen, king in UTF-8; of the figurines those of White.
    std::array<std::string_view, 5> piece;
};

// All sets in the order of PieceLetters.
std::span<const PieceLetterSet> piece_letter_sets() noexcept;
std::optional<PieceLetters> piece_letters_from_code(std::string_view code) noexcept;

// A move token with English piece letters.
struct EnglishToken {
    std::array<char, 32> bytes{};
    std::size_t size = 0;

    std::string_view text() const noexcept { return {bytes.data(), size}; }
};

// The token with the letters of that set replaced by English ones. Absent if it holds a capital letter that is none of
// the set where a piece is named, or is longer than any move. Castling stays as it is.
std::optional<EnglishToken> to_english(std::string_view token, PieceLetters letters) noexcept;

// Whether the token begins with a chess symbol of Unicode (U+2654 to U+265F).
bool begins_with_figurine(std::string_view token) noexcept;

}  // namespace arbiter
