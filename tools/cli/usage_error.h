// Wrong usage of a tool; caught by Command::run, which ends with exit 2.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace arbiter::cli {

class UsageError : public std::runtime_error {
public:
    explicit UsageError(const std::string& message, std::string hint = {})
        : std::runtime_error(message), hint_(std::move(hint)) {}

    // What to do instead, a sentence; may be empty.
    const std::string& hint() const noexcept { return hint_; }

private:
    std::string hint_;
};

// The tool was started without anything to do: the short help is the answer.
class NothingToDo : public std::exception {};

}  // namespace arbiter::cli
