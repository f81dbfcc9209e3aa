#include "passes/clean_laws.h"

#include <optional>

#include "passes/law_checks.h"
#include "pgn/comment_data.h"

namespace arbiter {
namespace {

using Kind = Ending::Kind;

std::optional<Color> winner_of(CleanGame::Result result) noexcept {
    switch (result) {
        case CleanGame::Result::white_wins: return Color::white;
        case CleanGame::Result::black_wins: return Color::black;
        case CleanGame::Result::draw:
        case CleanGame::Result::unknown: break;
    }
    return std::nullopt;
}

bool is_strong(const CleanGame& game, Color color) noexcept {
    return color == Color::white ? game.white_is_strong : game.black_is_strong;
}

// The comment that the game ends with, without its braces; empty where a move stands last.
std::string_view comment_before(std::string_view text, std::size_t marker) noexcept {
    std::size_t end = marker;
    while (end > 0 && static_cast<unsigned char>(text[end - 1]) <= ' ') --end;
    if (end == 0 || text[end - 1] != '}') return {};
    const std::size_t open = text.rfind('{', end - 1);
    return open == std::string_view::npos ? std::string_view{} : text.substr(open + 1, end - open - 2);
}

}  // namespace

CleanLaws::CleanLaws(const ValidateOptions& options) : wanted_(wants_laws(options.severities)) {}

// The scanner gives up games with 150 half-moves without pawn move or capture or with five equal placements, and those
// without pawns, rooks and queens, which are all that a list of drawn endings can name.
bool CleanLaws::can_judge(const ValidateOptions& options) {
    if (!wants_laws(options.severities)) return true;
    const RuleSet& rules = options.rules.strictest();
    const auto never_before = [](std::uint32_t number, std::uint32_t limit) { return number == 0 || number >= limit; };
    return never_before(rules.automatic_repetitions, 5) && never_before(rules.automatic_halfmoves, 150);
}

bool CleanLaws::may_concern(std::string_view text, const CleanGame& game, std::span<const std::uint32_t> marks) {
    if (game.plies < 2) return true;
    const Tags tags = tags_of(text, game.begin, marks);
    const std::size_t tags_end = marks.empty() ? game.begin : marks[marks.size() - 1];
    const std::string_view movetext = text.substr(tags_end, game.marker - tags_end);
    const bool comments = movetext.find('{') != std::string_view::npos;
    if (comments && clocks_may_concern(movetext, game, tags)) return true;
    const std::string_view comment = comments ? comment_before(text, game.marker) : std::string_view{};
    if (!tags.has_termination && comment.empty()) return false;
    // An escaped value is one that the scanner does not take for plain; then the ordinary checks read it.
    const Ending ending = combine(parse_termination(tags.termination, tags.names), parse_ending_comment(comment));
    return ending_may_concern(ending, game, tags);
}

CleanLaws::Tags CleanLaws::tags_of(std::string_view text, std::size_t begin,
                                   std::span<const std::uint32_t> marks) noexcept {
    Tags tags;
    std::size_t line = begin;
    for (std::size_t i = 0; i + 2 < marks.size(); i += 3) {
        const std::string_view value = text.substr(marks[i] + 1, marks[i + 1] - marks[i] - 1);
        std::string_view name = text.substr(line + 1, marks[i] - line - 1);
        while (!name.empty() && (name.back() == ' ' || name.back() == '\t')) name.remove_suffix(1);
        // Of tags that stand twice the first one counts.
        if (name == "Termination" && !tags.has_termination) {
            tags.termination = value;
            tags.has_termination = true;
        } else if (name == "TimeControl" && !tags.has_time_control) {
            tags.time_control = value;
            tags.has_time_control = true;
        } else if (name == "White" && tags.names.white.empty()) {
            tags.names.white = value;
        } else if (name == "Black" && tags.names.black.empty()) {
            tags.names.black = value;
        }
        line = marks[i + 2] + 1;
    }
    return tags;
}

bool CleanLaws::ending_may_concern(const Ending& ending, const CleanGame& game, const Tags& tags) const noexcept {
    const std::optional<Color> winner = winner_of(game.result);
    switch (ending.kind) {
        case Kind::unstated:
        case Kind::normal: return false;
        case Kind::checkmate: return !game.over || !winner || ending.loser == winner;
        case Kind::flag_fall:
            if (parse_time_control(tags.time_control).kind == TimeControl::Kind::none) return true;
            // Who was not to move, and had time left, has not lost on time: only clocks tell.
            if (clocks_.any()) {
                const Color to_move = game.plies % 2 == 0 ? Color::white : Color::black;
                if (!winner || *winner == to_move) return true;
            }
            [[fallthrough]];
        // The winner's pawn, rook or queen keeps the result from being a draw, as far as the men alone show.
        case Kind::resignation: return game.over || !winner || ending.loser == winner || !is_strong(game, *winner);
        case Kind::agreement: return game.over || game.result != CleanGame::Result::draw;
        case Kind::stalemate:
        case Kind::insufficient_material:
        case Kind::repetition:
        case Kind::move_rule:
        case Kind::illegal_move:
        case Kind::infraction:
        case Kind::no_show:
        case Kind::double_forfeit:
        case Kind::adjudication:
        case Kind::abandoned:
        case Kind::unterminated:
        case Kind::outside: break;
    }
    return true;
}

// Every [%clk] of the game, which belongs to the half-moves one after the other if there are as many.
bool CleanLaws::clocks_may_concern(std::string_view movetext, const CleanGame& game, const Tags& tags) {
    const TimeControl control = parse_time_control(tags.time_control);
    clocks_.start(control, Color::white);
    std::uint32_t ply = 0;
    for (std::size_t at = movetext.find("[%clk "); at != std::string_view::npos; at = movetext.find("[%clk ", at)) {
        const std::optional<Command> command = next_command(movetext, at);
        if (!command) return true;
        at = command->place.end();
        const std::optional<std::int64_t> time = parse_clock(command->value.of(movetext));
        if (!time) return true;
        clocks_.read(++ply, *time, {});
    }
    if (ply == 0) return false;
    return ply != game.plies || clocks_.rise().has_value() || control.kind != TimeControl::Kind::known;
}

}  // namespace arbiter
