#include "kernels/clean_scanner.h"

#include <limits>

#include "kernels/kernel.h"

namespace arbiter {
namespace {

static_assert(static_cast<std::uint32_t>(kernels::kTagOrder) == CleanGame::tag_order);
static_assert(static_cast<std::uint32_t>(kernels::kRoster) == CleanGame::roster);
static_assert(static_cast<std::uint32_t>(kernels::kRepeatedTag) == CleanGame::repeated_tag);
static_assert(static_cast<std::uint32_t>(kernels::kUnknownTag) == CleanGame::unknown_tag);
static_assert(static_cast<std::uint32_t>(kernels::kValue) == CleanGame::value);
static_assert(static_cast<std::uint32_t>(kernels::kLongLine) == CleanGame::long_line);
static_assert(static_cast<std::uint32_t>(kernels::kBytes) == CleanGame::bytes);
static_assert(static_cast<std::uint32_t>(kernels::kComments) == CleanGame::comments);

// The record of an empty spelling is "no SAN" (san.inc); all other entries start empty.
std::unique_ptr<kernels::Workspace> make_workspace() {
    auto work = std::make_unique<kernels::Workspace>();
    work->memo[0].record = 1U << 31U;
    return work;
}

}  // namespace

CleanScanner::CleanScanner() noexcept = default;
CleanScanner::~CleanScanner() = default;
CleanScanner::CleanScanner(const CleanScanner&) noexcept : CleanScanner() {}
CleanScanner& CleanScanner::operator=(const CleanScanner&) noexcept { return *this; }

std::optional<CleanGame> CleanScanner::scan(std::string_view text, std::size_t from, bool laws) {
    if (text.size() > std::numeric_limits<std::uint32_t>::max() - 64) return std::nullopt;
    if (work_ == nullptr) work_ = make_workspace();
    const kernels::Kernel& kernel = kernels::active_kernel();
    const kernels::Job job{&kernels::tables(kernel.slider_index), work_.get(), text.data(), text.size(), from, laws};
    kernels::Scan scan{};
    kernel.scan(job, scan);
    if (scan.reason != kernels::Reason::none) return std::nullopt;
    tags_ = scan.tags;
    comments_ = scan.doubtful;
    return CleanGame{scan.begin,
                     scan.marker,
                     scan.marker_bytes,
                     scan.end,
                     scan.plies,
                     static_cast<CleanGame::Result>(scan.result),
                     scan.doubts,
                     scan.lines,
                     scan.last_line,
                     (scan.strong & 1U) != 0,
                     (scan.strong & 2U) != 0,
                     scan.over};
}

std::span<const std::uint32_t> CleanScanner::tag_marks() const noexcept {
    if (work_ == nullptr) return {};
    return std::span(work_->tag_marks).first(std::size_t{3} * tags_);
}

std::span<const std::uint32_t> CleanScanner::doubtful_comments() const noexcept {
    if (work_ == nullptr) return {};
    return std::span(work_->doubtful).first(comments_);
}

}  // namespace arbiter
