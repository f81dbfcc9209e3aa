// Decompressed bytes of a zstd file with many frames, several of which are decoded at the same time.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "io/parallel.h"
#include "io/source.h"

namespace arbiter {

// Frames are found without decoding, so many at a time as the memory allows, decoded side by side into a buffer each, and
// given out in order. A frame that is larger than its buffer is decoded further when its turn has come. Where fewer than
// two whole frames fit into the memory, and at the end of the file, all that follows is left to a ContainerSource: so that
// what is said of damage, ends and windows is said in one place, and does not depend on the threads.
class FrameSource : public ByteSource {
public:
    FrameSource(std::unique_ptr<ByteSource> packed, std::string path, std::size_t window_bytes, ParallelFor& parallel);
    ~FrameSource() override;

    Expected<std::size_t, IoError> read(std::span<char> room) override;

private:
    class Piece;

    bool gather();
    bool refill();
    std::vector<std::string_view> find_frames(std::size_t& end) const;
    void decode(const std::vector<std::string_view>& frames);
    bool go_on_alone();

    std::unique_ptr<ByteSource> packed_;
    std::string path_;
    std::size_t memory_;  // for windows, packed bytes and text together
    ParallelFor& parallel_;
    std::string buffer_;     // packed bytes
    std::size_t begin_ = 0;  // of what is not decoded yet in it
    std::size_t end_ = 0;    // of what is read into it
    bool at_end_ = false;    // nothing follows that, or only the error
    std::optional<IoError> read_error_;
    std::vector<std::unique_ptr<Piece>> pieces_;  // frames that are decoded; reused
    std::size_t turn_ = 0;                        // the piece that is given out
    std::size_t count_ = 0;                       // pieces in use
    std::unique_ptr<ByteSource> alone_;
};

}  // namespace arbiter
