#include "passes/movetext_check.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/text.h"
#include "chess/move.h"
#include "passes/comment_checks.h"
#include "passes/piece_letters.h"
#include "passes/refusal.h"
#include "passes/san_lint.h"
#include "pgn/nag.h"

namespace arbiter {
namespace {

// Token::data holds no larger move number.
constexpr std::int64_t kMaxNumber = 65535;

// Behind what says that "e.p." is needless: that it is wrong too.
void append_en_passant_doubt(std::string& out, Move move) {
    if (move.kind() != Move::Kind::en_passant) out += "; this move is no en passant capture";
}

}  // namespace

MovetextOutcome MovetextCheck::run(const GameStart& start, Findings& findings, GameLaws* laws) {
    findings_ = &findings;
    laws_ = start.position.has_value() ? laws : nullptr;
    text_ = findings.game().text;
    const std::span<const Token> tokens = findings.game().tokens;
    tokens_end_ = tokens.data() + tokens.size();
    english_ = findings.options().piece_letters == PieceLetters::english;
    outcome_ = MovetextOutcome{};
    foreign_letters_reported_ = false;
    depth_ = 0;
    if (lines_.empty()) lines_.resize(1);
    line_ = lines_.data();
    *line_ = Line{};
    if (start.position.has_value()) {
        line_->position = *start.position;
        line_->previous = *start.position;
        if (laws_ != nullptr) laws_->start(*start.position);
    } else {
        line_->state = LineState::lost;
    }
    for (const Token& token : tokens) {
        if (token.kind == TokenKind::san) {
            on_move(token);
        } else if (token.kind == TokenKind::move_number) {
            on_number(token);
        } else {
            on_rare_token(token);
        }
    }
    const Line& main = lines_.front();
    outcome_.final_position = main.position;
    outcome_.written = main.ply;
    outcome_.replayed = main.state == LineState::playing;
    if (outcome_.replayed) outcome_.plies = main.ply;
    return outcome_;
}

void MovetextCheck::on_rare_token(const Token& token) {
    switch (token.kind) {
        case TokenKind::comment: on_comment(token); return;
        case TokenKind::nag: on_annotation(token); return;
        case TokenKind::variation_begin: begin_variation(); return;
        case TokenKind::variation_end: end_variation(); return;
        case TokenKind::result:
            if (!in_variation()) outcome_.marker = &token;
            return;
        case TokenKind::junk:
            if (token.data == static_cast<std::uint16_t>(JunkKind::unreadable)) on_unreadable(token);
            if (token.data == static_cast<std::uint16_t>(JunkKind::en_passant)) on_en_passant_mark(token);
            return;
        case TokenKind::san:
        case TokenKind::move_number:
        case TokenKind::escape:
        case TokenKind::skipped: return;
    }
}

Place MovetextCheck::place_of(const Token& token) const noexcept {
    return {.range = token.place, .ply = line_->ply, .in_variation = in_variation()};
}

void MovetextCheck::on_comment(const Token& token) {
    ClockTrack* const clocks = laws_ != nullptr && !in_variation() ? &laws_->clocks() : nullptr;
    check_comment(token, place_of(token), clocks, *findings_);
}

void MovetextCheck::tell_laws(const Token& token) {
    if (in_variation()) return;
    if (outcome_.surplus == nullptr && laws_->ended()) outcome_.surplus = &token;
    laws_->play(line_->position);
}

// A variation on this move can only follow where the next move does not follow at once.
bool MovetextCheck::may_begin_variation_after(const Token& token) const noexcept {
    const Token* next = &token + 1;
    if (next != tokens_end_ && next->kind == TokenKind::move_number) ++next;
    return next != tokens_end_ && next->kind != TokenKind::san;
}

void MovetextCheck::on_move(const Token& token) {
    Line& line = *line_;
    ++line.ply;
    if (line.state != LineState::playing) {
        line.state = LineState::lost;
        return;
    }
    if (english_) {
        if (may_begin_variation_after(token)) line.previous = line.position;
        if (line.position.play_plain(token.place.of(text_))) {
            if (laws_ != nullptr) tell_laws(token);
            return;
        }
    }
    line.previous = line.position;
    const Expected<San, SanFault> san = english_ ? parse_san(token.place.of(text_)) : read_foreign(token);
    if (!san.has_value()) return refuse(token, san.error(), nullptr);
    const Expected<Move, SanFault> move = resolve(line.position, *san);
    if (!move.has_value()) {
        return san->kind == San::Kind::null ? on_null_move(token, *san) : refuse(token, move.error(), &*san);
    }
    line.position.play(*move);
    if (laws_ != nullptr) tell_laws(token);
    if (!is_canonical(*san, *move, line.previous, line.position)) report_noncanonical(token, *san, *move);
}

Expected<San, SanFault> MovetextCheck::read_foreign(const Token& token) {
    const std::string_view text = token.place.of(text_);
    const PieceLetters letters = findings_->options().piece_letters;
    const std::optional<EnglishToken> english = to_english(text, letters);
    if (!english.has_value()) return Unexpected{SanFault::syntax};
    const Expected<San, SanFault> san = parse_san(english->text());
    if (san.has_value() && english->text() != text && !foreign_letters_reported_) {
        foreign_letters_reported_ = true;
        std::string& message = findings_->new_message();
        message += "the piece letters are not English: ";
        findings_->quote(token.place);
        message.append(" is read as ").append(english->text());
        findings_->report(letters == PieceLetters::figurine ? Code::figurine : Code::foreign_piece_letters,
                          place_of(token), findings_->lenient() ? Severity::note : Severity::error);
    }
    return san;
}

void MovetextCheck::on_null_move(const Token& token, const San& san) {
    Line& line = *line_;
    const bool read = in_variation() || findings_->options().allow_null_moves;
    if (!read) return refuse(token, SanFault::null_move, &san);
    // Nobody can pass out of a check, not even in analysis.
    if (line.position.in_check()) return refuse(token, SanFault::null_move, &san);
    findings_->new_message();
    describe(Refusal{&line.position, token.place.of(text_), SanFault::null_move, &san}, *findings_);
    findings_->report(Code::null_move, place_of(token), Severity::warning);
    line.previous = line.position;
    line.position.play_null();
    if (laws_ != nullptr) tell_laws(token);
}

void MovetextCheck::on_unreadable(const Token& token) {
    Line& line = *line_;
    if (line.state != LineState::playing) {
        line.state = LineState::lost;
        return;
    }
    // It stands where a move would stand, and its ply is that of this move.
    ++line.ply;
    refuse(token, SanFault::syntax, nullptr);
    --line.ply;
}

// The token before is a move; where it was played, line_->previous is the position before it.
void MovetextCheck::on_en_passant_mark(const Token& token) {
    if (!findings_->wants(Code::noncanonical_san)) return;
    const Token& before = *(&token - 1);
    std::string& message = findings_->new_message();
    message += "en passant needs no mark: a capture is written without e.p.";
    if (line_->state == LineState::playing) {
        const std::string_view text = before.place.of(text_);
        const std::optional<EnglishToken> english = to_english(text, findings_->options().piece_letters);
        const Expected<San, SanFault> san = parse_san(english.has_value() ? english->text() : text);
        const Expected<Move, SanFault> move =
            san.has_value() ? resolve(line_->previous, *san) : Unexpected(san.error());
        if (move.has_value()) append_en_passant_doubt(message, *move);
    }
    findings_->report(Code::noncanonical_san, place_of(token));
}

void MovetextCheck::refuse(const Token& token, SanFault fault, const San* san) {
    Line& line = *line_;
    report_refusal(token, Refusal{&line.position, token.place.of(text_), fault, san});
    if (!in_variation()) outcome_.plies = line.ply - 1;
    // A variation that follows starts where this token stands.
    line.previous = line.position;
    line.state = LineState::refused;
}

void MovetextCheck::report_refusal(const Token& token, const Refusal& refusal) {
    Place place = place_of(token);
    place.before = refusal.position;
    findings_->new_message();
    if (describe_move_after_end(refusal, *findings_)) {
        findings_->report(in_variation() ? Code::illegal_variation_move : Code::moves_after_end, place);
        return;
    }
    describe(refusal, *findings_);
    if (in_variation()) {
        findings_->report(Code::illegal_variation_move, place);
        return;
    }
    if (refusal.san != nullptr && refusal.fault == SanFault::illegal && is_result_signal(token, *refusal.san)) {
        findings_->message() += "; kings on the centre squares tell an electronic board the result, and are no moves";
    }
    findings_->report(code_of(refusal, findings_->options().piece_letters), place);
}

void MovetextCheck::report_noncanonical(const Token& token, const San& san, Move move) {
    if (!findings_->wants(Code::noncanonical_san)) return;
    const Position& before = line_->previous;
    const San right = to_san(before, move);
    std::string& message = findings_->new_message();
    append_move_label(message, before);
    findings_->quote(token.place);
    message += " is written ";
    append(message, right);
    message += " (";
    append_differences(message, san, right);
    message += ')';
    if (san.oddities.contains(SanOddity::en_passant_suffix)) append_en_passant_doubt(message, move);
    Place place = place_of(token);
    place.before = &before;
    findings_->report(Code::noncanonical_san, place);
}

void MovetextCheck::on_number(const Token& token) {
    const Line& line = *line_;
    const std::uint32_t usual_dots = line.position.turn() == Color::white ? 1 : 3;
    const bool usual = (token.data == line.position.fullmove()) & (token.dots == usual_dots) & (line.number_shift == 0);
    if (!usual) on_odd_number(token);
}

void MovetextCheck::on_odd_number(const Token& token) {
    Line& line = *line_;
    if (line.state != LineState::playing || !findings_->wants(Code::wrong_move_number)) return;
    const auto due = static_cast<std::int64_t>(line.position.fullmove());
    const auto written = static_cast<std::int64_t>(token.data);
    const bool white = line.position.turn() == Color::white;
    Place place = place_of(token);
    ++place.ply;
    if (written == std::min(due, kMaxNumber)) {
        line.number_shift = 0;
    } else if (line.number_shift == 0 || written != due + line.number_shift) {
        line.number_shift = written - due;
        std::string& message = findings_->new_message();
        message += "move number ";
        findings_->quote(token.place);
        message += " where ";
        append_move_label(message, line.position);
        message += " is due";
        findings_->report(Code::wrong_move_number, place);
        return;
    }
    // PGN standard 8.2.2: in import any number of dots, none too; what it exports is n. and n...
    const bool exact = findings_->options().profile == Profile::export_format;
    if (token.dots == (white ? 1U : 3U) || (token.dots == 0 && !exact)) return;
    std::string& message = findings_->new_message();
    message += "move number ";
    findings_->quote(token.place);
    message += white ? " of White has one dot" : " of Black has three dots";
    findings_->report(Code::wrong_move_number, place, exact ? Severity::error : Severity::note);
}

void MovetextCheck::on_annotation(const Token& token) {
    if (findings_->options().profile != Profile::export_format || !findings_->wants(Code::noncanonical_san)) return;
    if (token.place.of(text_).starts_with('$') || token.data > kMaxNag) return;
    // PGN standard 8.2.3.8: import format has suffixes, export format has glyphs.
    std::string& message = findings_->new_message();
    message += "the suffix ";
    findings_->quote(token.place);
    message += " is written $";
    append_number(message, token.data);
    findings_->report(Code::noncanonical_san, place_of(token));
}

void MovetextCheck::begin_variation() {
    if (depth_ + 1 == lines_.size()) lines_.emplace_back();
    const Line& parent = lines_[depth_];
    Line& child = lines_[++depth_];
    child.position = parent.previous;
    child.previous = parent.previous;
    child.first_ply = parent.ply == parent.first_ply ? parent.ply : parent.ply - 1;
    child.ply = child.first_ply;
    child.state = parent.state == LineState::lost ? LineState::lost : LineState::playing;
    child.number_shift = parent.number_shift;
    line_ = &child;
}

void MovetextCheck::end_variation() noexcept {
    if (depth_ > 0) line_ = &lines_[--depth_];
}

bool MovetextCheck::is_result_signal(const Token& token, const San& san) const noexcept {
    constexpr Bitboard kCentre =
        Bitboard(Square::d4) | Bitboard(Square::e4) | Bitboard(Square::d5) | Bitboard(Square::e5);
    if (san.kind != San::Kind::piece || san.role != Role::king || !kCentre.contains(san.to)) return false;
    const std::span<const Token> tokens = findings_->game().tokens;
    const auto rest = tokens.subspan(static_cast<std::size_t>(&token - tokens.data()) + 1);
    return std::ranges::count_if(
               rest, [](const Token& later) { return later.kind == TokenKind::san && later.depth == 0; }) <= 1;
}

}  // namespace arbiter
