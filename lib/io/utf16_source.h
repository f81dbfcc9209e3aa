// UTF-16 -> UTF-8.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "io/source.h"

namespace arbiter {

enum class Utf16Order : std::uint8_t { little_endian, big_endian };

// So many first bytes are enough to tell, if the input has them.
inline constexpr std::size_t kUtf16Bytes = 64;

// Known by a byte order mark, or, without one, if the bytes are nothing but ASCII with a zero byte before or behind each.
std::optional<Utf16Order> detect_utf16(std::string_view first_bytes) noexcept;

// Leaves out a byte order mark at the beginning. Half a surrogate pair becomes U+FFFD and is counted; half a unit at the
// end is an error (bad_utf16) after all that stands before it.
class Utf16Source : public ByteSource {
public:
    Utf16Source(std::unique_ptr<ByteSource> source, Utf16Order order, std::string path)
        : source_(std::move(source)), order_(order), path_(std::move(path)) {}

    Expected<std::size_t, IoError> read(std::span<char> room) override;

    // How many halves of surrogate pairs were replaced so far.
    std::uint64_t replaced() const noexcept { return replaced_; }

private:
    void fill();
    void convert(std::string_view bytes);
    void add(std::uint16_t unit);
    void replace();

    std::unique_ptr<ByteSource> source_;
    Utf16Order order_;
    std::string path_;
    std::string raw_;
    std::string out_;
    std::size_t given_ = 0;
    std::optional<char> half_;  // the first byte of a unit
    std::uint16_t high_ = 0;    // a high surrogate that waits for its other half, or 0
    std::uint64_t replaced_ = 0;
    bool at_begin_ = true;
    bool ended_ = false;
    std::optional<IoError> error_;
};

}  // namespace arbiter
