// How games are said to have ended.
#include "passes/ending.h"

#include <gtest/gtest.h>

#include <array>

namespace arbiter {
namespace {

using Kind = Ending::Kind;

constexpr PlayerNames kNames{"Anna B", "carl99"};

TEST(Termination, IsReadInTheWordsOfTheStandardAndOfSites) {
    struct Row {
        std::string_view value;
        Kind kind;
        std::optional<Color> loser;
    };
    constexpr std::array rows{
        Row{"normal", Kind::normal, {}},
        Row{"Normal", Kind::normal, {}},
        Row{"time forfeit", Kind::flag_fall, {}},
        Row{"Time forfeit", Kind::flag_fall, {}},
        Row{"rules infraction", Kind::infraction, {}},
        Row{"Rules infraction", Kind::infraction, {}},
        Row{"illegal move", Kind::illegal_move, {}},
        Row{"abandoned", Kind::abandoned, {}},
        Row{"adjudication", Kind::adjudication, {}},
        Row{"GUI TB adjudication", Kind::adjudication, {}},
        Row{"death", Kind::outside, {}},
        Row{"emergency", Kind::outside, {}},
        Row{"unterminated", Kind::unterminated, {}},
        Row{"Insufficient material", Kind::insufficient_material, {}},
        Row{"3-fold rep", Kind::repetition, {}},
        Row{"carl99 won on time", Kind::flag_fall, Color::white},
        Row{"Anna B won by resignation", Kind::resignation, Color::black},
        Row{"carl99 won by checkmate", Kind::checkmate, Color::white},
        Row{"carl99 won - game abandoned", Kind::abandoned, Color::white},
        Row{"nobody won on time", Kind::flag_fall, {}},
        Row{"Game drawn by agreement", Kind::agreement, {}},
        Row{"Game drawn by repetition", Kind::repetition, {}},
        Row{"Game drawn by timeout vs insufficient material", Kind::flag_fall, {}},
        Row{"Game drawn by stalemate", Kind::stalemate, {}},
        Row{"Game drawn by 50-move rule", Kind::move_rule, {}},
        Row{"it rained", Kind::unstated, {}},
        Row{"", Kind::unstated, {}},
    };
    for (const Row& row : rows) {
        EXPECT_EQ(parse_termination(row.value, kNames), (Ending{row.kind, row.loser})) << row.value;
    }
}

TEST(Termination, OfPlayersWithTheSameNameNamesNoLoser) {
    EXPECT_EQ(parse_termination("X won on time", {"X", "X"}), (Ending{Kind::flag_fall, std::nullopt}));
    // The longer name begins with the shorter one.
    EXPECT_EQ(parse_termination("Anna B won on time", {"Anna", "Anna B"}), (Ending{Kind::flag_fall, std::nullopt}));
}

TEST(EndingComment, IsReadWhereItIsNothingElse) {
    struct Row {
        std::string_view comment;
        Kind kind;
        std::optional<Color> loser;
    };
    constexpr std::array rows{
        Row{"White resigns", Kind::resignation, Color::white},
        Row{" Black resigns. ", Kind::resignation, Color::black},
        Row{"White forfeits on time", Kind::flag_fall, Color::white},
        Row{"[%clk 0:00:00] Black forfeits on time", Kind::flag_fall, Color::black},
        Row{"+0.25/12 1.2s, Black loses on time", Kind::flag_fall, Color::black},
        Row{"-M5/20 0.01s, White mates", Kind::checkmate, Color::black},
        Row{"book, Draw by adjudication: user decision", Kind::adjudication, {}},
        Row{"0.00/1 0.1s, White makes an illegal move: e8e6", Kind::illegal_move, Color::white},
        Row{"White wins by adjudication: user decision", Kind::adjudication, Color::black},
        Row{"Game drawn by mutual agreement", Kind::agreement, {}},
        Row{"White ran out of time and Black has no material to mate", Kind::flag_fall, Color::white},
        Row{"Black resigns [%fmt inline]", Kind::resignation, Color::black},
    };
    for (const Row& row : rows) {
        EXPECT_EQ(parse_ending_comment(row.comment), (Ending{row.kind, row.loser})) << row.comment;
    }
}

TEST(EndingComment, IsNotReadOutOfProse) {
    for (const std::string_view comment :
         {"Black resigned without waiting for 21...Nh6, which would be followed by checkmate.",
          "White has too many threats. Black can't cover the mate.",
          "Black is two pawns down and still getting checkmated.", "And after some more moves Black resigned.",
          "! After this move Steinitz felt it was wise to resign", "", "White resigns after making this move",
          "a draw by repetition was possible"}) {
        EXPECT_EQ(parse_ending_comment(comment).kind, Kind::unstated) << comment;
    }
}

TEST(Ending, OfTagAndCommentTogether) {
    const Ending flag{Kind::flag_fall, std::nullopt};
    const Ending white_flag{Kind::flag_fall, Color::white};
    const Ending resigns{Kind::resignation, Color::black};
    EXPECT_EQ(combine({}, resigns), resigns);
    EXPECT_EQ(combine({Kind::normal, std::nullopt}, resigns), resigns);
    EXPECT_EQ(combine({Kind::normal, std::nullopt}, {}).kind, Kind::normal);
    EXPECT_EQ(combine(flag, white_flag), white_flag);
    EXPECT_EQ(combine(flag, resigns), flag);
}

}  // namespace
}  // namespace arbiter
