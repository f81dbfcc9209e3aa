#include "passes/refusal.h"

#include <algorithm>
#include <optional>
#include <string>

#include "base/text.h"
#include "chess/explain.h"
#include "chess/move.h"
#include "passes/piece_letters.h"

namespace arbiter {
namespace {

// A move that a token means in some reading, if it is legal.
std::optional<Move> read_as(std::string_view token, const Position& position) noexcept {
    const Expected<San, SanFault> san = parse_san(token);
    if (!san.has_value()) return std::nullopt;
    const Expected<Move, SanFault> move = resolve(position, *san);
    if (!move.has_value()) return std::nullopt;
    return *move;
}

bool is_readable_in(std::string_view token, PieceLetters letters) noexcept {
    const std::optional<EnglishToken> english = to_english(token, letters);
    return english.has_value() && parse_san(english->text()).has_value();
}

// Whether the token is a move in the letters of some other language.
bool has_foreign_letters(std::string_view token, PieceLetters letters) noexcept {
    return std::ranges::any_of(piece_letter_sets(), [&](const PieceLetterSet& set) {
        return set.letters != letters && is_readable_in(token, set.letters);
    });
}

// Appends the languages in which the token is a legal move, with the English spelling: a hint, no decision.
void append_language_hint(std::string& out, const Refusal& refusal) {
    std::optional<Move> last;
    for (const PieceLetterSet& set : piece_letter_sets()) {
        const std::optional<EnglishToken> english = to_english(refusal.token, set.letters);
        if (!english.has_value()) continue;
        const std::optional<Move> move = read_as(english->text(), *refusal.position);
        if (!move.has_value()) continue;
        if (move != last) {
            out += last.has_value() ? ", as " : "; read as ";
            append_san(out, *refusal.position, *move);
            out += " with --piece-letters ";
        } else {
            out += " or ";
        }
        out.append(set.code);
        last = move;
    }
}

// "nf3" is none of ours, but a capital would make a legal move of it.
void append_capital_hint(std::string& out, const Refusal& refusal) {
    constexpr std::string_view kLower = "nbrqk";
    if (refusal.token.empty() || kLower.find(refusal.token[0]) == std::string_view::npos) return;
    std::string capital(refusal.token);
    capital[0] = static_cast<char>(capital[0] - ('a' - 'A'));
    const std::optional<Move> move = read_as(capital, *refusal.position);
    if (!move.has_value()) return;
    out += ": piece letters are capitals; did you mean ";
    append_san(out, *refusal.position, *move);
    out += '?';
}

void append_candidates(std::string& out, const Refusal& refusal) {
    const San& san = *refusal.san;
    std::string_view separator;
    for (const Move move : refusal.position->candidates(san.role, san.to)) {
        if (san.from_file.has_value() && *san.from_file != file_of(move.from())) continue;
        if (san.from_rank.has_value() && *san.from_rank != rank_of(move.from())) continue;
        if (san.promotion.has_value() && san.promotion != move.promotion()) continue;
        out.append(separator);
        append_san(out, *refusal.position, move);
        separator = " or ";
    }
}

// "Kg1" and "Ke1-g1" are never castling, but may have been meant so.
void append_castling_hint(std::string& out, const Refusal& refusal) {
    const San& san = *refusal.san;
    if (san.kind != San::Kind::piece || san.role != Role::king) return;
    for (const San::Kind kind : {San::Kind::king_side, San::Kind::queen_side}) {
        San wing;
        wing.kind = kind;
        const Expected<Move, SanFault> castling = resolve(*refusal.position, wing);
        if (!castling.has_value()) continue;
        const Square king = castling->from();
        const bool same_king = san.from_file.value_or(file_of(king)) == file_of(king) &&
                               san.from_rank.value_or(rank_of(king)) == rank_of(king);
        if (!same_king || san.to != make_square(castling_king_file(castling_side(*castling)), rank_of(king))) continue;
        out += "; castling is written ";
        append_san(out, *refusal.position, *castling);
    }
}

void append_move(const Refusal& refusal, Findings& findings) {
    append_move_label(findings.message(), *refusal.position);
    findings.quote(refusal.token);
}

void describe_unreadable(const Refusal& refusal, Findings& findings) {
    const PieceLetters letters = findings.options().piece_letters;
    const Code code = code_of(refusal, letters);
    std::string& out = findings.message();
    if (code == Code::bad_token) {
        append_move_label(out, *refusal.position);
        out += " \"";
        findings.quote(refusal.token);
        out += "\" is no move";
        append_capital_hint(out, refusal);
        return;
    }
    out += "the move ";
    append_move(refusal, findings);
    if (code == Code::figurine) {
        out += " is written with a chess symbol";
    } else if (letters == PieceLetters::english) {
        out += " does not have English piece letters";
    } else {
        out += " does not have the piece letters asked for";
    }
    append_language_hint(out, refusal);
}

}  // namespace

void append_move_label(std::string& out, const Position& position) {
    append_number(out, position.fullmove());
    out += position.turn() == Color::white ? "." : "...";
}

Code code_of(const Refusal& refusal, PieceLetters letters) noexcept {
    switch (refusal.fault) {
        case SanFault::illegal:
        case SanFault::drop: return Code::illegal_move;
        case SanFault::ambiguous: return Code::ambiguous_move;
        case SanFault::missing_promotion: return Code::missing_promotion;
        case SanFault::null_move: return Code::null_move;
        case SanFault::syntax: break;
    }
    if (begins_with_figurine(refusal.token)) return Code::figurine;
    return has_foreign_letters(refusal.token, letters) ? Code::foreign_piece_letters : Code::bad_token;
}

void describe(const Refusal& refusal, Findings& findings) {
    std::string& out = findings.message();
    switch (refusal.fault) {
        case SanFault::syntax: describe_unreadable(refusal, findings); return;
        case SanFault::illegal:
            out += "illegal move ";
            append_move(refusal, findings);
            out += ": ";
            append_explanation(out, *refusal.position, *refusal.san);
            append_castling_hint(out, refusal);
            return;
        case SanFault::ambiguous:
            out += "ambiguous move ";
            append_move(refusal, findings);
            out += ": it can be ";
            append_candidates(out, refusal);
            return;
        case SanFault::missing_promotion:
            out += "the move ";
            append_move(refusal, findings);
            out += " does not say what the pawn becomes: it can be ";
            append_candidates(out, refusal);
            return;
        case SanFault::null_move:
            out += "null move ";
            append_move(refusal, findings);
            out += ": passing is no move of chess";
            return;
        case SanFault::drop:
            out += "illegal move ";
            append_move(refusal, findings);
            out += ": dropping a man is no move of chess, but of crazyhouse";
            return;
    }
}

bool describe_move_after_end(const Refusal& refusal, Findings& findings) {
    const Position& position = *refusal.position;
    if (position.has_legal_move()) return false;
    if (code_of(refusal, findings.options().piece_letters) == Code::bad_token) return false;
    std::string& out = findings.message();
    out += "the move ";
    append_move(refusal, findings);
    out += " stands after the end of the game: ";
    out += position.turn() == Color::white ? "White" : "Black";
    out += position.in_check() ? " is checkmated" : " is stalemated";
    return true;
}

}  // namespace arbiter
