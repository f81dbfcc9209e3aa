#include "passes/rewrite.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include "base/text.h"

namespace arbiter {
namespace {

// Bytes of the game that are replaced.
struct Edit {
    TextRange range;
    std::string text;
};

class Rewriter {
public:
    Rewriter(const RewriteInput& input, const RewriteOptions& options)
        : in_(input), options_(options), text_(input.game.text) {
        if (!options.truncate && !options.claims) return;
        for (const Token& token : input.game.tokens) {
            if (token.kind == TokenKind::san && token.depth == 0) moves_.push_back(&token);
        }
    }

    void append_to(std::string& out);

private:
    void correct_result();
    void correct_termination();
    void truncate();
    void add_claims();
    void add_claim(const Claim& claim);

    std::string_view newline() const noexcept { return text_.find("\r\n") == text_.npos ? "\n" : "\r\n"; }
    std::string_view value_of(const TagPair& tag) const noexcept { return tag.value.of(text_); }
    bool has_tag(std::string_view name) const noexcept { return in_.game.find_tag(name) != nullptr; }
    // Adds a tag pair behind another, with a value that is escaped already.
    void add_tag_behind(const TagPair& tag, std::string_view name, std::string_view value);
    // Null where there is none.
    const Token* move_of_ply(std::uint32_t ply) const noexcept;
    std::uint32_t movetext_begin() const noexcept;
    std::uint32_t movetext_end() const noexcept;
    void replace(TextRange range, std::string_view text) { edits_.push_back({range, std::string(text)}); }

    const RewriteInput& in_;
    const RewriteOptions& options_;
    std::string_view text_;
    std::vector<const Token*> moves_;  // of the main line; only where they are needed
    std::vector<Edit> edits_;
};

// The Result tag of one spelling and the marker.
bool says(const TagPair* tag, std::string_view text, std::string_view result) noexcept {
    return tag != nullptr && tag->value.of(text) == result;
}

void Rewriter::append_to(std::string& out) {
    const auto& verdict = in_.assessment->verdict;
    if (verdict && verdict->automatic) {
        correct_result();
        correct_termination();
        if (options_.truncate) truncate();
    }
    if (options_.claims) add_claims();
    std::ranges::stable_sort(edits_, {}, [](const Edit& edit) { return edit.range.begin; });
    std::uint32_t from = 0;
    for (const Edit& edit : edits_) {
        if (edit.range.begin < from) continue;  // within what is cut
        out += text_.substr(from, edit.range.begin - from);
        out += edit.text;
        from = edit.range.end();
    }
    out += text_.substr(from);
    out += newline();
    out += newline();
}

void Rewriter::add_tag_behind(const TagPair& tag, std::string_view name, std::string_view value) {
    std::string pair{newline()};
    pair.append("[").append(name).append(" \"").append(value).append("\"]");
    replace({tag.place.end(), 0}, pair);
}

void Rewriter::correct_result() {
    const std::string_view right = to_text(in_.assessment->verdict->outcome);
    const TagPair* const tag = in_.tags[KnownTag::result];
    const Token* const marker = in_.outcome.marker;
    const bool marker_right = marker != nullptr && marker->place.of(text_) == right;
    const bool tag_right = says(tag, text_, right);
    if (marker_right && tag_right) return;
    if (tag != nullptr) {
        if (!has_tag("OriginalResult")) {
            add_tag_behind(*tag, "OriginalResult",
                           tag_right && marker != nullptr ? marker->place.of(text_) : value_of(*tag));
        }
        if (!tag_right) replace(tag->value, right);
    } else if (!in_.game.tags.empty()) {
        add_tag_behind(in_.game.tags.back(), "Result", right);
    }
    if (marker != nullptr) {
        if (!marker_right) replace(marker->place, right);
        return;
    }
    std::string behind{" "};
    replace({static_cast<std::uint32_t>(text_.size()), 0}, behind.append(right));
}

void Rewriter::correct_termination() {
    const TagPair* const tag = in_.tags[KnownTag::termination];
    if (tag == nullptr || !in_.assessment->doubts.contains(Doubt::termination_board)) return;
    if (!has_tag("OriginalTermination")) add_tag_behind(*tag, "OriginalTermination", value_of(*tag));
    replace(tag->value, "normal");
}

const Token* Rewriter::move_of_ply(std::uint32_t ply) const noexcept {
    return ply >= 1 && ply <= moves_.size() ? moves_[ply - 1] : nullptr;
}

std::uint32_t Rewriter::movetext_begin() const noexcept {
    const auto begins = [](const Token& token) {
        return token.kind == TokenKind::san || token.kind == TokenKind::move_number || token.kind == TokenKind::result;
    };
    const auto first = std::ranges::find_if(in_.game.tokens, begins);
    return first == in_.game.tokens.end() ? static_cast<std::uint32_t>(text_.size()) : first->place.begin;
}

// Where the marker stands, else the end.
std::uint32_t Rewriter::movetext_end() const noexcept {
    return in_.outcome.marker != nullptr ? in_.outcome.marker->place.begin : static_cast<std::uint32_t>(text_.size());
}

void Rewriter::truncate() {
    const Token* const surplus = move_of_ply(in_.assessment->verdict->ply + 1);
    if (surplus == nullptr) return;
    std::uint32_t begin = surplus->place.begin;
    if (surplus != in_.game.tokens.data() && (surplus - 1)->kind == TokenKind::move_number)
        begin = (surplus - 1)->place.begin;
    const std::uint32_t end = movetext_end();
    if (end <= begin) return;
    std::string comment = "{after the end of the game: ";
    std::string_view cut = text_.substr(begin, end - begin);
    while (!cut.empty() && static_cast<unsigned char>(cut.back()) <= ' ') cut.remove_suffix(1);
    for (const char c : cut) comment += c == '{' ? '(' : c == '}' ? ')' : c;
    comment += '}';
    if (in_.outcome.marker != nullptr) comment += ' ';
    replace({begin, end - begin}, comment);
    const TagPair* const count = in_.tags[KnownTag::ply_count];
    if (count == nullptr) return;
    std::string plies;
    append_number(plies, in_.assessment->verdict->ply);
    replace(count->value, plies);
}

void Rewriter::add_claims() {
    for (const Claim& claim : in_.claims) add_claim(claim);
}

void Rewriter::add_claim(const Claim& claim) {
    std::string comment = claim.by == Color::white ? "{White could claim a draw" : "{Black could claim a draw";
    if (!claim.intended_move.empty()) comment.append(" with ").append(claim.intended_move);
    comment.append(": ").append(describe(claim.reason)).append(" (");
    append_article(comment, *in_.rules, claim.reason, !claim.intended_move.empty());
    comment += ")}";
    const Token* const move = claim.ply == 0 ? nullptr : move_of_ply(claim.ply);
    if (move == nullptr && claim.ply != 0) return;
    const std::uint32_t at = move == nullptr ? movetext_begin() : move->place.end();
    const Token* const next = move_of_ply(claim.ply + 1);
    // What an earlier run has written stands between this move and the next; before the first move it stands before `at`.
    const std::uint32_t from = move == nullptr ? 0 : at;
    const std::uint32_t to = next == nullptr ? static_cast<std::uint32_t>(text_.size()) : next->place.begin;
    if (text_.substr(from, to - from).find(comment) != text_.npos) return;
    replace({at, 0}, move == nullptr ? comment + ' ' : ' ' + comment);
}

}  // namespace

void append_rewritten(std::string& out, const RewriteInput& input, const RewriteOptions& options) {
    Rewriter(input, options).append_to(out);
}

}  // namespace arbiter
