// Bytes into a descriptor: stdout, a pipe, a device, a file.
#pragma once

#include <string>
#include <utility>

#include "io/sink.h"
#include "io/unique_fd.h"

namespace arbiter {

// Every write goes to the system at once. Closing is checked: some file systems tell only then that the disk was full.
class FileSink : public ByteSink {
public:
    FileSink(UniqueFd fd, std::string path) : fd_(std::move(fd)), path_(std::move(path)) {}

    std::optional<IoError> write(std::string_view bytes) override;
    std::optional<IoError> finish() override;

private:
    UniqueFd fd_;
    std::string path_;
};

}  // namespace arbiter
