#include "io/file_sink.h"

#include <unistd.h>

#include <cerrno>

namespace arbiter {

std::optional<IoError> FileSink::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(fd_.get(), bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return IoError{IoError::Kind::write, path_, errno, {}};
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return std::nullopt;
}

std::optional<IoError> FileSink::finish() {
    if (!fd_.is_open()) return std::nullopt;
    // After EINTR the descriptor is closed on Linux, and must not be closed again.
    if (::close(fd_.release()) != 0 && errno != EINTR) return IoError{IoError::Kind::write, path_, errno, {}};
    return std::nullopt;
}

}  // namespace arbiter
