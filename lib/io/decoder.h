// What a compression library does for a container, as the container source sees it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace arbiter {

// A container is a row of members (gzip's word; zstd has frames, bzip2 and xz have streams), each decoded by itself.
class Decoder {
public:
    enum class Status : std::uint8_t {
        running,     // inside a member
        member_end,  // a member was decoded to its end, and its checksum is right
        damaged,
        window_too_large,
        no_memory,
    };
    struct Step {
        std::size_t consumed = 0;
        std::size_t produced = 0;
        Status status = Status::running;
    };
    // What follows the end of a member.
    enum class Next : std::uint8_t { member, padding, garbage, unknown /* too few bytes to say */ };

    virtual ~Decoder() = default;
    // Decodes as much as fits. Without input it may still produce what it holds.
    virtual Step decode(std::span<const char> input, std::span<char> output) = 0;
    // Makes ready for the next member. False: no memory.
    virtual bool restart() = 0;
    // Requires: !bytes.empty().
    virtual Next next(std::string_view bytes) const noexcept = 0;
    // The padding between and behind members is a multiple of so many bytes.
    virtual std::size_t padding_unit() const noexcept { return 1; }
    // What the library has to say about the last damage; may be empty.
    virtual std::string detail() const { return {}; }
};

// Each in the one file that includes its library. Null: no memory.
std::unique_ptr<Decoder> make_zstd_decoder(std::size_t window_bytes);
std::unique_ptr<Decoder> make_gzip_decoder();
std::unique_ptr<Decoder> make_bzip2_decoder();
std::unique_ptr<Decoder> make_xz_decoder(std::size_t window_bytes);

}  // namespace arbiter
