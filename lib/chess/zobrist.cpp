#include "chess/zobrist.h"

#include "chess/zobrist_table.h"

namespace arbiter::detail {
namespace {

// SplitMix64 (Steele, Lea and Flood, OOPSLA 2014): a full-period generator with one word of state.
class Generator {
public:
    constexpr std::uint64_t next() noexcept {
        state_ += 0x9E3779B97F4A7C15;
        std::uint64_t word = state_;
        word = (word ^ (word >> 30U)) * 0xBF58476D1CE4E5B9;
        word = (word ^ (word >> 27U)) * 0x94D049BB133111EB;
        return word ^ (word >> 31U);
    }

private:
    std::uint64_t state_ = 0;
};

constexpr ZobristTable make_table() {
    ZobristTable table{};
    Generator generator;
    for (auto& roles : table.men.values) {
        for (auto& squares : roles.values) {
            for (std::uint64_t& number : squares) number = generator.next();
        }
    }
    for (std::uint64_t& number : table.castling_rook) number = generator.next();
    for (std::uint64_t& number : table.en_passant) number = generator.next();
    table.black_to_move = generator.next();
    return table;
}

}  // namespace

constexpr ZobristTable kZobrist = make_table();

}  // namespace arbiter::detail
