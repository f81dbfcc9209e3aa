#include "cli/whole_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstring>

#include "cli/usage_error.h"

namespace arbiter::cli {
namespace {

constexpr std::size_t kMaxBytes = std::size_t{256} << 20U;

// Closes what it opened; the standard input stays open.
class Descriptor {
public:
    explicit Descriptor(const std::string& path)
        : value_(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (value_ > STDIN_FILENO) ::close(value_);
    }
    int value() const noexcept { return value_; }

private:
    int value_;
};

}  // namespace

std::string whole_file(const std::string& path, const std::string& what) {
    const Descriptor file(path);
    std::string bytes;
    std::array<char, std::size_t{64} << 10U> room{};
    for (;;) {
        const ssize_t count = file.value() < 0 ? -1 : ::read(file.value(), room.data(), room.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) throw UsageError(fmt::format("cannot read the {} '{}': {}", what, path, std::strerror(errno)));
        if (count == 0) return bytes;
        bytes.append(room.data(), static_cast<std::size_t>(count));
        if (bytes.size() > kMaxBytes) throw UsageError(fmt::format("the {} '{}' is longer than 256 MiB", what, path));
    }
}

}  // namespace arbiter::cli
