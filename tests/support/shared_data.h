// Where the material lies that tests read if it is there, but that is no part of the project.
#pragma once

#include <filesystem>
#include <optional>

namespace arbiter::testing {

// The folder: the environment variable ARBITER_SHARED, else "shared" beside the project. Absent if there is none.
std::optional<std::filesystem::path> shared_data();

// Whether a test must fail where the folder is missing, instead of being skipped: ARBITER_REQUIRE_SHARED is set.
bool shared_data_is_required();

inline constexpr const char* kNoSharedData = "no folder of shared data: set ARBITER_SHARED to run this test";

}  // namespace arbiter::testing
