#include "support/game_writer.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "chess/san.h"

namespace arbiter::testing {
namespace {

constexpr std::array<int, 6> kValues{1, 3, 3, 5, 9, 100};  // by Role

int value_at(const Position& position, Square square) noexcept {
    const auto role = position.board().role_at(square);
    return role.has_value() ? kValues[static_cast<std::size_t>(*role)] : 0;
}

std::string padded(std::uint64_t value, std::size_t digits) {
    std::string text = std::to_string(value);
    return text.size() < digits ? std::string(digits - text.size(), '0') + text : text;
}

std::string clock(std::uint64_t seconds) {
    return std::to_string(seconds / 3600)
        .append(":")
        .append(padded(seconds / 60 % 60, 2))
        .append(":")
        .append(padded(seconds % 60, 2));
}

}  // namespace

void GameWriter::append_game(std::string& out) {
    const Moves& moves = next_moves();
    ++games_;
    plies_ += moves.san.size();
    append_tags(out, moves.result);
    out += '\n';
    if (dialect_ == Dialect::tournament)
        append_wrapped(out, moves);
    else
        append_in_one_line(out, moves);
    out += "\n\n";
}

const GameWriter::Moves& GameWriter::next_moves() {
    if (pool_.size() < kPool) return pool_.emplace_back(make_moves());
    return pool_[random_.below(kPool)];
}

GameWriter::Moves GameWriter::make_moves() {
    constexpr unsigned kShortest = 30;
    const unsigned length = kShortest + random_.below(50) + random_.below(50);
    Moves moves;
    Position position;
    while (moves.san.size() < length) {
        const MoveList legal = position.legal_moves();
        if (legal.empty()) break;
        const Move move = choose(position, legal);
        append_san(moves.san.emplace_back(), position, move);
        position.play(move);
    }
    if (position.is_checkmate()) {
        moves.result = position.turn() == Color::white ? Result::black_wins : Result::white_wins;
    } else if (!position.is_stalemate()) {
        constexpr std::array kResults{Result::white_wins, Result::white_wins, Result::black_wins, Result::draw};
        moves.result = kResults[random_.below(kResults.size())];
    }
    return moves;
}

// Takes what hangs, saves what is attacked, leaves nothing where it is lost; else as the dice fall.
Move GameWriter::choose(const Position& position, const MoveList& moves) {
    const auto count = static_cast<std::uint32_t>(moves.size());
    if (play_ == Play::random) return moves[random_.below(count)];
    const Color enemy = opposite(position.turn());
    Move best = moves[0];
    int best_score = -1'000'000;
    for (const Move move : moves) {
        const int own = value_at(position, move.from());
        const int taken = move.kind() == Move::Kind::castling ? 0 : value_at(position, move.to());
        int score = static_cast<int>(random_.below(20)) + 10 * taken;
        if (position.is_attacked(move.to(), enemy)) score -= 10 * own;
        if (own < 100 && position.is_attacked(move.from(), enemy)) score += 5 * own;
        if (move.kind() == Move::Kind::castling || move.promotion() == Role::queen) score += 40;
        if (own == 100) score -= 15;
        if (score > best_score) {
            best_score = score;
            best = move;
        }
    }
    return best;
}

void GameWriter::append_tag(std::string& out, const char* name, const std::string& value) {
    out.append("[").append(name).append(" \"").append(value).append("\"]\n");
}

void GameWriter::append_tags(std::string& out, Result result) {
    const bool online = dialect_ == Dialect::lichess || dialect_ == Dialect::lichess_eval;
    const std::string date =
        padded(1 + random_.below(12), 2).insert(0, "2024.").append(".").append(padded(1 + random_.below(28), 2));
    const std::string white = std::to_string(random_.below(100'000)).insert(0, "player");
    const std::string black = std::to_string(random_.below(100'000)).insert(0, "player");
    const std::string white_elo = std::to_string(1000 + random_.below(1800));
    const std::string black_elo = std::to_string(1000 + random_.below(1800));
    append_tag(out, "Event", online ? "Rated blitz game" : "Club Championship");
    append_tag(out, "Site", online ? padded(games_, 8).insert(0, "https://lichess.org/") : "Springfield");
    append_tag(out, "Date", date);
    append_tag(out, "Round", online ? "-" : std::to_string(1 + random_.below(11)));
    append_tag(out, "White", white);
    append_tag(out, "Black", black);
    append_tag(out, "Result", std::string(to_text(result)));
    if (dialect_ == Dialect::tournament) {
        append_tag(out, "BlackElo", black_elo);
        append_tag(out, "ECO", "C50");
        append_tag(out, "WhiteElo", white_elo);
        return;
    }
    if (online) {
        append_tag(out, "UTCDate", date);
        append_tag(out, "UTCTime", clock(36'000 + random_.below(36'000)));
    }
    append_tag(out, "WhiteElo", white_elo);
    append_tag(out, "BlackElo", black_elo);
    if (online) {
        append_tag(out, "WhiteRatingDiff", std::to_string(random_.below(12)).insert(0, 1, '+'));
        append_tag(out, "BlackRatingDiff", std::to_string(random_.below(12)).insert(0, 1, '-'));
        append_tag(out, "ECO", "B01");
        append_tag(out, "Opening", "Scandinavian Defense: Mieses-Kotroc Variation");
    }
    append_tag(out, "TimeControl", dialect_ == Dialect::engine ? "60+0.6" : "300+3");
    if (online) append_tag(out, "Termination", "Normal");
}

// What stands in the braces behind the move with that index.
std::string GameWriter::comment(std::size_t ply) {
    const std::uint64_t seconds = 300 - std::min<std::uint64_t>(299, ply) + random_.below(3);
    const std::string pawns = std::to_string(random_.below(4)).append(".").append(padded(random_.below(100), 2));
    const char* const sign = random_.below(2) == 0 ? "-" : "";
    std::string text;
    switch (dialect_) {
        case Dialect::tournament: break;
        case Dialect::lichess: text.append("{ [%clk ").append(clock(seconds)).append("] }"); break;
        case Dialect::lichess_eval:
            text.append("{ [%eval ").append(sign).append(pawns).append("] [%clk ").append(clock(seconds)).append("] }");
            break;
        case Dialect::chesscom:
            text.append("{[%clk ").append(clock(seconds)).append(".").append(std::to_string(1 + random_.below(9)));
            text.append("]}");
            break;
        case Dialect::engine:
            text.append(*sign == '-' ? "{-" : "{+")
                .append(pawns)
                .append("/")
                .append(std::to_string(8 + random_.below(20)));
            text.append(" ").append(std::to_string(random_.below(3))).append(".");
            text.append(std::to_string(random_.below(10))).append("s}");
            break;
    }
    return text;
}

void GameWriter::append_wrapped(std::string& out, const Moves& moves) const {
    constexpr std::size_t kWidth = 80;
    std::size_t column = 0;
    const auto append = [&](std::string_view token) {
        const bool breaks = column + 1 + token.size() > kWidth;
        if (column != 0) out += breaks ? '\n' : ' ';
        column = breaks || column == 0 ? token.size() : column + 1 + token.size();
        out.append(token);
    };
    for (std::size_t ply = 0; ply < moves.san.size(); ++ply) {
        append(ply % 2 == 0 ? std::to_string(ply / 2 + 1).append(".").append(moves.san[ply]) : moves.san[ply]);
    }
    append(to_text(moves.result));
}

void GameWriter::append_in_one_line(std::string& out, const Moves& moves) {
    constexpr std::array<std::string_view, 4> kSigns{"!", "?", "?!", "??"};
    const bool repeats_number = dialect_ != Dialect::engine;
    for (std::size_t ply = 0; ply < moves.san.size(); ++ply) {
        const std::string number = std::to_string(ply / 2 + 1);
        if (ply % 2 == 0)
            out.append(number).append(". ");
        else if (repeats_number)
            out.append(number).append("... ");
        out.append(moves.san[ply]);
        if (dialect_ == Dialect::lichess_eval && random_.below(10) == 0)
            out.append(kSigns[random_.below(kSigns.size())]);
        out.append(" ").append(comment(ply)).append(" ");
    }
    out.append(to_text(moves.result));
}

}  // namespace arbiter::testing
