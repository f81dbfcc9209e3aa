// A source whose first bytes were looked at already.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "io/source.h"

namespace arbiter {

class PrefixSource : public ByteSource {
public:
    // Reads the first `bytes` bytes of a source, fewer only if it ends or fails before.
    PrefixSource(std::unique_ptr<ByteSource> source, std::size_t bytes);
    // Bytes that were read before, and the error that came behind them, if one did. source: null if nothing follows.
    PrefixSource(std::unique_ptr<ByteSource> source, std::string prefix, std::optional<IoError> error)
        : source_(std::move(source)),
          prefix_(std::move(prefix)),
          ended_(source_ == nullptr),
          error_(std::move(error)) {}

    // Those bytes, until the first read.
    std::string_view prefix() const noexcept { return prefix_; }

    Expected<std::size_t, IoError> read(std::span<char> room) override;

private:
    std::unique_ptr<ByteSource> source_;
    std::string prefix_;
    std::size_t given_ = 0;
    bool ended_ = false;
    std::optional<IoError> error_;
};

}  // namespace arbiter
