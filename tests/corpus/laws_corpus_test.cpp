// The laws over all real games, against the slow reference: ends, claims and counts of every game.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "chess/san.h"
#include "io/open.h"
#include "passes/adjudicate.h"
#include "pgn/parser.h"
#include "support/shared_data.h"
#include "support/slow_laws.h"

namespace arbiter::testing {
namespace {

std::string read_all(const std::filesystem::path& path) {
    auto source = open_source(path.string(), {});
    EXPECT_TRUE(source.has_value()) << path;
    std::string text;
    if (!source.has_value()) return text;
    std::vector<char> room(std::size_t{1} << 20U);
    for (;;) {
        const auto read = source->source->read(room);
        EXPECT_TRUE(read.has_value()) << path;
        if (!read.has_value() || *read == 0) return text;
        text.append(room.data(), *read);
    }
}

// The positions of the main line's first half-moves; where a replay has to stop is for other tests.
SlowGame positions_of(const GameView& game, const Position& start, std::uint32_t plies) {
    SlowGame positions{start};
    for (const Token& token : game.tokens) {
        if (positions.size() == plies + 1U) break;
        if (token.kind != TokenKind::san || token.depth != 0) continue;
        const auto san = parse_san(token.place.of(game.text));
        if (!san.has_value()) break;
        const auto move = resolve(positions.back(), *san);
        if (!move.has_value()) break;
        positions.push_back(positions.back());
        positions.back().play(*move);
    }
    return positions;
}

// The reference's claims, told as the pass tells them; the intended move is left out, and compared by itself.
std::vector<Claim> slow_claim_list(const SlowGame& game, std::size_t end, const RuleSet& rules,
                                   std::vector<std::vector<std::string>>& moves) {
    std::vector<Claim> claims;
    std::vector<std::size_t> open(8, SIZE_MAX);
    for (std::size_t ply = 0; ply < end; ++ply) {
        if (game[ply].halfmoves() == 0) std::fill(open.begin(), open.end(), SIZE_MAX);
        const SlowClaims slow = slow_claims(game, ply, rules);
        const std::array<bool, 4> there{slow.threefold_board, !slow.threefold_moves.empty(), slow.fifty_board,
                                        !slow.fifty_moves.empty()};
        for (std::size_t kind = 0; kind < 4; ++kind) {
            if (!there[kind]) continue;
            std::size_t& index = open[static_cast<std::size_t>(game[ply].turn()) * 4 + kind];
            if (index == SIZE_MAX) {
                index = claims.size();
                claims.push_back({kind < 2 ? Reason::threefold_repetition : Reason::fifty_move_rule,
                                  static_cast<std::uint32_t>(ply), game[ply].turn(), kind % 2 == 1 ? "move" : "", 0});
                moves.push_back(kind == 1 ? slow.threefold_moves : slow.fifty_moves);
            }
            ++claims[index].count;
        }
    }
    return claims;
}

class Corpus {
public:
    void compare_file(const std::filesystem::path& path);

    std::uint64_t games = 0;
    std::uint64_t verdicts = 0;
    std::uint64_t claims = 0;

private:
    void compare(const GameView& game, const RuleOutcome& outcome, const AdjudicateOutput& output,
                 const Position& start);
};

void Corpus::compare(const GameView& game, const RuleOutcome& outcome, const AdjudicateOutput& output,
                     const Position& start) {
    const SlowGame positions = positions_of(game, start, output.plies);
    ASSERT_EQ(positions.size(), output.plies + 1U);
    ASSERT_EQ(positions.back(), output.final_position);
    const std::optional<Verdict> slow = slow_verdict(positions, *outcome.rules);
    const auto& verdict = outcome.assessment.verdict;
    ASSERT_EQ(verdict && verdict->automatic ? verdict : std::nullopt, slow);
    std::vector<std::vector<std::string>> moves;
    const std::vector<Claim> expected =
        slow_claim_list(positions, slow ? slow->ply : positions.size(), *outcome.rules, moves);
    ASSERT_EQ(outcome.claims.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        Claim claim = outcome.claims[i];
        if (!claim.intended_move.empty()) {
            ASSERT_NE(std::ranges::find(moves[i], claim.intended_move), moves[i].end()) << claim.intended_move;
            claim.intended_move = "move";
        }
        ASSERT_EQ(claim, expected[i]) << "claim at " << claim.ply;
    }
    verdicts += slow ? 1U : 0U;
    claims += expected.size();
}

void Corpus::compare_file(const std::filesystem::path& path) {
    std::string text = read_all(path);
    const std::size_t size = text.size();
    text.append(kTextPadding, '\0');
    const std::array<RuleBook, 3> books{RuleBook(), RuleBook(*find_rule_set("fide-2023")),
                                        RuleBook(*find_rule_set("fide-2014"))};
    AdjudicateOptions options;
    options.books = books;
    Adjudicate pass(options);
    AdjudicateOutput output;
    GameParser parser;
    GameBuffer buffer;
    GameView view;
    for (std::size_t at = 0;;) {
        const ParseResult result =
            parser.next(std::string_view(text).substr(0, size), at, TextEnd::input_end, buffer, view);
        if (result.status != ParseStatus::game) break;
        at = result.next;
        pass.run(view, buffer.diagnostics, output);
        ++games;
        if (!output.played) continue;
        for (const RuleOutcome& outcome : output.outcomes) {
            ASSERT_NO_FATAL_FAILURE(compare(view, outcome, output, output.start_position))
                << path << ", game " << games << " under " << outcome.rules->name << ": " << output.caption;
        }
    }
}

TEST(LawsOverCorpus, AgreeWithTheSlowReferenceOnEveryGame) {
    const auto shared = shared_data();
    if (!shared) {
        ASSERT_FALSE(shared_data_is_required()) << kNoSharedData;
        GTEST_SKIP() << kNoSharedData;
    }
    Corpus corpus;
    const char* const only = std::getenv("ARBITER_CORPUS_FILE");
    for (const char* name : {"engine", "chess960", "clocked", "annotated", "lichess", "chesscom", "otb"}) {
        if (only != nullptr && std::string_view(only) != name) continue;
        ASSERT_NO_FATAL_FAILURE(corpus.compare_file(*shared / "corpus" / (std::string(name) + ".pgn.zst")));
    }
    std::printf("%llu games, %llu ends, %llu claims compared\n", static_cast<unsigned long long>(corpus.games),
                static_cast<unsigned long long>(corpus.verdicts), static_cast<unsigned long long>(corpus.claims));
    EXPECT_GT(corpus.games, 0U);
}

}  // namespace
}  // namespace arbiter::testing
