// The catalogue of findings, and one finding as data.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_array.h"
#include "base/text_range.h"

namespace arbiter {

enum class Severity : std::uint8_t { off, note, warning, error };

// Sets of default severities: everyday reading, PGN export format, a file for an official event, Lichess archives.
enum class Profile : std::uint8_t { import, export_format, fide, lichess };

enum class Group : std::uint8_t { syntax, tags, start, moves, san, result, clock, encoding, event, input };

// Every finding that exists. The id is the enumerator with '-' for '_'; ids are never renamed.
enum class Code : std::uint8_t {
    // syntax
    unterminated_comment,
    stray_brace,
    nested_comment,
    unclosed_variation,
    stray_parenthesis,
    variation_without_move,
    empty_variation,
    nesting_too_deep,
    bad_token,
    unknown_annotation,
    nag_out_of_range,
    nag_before_first_move,
    text_after_result,
    missing_result,
    blank_line_in_game,
    missing_blank_line,
    line_too_long,
    game_too_long,
    truncated_game,
    // tags
    malformed_tag,
    bad_tag_escape,
    unescaped_quote,
    bad_tag_name,
    tag_case,
    duplicate_tag,
    missing_tag,
    roster_order,
    tag_order,
    bad_date,
    bad_elo,
    bad_round,
    bad_time_control,
    bad_result,
    plycount_mismatch,
    eco_mismatch,
    unknown_variant,
    variant_missing,
    // start
    bad_fen,
    fen_without_setup,
    setup_without_fen,
    setup_contradicts_fen,
    fen_repaired,
    fen_implausible,
    fen_counter_inconsistent,
    // moves
    illegal_move,
    ambiguous_move,
    missing_promotion,
    null_move,
    illegal_variation_move,
    wrong_move_number,
    moves_after_end,
    unsupported_variant,
    // san
    noncanonical_san,
    foreign_piece_letters,
    figurine,
    // result
    result_mismatch,
    result_contradicts_board,
    result_incomplete,
    result_contradicts_flag_rule,
    termination_contradicts_board,
    termination_contradicts_result,
    termination_contradicts_clock,
    draw_before_both_moved,
    no_moves_decisive,
    // clock
    clock_increases,
    clock_without_time_control,
    bad_clock,
    bad_eval,
    // encoding
    byte_order_mark,
    latin1_text,
    utf16_text,
    invalid_byte,
    control_character,
    unusual_space,
    cr_line_ends,
    tab_in_string,
    // event
    duplicate_game,
    duplicate_pairing,
    player_twice_in_round,
    colour_conflict,
    missing_round,
    player_id_conflict,
    rating_conflict,
    name_variant,
    unfinished_game,
    // input
    truncated_input,
    bad_checksum,
    trailing_garbage,
    input_changed,
    game_limit,
    unreadable_input,  // cannot be opened or read, or needs more memory than the cap allows
};
inline constexpr std::size_t kCodeCount = static_cast<std::size_t>(Code::unreadable_input) + 1;

struct CodeInfo {
    Code code;
    std::string_view id;  // "illegal-move"
    Group group;
    std::array<Severity, 4> severity;  // by Profile
    std::string_view title;            // one line, as --list-rules prints it
    std::string_view explanation;      // some sentences: what it means, why it matters, what to do
    std::string_view source;           // "FIDE Laws 2023, 3.10.2", "PGN standard 8.2.3.4"; may be empty
};

// The whole catalogue, indexed by Code.
std::span<const CodeInfo, kCodeCount> catalogue() noexcept;
const CodeInfo& info(Code code) noexcept;
std::optional<Code> code_from_id(std::string_view id) noexcept;
std::string_view to_text(Group group) noexcept;
std::optional<Group> group_from_text(std::string_view text) noexcept;
std::string_view to_text(Severity severity) noexcept;
std::optional<Severity> severity_from_text(std::string_view text) noexcept;
std::optional<Profile> profile_from_text(std::string_view text) noexcept;

// What each finding counts as in this run: a profile's values, changed by the user's choices.
using SeverityTable = EnumArray<Code, Severity, kCodeCount>;
SeverityTable severities(Profile profile) noexcept;

// One finding. Its message is kept beside it in a DiagnosticList.
struct Diagnostic {
    static constexpr std::uint32_t kNoPly = 0xFFFFFFFFU;

    Code code;
    Severity severity = Severity::off;  // set by the pass, from the SeverityTable
    bool in_variation = false;
    std::uint32_t ply = kNoPly;  // 1 is the first half-move; kNoPly where no move is meant
    TextRange place;             // bytes within GameView::text; may be empty (something is missing there)
    TextRange message;           // within DiagnosticList::text
    TextRange fen;               // within DiagnosticList::text: the position before the move; empty where none is meant
};

// Findings of one game with their texts; reused, so that a steady run allocates nothing.
struct DiagnosticList {
    // More findings than this in one game are counted, not kept, so that a hostile game cannot fill the memory.
    static constexpr std::size_t kMaxKept = 10'000;

    std::vector<Diagnostic> items;
    std::string text;
    EnumArray<Code, std::uint32_t, kCodeCount> dropped{};  // by code, beyond kMaxKept
    std::uint64_t dropped_total = 0;

    void clear() noexcept;
    // Adds a finding with its message and returns it, or null if it was only counted.
    Diagnostic* add(Code code, TextRange place, std::string_view message);
    std::string_view message_of(const Diagnostic& diagnostic) const noexcept { return diagnostic.message.of(text); }
    std::string_view fen_of(const Diagnostic& diagnostic) const noexcept { return diagnostic.fen.of(text); }
};

}  // namespace arbiter
