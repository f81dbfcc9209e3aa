#include "pipeline/line_counter.h"

#include <algorithm>
#include <cstddef>

namespace arbiter {
namespace {

bool is_line_end(char c) noexcept { return c == '\n' || c == '\r'; }

// Line ends among data[0 … size - 1]; data[-1] must be readable. A LF after a CR is not counted. The sums of each run of
// 128 bytes fit into a byte, so that the compiler can keep 16 or 32 of them in a register.
std::uint64_t count_line_ends(const char* data, std::size_t size) noexcept {
    constexpr std::size_t kRun = 128;
    std::uint64_t total = 0;
    std::size_t i = 0;
    for (; i + kRun <= size; i += kRun) {
        const char* run = data + i;
        std::uint8_t sum = 0;
        for (std::size_t k = 0; k < kRun; ++k) {
            const bool lf = run[k] == '\n';
            const bool cr = run[k] == '\r';
            const bool joined = lf & (run[k - std::size_t{1}] == '\r');
            sum = static_cast<std::uint8_t>(sum + lf + cr - joined);
        }
        total += sum;
    }
    for (; i < size; ++i) {
        const bool lf = data[i] == '\n';
        total += static_cast<std::uint64_t>(lf || data[i] == '\r') - (lf && data[i - std::size_t{1}] == '\r' ? 1U : 0U);
    }
    return total;
}

}  // namespace

void LineCounter::advance(std::string_view bytes) noexcept {
    if (bytes.empty()) return;
    const char first = bytes.front();
    std::uint64_t found = first == '\r' || (first == '\n' && !after_cr_) ? 1U : 0U;
    found += count_line_ends(bytes.data() + 1, bytes.size() - 1);
    line_ends_ += found;
    after_cr_ = bytes.back() == '\r';
    if (found == 0 && !is_line_end(first)) {
        column_ += bytes.size();
        return;
    }
    // There is a line end, so the search stops within the bytes that were counted.
    std::size_t last = bytes.size();
    while (!is_line_end(bytes[last - 1])) --last;
    column_ = bytes.size() - last;
    seen_line_end_ = true;
}

}  // namespace arbiter
