#include "io/utf16_source.h"

#include <algorithm>
#include <cstring>

#include "base/text.h"

namespace arbiter {
namespace {

constexpr std::size_t kRawBytes = std::size_t{64} << 10U;
constexpr std::uint16_t kByteOrderMark = 0xFEFF;

bool is_high_surrogate(std::uint16_t unit) noexcept { return (unit & 0xFC00U) == 0xD800U; }
bool is_low_surrogate(std::uint16_t unit) noexcept { return (unit & 0xFC00U) == 0xDC00U; }

bool is_plain_ascii(char c) noexcept { return (c >= ' ' && c <= '~') || c == '\t' || c == '\n' || c == '\r'; }

// Whether every unit is a plain ASCII character whose zero byte stands at that place (0 or 1).
bool is_ascii_with_zeros(std::string_view bytes, std::size_t zero) noexcept {
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        if (bytes[i + zero] != '\0' || !is_plain_ascii(bytes[i + 1 - zero])) return false;
    }
    return true;
}

}  // namespace

std::optional<Utf16Order> detect_utf16(std::string_view first_bytes) noexcept {
    if (first_bytes.starts_with("\xFF\xFE")) return Utf16Order::little_endian;
    if (first_bytes.starts_with("\xFE\xFF")) return Utf16Order::big_endian;
    constexpr std::size_t kLeast = 4;
    if (first_bytes.size() < kLeast) return std::nullopt;
    if (is_ascii_with_zeros(first_bytes, 1)) return Utf16Order::little_endian;
    if (is_ascii_with_zeros(first_bytes, 0)) return Utf16Order::big_endian;
    return std::nullopt;
}

Expected<std::size_t, IoError> Utf16Source::read(std::span<char> room) {
    while (given_ == out_.size() && !ended_) fill();
    const std::size_t bytes = std::min(room.size(), out_.size() - given_);
    if (bytes == 0 && error_) return Unexpected(*error_);
    std::memcpy(room.data(), out_.data() + given_, bytes);
    given_ += bytes;
    return bytes;
}

void Utf16Source::fill() {
    out_.clear();
    given_ = 0;
    raw_.resize(kRawBytes);
    const Expected<std::size_t, IoError> got = source_->read(raw_);
    if (got.has_value() && *got != 0) {
        convert(std::string_view(raw_).substr(0, *got));
        return;
    }
    ended_ = true;
    if (high_ != 0) replace();
    if (!got.has_value())
        error_ = got.error();
    else if (half_)
        error_ = IoError{IoError::Kind::bad_utf16, path_, 0, "it ends with half a character"};
}

void Utf16Source::convert(std::string_view bytes) {
    for (const char byte : bytes) {
        if (!half_) {
            half_ = byte;
            continue;
        }
        const auto first = static_cast<unsigned char>(*half_);
        const auto second = static_cast<unsigned char>(byte);
        half_.reset();
        const bool little = order_ == Utf16Order::little_endian;
        add(static_cast<std::uint16_t>(little ? first | (second << 8U) : (first << 8U) | second));
    }
}

void Utf16Source::add(std::uint16_t unit) {
    const bool mark = at_begin_ && unit == kByteOrderMark;
    at_begin_ = false;
    if (mark) return;
    if (high_ != 0 && !is_low_surrogate(unit)) replace();
    if (high_ != 0) {
        const char32_t value = 0x10000U + ((high_ & 0x3FFU) << 10U) + (unit & 0x3FFU);
        high_ = 0;
        append_utf8(out_, value);
    } else if (is_high_surrogate(unit)) {
        high_ = unit;
    } else if (is_low_surrogate(unit)) {
        replace();
    } else {
        append_utf8(out_, unit);
    }
}

// A surrogate that stands alone (Unicode 15, 3.9 and 23.8).
void Utf16Source::replace() {
    constexpr char32_t kReplacement = 0xFFFD;
    append_utf8(out_, kReplacement);
    ++replaced_;
    high_ = 0;
}

}  // namespace arbiter
