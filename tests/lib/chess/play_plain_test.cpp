// The fast lane of replaying agrees with the long way, for every text that it might take.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "chess/position.h"
#include "chess/san.h"
#include "support/chess_text.h"
#include "support/random_game.h"

namespace arbiter {
namespace {

// Every text of two to four bytes that names a square at its end and a man or a file at its beginning.
std::vector<std::string> plain_texts() {
    std::vector<std::string> texts;
    for (char file = 'a'; file <= 'h'; ++file) {
        for (char rank = '1'; rank <= '8'; ++rank) {
            const std::string square{file, rank};
            texts.push_back(square);
            for (const char first : std::string("NBRQKabcdefghPx")) {
                texts.push_back(first + square);
                texts.push_back(first + std::string("x") + square);
            }
        }
    }
    return texts;
}

// How many of the texts were played. Fails the test where one is played that the long way plays otherwise or not at all.
std::size_t compare(const Position& position, const std::vector<std::string>& texts) {
    std::size_t played = 0;
    for (const std::string& text : texts) {
        Position fast = position;
        if (!fast.play_plain(text)) {
            EXPECT_EQ(fast, position) << text;
            continue;
        }
        ++played;
        const Expected<San, SanFault> san = parse_san(text);
        const Expected<Move, SanFault> move = san.has_value() ? resolve(position, *san) : Unexpected(san.error());
        if (!move.has_value()) {
            ADD_FAILURE() << text << " is no legal move";
            continue;
        }
        Position slow = position;
        slow.play(*move);
        EXPECT_EQ(fast, slow) << text;
        std::string canonical;
        append_san(canonical, position, *move);
        EXPECT_EQ(canonical, text);
    }
    return played;
}

TEST(PlayPlain, AgreesWithTheLongWayInRandomGames) {
    const std::vector<std::string> texts = plain_texts();
    std::size_t moves = 0;
    std::size_t played = 0;
    testing::RandomSource random(960);
    for (const testing::StartArray array : {testing::StartArray::standard, testing::StartArray::chess960}) {
        for (int game = 0; game < 6; ++game) {
            for (const Position& position : testing::random_game(random, testing::random_start(random, array), 120)) {
                moves += position.legal_moves().size();
                played += compare(position, texts);
            }
        }
    }
    EXPECT_GT(played * 2, moves) << "a lane that few moves take is none";
}

TEST(PlayPlain, AgreesWithTheLongWayWhereMenStandAnywhere) {
    const std::vector<std::string> texts = plain_texts();
    testing::RandomSource random(518);
    for (unsigned round = 0; round < 400; ++round) compare(testing::random_scatter(random, 4 + round % 28), texts);
}

TEST(PlayPlain, AgreesWithTheLongWayWherePinsChecksAndRightsMatter) {
    const std::vector<std::string> texts = plain_texts();
    for (const std::string_view fen : {
             "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
             "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
             "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
             "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
             "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
             "4k3/8/8/8/7b/8/5P2/4K3 w - - 0 1",
             "4r1k1/8/8/8/8/4N3/8/1N2K3 w - - 0 1",
             "bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1",
             "4k3/8/8/8/8/8/8/R3K2R w KQ - 4294967295 4294967295",
         }) {
        compare(testing::position(fen), texts);
    }
}

TEST(PlayPlain, LeavesWhatIsNotPlainAlone) {
    const Position castles = testing::position("r3k2r/1P6/8/8/4p3/8/3P4/R3K2R w KQkq - 0 1");
    for (const char* text : {"O-O", "Ke2", "Rb1", "b8=Q", "b8", "e2-e4", "nf3", "", "d", "d44", "d4+", "Rxa8"}) {
        Position position = castles;
        EXPECT_FALSE(position.play_plain(text)) << text;
        EXPECT_EQ(position, castles) << text;
    }
    Position position = castles;
    EXPECT_TRUE(position.play_plain("d4"));
    EXPECT_FALSE(position.play_plain("exd3"));  // en passant
}

}  // namespace
}  // namespace arbiter
