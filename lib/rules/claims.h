// What draws a player could have claimed, and when: threefold repetition and fifty moves, on the board and with an
// intended move. A PGN shows that a claim was there, never that it was made.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/flags.h"
#include "chess/move.h"
#include "chess/position.h"
#include "rules/repetition.h"
#include "rules/ruleset.h"
#include "rules/verdict.h"

namespace arbiter {

struct Claim {
    Reason reason = Reason::threefold_repetition;  // or fifty_move_rule
    std::uint32_t ply = 0;      // the first since the last pawn move or capture at which it was there
    Color by = Color::white;    // who was to move
    std::string intended_move;  // SAN; empty: the position on the board is enough
    std::uint32_t count = 0;    // at how many plies until the next pawn move or capture it was there

    friend bool operator==(const Claim&, const Claim&) noexcept = default;
};

// Collects the claims of one game under one rule set.
class ClaimFinder {
public:
    explicit ClaimFinder(const RuleSet& rules) noexcept : rules_(&rules) {}

    void start(std::vector<Claim>& claims);
    // The position after `ply` half-moves, the last one that history holds. A position without a legal move gives no
    // claim: the game is over. Returns what can be claimed there. Plies that give no claim may be left out.
    Flags<Reason> observe(std::uint32_t ply, const Position& position, const PositionHistory& history,
                          std::vector<Claim>& claims);

private:
    static constexpr std::uint32_t kNone = 0xFFFFFFFFU;
    // Which claim of the current run is which: by side, reason, and whether a move is needed.
    enum class Kind : std::uint8_t { threefold_board, threefold_move, fifty_board, fifty_move };

    bool move_rule_applies(const Position& position) const noexcept;
    Reason add(Kind kind, std::uint32_t ply, const Position& position, std::optional<Move> intended,
               std::vector<Claim>& claims);

    const RuleSet* rules_;
    std::uint32_t open_[2][4] = {};  // index into the claims; kNone: not yet there in this run
    std::int64_t run_ = 0;           // the ply of the last pawn move or capture, less than 0 for one before the start
};

// The lowest legal move, by origin, target and promotion, that leads to a position that has stood `times` times or more.
std::optional<Move> move_that_repeats(const Position& position, const PositionHistory& history,
                                      std::uint32_t times) noexcept;
// The lowest legal move that is neither a capture nor a pawn's.
std::optional<Move> quiet_move(const Position& position) noexcept;

}  // namespace arbiter
