#include "passes/clock_track.h"

#include <algorithm>
#include <charconv>

namespace arbiter {
namespace {

// A clock shown in whole seconds may seem to gain one.
constexpr std::int64_t kRoundingMs = 1000;

// Seconds with an optional fraction at the beginning of text, in milliseconds; absent if there are none.
std::optional<std::int64_t> take_seconds(std::string_view& text) noexcept {
    std::int64_t whole = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), whole);
    if (error != std::errc{} || whole < 0 || whole > 1'000'000'000) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    std::int64_t milliseconds = whole * 1000;
    if (text.empty() || text.front() != '.') return milliseconds;
    text.remove_prefix(1);
    for (std::int64_t unit = 100; !text.empty() && text.front() >= '0' && text.front() <= '9'; unit /= 10) {
        milliseconds += unit * (text.front() - '0');
        text.remove_prefix(1);
    }
    return milliseconds;
}

// One field: "40/9000", "300", "4500+60", "40/7200+30", "*180". False where it is none.
bool add_field(std::string_view field, bool first, TimeControl& control) noexcept {
    if (field.starts_with('*')) {
        // A sandclock gives one side what the other takes.
        control.bonus_ms = INT64_MAX / 4;
        return true;
    }
    const std::size_t slash = field.find('/');
    const bool staged = slash != std::string_view::npos;
    if (staged) field.remove_prefix(slash + 1);
    const std::optional<std::int64_t> seconds = take_seconds(field);
    if (!seconds) return false;
    // Moves in a time come again when they are made; a later stage is added to what is left.
    if (staged || !first) control.bonus_ms = std::max(control.bonus_ms, *seconds);
    if (field.empty()) return true;
    if (field.front() != '+') return false;
    field.remove_prefix(1);
    const std::optional<std::int64_t> increment = take_seconds(field);
    if (!increment || !field.empty()) return false;
    control.increment_ms = std::max(control.increment_ms, *increment);
    return true;
}

}  // namespace

TimeControl parse_time_control(std::string_view value) noexcept {
    if (value == "-") return {TimeControl::Kind::none};
    if (value.empty() || value == "?") return {};
    TimeControl control{TimeControl::Kind::known};
    for (bool first = true; !value.empty(); first = false) {
        const std::size_t colon = value.find(':');
        if (!add_field(value.substr(0, colon), first, control)) return {};
        value.remove_prefix(colon == std::string_view::npos ? value.size() : colon + 1);
    }
    return control;
}

void ClockTrack::start(const TimeControl& control, Color turn) noexcept {
    control_ = control;
    first_ = turn;
    last_ = {};
    rise_.reset();
    rises_ = 0;
}

void ClockTrack::read(std::uint32_t ply, std::int64_t milliseconds, TextRange place) noexcept {
    const Color side = ply % 2 == 1 ? first_ : opposite(first_);
    const std::optional<std::int64_t> before = last_[side];
    last_[side] = milliseconds;
    if (!before || control_.kind != TimeControl::Kind::known) return;
    const std::int64_t gain = milliseconds - *before;
    if (gain <= control_.increment_ms + kRoundingMs) return;
    if (control_.bonus_ms != 0 && gain <= control_.bonus_ms + control_.increment_ms + kRoundingMs) return;
    ++rises_;
    if (!rise_) rise_ = ClockRise{place, ply, *before, milliseconds};
}

}  // namespace arbiter
