#include "io/frame_source.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "io/container_source.h"
#include "io/decoder.h"
#include "io/prefix_source.h"
#include "io/zstd_codec.h"

namespace arbiter {
namespace {

constexpr std::size_t kReadBytes = std::size_t{1} << 20U;
constexpr std::size_t kLeastBuffer = std::size_t{2} << 20U;

// How the memory is shared out: windows a quarter, packed bytes an eighth, text a half.
std::size_t window_share(std::size_t memory) noexcept { return memory / 4; }
std::size_t packed_share(std::size_t memory) noexcept { return std::max(memory / 8, kLeastBuffer); }
std::size_t text_share(std::size_t memory) noexcept { return std::max(memory / 2, kLeastBuffer); }

IoError no_memory(const std::string& path) { return {IoError::Kind::read, path, ENOMEM, {}}; }

}  // namespace

// One frame: its packed bytes, and as much of its text as its buffer can take.
class FrameSource::Piece {
public:
    // Decodes until the frame or the buffer ends.
    void fill(std::string_view packed, std::size_t most_text, std::size_t window_bytes) {
        if (decoder_ == nullptr) decoder_ = make_zstd_decoder(window_bytes);
        const bool good = decoder_ != nullptr && decoder_->restart();
        status_ = good ? Decoder::Status::running : Decoder::Status::no_memory;
        ended_ = !good;
        packed_ = packed;
        given_ = 0;
        size_ = 0;
        if (most_text > capacity_) {
            text_ = std::make_unique_for_overwrite<char[]>(most_text);
            capacity_ = most_text;
        }
        while (!ended_ && size_ < capacity_) size_ += step({text_.get() + size_, capacity_ - size_});
    }

    // The next bytes of text; 0 at the frame's end or where it is damaged.
    std::size_t read(std::span<char> room) {
        if (given_ < size_) {
            const std::size_t bytes = std::min(room.size(), size_ - given_);
            std::memcpy(room.data(), text_.get() + given_, bytes);
            given_ += bytes;
            return bytes;
        }
        while (!ended_) {
            if (const std::size_t bytes = step(room); bytes != 0) return bytes;
        }
        return 0;
    }

    std::optional<IoError> error(const std::string& path) const {
        if (status_ == Decoder::Status::member_end) return std::nullopt;
        if (status_ == Decoder::Status::no_memory) return no_memory(path);
        return IoError{IoError::Kind::bad_checksum, path, 0, decoder_->detail()};
    }

private:
    std::size_t step(std::span<char> room) {
        const Decoder::Step step = decoder_->decode({packed_.data(), packed_.size()}, room);
        packed_.remove_prefix(step.consumed);
        status_ = step.status;
        const bool stands_still = step.consumed == 0 && step.produced == 0;
        ended_ = status_ != Decoder::Status::running || stands_still;
        return step.produced;
    }

    std::unique_ptr<Decoder> decoder_;
    std::string_view packed_;  // what is left of it
    std::unique_ptr<char[]> text_;
    std::size_t capacity_ = 0;
    std::size_t size_ = 0;
    std::size_t given_ = 0;
    bool ended_ = false;
    Decoder::Status status_ = Decoder::Status::running;
};

FrameSource::FrameSource(std::unique_ptr<ByteSource> packed, std::string path, std::size_t window_bytes,
                         ParallelFor& parallel)
    : packed_(std::move(packed)), path_(std::move(path)), memory_(window_bytes), parallel_(parallel) {}

FrameSource::~FrameSource() = default;

Expected<std::size_t, IoError> FrameSource::read(std::span<char> room) {
    for (;;) {
        if (alone_ != nullptr) return alone_->read(room);
        for (; turn_ < count_; ++turn_) {
            Piece& piece = *pieces_[turn_];
            if (const std::size_t bytes = piece.read(room); bytes != 0) return bytes;
            if (const std::optional<IoError> error = piece.error(path_)) return Unexpected(*error);
        }
        if (!gather() && !go_on_alone()) return Unexpected(no_memory(path_));
    }
}

// Finds some frames and decodes them; false if that is not possible with what there is or may be read.
bool FrameSource::gather() {
    turn_ = 0;
    count_ = 0;
    for (;;) {
        std::size_t end = begin_;
        const std::vector<std::string_view> frames = find_frames(end);
        const bool enough = frames.size() >= parallel_.width();
        if (enough || !refill()) {
            if (frames.size() < 2) return false;
            begin_ = end;
            decode(frames);
            return true;
        }
    }
}

// The whole data frames at the beginning of the buffer, no more than can be decoded at once; `end` is behind the last.
std::vector<std::string_view> FrameSource::find_frames(std::size_t& end) const {
    std::vector<std::string_view> frames;
    std::size_t windows = 0;
    std::size_t at = begin_;
    while (at < end_ && frames.size() < parallel_.width()) {
        const std::string_view rest(buffer_.data() + at, end_ - at);
        const ZstdFrame frame = find_zstd_frame(rest);
        if (frame.kind == ZstdFrame::Kind::incomplete) break;
        at += frame.bytes;
        if (frame.kind == ZstdFrame::Kind::skippable) continue;
        windows += frame.window_bytes;
        if (windows > window_share(memory_)) break;
        frames.push_back(rest.substr(0, frame.bytes));
        end = at;
    }
    return frames;
}

// Reads more packed bytes; false if the buffer is full or nothing follows.
bool FrameSource::refill() {
    if (at_end_) return false;
    if (begin_ != 0 && end_ == buffer_.size()) {
        std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
        end_ -= begin_;
        begin_ = 0;
    }
    if (end_ == buffer_.size()) {
        if (buffer_.size() >= packed_share(memory_)) return false;
        buffer_.resize(std::clamp(buffer_.size() * 2, kLeastBuffer, packed_share(memory_)));
    }
    const std::size_t bytes = std::min(buffer_.size() - end_, kReadBytes);
    const Expected<std::size_t, IoError> got = packed_->read({buffer_.data() + end_, bytes});
    if (!got.has_value()) read_error_ = got.error();
    at_end_ = !got.has_value() || *got == 0;
    if (!at_end_) end_ += *got;
    return !at_end_;
}

void FrameSource::decode(const std::vector<std::string_view>& frames) {
    while (pieces_.size() < frames.size()) pieces_.push_back(std::make_unique<Piece>());
    count_ = frames.size();
    const std::size_t most_text = text_share(memory_) / parallel_.width();
    parallel_.run(count_, [&](std::size_t i) { pieces_[i]->fill(frames[i], most_text, memory_); });
}

// False: no memory.
bool FrameSource::go_on_alone() {
    pieces_.clear();
    turn_ = count_ = 0;
    std::unique_ptr<Decoder> decoder = make_zstd_decoder(memory_);
    if (decoder == nullptr) return false;
    std::string rest = std::exchange(buffer_, {});
    rest.resize(end_);
    rest.erase(0, begin_);
    if (at_end_) packed_.reset();
    auto packed = std::make_unique<PrefixSource>(std::move(packed_), std::move(rest), read_error_);
    alone_ = std::make_unique<ContainerSource>(std::move(packed), std::move(decoder), path_);
    return true;
}

}  // namespace arbiter
