#include "pipeline/thread_count.h"

#include <pthread.h>

#include <algorithm>
#include <array>
#include <mutex>

namespace arbiter {
namespace {

constexpr unsigned kMostThreads = 1024;

// Stands still until it may go on.
void* wait_for_gate(void* gate) {
    const std::lock_guard lock(*static_cast<std::mutex*>(gate));
    return nullptr;
}

}  // namespace

unsigned startable_threads(unsigned wanted) noexcept {
    const unsigned others = std::min(wanted, kMostThreads) - 1;  // besides the one that is running
    std::array<pthread_t, kMostThreads> threads;
    std::mutex gate;
    unsigned started = 0;
    {
        const std::lock_guard closed(gate);
        while (started < others && ::pthread_create(&threads[started], nullptr, wait_for_gate, &gate) == 0) ++started;
    }
    for (unsigned i = 0; i < started; ++i) ::pthread_join(threads[i], nullptr);
    return started == others ? started + 1 : started / 2 + 1;
}

}  // namespace arbiter
