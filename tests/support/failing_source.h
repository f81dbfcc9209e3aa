// Sources that behave badly on purpose: they fail at a byte, or give their bytes in small and uneven pieces.
#pragma once

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "io/source.h"

namespace arbiter::testing {

// Gives the first `good` bytes, then fails with EIO.
class FailingSource : public ByteSource {
public:
    FailingSource(std::string bytes, std::size_t good, std::size_t max_read = SIZE_MAX)
        : bytes_(std::move(bytes)), good_(std::min(good, bytes_.size())), max_read_(max_read) {}

    Expected<std::size_t, IoError> read(std::span<char> room) override {
        const std::size_t size = std::min({room.size(), max_read_, good_ - given_});
        if (size == 0) return Unexpected(IoError{IoError::Kind::read, "failing", EIO, {}});
        std::memcpy(room.data(), bytes_.data() + given_, size);
        given_ += size;
        return size;
    }

private:
    std::string bytes_;
    std::size_t good_;
    std::size_t max_read_;
    std::size_t given_ = 0;
};

// Gives all bytes in pieces whose sizes go up and down between 1 and max_read.
class DribblingSource : public ByteSource {
public:
    DribblingSource(std::string bytes, std::size_t max_read) : bytes_(std::move(bytes)), max_read_(max_read) {}

    Expected<std::size_t, IoError> read(std::span<char> room) override {
        seed_ = seed_ * 6364136223846793005ULL + 1442695040888963407ULL;
        const std::size_t piece = 1 + static_cast<std::size_t>(seed_ >> 33U) % max_read_;
        const std::size_t size = std::min({room.size(), piece, bytes_.size() - given_});
        std::memcpy(room.data(), bytes_.data() + given_, size);
        given_ += size;
        return size;
    }

private:
    std::string bytes_;
    std::size_t max_read_;
    std::size_t given_ = 0;
    std::uint64_t seed_ = 1;
};

// All that a source gives, and the error that ended it.
struct Drained {
    std::string bytes;
    std::optional<IoError> error;
};
inline Drained drain(ByteSource& source, std::size_t room_bytes = 4096) {
    Drained drained;
    std::string room(room_bytes, '\0');
    for (;;) {
        const Expected<std::size_t, IoError> got = source.read(room);
        if (!got.has_value()) drained.error = got.error();
        if (!got.has_value() || *got == 0) return drained;
        drained.bytes.append(room, 0, *got);
    }
}

}  // namespace arbiter::testing
