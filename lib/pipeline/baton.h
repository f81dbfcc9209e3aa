// Makes the hand-over of data from one stage to the next visible to ThreadSanitizer.
#pragma once

#include <atomic>
#include <cstdint>

namespace arbiter {

// oneTBB orders the stages of one token, and the turns of a serial stage, but Debian's libtbb is not instrumented, so
// ThreadSanitizer does not see it and reports races that are none. One acquire where a stage begins and one release
// where it ends tell it. They cost nothing that could be measured.
class Baton {
public:
    // Holds the baton of a slot or of a serial stage from here to the end of the scope.
    class Hold {
    public:
        explicit Hold(Baton& baton) noexcept : turn_(baton.turn_) { turn_.load(std::memory_order_acquire); }
        ~Hold() { turn_.fetch_add(1, std::memory_order_release); }
        Hold(const Hold&) = delete;
        Hold& operator=(const Hold&) = delete;

    private:
        std::atomic<std::uint32_t>& turn_;
    };

private:
    std::atomic<std::uint32_t> turn_{0};
};

}  // namespace arbiter
