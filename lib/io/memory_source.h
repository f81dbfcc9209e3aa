// Bytes that are in memory already.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <span>
#include <string_view>

#include "io/source.h"

namespace arbiter {

// Reads `bytes`, which must outlive it, in pieces of at most max_read.
class MemorySource : public ByteSource {
public:
    explicit MemorySource(std::string_view bytes, std::size_t max_read = SIZE_MAX) noexcept
        : left_(bytes), max_read_(max_read) {}

    Expected<std::size_t, IoError> read(std::span<char> room) override {
        const std::size_t bytes = std::min({room.size(), max_read_, left_.size()});
        if (bytes != 0) std::memcpy(room.data(), left_.data(), bytes);
        left_.remove_prefix(bytes);
        return bytes;
    }

private:
    std::string_view left_;
    std::size_t max_read_;
};

}  // namespace arbiter
