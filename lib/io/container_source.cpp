#include "io/container_source.h"

#include <cerrno>
#include <cstring>

namespace arbiter {
namespace {

constexpr std::size_t kInputBytes = std::size_t{256} << 10U;

}  // namespace

Expected<std::size_t, IoError> ContainerSource::read(std::span<char> room) {
    while (!error_ && state_ != State::ended) {
        if (state_ == State::between && !begin_member()) continue;
        if (const std::size_t produced = decode(room); produced != 0) return produced;
    }
    if (error_) return Unexpected(*error_);
    return std::size_t{0};
}

// Looks at what follows the last member; false if none was begun by that.
bool ContainerSource::begin_member() {
    const bool padded_well = padding_ % decoder_->padding_unit() == 0;
    if (begin_ == end_) {
        if (refill() || error_) return false;
        state_ = State::ended;
        if (!padded_well) fail(IoError::Kind::trailing_garbage);
        return false;
    }
    switch (decoder_->next(input())) {
        case Decoder::Next::member:
            if (!padded_well) {
                fail(IoError::Kind::trailing_garbage);
                return false;
            }
            padding_ = 0;
            state_ = State::inside;
            if (!decoder_->restart()) fail(Decoder::Status::no_memory);
            return !error_;
        case Decoder::Next::padding:
            ++begin_;
            ++padding_;
            return false;
        case Decoder::Next::garbage: fail(IoError::Kind::trailing_garbage); return false;
        case Decoder::Next::unknown:
            if (!refill() && !error_) fail(IoError::Kind::truncated);
            return false;
    }
    return false;
}

std::size_t ContainerSource::decode(std::span<char> room) {
    const Decoder::Step step = decoder_->decode({input_.data() + begin_, end_ - begin_}, room);
    begin_ += step.consumed;
    switch (step.status) {
        case Decoder::Status::running: {
            const bool stands_still = step.consumed == 0 && step.produced == 0;
            if (stands_still && !refill() && !error_) fail(IoError::Kind::truncated);
            break;
        }
        case Decoder::Status::member_end: state_ = State::between; break;
        case Decoder::Status::damaged:
        case Decoder::Status::window_too_large:
        case Decoder::Status::no_memory: fail(step.status); break;
    }
    return step.produced;
}

// Reads more packed bytes behind those that are left; false at their end or on an error.
bool ContainerSource::refill() {
    if (input_.empty()) input_.resize(kInputBytes);
    if (begin_ != 0) {
        std::memmove(input_.data(), input_.data() + begin_, end_ - begin_);
        end_ -= begin_;
        begin_ = 0;
    }
    // A decoder that leaves a whole buffer untouched will not do better with more.
    if (end_ == input_.size()) {
        fail(Decoder::Status::damaged);
        return false;
    }
    const Expected<std::size_t, IoError> got = packed_->read({input_.data() + end_, input_.size() - end_});
    if (!got.has_value()) {
        error_ = got.error();
        return false;
    }
    end_ += *got;
    return *got != 0;
}

void ContainerSource::fail(IoError::Kind kind, std::string detail) {
    error_ = IoError{kind, path_, 0, std::move(detail)};
}

void ContainerSource::fail(Decoder::Status status) {
    switch (status) {
        case Decoder::Status::running:
        case Decoder::Status::member_end: return;
        case Decoder::Status::damaged: fail(IoError::Kind::bad_checksum, decoder_->detail()); return;
        case Decoder::Status::window_too_large: fail(IoError::Kind::window_too_large); return;
        case Decoder::Status::no_memory: error_ = IoError{IoError::Kind::read, path_, ENOMEM, {}}; return;
    }
}

}  // namespace arbiter
