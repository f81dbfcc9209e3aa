#include "io/open_sink.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "io/atomic_file_sink.h"
#include "io/file_sink.h"
#include "io/zstd_sink.h"

namespace arbiter {
namespace {

std::optional<FileId> file_id(const struct stat& status) noexcept {
    if (!S_ISREG(status.st_mode)) return std::nullopt;
    return FileId{status.st_dev, status.st_ino};
}

std::optional<FileId> file_id(const std::string& path, int standard_stream) {
    struct stat status {};
    const int failed = path == "-" ? ::fstat(standard_stream, &status) : ::stat(path.c_str(), &status);
    return failed == 0 ? file_id(status) : std::nullopt;
}

using OpenedSink = Expected<std::unique_ptr<ByteSink>, IoError>;

OpenedSink open_directly(const std::string& path) {
    const bool is_stdout = path == "-";
    UniqueFd fd(is_stdout ? ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
                          : ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (!fd.is_open()) return Unexpected(IoError{IoError::Kind::open, path, errno, {}});
    return std::unique_ptr<ByteSink>(std::make_unique<FileSink>(std::move(fd), is_stdout ? "<stdout>" : path));
}

OpenedSink open_plain(const std::string& path, const SinkOptions& options) {
    if (path == "-") return open_directly(path);
    struct stat status {};
    const bool there = ::stat(path.c_str(), &status) == 0;
    if (there && S_ISDIR(status.st_mode)) return Unexpected(IoError{IoError::Kind::open, path, EISDIR, {}});
    if (there && !S_ISREG(status.st_mode)) return open_directly(path);
    if (there && !options.overwrite) return Unexpected(IoError{IoError::Kind::exists, path, 0, {}});
    using Existing = AtomicFileSink::Existing;
    auto sink = AtomicFileSink::create(path, options.overwrite ? Existing::replace : Existing::refuse);
    if (!sink.has_value()) return Unexpected(sink.error());
    return std::unique_ptr<ByteSink>(std::move(*sink));
}

}  // namespace

std::optional<FileId> input_file_id(const std::string& path) { return file_id(path, STDIN_FILENO); }
std::optional<FileId> output_file_id(const std::string& path) { return file_id(path, STDOUT_FILENO); }

Expected<std::unique_ptr<ByteSink>, IoError> open_sink(const std::string& path, const SinkOptions& options) {
    const std::optional<FileId> id = output_file_id(path);
    if (id && std::find(options.inputs.begin(), options.inputs.end(), *id) != options.inputs.end()) {
        return Unexpected(IoError{IoError::Kind::same_as_input, path == "-" ? "<stdout>" : path, 0, {}});
    }
    OpenedSink plain = open_plain(path, options);
    if (!plain.has_value() || !path.ends_with(".zst")) return plain;
    return std::unique_ptr<ByteSink>(std::make_unique<ZstdSink>(std::move(*plain), path));
}

}  // namespace arbiter
