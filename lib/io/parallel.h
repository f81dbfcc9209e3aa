// Who runs independent pieces of work at the same time, without saying how.
#pragma once

#include <cstddef>
#include <functional>

namespace arbiter {

class ParallelFor {
public:
    virtual ~ParallelFor() = default;
    // How many pieces can run at once, at least 1.
    virtual unsigned width() const noexcept = 0;
    // Calls piece(0) … piece(count - 1), each once, and returns when all are done.
    virtual void run(std::size_t count, const std::function<void(std::size_t)>& piece) = 0;
};

}  // namespace arbiter
