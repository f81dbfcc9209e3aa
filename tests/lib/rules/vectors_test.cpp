// The shared truth tables: vectors.tsv (groups A to E and I) and rulesets.tsv.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "support/played_game.h"
#include "support/shared_data.h"

namespace arbiter {
namespace {

using testing::played;
using testing::SlowGame;

using Row = std::map<std::string, std::string>;

std::vector<Row> read_table(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::vector<std::string> names;
    std::vector<Row> rows;
    for (std::string line; std::getline(file, line);) {
        std::istringstream cells(line);
        std::vector<std::string> values;
        for (std::string cell; std::getline(cells, cell, '\t');) values.push_back(cell);
        if (names.empty()) {
            names = values;
            continue;
        }
        Row row;
        for (std::size_t i = 0; i < names.size(); ++i) row[names[i]] = i < values.size() ? values[i] : "";
        rows.push_back(row);
    }
    return rows;
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

std::string fen_of(const Row& row) {
    return row.at("start") == "startpos" ? std::string(testing::kStandardStart) : row.at("start");
}

const RuleSet& fide() { return *find_rule_set("fide-2023"); }

std::string text_of(const Flags<Outcome>& outcomes) {
    std::string text;
    for (const Outcome outcome : {Outcome::white_wins, Outcome::black_wins, Outcome::draw}) {
        if (outcomes.contains(outcome)) (text += to_text(outcome)) += ' ';
    }
    return text;
}

struct AtEnd {
    bool board = false, move = false;
};
AtEnd claims_at_end(const SlowGame& game) {
    PositionHistory history;
    history.start(game[0]);
    for (std::size_t ply = 1; ply < game.size(); ++ply) history.add(game[ply]);
    ClaimFinder finder(fide());
    std::vector<Claim> claims;
    finder.start(claims);
    finder.observe(static_cast<std::uint32_t>(game.size() - 1), game.back(), history, claims);
    AtEnd at;
    for (const Claim& claim : claims) (claim.intended_move.empty() ? at.board : at.move) = true;
    return at;
}

void check_verdict(const std::string& expected, std::uint32_t ply, const std::optional<Verdict>& verdict) {
    if (expected.starts_with("checkmate") || expected.starts_with("stalemate")) {
        ASSERT_TRUE(verdict.has_value());
        EXPECT_TRUE(expected.starts_with(to_text(verdict->reason)));
        EXPECT_TRUE(has(expected, to_text(verdict->outcome)));
        EXPECT_EQ(verdict->ply, ply);
    } else if (expected.starts_with("dead (material)")) {
        EXPECT_EQ(verdict, (Verdict{Outcome::draw, Reason::insufficient_material, ply, true}));
    } else if (expected.starts_with("dead (exact")) {
        // The men alone may not show it yet; nothing else may be said.
        if (verdict) {
            EXPECT_EQ(*verdict, (Verdict{Outcome::draw, Reason::dead_position, ply, true}));
        }
    } else if (has(expected, "fivefold")) {
        EXPECT_EQ(verdict, (Verdict{Outcome::draw, Reason::fivefold_repetition, ply, true}));
    } else if (has(expected, "game over") || has(expected, "already drawn")) {
        EXPECT_EQ(verdict, (Verdict{Outcome::draw, Reason::seventyfive_move_rule, ply, true}));
    } else {
        EXPECT_EQ(verdict, std::nullopt);
    }
}

void check_claims(const std::string& expected, const SlowGame& game) {
    if (has(expected, "game over")) return;
    const AtEnd at = claims_at_end(game);
    if (has(expected, "only with an intended move")) {
        EXPECT_FALSE(at.board);
        EXPECT_TRUE(at.move);
    } else if (has(expected, "no claim")) {
        EXPECT_FALSE(at.board);
        EXPECT_FALSE(at.move);
    } else if (has(expected, "claim valid")) {
        EXPECT_TRUE(at.board);
    }
}

TEST(SharedVectors, AreJudgedAsStated) {
    const auto shared = testing::shared_data();
    if (!shared) {
        ASSERT_FALSE(testing::shared_data_is_required()) << testing::kNoSharedData;
        GTEST_SKIP() << testing::kNoSharedData;
    }
    unsigned checked = 0;
    for (const Row& row : read_table(*shared / "vectors" / "vectors.tsv")) {
        const std::string& id = row.at("id");
        const std::string& expected = row.at("expected");
        // E15 is about the FEN, C22 and C23 about counts that no PGN holds, I01 to I04 about games as a whole.
        if (std::string("ABDE").find(id[0]) == std::string::npos || id == "E15") continue;
        SCOPED_TRACE(id + ": " + expected);
        const SlowGame game = played(fen_of(row), row.at("moves"));
        check_verdict(expected, static_cast<std::uint32_t>(std::stoul(row.at("ply"))),
                      testing::judged(game, fide()).verdict);
        check_claims(expected, game);
        if (expected.starts_with("occurrence ")) {
            EXPECT_EQ(testing::slow_occurrences(game, game.size() - 1), std::stoul(expected.substr(11)));
        }
        ++checked;
    }
    EXPECT_GE(checked, 46U);
}

TEST(SharedVectors, JudgeEventsAsStated) {
    const auto shared = testing::shared_data();
    if (!shared) {
        ASSERT_FALSE(testing::shared_data_is_required()) << testing::kNoSharedData;
        GTEST_SKIP() << testing::kNoSharedData;
    }
    unsigned checked = 0;
    for (const Row& row : read_table(*shared / "vectors" / "vectors.tsv")) {
        const std::string& expected = row.at("expected");
        if (row.at("id")[0] != 'C' || row.at("id") == "C16" || row.at("id") == "C19") continue;
        SCOPED_TRACE(row.at("id") + ": " + expected);
        const Ending::Kind kind = expected.starts_with("flag")     ? Ending::Kind::flag_fall
                                  : expected.starts_with("resign") ? Ending::Kind::resignation
                                                                   : Ending::Kind::illegal_move;
        const Color loser = has(expected, "(White)") ? Color::white : Color::black;
        const SlowGame game = played(fen_of(row), row.at("moves"));
        const std::string result = expected.substr(expected.find('=') + 1);
        const EndingJudgement judged = judge_ending(game.back(), {kind, loser}, fide());
        // What needs more than the men may still be open, never wrong.
        EXPECT_TRUE(has(text_of(judged.possible), result)) << text_of(judged.possible);
        if (result == "1/2-1/2" && cannot_win(game.back().board(), opposite(loser))) {
            EXPECT_EQ(judged.possible, Flags<Outcome>(Outcome::draw));
        }
        ++checked;
    }
    EXPECT_GE(checked, 15U);
}

// ---- rulesets.tsv ---------------------------------------------------------------------------------------------------

struct Column {
    std::string_view suffix;
    std::string_view rules;
};
constexpr std::array kAutomatic{Column{"FIDE", "fide-2023"},    Column{"Lichess", "lichess"},
                                Column{"chesscom", "chesscom"}, Column{"USCF", "uscf"},
                                Column{"seed000", "house-000"}, Column{"seed001", "house-001"},
                                Column{"seed002", "house-002"}, Column{"seed004", "house-004"}};
constexpr std::array kFlag{Column{"FIDE", "fide-2023"}, Column{"Lichess", "lichess"}, Column{"chesscom", "chesscom"},
                           Column{"USCF", "uscf"}};

// The three endings of the table that need the exact test for dead positions.
bool needs_exact_test(const Row& row) {
    return row.at("position") == "blocked wall" || row.at("position") == "forced Kxa8" ||
           row.at("position") == "Buchanan a5";
}

TEST(SharedRuleSets, CallTheSameEndingsDrawn) {
    const auto shared = testing::shared_data();
    if (!shared) {
        ASSERT_FALSE(testing::shared_data_is_required()) << testing::kNoSharedData;
        GTEST_SKIP() << testing::kNoSharedData;
    }
    unsigned checked = 0;
    for (const Row& row : read_table(*shared / "vectors" / "rulesets.tsv")) {
        const SlowGame game = played(row.at("fen"), "");
        for (const Column& column : kAutomatic) {
            const std::string& expected = row.at("auto_" + std::string(column.suffix));
            const auto verdict = testing::judged(game, *find_rule_set(column.rules)).verdict;
            const bool drawn = expected.starts_with("draw");
            if (drawn && !verdict && needs_exact_test(row)) continue;
            EXPECT_EQ(verdict.has_value(), drawn) << row.at("position") << " under " << column.rules;
            ++checked;
        }
    }
    EXPECT_GE(checked, 178U);
}

TEST(SharedRuleSets, GiveTheSameResultsOnTime) {
    const auto shared = testing::shared_data();
    if (!shared) {
        ASSERT_FALSE(testing::shared_data_is_required()) << testing::kNoSharedData;
        GTEST_SKIP() << testing::kNoSharedData;
    }
    unsigned checked = 0;
    for (const Row& row : read_table(*shared / "vectors" / "rulesets.tsv")) {
        const Position position = played(row.at("fen"), "").back();
        for (const Column& column : kFlag) {
            for (const Color loser : {Color::white, Color::black}) {
                const std::string side = loser == Color::white ? "flagW_" : "flagB_";
                const std::string& expected = row.at(side + std::string(column.suffix));
                const EndingJudgement judged =
                    judge_ending(position, {Ending::Kind::flag_fall, loser}, *find_rule_set(column.rules));
                const Outcome outcome = expected.starts_with("1/2") ? Outcome::draw : win_of(opposite(loser));
                EXPECT_TRUE(judged.possible.contains(outcome)) << row.at("position") << " under " << column.rules;
                const bool open = judged.possible == Flags<Outcome>({win_of(opposite(loser)), Outcome::draw});
                // A win is never certain before the exact test is there, nor a draw that needs it.
                if (open && (outcome != Outcome::draw || needs_exact_test(row))) continue;
                EXPECT_EQ(judged.possible, Flags<Outcome>(outcome)) << row.at("position") << " under " << column.rules;
                ++checked;
            }
        }
    }
    EXPECT_GE(checked, 120U);
}

}  // namespace
}  // namespace arbiter
