// Packs what is written as zstd, in independent frames that can be read in parallel.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>

#include "io/sink.h"
#include "io/zstd_codec.h"

namespace arbiter {

// Each frame holds up to kFrameBytes of text and has its size and a checksum. Before each stands a skippable frame with
// the packed size of the next, as pzstd writes it, so that `pzstd -d` and this library find the frames without decoding.
// Every zstd reads the whole.
class ZstdSink : public ByteSink {
public:
    static constexpr std::size_t kFrameBytes = std::size_t{4} << 20U;

    ZstdSink(std::unique_ptr<ByteSink> packed, std::string path) : packed_(std::move(packed)), path_(std::move(path)) {}

    std::optional<IoError> write(std::string_view bytes) override;
    std::optional<IoError> finish() override;

private:
    std::optional<IoError> end_frame();

    std::unique_ptr<ByteSink> packed_;
    std::string path_;
    std::unique_ptr<ZstdCompressor> compressor_;
    std::string text_;    // of the frame that is being filled
    std::string frames_;  // packed
    bool has_frame_ = false;
};

}  // namespace arbiter
