#include "rules/claims.h"

#include <algorithm>

#include "chess/san.h"

namespace arbiter {
namespace {

// Whether the move keeps the half-move clock running, so that earlier positions can come back.
bool is_quiet(const Position& position, Move move) noexcept {
    return move.kind() != Move::Kind::promotion && position.board().role_at(move.from()) != Role::pawn &&
           !position.is_capture(move);
}

// An order of moves that does not depend on how they are generated.
std::uint32_t rank_of_move(Move move) noexcept {
    const std::uint32_t promotion = move.promotion() ? static_cast<std::uint32_t>(*move.promotion()) : 0U;
    return static_cast<std::uint32_t>(index(move.from())) << 16U | static_cast<std::uint32_t>(index(move.to())) << 8U |
           promotion;
}

template <class Predicate>
std::optional<Move> lowest_move(const Position& position, Predicate wanted) noexcept {
    std::optional<Move> lowest;
    for (const Move move : position.legal_moves()) {
        if (lowest && rank_of_move(move) > rank_of_move(*lowest)) continue;
        if (wanted(move)) lowest = move;
    }
    return lowest;
}

Reason reason_of(bool threefold) noexcept { return threefold ? Reason::threefold_repetition : Reason::fifty_move_rule; }

}  // namespace

std::optional<Move> move_that_repeats(const Position& position, const PositionHistory& history,
                                      std::uint32_t times) noexcept {
    // Without a candidate that often on the board no move is tried.
    if (!history.has_repeated(opposite(position.turn()), times)) return std::nullopt;
    return lowest_move(position, [&](Move move) {
        if (!is_quiet(position, move) || move.kind() == Move::Kind::castling) return false;
        Position after = position;
        after.play(move);
        return history.occurrences_of(after) >= times;
    });
}

std::optional<Move> quiet_move(const Position& position) noexcept {
    return lowest_move(position, [&](Move move) { return is_quiet(position, move); });
}

void ClaimFinder::start(std::vector<Claim>& claims) {
    claims.clear();
    run_ = 0;
    std::fill(&open_[0][0], &open_[0][0] + 8, kNone);
}

Flags<Reason> ClaimFinder::observe(std::uint32_t ply, const Position& position, const PositionHistory& history,
                                   std::vector<Claim>& claims) {
    const std::uint32_t clock = position.halfmoves();
    const std::int64_t run = std::int64_t{ply} - clock;
    if (run != run_) std::fill(&open_[0][0], &open_[0][0] + 8, kNone);
    run_ = run;
    const bool by_move = rules_->claims_by_intended_move;
    const std::uint32_t times = rules_->claimable_repetitions;
    const bool may_repeat = by_move && history.has_repeated(opposite(position.turn()), times - 1);
    const bool repeats = times != 0 && (history.occurrences() >= times || may_repeat);
    const bool long_quiet = move_rule_applies(position) && clock + (by_move ? 1U : 0U) >= rules_->claimable_halfmoves;
    Flags<Reason> there;
    if ((!repeats && !long_quiet) || !position.has_legal_move()) return there;

    if (repeats && history.occurrences() >= times) {
        there.insert(add(Kind::threefold_board, ply, position, std::nullopt, claims));
    }
    if (repeats && by_move) {
        const auto move = move_that_repeats(position, history, times - 1);
        if (move) there.insert(add(Kind::threefold_move, ply, position, move, claims));
    }
    if (long_quiet && clock >= rules_->claimable_halfmoves) {
        there.insert(add(Kind::fifty_board, ply, position, std::nullopt, claims));
    }
    if (long_quiet && by_move) {
        const auto move = quiet_move(position);
        if (move) there.insert(add(Kind::fifty_move, ply, position, move, claims));
    }
    return there;
}

bool ClaimFinder::move_rule_applies(const Position& position) const noexcept {
    return rules_->claimable_halfmoves != 0 && position.board().occupied().count() >= rules_->move_rule_min_men;
}

Reason ClaimFinder::add(Kind kind, std::uint32_t ply, const Position& position, std::optional<Move> intended,
                        std::vector<Claim>& claims) {
    const Reason reason = reason_of(kind == Kind::threefold_board || kind == Kind::threefold_move);
    std::uint32_t& open = open_[static_cast<std::size_t>(position.turn())][static_cast<std::size_t>(kind)];
    if (open == kNone) {
        open = static_cast<std::uint32_t>(claims.size());
        Claim& claim = claims.emplace_back();
        claim.reason = reason;
        claim.ply = ply;
        claim.by = position.turn();
        if (intended) append_san(claim.intended_move, position, *intended);
    }
    ++claims[open].count;
    return reason;
}

}  // namespace arbiter
