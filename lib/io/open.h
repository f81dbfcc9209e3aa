// Opens inputs whatever they are packed in: the container is known by its first bytes, not by its name.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "base/expected.h"
#include "io/container.h"
#include "io/io_error.h"
#include "io/parallel.h"
#include "io/source.h"

namespace arbiter {

class Utf16Source;

struct SourceOptions {
    // What decoding may take. A frame with a larger window fails with window_too_large.
    std::size_t window_bytes = std::size_t{512} << 20U;
    // Where independent frames are decoded; null: one after the other. Must outlive the source.
    ParallelFor* parallel = nullptr;
    // Grows by the bytes read from the file itself, packed: for progress. Must outlive the source.
    std::atomic<std::uint64_t>* raw_bytes = nullptr;
};

struct OpenedSource {
    std::unique_ptr<ByteSource> source;  // decompressed, and UTF-8 if it was UTF-16
    Container container = Container::plain;
    const Utf16Source* utf16 = nullptr;       // what `source` is if it converts from UTF-16
    std::optional<std::uint64_t> file_bytes;  // the file's own size, packed; absent for a pipe
};

// Opens a file, or stdin for "-". Blocks until the first bytes are there. A directory is an open error.
Expected<OpenedSource, IoError> open_source(const std::string& path, const SourceOptions& options);

// The same for bytes that are at hand or come from elsewhere; `path` is for messages.
Expected<OpenedSource, IoError> open_source(std::unique_ptr<ByteSource> bytes, const std::string& path,
                                            const SourceOptions& options);

}  // namespace arbiter
