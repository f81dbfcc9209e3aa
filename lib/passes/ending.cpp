#include "passes/ending.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "pgn/comment_data.h"

namespace arbiter {
namespace {

using Kind = Ending::Kind;

// A statement on a game's end is not longer than this.
constexpr std::size_t kMaxStatement = 96;

constexpr char lower(char c) noexcept { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }

std::string lowered(std::string_view text) {
    std::string out(text);
    std::ranges::transform(out, out.begin(), lower);
    return out;
}

std::string_view trimmed(std::string_view text, std::string_view what) noexcept {
    const std::size_t begin = text.find_first_not_of(what);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(what) - begin + 1);
}

bool has(std::string_view text, std::string_view part) noexcept { return text.find(part) != std::string_view::npos; }

struct Phrase {
    std::string_view part;
    Kind kind;
};

// The first phrase that is part of the text decides, so that "timeout vs insufficient material" is a flag fall and
// "double forfeit" no default of one side.
constexpr std::array kPhrases{
    Phrase{"timeout", Kind::flag_fall},
    Phrase{"time out", Kind::flag_fall},
    Phrase{"timed out", Kind::flag_fall},
    Phrase{"out of time", Kind::flag_fall},
    Phrase{"on time", Kind::flag_fall},
    Phrase{"time forfeit", Kind::flag_fall},
    Phrase{"time-forfeit", Kind::flag_fall},
    Phrase{"flag f", Kind::flag_fall},
    Phrase{"illegal move", Kind::illegal_move},
    Phrase{"infraction", Kind::infraction},
    Phrase{"stalemate", Kind::stalemate},
    Phrase{"insufficient", Kind::insufficient_material},
    Phrase{"mating material", Kind::insufficient_material},
    Phrase{"adjudicat", Kind::adjudication},
    Phrase{"repetition", Kind::repetition},
    Phrase{"3-fold", Kind::repetition},
    Phrase{"threefold", Kind::repetition},
    Phrase{"50-move", Kind::move_rule},
    Phrase{"50 move", Kind::move_rule},
    Phrase{"fifty move", Kind::move_rule},
    Phrase{"fifty-move", Kind::move_rule},
    Phrase{"checkmate", Kind::checkmate},
    Phrase{"resign", Kind::resignation},
    Phrase{"agree", Kind::agreement},
    Phrase{"abandon", Kind::abandoned},
    Phrase{"disconnect", Kind::abandoned},
    Phrase{"connection stalls", Kind::abandoned},
    Phrase{"stalled connection", Kind::abandoned},
    Phrase{"unterminated", Kind::unterminated},
    Phrase{"double forfeit", Kind::double_forfeit},
    Phrase{"unplayed", Kind::no_show},
    Phrase{"no show", Kind::no_show},
    Phrase{"no-show", Kind::no_show},
    Phrase{"walkover", Kind::no_show},
    Phrase{"forfeit", Kind::no_show},
    Phrase{"default", Kind::no_show},
    Phrase{"death", Kind::outside},
    Phrase{"emergency", Kind::outside},
};

Kind kind_of(std::string_view text) noexcept {
    if (text == "normal") return Kind::normal;
    if (text == "white mates" || text == "black mates") return Kind::checkmate;
    if (has(text, "overstepped the time")) return Kind::flag_fall;
    const auto found = std::ranges::find_if(kPhrases, [text](const Phrase& phrase) { return has(text, phrase.part); });
    return found == kPhrases.end() ? Kind::unstated : found->kind;
}

bool says_win(std::string_view text) noexcept {
    return has(text, " won") || has(text, " wins") || has(text, " win ") || has(text, " mates");
}

// Whom the text speaks of: the side or the player that it begins with.
std::optional<Color> subject_of(std::string_view text, const PlayerNames& names) {
    if (text.starts_with("white ") || text.starts_with("white's ")) return Color::white;
    if (text.starts_with("black ") || text.starts_with("black's ")) return Color::black;
    const auto begins = [&](std::string_view name) {
        const std::string small = lowered(name);
        return !small.empty() && text.starts_with(small) && text.size() > small.size() && text[small.size()] == ' ';
    };
    const bool white = begins(names.white);
    if (white == begins(names.black)) return std::nullopt;
    return white ? Color::white : Color::black;
}

bool has_a_loser(Kind kind) noexcept {
    return kind == Kind::flag_fall || kind == Kind::illegal_move || kind == Kind::infraction ||
           kind == Kind::resignation || kind == Kind::checkmate || kind == Kind::abandoned || kind == Kind::no_show ||
           kind == Kind::adjudication;
}

Ending read(std::string_view text, const PlayerNames& names) {
    Ending ending{kind_of(text), std::nullopt};
    if (!has_a_loser(ending.kind)) return ending;
    const std::optional<Color> subject = subject_of(text, names);
    // "White ran out of time and Black has no material": a flag fall all the same.
    if (subject) ending.loser = says_win(text) ? opposite(*subject) : *subject;
    return ending;
}

// The comment without what programs write into it: commands, an engine's note, "book, ".
std::string statement_of(std::string_view comment) {
    std::string text;
    std::size_t from = 0;
    for (auto command = next_command(comment, 0); command; command = next_command(comment, from)) {
        text += comment.substr(from, command->place.begin - from);
        from = command->place.end();
        if (text.size() > kMaxStatement) return {};
    }
    if (comment.size() - from > 2 * kMaxStatement) return {};
    text += comment.substr(from);
    std::string_view rest = trimmed(text, " \t\r\n");
    const std::size_t comma = rest.find(", ");
    const std::string_view head = rest.substr(0, comma);
    if (comma != std::string_view::npos && (head == "book" || head.find('/') != std::string_view::npos)) {
        rest.remove_prefix(comma + 2);
    }
    return lowered(trimmed(rest, " \t\r\n."));
}

// What servers and programs write behind "White " or "Black ", and whether more may follow.
struct Verb {
    std::string_view text;
    bool open = false;
};
constexpr std::array kVerbs{
    Verb{"resigns"},
    Verb{"resigned"},
    Verb{"forfeits on time"},
    Verb{"forfeits"},
    Verb{"loses on time"},
    Verb{"lost on time"},
    Verb{"wins on time"},
    Verb{"won on time"},
    Verb{"time forfeit"},
    Verb{"timed out"},
    Verb{"overstepped the time limit"},
    Verb{"ran out of time", true},
    Verb{"runs out of time", true},
    Verb{"makes an illegal move", true},
    Verb{"made an illegal move", true},
    Verb{"loses by an illegal move", true},
    Verb{"wins by resignation"},
    Verb{"won by resignation"},
    Verb{"wins by adjudication", true},
    Verb{"won by adjudication", true},
    Verb{"mates"},
    Verb{"checkmated"},
    Verb{"is checkmated"},
    Verb{"stalemated"},
    Verb{"disconnects"},
    Verb{"disconnected"},
    Verb{"forfeits by disconnection"},
};
constexpr std::array<std::string_view, 4> kDraws{"game drawn", "draw by ", "draw agreed", "drawn by "};

// A player may be praised at length in the last comment: only what is the whole statement counts.
bool is_statement(std::string_view text) noexcept {
    if (std::ranges::any_of(kDraws, [text](std::string_view begin) { return text.starts_with(begin); })) return true;
    if (text.starts_with("neither player has mating material")) return true;
    if (text.starts_with("white's connection stalls") || text.starts_with("black's connection stalls")) return true;
    if (!text.starts_with("white ") && !text.starts_with("black ")) return false;
    text.remove_prefix(6);
    return std::ranges::any_of(
        kVerbs, [text](const Verb& verb) { return verb.open ? text.starts_with(verb.text) : text == verb.text; });
}

}  // namespace

Ending parse_termination(std::string_view value, const PlayerNames& names) {
    if (value == "Normal" || value == "normal") return {Kind::normal, std::nullopt};
    if (value.size() > kMaxStatement) return {};
    return read(lowered(trimmed(value, " \t")), names);
}

Ending parse_ending_comment(std::string_view comment) {
    const std::string text = statement_of(comment);
    if (text.size() > kMaxStatement || !is_statement(text)) return {};
    return read(text, {});
}

Ending combine(const Ending& tag, const Ending& comment) noexcept {
    if (tag.kind == Kind::unstated) return comment;
    if (tag.kind == Kind::normal) return comment.kind == Kind::unstated ? tag : comment;
    Ending both = tag;
    if (!both.loser && comment.kind == tag.kind) both.loser = comment.loser;
    return both;
}

std::string_view last_comment(const GameView& game) noexcept {
    for (std::size_t i = game.tokens.size(); i > 0; --i) {
        const Token& token = game.tokens[i - 1];
        if (token.depth != 0) continue;
        if (token.kind == TokenKind::san) return {};
        if (token.kind != TokenKind::comment) continue;
        std::string_view text = token.place.of(game.text);
        const bool braces = text.size() > 1 && text.front() == '{' && text.back() == '}';
        text.remove_prefix(1);
        if (braces) text.remove_suffix(1);
        return text;
    }
    return {};
}

}  // namespace arbiter
