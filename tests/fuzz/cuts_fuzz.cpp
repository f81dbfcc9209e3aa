// Any bytes, cut into blocks of any size, are read as the parser alone reads them in one piece.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "lib/pipeline/dump.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

// The first three bytes choose the block size, the read size and the limits; the rest is the text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace arbiter;
    constexpr std::size_t kChoices = 3;
    if (size < kChoices) return 0;
    RunOptions options;
    options.threads = 1 + data[2] % 2;
    options.block_bytes = 1 + data[0] * std::size_t{4};
    if (data[2] % 3 == 0) options.limits = testing::small_limits();
    if (data[2] % 3 == 1) options.limits = {200, 40, 50};
    const std::string text(reinterpret_cast<const char*>(data) + kChoices, size - kChoices);
    // What a container or UTF-16 holds is another text.
    const auto opened = open_source(std::make_unique<testing::DribblingSource>(text, 4096), "a", {});
    if (!opened.has_value() || opened->container != Container::plain || opened->utf16) return 0;
    const std::string want = testing::serial_dump("a.pgn", text, options.limits);
    const testing::Dump seen = testing::dump(text, options, 1 + data[1] * std::size_t{16});
    if (seen.text == want) return 0;
    std::fprintf(stderr, "--- in one piece\n%s--- in blocks of %zu\n%s", want.c_str(), options.block_bytes,
                 seen.text.c_str());
    std::abort();
}
