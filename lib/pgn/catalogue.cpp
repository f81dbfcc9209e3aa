#include "pgn/catalogue_data.h"
#include "pgn/diagnostic.h"

namespace arbiter {

namespace {

using detail::kCatalogue;

constexpr std::array<std::string_view, 10> kGroupNames{"syntax", "tags",  "start",    "moves", "san",
                                                       "result", "clock", "encoding", "event", "input"};
constexpr std::array<std::string_view, 4> kSeverityNames{"off", "note", "warning", "error"};
constexpr std::array<std::string_view, 4> kProfileNames{"import", "export", "fide", "lichess"};

// Each entry stands at the index of its code, groups are contiguous, and no text is missing.
constexpr bool is_complete() {
    for (std::size_t i = 0; i < kCatalogue.size(); ++i) {
        const CodeInfo& entry = kCatalogue[i];
        if (static_cast<std::size_t>(entry.code) != i) return false;
        if (entry.id.empty() || entry.title.empty() || entry.explanation.empty()) return false;
        if (i > 0 && kCatalogue[i - 1].group > entry.group) return false;
    }
    return true;
}
static_assert(is_complete());

template <class E, std::size_t N>
std::optional<E> value_of(const std::array<std::string_view, N>& names, std::string_view text) noexcept {
    for (std::size_t i = 0; i < N; ++i) {
        if (names[i] == text) return static_cast<E>(i);
    }
    return std::nullopt;
}

}  // namespace

std::span<const CodeInfo, kCodeCount> catalogue() noexcept { return kCatalogue; }

const CodeInfo& info(Code code) noexcept { return kCatalogue[static_cast<std::size_t>(code)]; }

std::optional<Code> code_from_id(std::string_view id) noexcept {
    for (const CodeInfo& entry : kCatalogue) {
        if (entry.id == id) return entry.code;
    }
    return std::nullopt;
}

std::string_view to_text(Group group) noexcept { return kGroupNames[static_cast<std::size_t>(group)]; }

std::optional<Group> group_from_text(std::string_view text) noexcept { return value_of<Group>(kGroupNames, text); }

std::string_view to_text(Severity severity) noexcept { return kSeverityNames[static_cast<std::size_t>(severity)]; }

std::optional<Severity> severity_from_text(std::string_view text) noexcept {
    return value_of<Severity>(kSeverityNames, text);
}

std::optional<Profile> profile_from_text(std::string_view text) noexcept {
    return value_of<Profile>(kProfileNames, text);
}

SeverityTable severities(Profile profile) noexcept {
    SeverityTable table;
    for (const CodeInfo& entry : kCatalogue) table[entry.code] = entry.severity[static_cast<std::size_t>(profile)];
    return table;
}

}  // namespace arbiter
