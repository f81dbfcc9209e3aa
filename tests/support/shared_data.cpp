#include "support/shared_data.h"

#include <cstdlib>

namespace arbiter::testing {

std::optional<std::filesystem::path> shared_data() {
    const char* const named = std::getenv("ARBITER_SHARED");
    const std::filesystem::path folder = named != nullptr ? named : ARBITER_SOURCE_DIR "/../shared";
    if (!std::filesystem::is_directory(folder)) return std::nullopt;
    return std::filesystem::canonical(folder);
}

bool shared_data_is_required() { return std::getenv("ARBITER_REQUIRE_SHARED") != nullptr; }

}  // namespace arbiter::testing
