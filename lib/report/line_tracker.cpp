#include "report/line_tracker.h"

#include <algorithm>

namespace arbiter {

TextPlace LineTracker::place_of(std::size_t at) noexcept {
    at = std::min(at, text_.size());
    if (at < at_) {
        at_ = 0;
        now_ = start_;
    }
    std::size_t line_begin = at_;
    std::uint64_t column = now_.column;
    for (std::size_t i = at_; i < at; ++i) {
        const bool ends_line =
            text_[i] == '\n' || (text_[i] == '\r' && (i + 1 == text_.size() || text_[i + 1] != '\n'));
        if (!ends_line) continue;
        ++now_.line;
        line_begin = i + 1;
        column = 1;
    }
    now_.column = column + (at - line_begin);
    now_.offset += at - at_;
    at_ = at;
    return now_;
}

}  // namespace arbiter
