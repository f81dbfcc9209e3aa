// The inputs of a run, opened one after another.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/expected.h"
#include "io/io_error.h"
#include "io/open.h"

namespace arbiter {

class Inputs {
public:
    virtual ~Inputs() = default;
    virtual std::size_t size() const noexcept = 0;
    // As the user gave it, for places and messages. Requires: index < size(). Valid as long as the Inputs.
    virtual std::string_view name(std::size_t index) const noexcept = 0;
    // Called once for each index, in order, each when the one before is read to its end. An error becomes the
    // InputEnd::error of that input, and the next one is read.
    virtual Expected<OpenedSource, IoError> open(std::size_t index, const SourceOptions& options) = 0;
};

// Files by name; "-" is stdin, shown as `stdin_name`.
class FileInputs : public Inputs {
public:
    explicit FileInputs(std::vector<std::string> paths, std::string stdin_name = "<stdin>")
        : paths_(std::move(paths)), stdin_name_(std::move(stdin_name)) {}

    std::size_t size() const noexcept override { return paths_.size(); }
    std::string_view name(std::size_t index) const noexcept override {
        return paths_[index] == "-" ? stdin_name_ : paths_[index];
    }
    Expected<OpenedSource, IoError> open(std::size_t index, const SourceOptions& options) override;

private:
    std::vector<std::string> paths_;
    std::string stdin_name_;
};

}  // namespace arbiter
