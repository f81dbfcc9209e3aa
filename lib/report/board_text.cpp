#include "report/board_text.h"

#include <fmt/format.h>

#include <array>
#include <iterator>
#include <optional>

namespace arbiter {
namespace {

constexpr std::string_view kLight = "#f0d9b5";
constexpr std::string_view kDark = "#b58863";

}  // namespace

std::string_view figurine(Piece piece) noexcept {
    constexpr std::array<std::string_view, 6> kWhite{"♙", "♘", "♗", "♖", "♕", "♔"};
    constexpr std::array<std::string_view, 6> kBlack{"♟", "♞", "♝", "♜", "♛", "♚"};
    const auto role = static_cast<std::size_t>(piece.role);
    return piece.color == Color::white ? kWhite[role] : kBlack[role];
}

void append_board(std::string& out, const Board& board, BoardStyle style, std::string_view margin) {
    for (unsigned row = 8; row > 0; --row) {
        const auto rank = static_cast<Rank>(row - 1);
        out.append(margin).push_back(to_char(rank));
        for (unsigned column = 0; column < 8; ++column) {
            const std::optional<Piece> piece = board.at(make_square(static_cast<File>(column), rank));
            out += ' ';
            if (!piece) {
                out += style == BoardStyle::ascii ? "." : "·";
            } else if (style == BoardStyle::ascii) {
                out += to_char(*piece);
            } else {
                out += figurine(*piece);
            }
        }
        out += '\n';
    }
    out.append(margin).append("  a b c d e f g h\n");
}

void append_board_svg(std::string& out, const Board& board, unsigned size) {
    const unsigned side = 8 * size;
    const auto to = std::back_inserter(out);
    fmt::format_to(
        to,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{0}\" height=\"{0}\" viewBox=\"0 0 {0} {0}\">",
        side);
    for (unsigned square = 0; square < 64; ++square) {
        const unsigned column = square % 8;
        const unsigned row = 7 - square / 8;
        fmt::format_to(to, "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>", column * size,
                       row * size, size, size, (column + square / 8) % 2 == 1 ? kLight : kDark);
        const std::optional<Piece> piece = board.at(static_cast<Square>(square));
        if (!piece) continue;
        // The filled figures in two colours: on a printed page the outlined ones of White are hard to see.
        fmt::format_to(to,
                       "<text x=\"{}\" y=\"{}\" font-size=\"{}\" text-anchor=\"middle\" fill=\"{}\" stroke=\"{}\" "
                       "stroke-width=\"0.6\">{}</text>",
                       column * size + size / 2, row * size + size * 4 / 5, size * 4 / 5,
                       piece->color == Color::white ? "#ffffff" : "#000000",
                       piece->color == Color::white ? "#000000" : "#ffffff", figurine({Color::black, piece->role}));
    }
    out += "</svg>";
}

}  // namespace arbiter
