// How many threads there can be.
#pragma once

namespace arbiter {

// `wanted`, or about half of what the system would give now if that is fewer: the other half of the memory is for the
// work. At least 1. oneTBB starts its threads where a failure could only end the program, so they are tried before.
unsigned startable_threads(unsigned wanted) noexcept;

}  // namespace arbiter
