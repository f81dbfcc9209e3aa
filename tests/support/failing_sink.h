// A sink that keeps what it is given, and fails when it is told to.
#pragma once

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "io/sink.h"

namespace arbiter::testing {

class StringSink : public ByteSink {
public:
    std::optional<IoError> write(std::string_view bytes) override {
        ++writes;
        text += bytes;
        return std::nullopt;
    }
    std::optional<IoError> finish() override {
        finished = true;
        return std::nullopt;
    }

    std::string text;
    std::size_t writes = 0;
    bool finished = false;
};

// The first `good` writes succeed, the next and all others fail with that errno.
class FailingSink : public StringSink {
public:
    explicit FailingSink(std::size_t good, int errno_value = ENOSPC) : good_(good), errno_value_(errno_value) {}

    std::optional<IoError> write(std::string_view bytes) override {
        if (writes < good_) return StringSink::write(bytes);
        ++failures;
        return IoError{IoError::Kind::write, "failing", errno_value_, {}};
    }

    std::size_t failures = 0;

private:
    std::size_t good_;
    int errno_value_;
};

}  // namespace arbiter::testing
