// The spelling of the moves that the fast lane of replaying takes; private to this layer.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "chess/bitboard.h"
#include "chess/types.h"

namespace arbiter::detail {

inline constexpr std::uint8_t kNoRole = 8;

// What a byte can be at the start of a move: the role of N B R Q K, pawn for a … h, else kNoRole.
constexpr std::array<std::uint8_t, 256> make_first_bytes() {
    std::array<std::uint8_t, 256> roles{};
    for (std::uint8_t& role : roles) role = kNoRole;
    for (unsigned file = 'a'; file <= 'h'; ++file) roles[file] = static_cast<std::uint8_t>(Role::pawn);
    for (const Role role : {Role::knight, Role::bishop, Role::rook, Role::queen, Role::king}) {
        roles[static_cast<unsigned char>(to_char(role))] = static_cast<std::uint8_t>(role);
    }
    return roles;
}
inline constexpr std::array<std::uint8_t, 256> kFirstBytes = make_first_bytes();

constexpr unsigned file_number(char c) noexcept { return static_cast<unsigned char>(c - 'a'); }
constexpr unsigned rank_number(char c) noexcept { return static_cast<unsigned char>(c - '1'); }

struct PlainSan {
    bool valid = false;
    Role role = Role::pawn;
    Square to = Square::a1;
    bool capture = false;
    Bitboard among;  // the file that a pawn takes from, else all squares
};

// "e4", "Nf3", "exd5", "Nxd5", and nothing else. What is not valid holds any values.
inline PlainSan read_plain_san(std::string_view text) noexcept {
    PlainSan san;
    if (text.size() < 2 || text.size() > 4) return san;
    const std::uint8_t role = kFirstBytes[static_cast<unsigned char>(text[0])];
    const unsigned file = file_number(text[text.size() - 2]);
    const unsigned rank = rank_number(text[text.size() - 1]);
    // Lengths follow no pattern, so that they are compared without branches.
    const bool is_pawn = role == 0;
    const bool is_long = text.size() == 4;
    const bool has_cross = text[1] == 'x';
    const bool is_pawn_sized = text.size() == 2;
    san.capture = is_long;
    san.valid = ((is_long & has_cross) | (!is_long & (is_pawn == is_pawn_sized))) & ((role | file | rank) < 8);
    san.role = static_cast<Role>(role);
    san.to = static_cast<Square>(((rank << 3U) | file) & 63U);
    const std::uint64_t from_file = bitboard_of(File::a).bits() << (file_number(text[0]) & 7U);
    san.among = Bitboard(from_file | (0 - static_cast<std::uint64_t>(!(is_pawn & san.capture))));
    return san;
}

}  // namespace arbiter::detail
