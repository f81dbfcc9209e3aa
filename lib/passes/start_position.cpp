#include "passes/start_position.h"

#include <string>
#include <string_view>

#include "chess/chess960.h"
#include "chess/fen.h"
#include "pgn/tag.h"

namespace arbiter {
namespace {

constexpr unsigned kStandardArray = 518;

std::string unescaped(const TagPair& tag, const Findings& findings) {
    std::string value;
    append_unescaped(value, tag.value.of(findings.game().text));
    return value;
}

// Appends what describe() says of each flag, separated by "; ". `last` is the enum's last value.
template <class E>
void append_descriptions(std::string& out, Flags<E> flags, E last) {
    std::string_view separator;
    for (unsigned i = 0; i <= static_cast<unsigned>(last); ++i) {
        if (!flags.contains(static_cast<E>(i))) continue;
        out.append(separator).append(describe(static_cast<E>(i)));
        separator = "; ";
    }
}

// What the Variant tag says; absent where there is none.
std::optional<VariantTag> named_variant(const TagTable& tags, Findings& findings) {
    const TagPair* const tag = tags[KnownTag::variant];
    if (tag == nullptr || findings.options().variant != VariantMode::automatic) return std::nullopt;
    const VariantTag named = parse_variant_tag(unescaped(*tag, findings));
    if (named == VariantTag::standard || named == VariantTag::chess960) return named;
    std::string& message = findings.new_message();
    message += "Variant \"";
    findings.quote(tag->value);
    if (named == VariantTag::unknown) {
        message += "\" is not known: the game is read as standard chess";
        findings.report(Code::unknown_variant, {.range = tag->value});
    } else {
        message += "\" is another game than chess: its moves are not checked";
        findings.report(Code::unsupported_variant, {.range = tag->value});
    }
    return named;
}

void check_set_up(const TagTable& tags, Findings& findings) {
    const TagPair* const fen = tags[KnownTag::fen];
    const TagPair* const set_up = tags[KnownTag::set_up];
    const std::string_view value = set_up == nullptr ? std::string_view{} : set_up->value.of(findings.game().text);
    if (fen == nullptr) {
        if (set_up == nullptr || value != "1") return;
        findings.report(Code::setup_without_fen, {.range = set_up->place},
                        "SetUp says that the game starts from a position of its own, but there is no FEN tag: it is "
                        "read from the normal start position");
    } else if (set_up == nullptr) {
        findings.report(Code::fen_without_setup, {.range = fen->place},
                        "a FEN tag needs the tag SetUp \"1\" beside it; the game is read from the FEN");
    } else if (value != "1") {
        std::string& message = findings.new_message();
        message += "SetUp \"";
        findings.quote(set_up->value);
        message += "\" contradicts the FEN tag; the game is read from the FEN";
        findings.report(Code::setup_contradicts_fen, {.range = set_up->place});
    }
}

// Start positions of Chess960 were published with castling letters of other files, or with none, although all men
// stand at home (Lichess, November 2023). What was meant follows from the array.
bool restore_castling(Fen& fen, bool chess960_named) noexcept {
    const bool none = fen.setup.castling_rooks.empty() && chess960_named && fen.setup.turn == Color::white &&
                      fen.setup.fullmove == 1 && fen.setup.halfmoves == 0;
    if (!none && !fen.repairs.contains(FenRepair::castling_right_dropped)) return false;
    const std::optional<StartNumbers> numbers = chess960_numbers(fen.setup.board);
    if (!numbers.has_value()) return false;
    fen.setup.castling_rooks = chess960_start(numbers->white, numbers->black).castling_rooks;
    return true;
}

// Takes away the rights that standard chess does not have; true if there were any.
bool drop_chess960_rights(Setup& setup) noexcept {
    if (!needs_chess960(setup)) return false;
    Bitboard kept;
    for (const Color color : {Color::white, Color::black}) {
        const Rank rank = relative_rank(color, Rank::first);
        if (setup.board.at(make_square(File::e, rank)) != Piece{color, Role::king}) continue;
        for (const File file : {File::a, File::h}) {
            const Square rook = make_square(file, rank);
            if (setup.castling_rooks.contains(rook)) kept.insert(rook);
        }
    }
    setup.castling_rooks = kept;
    return true;
}

void report_repairs(const Fen& fen, bool restored, bool dropped, const TagPair& tag, Findings& findings) {
    if ((fen.repairs.empty() && !restored && !dropped) || !findings.wants(Code::fen_repaired)) return;
    std::string& message = findings.new_message();
    message += "the FEN was put right: ";
    if (restored) {
        message += "its castling field cannot be, all four rights were taken from the array";
    } else if (dropped) {
        message += "castling rights that only Chess960 has were dropped";
    } else {
        append_descriptions(message, fen.repairs, FenRepair::spacing);
    }
    findings.report(Code::fen_repaired, {.range = tag.value});
}

void report_oddities(const Setup& setup, const TagPair& tag, Findings& findings) {
    constexpr Flags<SetupOddity> kCounters{SetupOddity::halfmoves_exceed_game, SetupOddity::ep_square_with_halfmoves};
    const Flags<SetupOddity> all = oddities(setup);
    if (all.empty()) return;
    Flags<SetupOddity> placement;
    Flags<SetupOddity> counters;
    for (unsigned i = 0; i <= static_cast<unsigned>(SetupOddity::ep_square_with_halfmoves); ++i) {
        const auto oddity = static_cast<SetupOddity>(i);
        if (all.contains(oddity)) (kCounters.contains(oddity) ? counters : placement).insert(oddity);
    }
    if (!placement.empty()) {
        std::string& message = findings.new_message();
        message += "no game of chess leads to this position: ";
        append_descriptions(message, placement, SetupOddity::ep_square_with_halfmoves);
        findings.report(Code::fen_implausible, {.range = tag.value});
    }
    if (!counters.empty()) {
        std::string& message = findings.new_message();
        message += "the counters of the FEN contradict it: ";
        append_descriptions(message, counters, SetupOddity::ep_square_with_halfmoves);
        findings.report(Code::fen_counter_inconsistent, {.range = tag.value});
    }
}

void report_bad_fen(std::string_view reason, const TagPair& tag, Findings& findings) {
    std::string& message = findings.new_message();
    message += "the FEN is no position that a game can start from (";
    message.append(reason).append("): the moves are not checked");
    findings.report(Code::bad_fen, {.range = tag.value});
}

struct SetupReading {
    Setup setup;
    Position position;
};

// Absent, with bad-fen reported, where the tag is no position.
std::optional<SetupReading> read_fen(const TagPair& tag, bool chess960_named, Findings& findings) {
    const std::string value = unescaped(tag, findings);
    if (value.find_first_not_of(" \t\r\n") == std::string::npos) {
        findings.report(Code::fen_repaired, {.range = tag.place},
                        "the FEN tag is empty: the game is read from the normal start position");
        return SetupReading{Setup::standard(), Position{}};
    }
    Expected<Fen, FenFault> fen = parse_fen(value);
    if (!fen.has_value()) {
        report_bad_fen(describe(fen.error()), tag, findings);
        return std::nullopt;
    }
    const bool restored = restore_castling(*fen, chess960_named);
    const bool dropped = findings.options().variant == VariantMode::standard && drop_chess960_rights(fen->setup);
    const Expected<Position, Flags<SetupFault>> position = Position::from_setup(fen->setup);
    if (!position.has_value()) {
        std::string reasons;
        append_descriptions(reasons, position.error(), SetupFault::bad_ep_square);
        report_bad_fen(reasons, tag, findings);
        return std::nullopt;
    }
    report_repairs(*fen, restored, dropped, tag, findings);
    report_oddities(fen->setup, tag, findings);
    return SetupReading{fen->setup, *position};
}

// A castling right that standard chess does not have, or all men at home in another array with rights to castle.
bool looks_like_chess960(const Setup& setup) noexcept {
    if (needs_chess960(setup)) return true;
    if (setup.castling_rooks.empty()) return false;
    const std::optional<StartNumbers> numbers = chess960_numbers(setup.board);
    return numbers.has_value() && *numbers != StartNumbers{kStandardArray, kStandardArray};
}

GameVariant variant_of(const Setup& setup, std::optional<VariantTag> named, const TagTable& tags, Findings& findings) {
    switch (findings.options().variant) {
        case VariantMode::standard: return GameVariant::standard;
        case VariantMode::chess960: return GameVariant::chess960;
        case VariantMode::automatic: break;
    }
    if (named == VariantTag::chess960) return GameVariant::chess960;
    if (!looks_like_chess960(setup)) return GameVariant::standard;
    const TagPair* const tag = tags[KnownTag::variant];
    findings.report(Code::variant_missing, {.range = tag != nullptr ? tag->value : tags[KnownTag::fen]->value},
                    tag != nullptr
                        ? "the start position is one of Chess960, the Variant tag says something else"
                        : "the start position is one of Chess960, but the tag Variant \"Chess960\" is missing");
    return GameVariant::chess960;
}

}  // namespace

GameStart read_start(const TagTable& tags, Findings& findings) {
    const std::optional<VariantTag> named = named_variant(tags, findings);
    const bool chess960_named = named == VariantTag::chess960 || findings.options().variant == VariantMode::chess960;
    if (named == VariantTag::unsupported) return {GameVariant::unsupported, std::nullopt};
    check_set_up(tags, findings);
    const TagPair* const tag = tags[KnownTag::fen];
    if (tag == nullptr) return {chess960_named ? GameVariant::chess960 : GameVariant::standard, Position{}};
    const std::optional<SetupReading> reading = read_fen(*tag, chess960_named, findings);
    if (!reading.has_value()) {
        return {chess960_named ? GameVariant::chess960 : GameVariant::standard, std::nullopt};
    }
    return {variant_of(reading->setup, named, tags, findings), reading->position};
}

}  // namespace arbiter
