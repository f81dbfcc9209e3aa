#include "io/atomic_file_sink.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <climits>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "base/text.h"
#include "io/temporaries.h"

namespace arbiter {
namespace {

constexpr unsigned kAttempts = 100;

std::string without_links(const std::string& path) {
    std::array<char, PATH_MAX> buffer{};
    const char* real = ::realpath(path.c_str(), buffer.data());
    return real == nullptr ? path : real;
}

// "folder/.name.1234-0.tmp": hidden, and none of the names that are read with a folder.
std::string temporary_name(const std::string& target, unsigned attempt) {
    const std::size_t slash = target.rfind('/');
    const std::size_t name = slash == std::string::npos ? 0 : slash + 1;
    // A name may have 255 bytes, with what is added.
    constexpr std::size_t kMostOfName = 200;
    std::string text = target.substr(0, name) + "." + target.substr(name, kMostOfName) + ".";
    append_number(text, static_cast<std::int64_t>(::getpid()));
    text += "-";
    append_number(text, attempt);
    text += ".tmp";
    return text;
}

std::optional<IoError> sync(int fd, const std::string& path) {
    while (::fsync(fd) != 0) {
        if (errno == EINTR) continue;
        // Some file systems cannot; that is no reason to give up.
        if (errno == EINVAL || errno == ENOTSUP || errno == EROFS) break;
        return IoError{IoError::Kind::write, path, errno, {}};
    }
    return std::nullopt;
}

}  // namespace

Expected<std::unique_ptr<AtomicFileSink>, IoError> AtomicFileSink::create(const std::string& path, Existing existing) {
    const std::string target = without_links(path);
    struct stat old {};
    const bool replaces = ::stat(target.c_str(), &old) == 0;
    constexpr mode_t kPermissions = 0666;
    for (unsigned attempt = 0; attempt < kAttempts; ++attempt) {
        std::string temporary = temporary_name(target, attempt);
        // Noted before it exists, so that no signal finds it without its note.
        note_temporary(temporary);
        UniqueFd fd(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, kPermissions));
        if (fd.is_open()) {
            // As a matter of courtesy: it may fail where the file belongs to someone else.
            if (replaces && ::fchmod(fd.get(), old.st_mode & 0777U) != 0) errno = 0;
            return std::unique_ptr<AtomicFileSink>(
                new AtomicFileSink(std::move(fd), path, target, std::move(temporary), existing));
        }
        const int reason = errno;
        forget_temporary(temporary);
        if (reason != EEXIST && reason != EINTR) return Unexpected(IoError{IoError::Kind::open, path, reason, {}});
    }
    return Unexpected(IoError{IoError::Kind::open, path, EEXIST, {}});
}

AtomicFileSink::AtomicFileSink(UniqueFd fd, std::string path, std::string target, std::string temporary,
                               Existing existing)
    : fd_(fd.get()),
      file_(std::move(fd), path),
      path_(std::move(path)),
      target_(std::move(target)),
      temporary_(std::move(temporary)),
      existing_(existing) {}

AtomicFileSink::~AtomicFileSink() {
    if (temporary_.empty()) return;
    ::unlink(temporary_.c_str());
    forget_temporary(temporary_);
}

std::optional<IoError> AtomicFileSink::finish() {
    if (temporary_.empty()) return std::nullopt;
    if (std::optional<IoError> error = sync(fd_, path_)) return error;
    if (std::optional<IoError> error = file_.finish()) return error;
    return give_name();
}

std::optional<IoError> AtomicFileSink::give_name() {
    if (!rename_as_wanted()) {
        const int reason = errno;
        const bool exists = reason == EEXIST && existing_ == Existing::refuse;
        return IoError{exists ? IoError::Kind::exists : IoError::Kind::write, path_, exists ? 0 : reason, {}};
    }
    forget_temporary(temporary_);
    temporary_.clear();
    return std::nullopt;
}

// False with errno. A file that came in the meantime is safe if it is not to be replaced.
bool AtomicFileSink::rename_as_wanted() const noexcept {
    const char* from = temporary_.c_str();
    const char* to = target_.c_str();
    if (existing_ == Existing::replace) return ::rename(from, to) == 0;
    if (::renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0) return true;
    // Not every file system can do it in one step.
    if (errno != EINVAL && errno != ENOSYS) return false;
    struct stat status {};
    if (::lstat(to, &status) != 0) return ::rename(from, to) == 0;
    errno = EEXIST;
    return false;
}

}  // namespace arbiter
