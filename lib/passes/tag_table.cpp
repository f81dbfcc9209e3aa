#include "passes/tag_table.h"

#include <algorithm>
#include <optional>

#include "pgn/tag.h"

namespace arbiter {
namespace {

// Those of KnownTag first, in its order.
// clang-format off
constexpr std::array<std::string_view, kKnownNames> kNames{
    "Event", "Site", "Date", "Round", "White", "Black", "Result", "WhiteElo", "BlackElo", "EventDate", "UTCDate",
    "TimeControl", "SetUp", "FEN", "Variant", "PlyCount", "Termination",
    // PGN standard 9.
    "WhiteTitle", "BlackTitle", "WhiteUSCF", "BlackUSCF", "WhiteNA", "BlackNA", "WhiteType", "BlackType",
    "EventSponsor", "Section", "Stage", "Board", "Opening", "Variation", "SubVariation", "ECO", "NIC", "Time",
    "UTCTime", "Annotator", "Mode",
    // Lichess, chess.com, ChessBase, SCID, cutechess, DGT, TWIC.
    "WhiteRatingDiff", "BlackRatingDiff", "WhiteTeam", "BlackTeam", "WhiteFideId", "BlackFideId", "WhiteCountry",
    "BlackCountry", "WhiteClock", "BlackClock", "Clock", "EventType", "EventRounds", "EventCountry", "EventCategory",
    "Source", "SourceTitle", "SourceDate", "SourceVersion", "SourceVersionDate", "SourceQuality", "Remark",
    "LichessURL", "GameId", "StudyName", "ChapterName", "ECOUrl", "ECOURL", "CurrentPosition", "Timezone",
    "StartTime", "EndDate", "EndTime", "Link", "GameDuration", "GameStartTime", "GameEndTime", "ScidFlags",
    "WhiteTeamCountry", "BlackTeamCountry", "Tournament", "Number", "TimeIncrement",
};
// clang-format on

constexpr std::size_t kBuckets = 256;
constexpr std::uint8_t kFree = 0xFF;

// Requires: !name.empty().
constexpr std::size_t bucket_of(std::string_view name) noexcept {
    const auto byte = [name](std::size_t i) { return static_cast<std::size_t>(static_cast<unsigned char>(name[i])); };
    return (name.size() * 31 + byte(0) * 7 + byte(name.size() / 2) * 3 + byte(name.size() - 1) * 13) % kBuckets;
}

// Open addressing with linear probing; a third of the buckets is used.
constexpr std::array<std::uint8_t, kBuckets> make_index() {
    std::array<std::uint8_t, kBuckets> index{};
    index.fill(kFree);
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        std::size_t bucket = bucket_of(kNames[i]);
        while (index[bucket] != kFree) bucket = (bucket + 1) % kBuckets;
        index[bucket] = static_cast<std::uint8_t>(i);
    }
    return index;
}
constexpr std::array<std::uint8_t, kBuckets> kIndex = make_index();

std::optional<std::size_t> known_name(std::string_view name) noexcept {
    if (name.empty()) return std::nullopt;
    for (std::size_t bucket = bucket_of(name); kIndex[bucket] != kFree; bucket = (bucket + 1) % kBuckets) {
        if (kNames[kIndex[bucket]] == name) return kIndex[bucket];
    }
    return std::nullopt;
}

constexpr char lower(char c) noexcept { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }

}  // namespace

std::string_view known_spelling(std::string_view name) noexcept {
    const auto* const found = std::ranges::find_if(
        kNames, [name](std::string_view known) { return std::ranges::equal(known, name, {}, lower, lower); });
    return found == kNames.end() ? std::string_view{} : *found;
}

void TagTable::build(const GameView& game) {
    known_.fill(nullptr);
    unknown_.clear();
    repetitions_.clear();
    out_of_roster_order_ = nullptr;
    out_of_order_ = nullptr;
    roster_seen_ = 0;
    const TagPair* last_outside_roster = nullptr;
    for (const TagPair& tag : game.tags) add(game.text, tag, last_outside_roster);
    find_unknown_repetitions(game.text);
}

void TagTable::add(std::string_view text, const TagPair& tag, const TagPair*& last_outside_roster) {
    const std::optional<std::size_t> known = known_name(tag.name.of(text));
    if (!known.has_value()) {
        unknown_.push_back(&tag);
    } else if (known_[*known] == nullptr) {
        known_[*known] = &tag;
    } else {
        repetitions_.push_back({known_[*known], &tag});
        return;
    }
    if (known.has_value() && *known < kRosterSize) {
        if (out_of_roster_order_ == nullptr && (*known < roster_seen_ || last_outside_roster != nullptr)) {
            out_of_roster_order_ = &tag;
        }
        roster_seen_ = std::max(roster_seen_, *known + 1);
        return;
    }
    if (out_of_order_ == nullptr && last_outside_roster != nullptr &&
        tag.name.of(text) < last_outside_roster->name.of(text)) {
        out_of_order_ = &tag;
    }
    last_outside_roster = &tag;
}

void TagTable::find_unknown_repetitions(std::string_view text) {
    if (unknown_.size() < 2) return;
    // Pointers into one array: their order is that of the file, so the first of equal names comes first.
    std::ranges::sort(unknown_, [text](const TagPair* a, const TagPair* b) {
        const int order = a->name.of(text).compare(b->name.of(text));
        return order != 0 ? order < 0 : a < b;
    });
    const TagPair* first = unknown_.front();
    for (const TagPair* tag : std::span(unknown_).subspan(1)) {
        if (tag->name.of(text) == first->name.of(text)) {
            repetitions_.push_back({first, tag});
        } else {
            first = tag;
        }
    }
}

}  // namespace arbiter
