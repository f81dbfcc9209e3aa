#include "io/zstd_sink.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>

namespace arbiter {
namespace {

// A skippable frame whose content is the size of the next frame: what pzstd writes.
constexpr std::uint32_t kPzstdMagic = 0x184D2A50;
constexpr std::uint32_t kPzstdContentBytes = 4;

void append_le32(std::string& out, std::uint32_t value) {
    for (unsigned shift = 0; shift < 32; shift += 8) out.push_back(static_cast<char>(value >> shift & 0xFFU));
}

}  // namespace

std::optional<IoError> ZstdSink::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const std::size_t part = std::min(bytes.size(), kFrameBytes - text_.size());
        text_.append(bytes.substr(0, part));
        bytes.remove_prefix(part);
        if (text_.size() < kFrameBytes) break;
        if (std::optional<IoError> error = end_frame()) return error;
    }
    return std::nullopt;
}

std::optional<IoError> ZstdSink::finish() {
    // An empty text is a frame too: a file of no bytes is no zstd.
    if (!text_.empty() || !has_frame_) {
        if (std::optional<IoError> error = end_frame()) return error;
    }
    return packed_->finish();
}

std::optional<IoError> ZstdSink::end_frame() {
    if (compressor_ == nullptr) compressor_ = ZstdCompressor::create();
    if (compressor_ == nullptr) return IoError{IoError::Kind::write, path_, ENOMEM, {}};
    std::string frame;
    if (!compressor_->append_frame(frame, text_)) return IoError{IoError::Kind::write, path_, ENOMEM, {}};
    frames_.clear();
    append_le32(frames_, kPzstdMagic);
    append_le32(frames_, kPzstdContentBytes);
    append_le32(frames_, static_cast<std::uint32_t>(frame.size()));
    frames_ += frame;
    text_.clear();
    has_frame_ = true;
    return packed_->write(frames_);
}

}  // namespace arbiter
