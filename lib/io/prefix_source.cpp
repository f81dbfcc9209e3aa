#include "io/prefix_source.h"

#include <algorithm>
#include <cstring>

namespace arbiter {

PrefixSource::PrefixSource(std::unique_ptr<ByteSource> source, std::size_t bytes) : source_(std::move(source)) {
    prefix_.resize(bytes);
    std::size_t size = 0;
    while (size < bytes && !ended_) {
        const Expected<std::size_t, IoError> got = source_->read({prefix_.data() + size, bytes - size});
        if (!got.has_value()) error_ = got.error();
        ended_ = !got.has_value() || *got == 0;
        if (!ended_) size += *got;
    }
    prefix_.resize(size);
}

Expected<std::size_t, IoError> PrefixSource::read(std::span<char> room) {
    if (given_ < prefix_.size()) {
        const std::size_t bytes = std::min(room.size(), prefix_.size() - given_);
        std::memcpy(room.data(), prefix_.data() + given_, bytes);
        given_ += bytes;
        return bytes;
    }
    if (error_) return Unexpected(*error_);
    if (ended_) return std::size_t{0};
    return source_->read(room);
}

}  // namespace arbiter
