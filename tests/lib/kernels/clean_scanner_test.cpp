#include "kernels/clean_scanner.h"

#include <gtest/gtest.h>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/kernel.h"

namespace arbiter {
namespace {

constexpr std::string_view kTags =
    "[Event \"Club Open\"]\n[Site \"Home\"]\n[Date \"2024.05.01\"]\n[Round \"3\"]\n[White \"Alpha, A\"]\n"
    "[Black \"Beta, B\"]\n[Result \"1-0\"]\n";

std::string game(std::string_view moves, std::string_view more_tags = {}) {
    return std::string(kTags).append(more_tags).append("\n").append(moves).append("\n");
}

std::optional<CleanGame> scan(std::string text, std::size_t from = 0) {
    const std::size_t size = text.size();
    text.append(64, '\0');
    CleanScanner scanner;
    return scanner.scan(std::string_view(text).substr(0, size), from);
}

bool is_clean(std::string_view moves, std::string_view more_tags = {}) {
    const auto found = scan(game(moves, more_tags));
    return found.has_value() && found->doubts == 0;
}

TEST(CleanScanner, FindsAGameWithItsPliesAndResult) {
    const std::string text = game("1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0");
    const auto found = scan(text);
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->begin, 0U);
    EXPECT_EQ(text.substr(found->marker, found->marker_bytes), "1-0");
    EXPECT_EQ(found->next, text.size());
    EXPECT_EQ(found->plies, 5U);
    EXPECT_EQ(found->result, CleanGame::Result::white_wins);
    EXPECT_EQ(found->doubts, 0U);
    EXPECT_EQ(found->line_ends, 9U);
}

TEST(CleanScanner, EndsAtTheNextGame) {
    const std::string first = game("1. e4 e5 1-0").append("\n");
    const auto found = scan(std::string(first).append(game("1. d4 d5 1-0")));
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->next, first.size());
}

TEST(CleanScanner, ReadsBothLineEnds) {
    std::string text = game("1. e4 e5\n2. Nf3 1-0");
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) text.insert(at, 1, '\r');
    EXPECT_TRUE(scan(text).has_value());
    text.erase(text.find("e5\r\n") + 3, 1);
    EXPECT_FALSE(scan(text).has_value());
}

TEST(CleanScanner, ReadsTheLayoutsOfPrograms) {
    EXPECT_TRUE(is_clean("1.e4 e5 2.Nf3 1-0"));
    EXPECT_TRUE(is_clean("1. e4 { [%clk 0:05:00] } 1... e5 { [%clk 0:04:59] } 2. Nf3 { [%clk 0:04:58] } 1-0"));
    EXPECT_TRUE(is_clean("1. e4 {[%clk 0:02:59.9]} 1... e5 {[%eval -0.12] [%clk 10:00:00]} 2. Nf3?! $6 {#-3 50%} 1-0"));
    EXPECT_TRUE(is_clean("1. e4 {[%eval #-3]} e5 {A comment; with [brackets] and (others)} 2. Nf3 1-0"));
}

TEST(CleanScanner, PlaysEveryKindOfMove) {
    EXPECT_TRUE(is_clean("1. e4 Nf6 2. e5 d5 3. exd6 Qxd6 4. Nf3 Bg4 5. Be2 Nc6 6. O-O O-O-O 1-0"));
    EXPECT_TRUE(is_clean("1. a4 b5 2. axb5 a6 3. bxa6 Bb7 4. axb7 Nc6 5. bxa8=Q Qxa8 1-0"));
    EXPECT_TRUE(is_clean("1. Nf3 Nf6 2. Nc3 Nc6 3. d3 d6 4. Nd2 Nd7 5. Nde4 Nde5 1-0"));
    EXPECT_TRUE(is_clean("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0"));
}

TEST(CleanScanner, GivesUpWhatIsNotCanonical) {
    for (const char* moves :
         {"1. e4 e5 2. Ngf3 1-0", "1. e4 d5 2. ed5 1-0", "1. e4 d5 2. exd5+ 1-0", "1. e2e4 e5 1-0",
          "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7+ 1-0", "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7 1-0",
          "1. e4 f6 2. d4 g5 3. Qh5 1-0", "1. Nf3 Nf6 2. Nc3 Nc6 3. d3 d6 4. Nd2 Nd7 5. Ne4 1-0",
          "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 1-0", "1. e4 e5 2. Nxf3 1-0"}) {
        EXPECT_FALSE(scan(game(moves)).has_value()) << moves;
    }
}

TEST(CleanScanner, GivesUpWhatIsIllegal) {
    for (const char* moves :
         {"1. e4 e5 2. Ke3 1-0", "1. e4 e5 2. O-O 1-0", "1. e4 e5 2. Bb5 d6 3. Nf3 1-0", "1. e4 d5 2. Bb5+ a6 1-0",
          "1. e4 d5 2. Bb5+ Nc6 3. Nf3 Nd4 1-0", "1. e5 e6 1-0",
          "1. e4 e5 2. Ke2 Nf6 3. Ke1 Nc6 4. Nf3 Be7 5. Bc4 O-O 6. O-O 1-0",
          "1. e4 a6 2. e5 d6 3. a3 a5 4. exd6 e.p. 1-0", "1. e4 a6 2. e5 d5 3. a3 a5 4. exd6 1-0"}) {
        EXPECT_FALSE(scan(game(moves)).has_value()) << moves;
    }
}

TEST(CleanScanner, GivesUpWhatIsWrongAroundTheMoves) {
    for (const char* moves :
         {"1. e4 e5 3. Nf3 1-0", "1. e4 e5 2.. Nf3 1-0", "1. e4 e5 2 . Nf3 1-0", "1. e4 e5\n\n2. Nf3 1-0",
          "$1 1. e4 e5 1-0", "1. e4 $256 e5 1-0", "1. e4 e5 1-0 {late}", "1. e4 e5 1-0 2. Nf3", "1. e4 (1. d4) e5 1-0",
          "1. e4 {open e5 1-0", "1. e4 e5} 1-0", "1. e4 {a {b} e5 1-0", "1. e4 e5 %x 1-0", "1. e4 e5 ;x", "1. e4 e5",
          "1-0", "1. e4\te5 1-0", "1. e4 e5 2. Nf3 -- 1-0", "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 0-1"}) {
        EXPECT_FALSE(scan(game(moves)).has_value()) << moves;
    }
}

TEST(CleanScanner, DoubtsTagsThatMustBeLookedAt) {
    const auto doubts = [](std::string_view more_tags) {
        const auto found = scan(game("1. e4 e5 1-0", more_tags));
        return found.has_value() ? found->doubts : 0xFFFF'FFFFU;
    };
    EXPECT_EQ(doubts("[BlackElo \"2000\"]\n[WhiteElo \"2100\"]\n"), 0U);
    EXPECT_EQ(doubts("[WhiteElo \"2000\"]\n[BlackElo \"2100\"]\n"), CleanGame::tag_order);
    EXPECT_EQ(doubts("[WhiteElo \"4001\"]\n"), CleanGame::value);
    EXPECT_EQ(doubts("[PlyCount \"3\"]\n"), CleanGame::value);
    EXPECT_EQ(doubts("[Whatever \"x\"]\n"), CleanGame::unknown_tag);
    EXPECT_EQ(doubts("[ECO \"C20\"]\n[ECO \"C20\"]\n"), CleanGame::repeated_tag);
    EXPECT_EQ(doubts("[Opening \"R\xC3\xA9ti\"]\n"), CleanGame::bytes);
    std::string long_line("[Opening \"");
    long_line.append(300, 'x').append("\"]\n");
    EXPECT_EQ(doubts(long_line), CleanGame::long_line);
}

TEST(CleanScanner, GivesUpTagsOfAnotherFormAndOtherStarts) {
    for (const char* tags : {"[ECO \"C20]\n", "[ECO C20]\n", "[ECO \"C\"20\"]\n", "[ECO \"C\\\"20\"]\n",
                             " [ECO \"C20\"]\n", "[ECO  \"C20\"]\n", "[E-O \"C20\"]\n", "[ECO \"C20\"] \n",
                             "[FEN \"x\"]\n", "[SetUp \"0\"]\n", "[Variant \"Chess960\"]\n", "{x}\n"}) {
        EXPECT_FALSE(scan(game("1. e4 e5 1-0", tags)).has_value()) << tags;
    }
}

// All kernels, at every alignment and with the text cut anywhere.
TEST(Kernels, AgreeOnEveryCutOfATextAtEveryAlignment) {
    const std::string text = game("1. e4 { [%clk 0:05:00] } 1... e5 {[%eval 0.1]} 2. Nf3 Nc6 3. Bb5 $1 a6 1-0")
                                 .append("\n")
                                 .append(game("1.d4 d5 2.c4 dxc4 3.e3 b5 4.a4 c6 5.axb5 cxb5 6.Qf3 1-0"));
    const auto work = std::make_unique<kernels::Workspace>();
    work->memo[0].record = 1U << 31U;
    for (std::size_t size = 0; size <= text.size(); ++size) {
        std::string room(size % 64, ' ');
        room.append(text, 0, size).append(64, '\0');
        std::optional<kernels::Scan> first;
        for (const kernels::Kernel& kernel : kernels::all_kernels()) {
            if (!kernel.supported() || kernel.name == "none") continue;
            kernels::Scan found{};
            kernel.scan({&kernels::tables(kernel.slider_index), work.get(), room.data() + size % 64, size, 0}, found);
            if (!first) first = found;
            ASSERT_EQ(found.reason, first->reason) << kernel.name << " " << size;
            if (found.reason != kernels::Reason::none) continue;
            EXPECT_EQ(found.end, first->end) << kernel.name << " " << size;
            EXPECT_EQ(found.plies, first->plies) << kernel.name << " " << size;
            EXPECT_EQ(found.doubts, first->doubts) << kernel.name << " " << size;
        }
    }
}

TEST(Kernels, GiveUpGamesThatTheLawsMayHaveEnded) {
    std::string moves;
    const std::vector<const char*> shuffle{"Nf3", "Nf6", "Ng1", "Ng8"};
    for (std::size_t ply = 0; ply < 20; ++ply) {
        if (ply % 2 == 0) moves.append(std::to_string(ply / 2 + 1)).append(". ");
        moves.append(shuffle[ply % 4]).append(1, ' ');
    }
    std::string text = game(moves.append("1-0"));
    const std::size_t size = text.size();
    text.append(64, '\0');
    const auto work = std::make_unique<kernels::Workspace>();
    work->memo[0].record = 1U << 31U;
    for (const kernels::Kernel& kernel : kernels::all_kernels()) {
        if (!kernel.supported() || kernel.name == "none") continue;
        for (const bool laws : {false, true}) {
            kernels::Scan found{};
            kernel.scan({&kernels::tables(kernel.slider_index), work.get(), text.data(), size, 0, laws}, found);
            EXPECT_EQ(found.reason == kernels::Reason::none, !laws) << kernel.name;
        }
    }
}

}  // namespace
}  // namespace arbiter
