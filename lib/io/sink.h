// Where bytes go.
#pragma once

#include <optional>
#include <string_view>

#include "io/io_error.h"

namespace arbiter {

class ByteSink {
public:
    virtual ~ByteSink() = default;  // gives up silently what was not finished
    virtual std::optional<IoError> write(std::string_view bytes) = 0;
    // Flushes and closes; only then is all written. Call it to know.
    virtual std::optional<IoError> finish() = 0;
};

}  // namespace arbiter
