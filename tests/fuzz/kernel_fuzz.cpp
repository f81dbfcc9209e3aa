// Any bytes as PGN: the fast path finds what the slow path finds, with every kernel.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "support/skim_law.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto broken = arbiter::testing::broken_skim_law({reinterpret_cast<const char*>(data), size});
    if (!broken) return 0;
    std::fprintf(stderr, "broken: %s\n", broken->c_str());
    std::abort();
}
