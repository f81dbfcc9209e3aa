// Where bytes come from.
#pragma once

#include <cstddef>
#include <span>

#include "base/expected.h"
#include "io/io_error.h"

namespace arbiter {

class ByteSource {
public:
    virtual ~ByteSource() = default;
    // Reads at least one byte into room and returns how many; 0 is the end. After an error or the end, read() is not
    // called again. Requires: !room.empty().
    virtual Expected<std::size_t, IoError> read(std::span<char> room) = 0;
};

}  // namespace arbiter
