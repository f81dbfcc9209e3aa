#include "cli/run_flags.h"

namespace arbiter::cli {
namespace {

constexpr NumberRange kThreads{0, 1024};
constexpr NumberRange kMemory{std::uint64_t{32} << 20U, std::uint64_t{1} << 50U};
constexpr NumberRange kBlock{64, std::uint64_t{1} << 30U};

}  // namespace

RunOptions RunFlags::options() const noexcept {
    RunOptions options;
    options.threads = static_cast<unsigned>(threads);
    options.memory_bytes = static_cast<std::size_t>(memory_bytes);
    options.block_bytes = static_cast<std::size_t>(block_bytes);
    return options;
}

void add_options(Command& command, RunFlags& flags) {
    command.number("threads,j", "N", flags.threads, kThreads,
                   "threads to use; the default, 0, is all cores. The output never depends on it");
    command.size("memory", "SIZE", flags.memory_bytes, kMemory,
                 "cap for buffers and decoders, such as 512M or 2G (default 1G, at least 32M)");
    command.size("block-size", "SIZE", flags.block_bytes, kBlock, "bytes of text that a thread gets at a time");
    command.hide_last();
}

}  // namespace arbiter::cli
