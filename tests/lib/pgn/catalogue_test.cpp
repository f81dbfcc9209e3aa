#include <gtest/gtest.h>

#include <set>

#include "pgn/diagnostic.h"

namespace arbiter {
namespace {

TEST(Catalogue, HasEachCodeInItsPlaceWithAnIdOfItsOwn) {
    std::set<std::string_view> ids;
    for (std::size_t i = 0; i < kCodeCount; ++i) {
        const CodeInfo& entry = catalogue()[i];
        EXPECT_EQ(static_cast<std::size_t>(entry.code), i) << entry.id;
        EXPECT_TRUE(ids.insert(entry.id).second) << entry.id;
        EXPECT_EQ(code_from_id(entry.id), entry.code);
        EXPECT_EQ(&info(entry.code), &entry);
    }
    EXPECT_EQ(code_from_id("illegal_move"), std::nullopt);
    EXPECT_EQ(code_from_id(""), std::nullopt);
}

TEST(Catalogue, WritesIdsInKebabCase) {
    for (const CodeInfo& entry : catalogue()) {
        for (const char c : entry.id)
            EXPECT_TRUE(c == '-' || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) << entry.id;
    }
    EXPECT_EQ(info(Code::latin1_text).id, "latin1-text");
    EXPECT_EQ(info(Code::nag_before_first_move).id, "nag-before-first-move");
}

TEST(Catalogue, ExplainsEachFindingInWholeSentences) {
    for (const CodeInfo& entry : catalogue()) {
        EXPECT_EQ(entry.explanation.back(), '.') << entry.id;
        EXPECT_NE(entry.title.back(), '.') << entry.id;
        EXPECT_LT(entry.title.size(), 70U) << entry.id;
    }
}

// The first and the last code of each group, which are contiguous.
TEST(Catalogue, SortsCodesIntoGroups) {
    struct Expected {
        Group group;
        Code first;
        Code last;
    };
    constexpr Expected kGroups[]{{Group::syntax, Code::unterminated_comment, Code::truncated_game},
                                 {Group::tags, Code::malformed_tag, Code::variant_missing},
                                 {Group::start, Code::bad_fen, Code::fen_counter_inconsistent},
                                 {Group::moves, Code::illegal_move, Code::unsupported_variant},
                                 {Group::san, Code::noncanonical_san, Code::figurine},
                                 {Group::result, Code::result_mismatch, Code::no_moves_decisive},
                                 {Group::clock, Code::clock_increases, Code::bad_eval},
                                 {Group::encoding, Code::byte_order_mark, Code::tab_in_string},
                                 {Group::event, Code::duplicate_game, Code::unfinished_game},
                                 {Group::input, Code::truncated_input, Code::unreadable_input}};
    for (const CodeInfo& entry : catalogue()) {
        const Expected& expected = kGroups[static_cast<std::size_t>(entry.group)];
        EXPECT_EQ(expected.group, entry.group);
        EXPECT_GE(entry.code, expected.first) << entry.id;
        EXPECT_LE(entry.code, expected.last) << entry.id;
    }
}

// What everybody relies on: the default severities of the four profiles, import, export, fide, lichess.
struct SeverityCase {
    Code code;
    std::string_view letters;  // e, w, n, - by profile
};

constexpr SeverityCase kSeverities[]{
    {Code::unterminated_comment, "eeee"},
    {Code::stray_brace, "weww"},
    {Code::nested_comment, "weww"},
    {Code::unclosed_variation, "eeee"},
    {Code::stray_parenthesis, "weww"},
    {Code::variation_without_move, "weww"},
    {Code::empty_variation, "weww"},
    {Code::nesting_too_deep, "weww"},
    {Code::bad_token, "eeee"},
    {Code::unknown_annotation, "weww"},
    {Code::nag_out_of_range, "weww"},
    {Code::nag_before_first_move, "weww"},
    {Code::text_after_result, "weww"},
    {Code::missing_result, "weew"},
    {Code::blank_line_in_game, "weww"},
    {Code::missing_blank_line, "nenn"},
    {Code::line_too_long, "nenn"},
    {Code::game_too_long, "eeee"},
    {Code::truncated_game, "eeee"},
    {Code::malformed_tag, "weew"},
    {Code::bad_tag_escape, "weew"},
    {Code::unescaped_quote, "weew"},
    {Code::bad_tag_name, "weew"},
    {Code::tag_case, "neen"},
    {Code::duplicate_tag, "weew"},
    {Code::missing_tag, "nee-"},
    {Code::roster_order, "neen"},
    {Code::tag_order, "nenn"},
    {Code::bad_date, "weew"},
    {Code::bad_elo, "weew"},
    {Code::bad_round, "wee-"},
    {Code::bad_time_control, "weew"},
    {Code::bad_result, "weew"},
    {Code::plycount_mismatch, "weew"},
    {Code::eco_mismatch, "weew"},
    {Code::unknown_variant, "weew"},
    {Code::variant_missing, "weew"},
    {Code::bad_fen, "eeee"},
    {Code::fen_without_setup, "weew"},
    {Code::setup_without_fen, "weew"},
    {Code::setup_contradicts_fen, "weew"},
    {Code::fen_repaired, "neen"},
    {Code::fen_implausible, "weew"},
    {Code::fen_counter_inconsistent, "neen"},
    {Code::illegal_move, "eeee"},
    {Code::ambiguous_move, "eeee"},
    {Code::missing_promotion, "eeee"},
    {Code::null_move, "eeee"},
    {Code::illegal_variation_move, "weew"},
    {Code::wrong_move_number, "weew"},
    {Code::moves_after_end, "eeee"},
    {Code::unsupported_variant, "weew"},
    {Code::noncanonical_san, "weww"},
    {Code::foreign_piece_letters, "eewe"},
    {Code::figurine, "eewe"},
    {Code::result_mismatch, "weew"},
    {Code::result_contradicts_board, "eeee"},
    {Code::result_incomplete, "weew"},
    {Code::result_contradicts_flag_rule, "weew"},
    {Code::termination_contradicts_board, "weew"},
    {Code::termination_contradicts_result, "weew"},
    {Code::termination_contradicts_clock, "weew"},
    {Code::draw_before_both_moved, "neen"},
    {Code::no_moves_decisive, "neen"},
    {Code::clock_increases, "nnwn"},
    {Code::clock_without_time_control, "nnwn"},
    {Code::bad_clock, "nnwn"},
    {Code::bad_eval, "nnwn"},
    {Code::byte_order_mark, "nwwn"},
    {Code::latin1_text, "nwwn"},
    {Code::utf16_text, "nwwn"},
    {Code::invalid_byte, "wwww"},
    {Code::control_character, "wwww"},
    {Code::unusual_space, "nwwn"},
    {Code::cr_line_ends, "nwwn"},
    {Code::tab_in_string, "nwwn"},
    {Code::duplicate_game, "--e-"},
    {Code::duplicate_pairing, "--e-"},
    {Code::player_twice_in_round, "--e-"},
    {Code::colour_conflict, "--e-"},
    {Code::missing_round, "--e-"},
    {Code::player_id_conflict, "--e-"},
    {Code::rating_conflict, "--e-"},
    {Code::name_variant, "--w-"},
    {Code::unfinished_game, "--w-"},
    {Code::truncated_input, "eeee"},
    {Code::bad_checksum, "eeee"},
    {Code::trailing_garbage, "eeee"},
    {Code::input_changed, "eeee"},
    {Code::game_limit, "eeee"},
    {Code::unreadable_input, "eeee"},
};

TEST(Catalogue, GivesEachProfileItsSeverities) {
    static_assert(std::size(kSeverities) == kCodeCount);
    constexpr std::string_view kLetters = "-nwe";
    for (const SeverityCase& expected : kSeverities) {
        std::string letters;
        for (const Profile profile : {Profile::import, Profile::export_format, Profile::fide, Profile::lichess}) {
            letters += kLetters[static_cast<std::size_t>(severities(profile)[expected.code])];
        }
        EXPECT_EQ(letters, expected.letters) << info(expected.code).id;
    }
}

TEST(Catalogue, ReadsTheNamesThatItWrites) {
    for (const Severity severity : {Severity::off, Severity::note, Severity::warning, Severity::error}) {
        EXPECT_EQ(severity_from_text(to_text(severity)), severity);
    }
    for (const CodeInfo& entry : catalogue()) EXPECT_EQ(group_from_text(to_text(entry.group)), entry.group);
    EXPECT_EQ(profile_from_text("import"), Profile::import);
    EXPECT_EQ(profile_from_text("export"), Profile::export_format);
    EXPECT_EQ(profile_from_text("fide"), Profile::fide);
    EXPECT_EQ(profile_from_text("lichess"), Profile::lichess);
    EXPECT_EQ(profile_from_text("Import"), std::nullopt);
    EXPECT_EQ(severity_from_text("fatal"), std::nullopt);
    EXPECT_EQ(group_from_text("sytnax"), std::nullopt);
}

TEST(DiagnosticList, KeepsMessagesBesideFindings) {
    DiagnosticList list;
    const Diagnostic* const first = list.add(Code::bad_token, {3, 2}, "first");
    ASSERT_NE(first, nullptr);
    EXPECT_EQ(first->place, (TextRange{3, 2}));
    EXPECT_EQ(first->ply, Diagnostic::kNoPly);
    list.add(Code::stray_brace, {9, 1}, "second");
    ASSERT_EQ(list.items.size(), 2U);
    EXPECT_EQ(list.message_of(list.items[0]), "first");
    EXPECT_EQ(list.message_of(list.items[1]), "second");
    list.clear();
    EXPECT_TRUE(list.items.empty());
    EXPECT_TRUE(list.text.empty());
}

TEST(DiagnosticList, CountsWhatItHasNoRoomFor) {
    DiagnosticList list;
    for (std::size_t i = 0; i < DiagnosticList::kMaxKept; ++i) ASSERT_NE(list.add(Code::bad_token, {}, "x"), nullptr);
    EXPECT_EQ(list.add(Code::stray_brace, {}, "y"), nullptr);
    EXPECT_EQ(list.items.size(), DiagnosticList::kMaxKept);
    EXPECT_EQ(list.dropped_total, 1U);
    EXPECT_EQ(list.dropped[Code::stray_brace], 1U);
    list.clear();
    EXPECT_EQ(list.dropped_total, 0U);
    EXPECT_EQ(list.dropped[Code::stray_brace], 0U);
}

}  // namespace
}  // namespace arbiter
