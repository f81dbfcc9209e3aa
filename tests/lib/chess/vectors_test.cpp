// The shared table of test vectors, as far as positions and moves alone can judge it: legality, SAN, castling, FEN
// acceptance, ends of the game on the board, and which positions count as the same.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "chess/chess960.h"
#include "chess/fen.h"
#include "chess/uci.h"
#include "support/chess_text.h"
#include "support/shared_data.h"

namespace arbiter {
namespace {

struct Vector {
    std::string id;
    std::string start;
    std::vector<std::string> moves;
    std::string expected;
};

std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
    return parts;
}

std::vector<Vector> read_vectors(const std::filesystem::path& file) {
    std::vector<Vector> vectors;
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);) {
        const std::vector<std::string> fields = split(line, '\t');
        if (fields.size() < 5 || fields[0] == "id") continue;
        vectors.push_back({fields[0], fields[2], split(fields[3], ' '), fields[4]});
    }
    return vectors;
}

bool begins(const std::string& text, std::string_view start) { return text.starts_with(start); }

// What a run over the moves of a vector has found.
struct Replay {
    std::vector<Position> positions;
    std::optional<std::size_t> illegal_ply;
};

std::optional<Move> find_move(const Position& position, const std::string& token) {
    const auto san = parse_san(token);
    if (!san.has_value()) return std::nullopt;
    const auto move = resolve(position, *san);
    return move.has_value() ? std::optional(*move) : std::nullopt;
}

Replay replay(const Position& start, const std::vector<std::string>& moves) {
    Replay replay{{start}, std::nullopt};
    for (const std::string& token : moves) {
        const std::optional<Move> move = find_move(replay.positions.back(), token);
        if (!move) {
            replay.illegal_ply = replay.positions.size();
            return replay;
        }
        replay.positions.push_back(replay.positions.back());
        replay.positions.back().play(*move);
    }
    return replay;
}

std::size_t occurrences(const std::vector<Position>& positions) {
    std::size_t count = 0;
    for (const Position& position : positions) {
        const bool is_same = position.key() == positions.back().key();
        EXPECT_EQ(is_same, position.is_same_as(positions.back()));
        count += is_same ? 1 : 0;
    }
    return count;
}

void expect_fen(const Vector& vector, const Position& position) {
    const std::size_t at = vector.expected.find("FEN ");
    if (at == std::string::npos) return;
    const std::string wanted = vector.expected.substr(at + 4);
    EXPECT_EQ(testing::fen(position), wanted.substr(0, wanted.find(';')));
}

// FEN vectors: what they call bad is refused, repaired or found odd.
void judge_fen(const Vector& vector) {
    const auto fen = parse_fen(vector.start);
    const bool is_playable = fen.has_value() && Position::from_setup(fen->setup).has_value();
    if (begins(vector.expected, "valid")) {
        ASSERT_TRUE(is_playable);
        EXPECT_TRUE(oddities(fen->setup).empty());
    } else if (begins(vector.expected, "fen-implausible") || begins(vector.expected, "suspicious")) {
        ASSERT_TRUE(is_playable);
        EXPECT_FALSE(oddities(fen->setup).empty());
    } else {
        const bool is_repaired = fen.has_value() && !fen->repairs.empty();
        EXPECT_TRUE(!is_playable || is_repaired);
    }
}

void judge_moves(const Vector& vector, const Replay& replay) {
    const Position& last = replay.positions.back();
    if (begins(vector.expected, "illegal at ply")) {
        EXPECT_EQ(replay.illegal_ply, std::stoul(vector.expected.substr(15)));
        return;
    }
    ASSERT_FALSE(replay.illegal_ply.has_value()) << "ply " << *replay.illegal_ply;
    if (begins(vector.expected, "checkmate") || begins(vector.expected, "stalemate")) {
        EXPECT_FALSE(last.has_legal_move());
        EXPECT_EQ(last.in_check(), begins(vector.expected, "checkmate"));
    }
    if (begins(vector.expected, "ongoing")) {
        EXPECT_TRUE(last.has_legal_move());
    }
    if (begins(vector.expected, "occurrence ")) {
        EXPECT_EQ(occurrences(replay.positions), std::stoul(vector.expected.substr(11)));
    }
    if (begins(vector.expected, "SP ")) {
        const auto numbers = chess960_numbers(last.board());
        ASSERT_TRUE(numbers.has_value());
        EXPECT_EQ(numbers->white, std::stoul(vector.expected.substr(3)));
    }
    if (begins(vector.expected, "SAN ")) {
        ASSERT_EQ(vector.moves.size(), 1U);
        const Position& before = replay.positions.front();
        EXPECT_EQ(testing::san(before, *find_move(before, vector.moves[0])), vector.expected.substr(4));
    }
    expect_fen(vector, last);
}

TEST(Vectors, AreJudgedAsTheTableSays) {
    const auto folder = testing::shared_data();
    if (!folder) {
        ASSERT_FALSE(testing::shared_data_is_required()) << testing::kNoSharedData;
        GTEST_SKIP() << testing::kNoSharedData;
    }
    std::size_t judged = 0;
    for (const Vector& vector : read_vectors(*folder / "vectors" / "vectors.tsv")) {
        SCOPED_TRACE(vector.id + ": " + vector.start + " | " + vector.expected);
        if (vector.id[0] == 'H' || begins(vector.expected, "bad-fen")) {
            judge_fen(vector);
        } else {
            const Position start = vector.start == "startpos" ? Position() : testing::position(vector.start);
            const Replay result = replay(start, vector.moves);
            // Verdicts of rule books on legal games are no matter of this layer; that the games are legal is.
            judge_moves(vector, result);
        }
        ++judged;
    }
    EXPECT_GT(judged, 100U);
}

}  // namespace
}  // namespace arbiter
