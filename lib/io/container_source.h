// Decompressed bytes of a container, one member after another.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "io/decoder.h"
#include "io/source.h"

namespace arbiter {

// What is wrong with the container is an error after all the bytes before it: an end inside a member is truncated, a
// wrong checksum is bad_checksum, bytes behind the last member are trailing_garbage. Memory is constant.
class ContainerSource : public ByteSource {
public:
    ContainerSource(std::unique_ptr<ByteSource> packed, std::unique_ptr<Decoder> decoder, std::string path)
        : packed_(std::move(packed)), decoder_(std::move(decoder)), path_(std::move(path)) {}

    Expected<std::size_t, IoError> read(std::span<char> room) override;

private:
    enum class State : unsigned char { between, inside, ended };

    bool begin_member();
    std::size_t decode(std::span<char> room);
    bool refill();
    void fail(IoError::Kind kind, std::string detail = {});
    void fail(Decoder::Status status);
    std::string_view input() const noexcept { return {input_.data() + begin_, end_ - begin_}; }

    std::unique_ptr<ByteSource> packed_;
    std::unique_ptr<Decoder> decoder_;
    std::string path_;
    std::vector<char> input_;
    std::size_t begin_ = 0;  // of what is not decoded yet in input_
    std::size_t end_ = 0;
    std::size_t padding_ = 0;  // zero bytes since the last member
    State state_ = State::between;
    std::optional<IoError> error_;
};

}  // namespace arbiter
