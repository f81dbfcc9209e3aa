#include "passes/game_record.h"

#include <string>

#include "chess/chess960.h"
#include "passes/ending.h"
#include "pgn/tag.h"

namespace arbiter {
namespace {

std::string_view value_of(const TagPair* tag, std::string_view text) noexcept {
    return tag == nullptr ? std::string_view{} : tag->value.of(text);
}

bool is_start_array(const Position& position) noexcept {
    return position.fullmove() == 1 && position.turn() == Color::white &&
           chess960_numbers(position.board()).has_value();
}

}  // namespace

std::optional<GameDate> date_of(const TagTable& tags, std::string_view text) noexcept {
    const std::optional<GameDate> date = parse_game_date(value_of(tags[KnownTag::date], text));
    return date ? date : parse_game_date(value_of(tags[KnownTag::event_date], text));
}

TimeControl time_control_of(const TagTable& tags, std::string_view text) noexcept {
    return parse_time_control(value_of(tags[KnownTag::time_control], text));
}

Ending ending_of(const TagTable& tags, const GameView& game) {
    const std::string_view comment = last_comment(game);
    const TagPair* const tag = tags[KnownTag::termination];
    if (tag == nullptr && comment.empty()) return {};
    std::string value;
    if (tag != nullptr) append_unescaped(value, tag->value.of(game.text));
    const PlayerNames names{value_of(tags[KnownTag::white], game.text), value_of(tags[KnownTag::black], game.text)};
    return combine(parse_termination(value, names), parse_ending_comment(comment));
}

GameRecord record_of(const TagTable& tags, const GameView& game, const GameStart& start, const MovetextOutcome& outcome,
                     Result declared) {
    GameRecord record;
    record.declared = declared;
    record.ending = ending_of(tags, game);
    record.replayed = outcome.replayed;
    record.from_start_array = *start.position == Position{} || is_start_array(*start.position);
    record.plies = outcome.plies;
    record.written = outcome.written;
    record.final_position = outcome.final_position;
    return record;
}

}  // namespace arbiter
