#include "io/file_source.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace arbiter {
namespace {

// Some kernels refuse more in one read.
constexpr std::size_t kMaxRead = std::size_t{1} << 30U;

int open_to_read(const std::string& path) noexcept {
    for (;;) {
        const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
        if (fd >= 0 || errno != EINTR) return fd;
    }
}

}  // namespace

Expected<std::unique_ptr<FileSource>, IoError> FileSource::open(const std::string& path) {
    UniqueFd fd(path == "-" ? ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3) : open_to_read(path));
    struct stat status {};
    if (!fd.is_open() || ::fstat(fd.get(), &status) != 0) {
        return Unexpected(IoError{IoError::Kind::open, path, errno, {}});
    }
    if (S_ISDIR(status.st_mode)) return Unexpected(IoError{IoError::Kind::open, path, EISDIR, {}});
    std::unique_ptr<FileSource> source(new FileSource(std::move(fd), path));
    source->note_size();
    return source;
}

void FileSource::note_size() noexcept {
    struct stat status {};
    if (::fstat(fd_.get(), &status) != 0 || !S_ISREG(status.st_mode)) return;
    // Files of /proc and /sys have content but no size.
    if (status.st_size <= 0) return;
    const off_t position = ::lseek(fd_.get(), 0, SEEK_CUR);
    if (position < 0 || position > status.st_size) return;
    position_ = static_cast<std::uint64_t>(position);
    size_ = static_cast<std::uint64_t>(status.st_size);
    modified_ = status.st_mtim;
    // Only advice: read ahead more than usual.
    ::posix_fadvise(fd_.get(), 0, 0, POSIX_FADV_SEQUENTIAL);
}

bool FileSource::was_written_to() const noexcept {
    struct stat status {};
    if (::fstat(fd_.get(), &status) != 0) return false;
    return status.st_mtim.tv_sec != modified_.tv_sec || status.st_mtim.tv_nsec != modified_.tv_nsec;
}

Expected<std::size_t, IoError> FileSource::read(std::span<char> room) {
    // At the file's end something is asked for all the same, to see whether it grew.
    const bool at_end = size_ && position_ == *size_;
    const std::uint64_t most = size_ && !at_end ? *size_ - position_ : kMaxRead;
    ssize_t got = -1;
    do {
        got = ::read(fd_.get(), room.data(), std::min<std::uint64_t>({room.size(), most, kMaxRead}));
    } while (got < 0 && errno == EINTR);
    if (got < 0) return Unexpected(IoError{IoError::Kind::read, path_, errno, {}});
    if (at_end && got != 0) return Unexpected(changed("it is longer than at first"));
    if (at_end && was_written_to()) return Unexpected(changed("it was written to meanwhile"));
    if (size_ && !at_end && got == 0) return Unexpected(changed("it is shorter than at first"));
    const auto bytes = static_cast<std::size_t>(got);
    position_ += bytes;
    if (raw_bytes_ != nullptr) raw_bytes_->fetch_add(bytes, std::memory_order_relaxed);
    return bytes;
}

}  // namespace arbiter
