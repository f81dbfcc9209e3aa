// What this library needs of libzstd besides the decoder (io/decoder.h); only zstd_codec.cpp includes its headers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace arbiter {

// A frame at the beginning of some bytes, found without decoding it.
struct ZstdFrame {
    enum class Kind : std::uint8_t { data, skippable, incomplete /* or none at all */ };
    Kind kind = Kind::incomplete;
    std::size_t bytes = 0;         // packed, with its header and checksum
    std::size_t window_bytes = 0;  // what decoding it takes
};
ZstdFrame find_zstd_frame(std::string_view bytes) noexcept;

class ZstdCompressor {
public:
    // Null: no memory.
    static std::unique_ptr<ZstdCompressor> create();
    ~ZstdCompressor();
    ZstdCompressor(const ZstdCompressor&) = delete;
    ZstdCompressor& operator=(const ZstdCompressor&) = delete;

    // Appends one frame with its content size and a checksum; false: no memory.
    bool append_frame(std::string& out, std::string_view text);

private:
    struct Context;
    explicit ZstdCompressor(std::unique_ptr<Context> context) noexcept;
    std::unique_ptr<Context> context_;
};

}  // namespace arbiter
