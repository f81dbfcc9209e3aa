// Which games with clean moves have nothing in them that the Laws could object to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "kernels/clean_scanner.h"
#include "passes/clock_track.h"
#include "passes/ending.h"
#include "passes/validate_options.h"

namespace arbiter {

// Errs on the safe side: a game that it lets pass is one in which passes/law_checks.h finds nothing.
class CleanLaws {
public:
    explicit CleanLaws(const ValidateOptions& options);

    // Whether the scanner's own tests (75 moves, five occurrences, material) cover the rules of this run.
    static bool can_judge(const ValidateOptions& options);
    // Whether anything is reported that the Laws say.
    bool are_wanted() const noexcept { return wanted_; }
    // Requires: the game was scanned with laws; marks are those of its tags.
    bool may_concern(std::string_view text, const CleanGame& game, std::span<const std::uint32_t> marks);

private:
    struct Tags {
        std::string_view termination;
        std::string_view time_control;
        PlayerNames names;
        bool has_termination = false;
        bool has_time_control = false;
    };

    static Tags tags_of(std::string_view text, std::size_t begin, std::span<const std::uint32_t> marks) noexcept;
    bool ending_may_concern(const Ending& ending, const CleanGame& game, const Tags& tags) const noexcept;
    bool clocks_may_concern(std::string_view movetext, const CleanGame& game, const Tags& tags);

    bool wanted_;
    ClockTrack clocks_;
};

}  // namespace arbiter
