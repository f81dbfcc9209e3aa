// Bytes that grow at the end and are used up from the front, always with padding behind them.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstring>
#include <memory>
#include <span>
#include <string_view>
#include <utility>

#include "pgn/parser.h"

namespace arbiter {

// Unlike std::string, room to read into is not filled first, and kTextPadding zero bytes follow the text after seal().
class TextBuffer {
public:
    std::string_view text() const noexcept { return {data_.get(), size_}; }
    std::size_t size() const noexcept { return size_; }
    std::size_t capacity() const noexcept { return capacity_; }

    // Uninitialised bytes behind the text, as many as asked for; commit() makes the first of them text.
    std::span<char> room(std::size_t bytes);
    void commit(std::size_t bytes) noexcept;
    void append(std::string_view bytes);
    // Makes sure that so much text fits without moving it again. Memory that is not written to is not used.
    void reserve(std::size_t bytes);
    // Writes the padding. Call it before the text is parsed, after its last change.
    void seal();

    void clear() noexcept { size_ = 0; }
    // Drops all behind the first `size` bytes.
    void truncate(std::size_t size) noexcept;
    void drop_front(std::size_t bytes) noexcept;
    // Gives the memory back if it is more than `bytes`; the text is lost then.
    void trim(std::size_t bytes) noexcept;

private:
    std::unique_ptr<char[]> data_;
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;  // without the padding
};

inline std::span<char> TextBuffer::room(std::size_t bytes) {
    const std::size_t needed = size_ + bytes;
    if (needed > capacity_ || data_ == nullptr) {
        const std::size_t capacity = capacity_ == 0 || needed > 2 * capacity_ ? needed : 2 * capacity_;
        auto data = std::make_unique_for_overwrite<char[]>(capacity + kTextPadding);
        if (size_ != 0) std::memcpy(data.get(), data_.get(), size_);
        data_ = std::move(data);
        capacity_ = capacity;
    }
    return {data_.get() + size_, bytes};
}

inline void TextBuffer::reserve(std::size_t bytes) {
    if (bytes > size_) room(bytes - size_);
}

inline void TextBuffer::commit(std::size_t bytes) noexcept {
    assert(size_ + bytes <= capacity_);
    size_ += bytes;
}

inline void TextBuffer::append(std::string_view bytes) {
    if (bytes.empty()) return;
    std::memcpy(room(bytes.size()).data(), bytes.data(), bytes.size());
    commit(bytes.size());
}

inline void TextBuffer::seal() {
    room(0);
    std::memset(data_.get() + size_, 0, kTextPadding);
}

inline void TextBuffer::truncate(std::size_t size) noexcept {
    assert(size <= size_);
    size_ = size;
}

inline void TextBuffer::drop_front(std::size_t bytes) noexcept {
    assert(bytes <= size_);
    if (bytes == 0) return;
    std::memmove(data_.get(), data_.get() + bytes, size_ - bytes);
    size_ -= bytes;
}

inline void TextBuffer::trim(std::size_t bytes) noexcept {
    if (capacity_ <= bytes) return;
    data_.reset();
    size_ = 0;
    capacity_ = 0;
}

}  // namespace arbiter
