#include "io/temporaries.h"

#include <unistd.h>

#include <array>
#include <atomic>
#include <climits>
#include <cstddef>
#include <cstring>

namespace arbiter {
namespace {

// The only mutable globals of the library: a signal handler can reach nothing else, and must neither allocate nor lock.
// An entry goes free -> filling -> noted -> free; the handler looks only at those that are noted.
enum class EntryState : int { free, filling, noted };
struct Entry {
    std::atomic<EntryState> state{EntryState::free};
    std::array<char, PATH_MAX> path{};
};
constexpr std::size_t kEntries = 8;
std::array<Entry, kEntries> entries;
static_assert(std::atomic<EntryState>::is_always_lock_free);

}  // namespace

bool note_temporary(const std::string& path) noexcept {
    if (path.size() >= PATH_MAX) return false;
    for (Entry& entry : entries) {
        EntryState expected = EntryState::free;
        if (!entry.state.compare_exchange_strong(expected, EntryState::filling)) continue;
        std::memcpy(entry.path.data(), path.c_str(), path.size() + 1);
        entry.state.store(EntryState::noted);
        return true;
    }
    return false;
}

void forget_temporary(const std::string& path) noexcept {
    for (Entry& entry : entries) {
        if (entry.state.load() != EntryState::noted || path != entry.path.data()) continue;
        entry.state.store(EntryState::free);
        return;
    }
}

void unlink_temporaries() noexcept {
    for (const Entry& entry : entries) {
        if (entry.state.load() == EntryState::noted) ::unlink(entry.path.data());
    }
}

}  // namespace arbiter
