// Opens outputs: stdout, a file that appears only when it is complete, packed if its name says so.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/expected.h"
#include "io/io_error.h"
#include "io/sink.h"

namespace arbiter {

// Which file it is, whatever it is called.
struct FileId {
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    friend bool operator==(const FileId&, const FileId&) noexcept = default;
};

// Absent if there is no such file, or if it is none that could be read and written at once (a pipe, a terminal, a
// device). "-" is stdin for input_file_id and stdout for output_file_id.
std::optional<FileId> input_file_id(const std::string& path);
std::optional<FileId> output_file_id(const std::string& path);

struct SinkOptions {
    bool overwrite = false;      // an existing file may be replaced
    std::vector<FileId> inputs;  // files that the output must not be
};

// "-" is stdout. Another name is written to a temporary file in the same folder, which gets the name in finish();
// without finish() nothing is left. A name that ends in ".zst" is packed in independent frames. What exists and is no
// regular file (/dev/null, a pipe) is written to directly. Fails with exists, same_as_input or open.
Expected<std::unique_ptr<ByteSink>, IoError> open_sink(const std::string& path, const SinkOptions& options);

}  // namespace arbiter
