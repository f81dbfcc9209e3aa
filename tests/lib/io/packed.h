// Test inputs in every container, made with the libraries themselves.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "io/container.h"
#include "io/open.h"
#include "support/failing_source.h"

namespace arbiter::testing {

// One member (frame, stream) with a checksum.
std::string pack(Container container, std::string_view text);
// A zstd frame whose window is 2^window_log, without its content size.
std::string pack_zstd(std::string_view text, int window_log);
std::string skippable_frame(std::string_view content, unsigned magic_digit = 0);

// Text of games, not to be packed too well.
std::string sample_text(std::size_t bytes);

inline constexpr Container kPacked[] = {Container::zstd, Container::gzip, Container::bzip2, Container::xz};
std::string name_of(Container container);

// Runs the pieces in threads of their own.
class ThreadedFor : public ParallelFor {
public:
    explicit ThreadedFor(unsigned width) : width_(width) {}
    unsigned width() const noexcept override { return width_; }
    void run(std::size_t count, const std::function<void(std::size_t)>& piece) override;
    std::size_t pieces = 0;  // that were run

private:
    unsigned width_;
};

// Everything that open_source gives for these bytes.
Drained unpack(std::string bytes, const SourceOptions& options = {}, std::size_t max_read = 4096);

}  // namespace arbiter::testing
