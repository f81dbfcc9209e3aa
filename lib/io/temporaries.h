// Files that must not outlive the program if a signal ends it.
#pragma once

#include <string>

namespace arbiter {

// Notes a path that a signal handler removes; false if there is no room for it (then it is not noted, nothing else).
bool note_temporary(const std::string& path) noexcept;
void forget_temporary(const std::string& path) noexcept;
// Safe in a signal handler.
void unlink_temporaries() noexcept;

}  // namespace arbiter
