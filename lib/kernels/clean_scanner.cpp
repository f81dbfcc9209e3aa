#include "kernels/clean_scanner.h"

#include "kernels/kernel.h"

namespace arbiter {
namespace {

// The record of an empty spelling is "no SAN" (san.inc); all other entries start empty.
std::unique_ptr<kernels::Workspace> make_workspace() {
    auto work = std::make_unique<kernels::Workspace>();
    work->memo[0].record = 1U << 31U;
    return work;
}

}  // namespace

CleanScanner::CleanScanner() : work_(make_workspace()) {}
CleanScanner::~CleanScanner() = default;
CleanScanner::CleanScanner(const CleanScanner&) : CleanScanner() {}
CleanScanner& CleanScanner::operator=(const CleanScanner&) { return *this; }

std::optional<CleanGame> CleanScanner::scan(std::string_view text, std::size_t from) noexcept {
    const kernels::Kernel& kernel = kernels::active_kernel();
    const kernels::Job job{&kernels::tables(kernel.slider_index), work_.get(), text.data(), text.size(), from, false};
    kernels::Scan scan{};
    kernel.scan(job, scan);
    if (scan.reason != kernels::Reason::none) return std::nullopt;
    return CleanGame{scan.begin, scan.end, scan.plies, static_cast<CleanGame::Result>(scan.result)};
}

}  // namespace arbiter
