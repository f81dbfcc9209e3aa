#include "passes/clean_games.h"

#include <algorithm>

#include "passes/comment_checks.h"
#include "pgn/game_checks.h"

namespace arbiter {
namespace {

// What the scanner proves is that nothing is found of what the default profile looks for. Checks that compare games with
// each other need every game; those of the export format know of more; other piece letters read other moves.
bool is_enabled(const ValidateOptions& options) noexcept {
    const bool events = std::ranges::any_of(catalogue(), [&](const CodeInfo& entry) {
        return entry.group == Group::event && options.severities[entry.code] != Severity::off;
    });
    return !events && options.profile != Profile::export_format && options.variant != VariantMode::chess960 &&
           options.piece_letters == PieceLetters::english && !options.final_position;
}

std::uint32_t relevant_doubts(const SeverityTable& severities) noexcept {
    const auto on = [&](Code code) { return severities[code] != Severity::off; };
    std::uint32_t doubts = CleanGame::value | CleanGame::bytes | CleanGame::comments;
    if (on(Code::tag_order)) doubts |= CleanGame::tag_order;
    if (on(Code::missing_tag) || on(Code::roster_order)) doubts |= CleanGame::roster;
    if (on(Code::duplicate_tag)) doubts |= CleanGame::repeated_tag;
    if (on(Code::tag_case) || on(Code::duplicate_tag)) doubts |= CleanGame::unknown_tag;
    if (on(Code::line_too_long)) doubts |= CleanGame::long_line;
    return doubts;
}

// A scanned game has no more tokens than this, and how it ends is decided by no more bytes behind it than this.
constexpr std::size_t kMostTokens = 100'000;
constexpr std::size_t kLookahead = 4096;

TextRange range(std::size_t begin, std::size_t end) noexcept {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end - begin)};
}

}  // namespace

Result to_result(CleanGame::Result result) noexcept {
    switch (result) {
        case CleanGame::Result::white_wins: return Result::white_wins;
        case CleanGame::Result::black_wins: return Result::black_wins;
        case CleanGame::Result::draw: return Result::draw;
        case CleanGame::Result::unknown: return Result::unknown;
    }
    return Result::unknown;
}

CleanGames::CleanGames(const ValidateOptions& options)
    : enabled_(is_enabled(options) && CleanLaws::can_judge(options)),
      relevant_(relevant_doubts(options.severities)),
      laws_(options) {}

std::optional<CleanGame> CleanGames::find(std::string_view text, std::size_t from, const ParserLimits& limits) {
    if (!enabled_ || limits.max_game_tokens < kMostTokens) return std::nullopt;
    std::optional<CleanGame> game = scanner_.scan(text, from, laws_.are_wanted());
    if (!game || game->next - game->begin + kLookahead > limits.max_game_bytes) return std::nullopt;
    game->doubts &= relevant_;
    if ((game->doubts & CleanGame::comments) != 0) {
        if (!are_comments_right(text)) return std::nullopt;
        game->doubts &= ~std::uint32_t{CleanGame::comments};
    }
    if (laws_.are_wanted() && laws_.may_concern(text, *game, scanner_.tag_marks())) return std::nullopt;
    return game;
}

// Each place by itself to the end of its comment, which the scanner knows to be there.
bool CleanGames::are_comments_right(std::string_view text) const noexcept {
    return std::ranges::all_of(scanner_.doubtful_comments(), [&](std::uint32_t place) {
        return is_comment_right(text.substr(place, text.find('}', place) - place));
    });
}

GameView CleanGames::view(std::string_view text, const CleanGame& game, GameBuffer& buffer) const {
    GameView view;
    view.text = text.substr(game.begin, game.marker + game.marker_bytes - game.begin);
    view.offset = game.begin;
    buffer.tags.clear();
    buffer.tokens.clear();
    buffer.diagnostics.clear();
    std::size_t line = game.begin;
    const std::span<const std::uint32_t> marks = scanner_.tag_marks();
    for (std::size_t i = 0; i < marks.size(); i += 3) {
        const std::size_t open = marks[i] - game.begin;
        const std::size_t close = marks[i + 1] - game.begin;
        const std::size_t begin = line - game.begin;
        buffer.tags.push_back({range(begin, close + 2), range(begin + 1, open - 1), range(open + 1, close), false});
        line = marks[i + 2] + 1;
    }
    const std::size_t marker = game.marker - game.begin;
    buffer.tokens.push_back({TokenKind::result, 0, static_cast<std::uint16_t>(to_result(game.result)),
                             range(marker, marker + game.marker_bytes), 0});
    view.tags = buffer.tags;
    view.tokens = buffer.tokens;
    // Where the scanner saw neither, the text is ASCII and no line is too long.
    if ((game.doubts & (CleanGame::bytes | CleanGame::long_line)) != 0) detail::check_bytes(view, buffer.diagnostics);
    return view;
}

}  // namespace arbiter
