#include "chess/uci.h"

#include <gtest/gtest.h>

#include "support/chess_text.h"
#include "support/matchers.h"

namespace arbiter {
namespace {

using testing::HasFault;
using testing::IsOkAndHolds;
using testing::position;

std::string written(const Position& position, Move move, UciCastling castling) {
    std::string text;
    append_uci(text, position, move, castling);
    return text;
}

TEST(AppendUci, WritesOriginTargetAndPromotion) {
    EXPECT_EQ(written(Position(), Move::normal(Square::g1, Square::f3), UciCastling::standard), "g1f3");
    const Position pawn = position("4k3/1P6/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_EQ(written(pawn, Move::promotion(Square::b7, Square::b8, Role::knight), UciCastling::standard), "b7b8n");
}

TEST(AppendUci, WritesCastlingEitherWay) {
    const Position before = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    const Move move = Move::castling(Square::e1, Square::a1);
    EXPECT_EQ(written(before, move, UciCastling::standard), "e1c1");
    EXPECT_EQ(written(before, move, UciCastling::chess960), "e1a1");
}

TEST(ParseUci, ReadsCastlingByTheStyle) {
    const Position before = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    const Move move = Move::castling(Square::e1, Square::h1);
    EXPECT_THAT(parse_uci("e1g1", before, UciCastling::standard), IsOkAndHolds(move));
    EXPECT_THAT(parse_uci("e1h1", before, UciCastling::standard), IsOkAndHolds(move));
    EXPECT_THAT(parse_uci("e1h1", before, UciCastling::chess960), IsOkAndHolds(move));
    EXPECT_THAT(parse_uci("e1g1", before, UciCastling::chess960), HasFault(UciFault::illegal));
}

TEST(ParseUci, FindsTheKindOfTheMove) {
    const Position ep = testing::after(Position(), "e4 e6 e5 d5");
    EXPECT_THAT(parse_uci("e5d6", ep, UciCastling::standard), IsOkAndHolds(Move::en_passant(Square::e5, Square::d6)));
}

TEST(ParseUci, TellsNonsenseFromIllegalMoves) {
    for (const char* text : {"", "e2", "e2e", "e2e9", "i2e4", "e2e4x", "e7e8k", "e7e8Q", "e2e4qq", "0000"}) {
        EXPECT_THAT(parse_uci(text, Position(), UciCastling::standard), HasFault(UciFault::syntax)) << text;
    }
    for (const char* text : {"e2e5", "e7e5", "e4e5", "e2e4q", "a1a1", "e1g1"}) {
        EXPECT_THAT(parse_uci(text, Position(), UciCastling::standard), HasFault(UciFault::illegal)) << text;
    }
    const Position pawn = position("4k3/1P6/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_THAT(parse_uci("b7b8", pawn, UciCastling::standard), HasFault(UciFault::illegal));
}

}  // namespace
}  // namespace arbiter
