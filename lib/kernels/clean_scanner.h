// Recognises games in which nothing is wrong, straight from their bytes and fast.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace arbiter {

namespace kernels {
struct Workspace;
}

// A game of standard chess without any finding: canonical SAN, right move numbers and check marks, the seven tag roster,
// a result that fits the last position.
struct CleanGame {
    enum class Result : std::uint8_t { white_wins, black_wins, draw, unknown };

    std::size_t begin = 0;  // its first tag
    std::size_t end = 0;    // behind it: the next game's first tag, or the text's end
    std::uint32_t plies = 0;
    Result result = Result::unknown;
};

// Memory for one thread's scans, about 350 KiB, and what it remembers of spellings. A copy starts afresh.
class CleanScanner {
public:
    CleanScanner();
    ~CleanScanner();
    CleanScanner(const CleanScanner& other);
    CleanScanner& operator=(const CleanScanner& other);

    // The game that begins at or after text[from], if it is clean; absent means "don't know", never "it has faults".
    // Reads no further than the second tag section at or after from, so that a caller who reads refused games in another
    // way takes linear time in all. Requires: 64 readable zero bytes after the text, which is below 4 GiB.
    std::optional<CleanGame> scan(std::string_view text, std::size_t from) noexcept;

private:
    std::unique_ptr<kernels::Workspace> work_;
};

}  // namespace arbiter
