#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace arbiter::cli {
namespace {

constexpr std::size_t kDefaultWidth = 100;
constexpr std::size_t kMaxWidth = 500;  // a terminal that says more is not believed

int descriptor_of(Stream stream) noexcept {
    switch (stream) {
        case Stream::input: return STDIN_FILENO;
        case Stream::output: return STDOUT_FILENO;
        case Stream::error: break;
    }
    return STDERR_FILENO;
}

std::string_view environment(const char* name) noexcept {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string_view{} : std::string_view{value};
}

}  // namespace

bool is_terminal(Stream stream) noexcept { return ::isatty(descriptor_of(stream)) == 1; }

std::size_t terminal_width() noexcept {
    winsize size{};
    if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return kDefaultWidth;
    return std::min<std::size_t>(size.ws_col, kMaxWidth);
}

bool use_colour(When when, Stream stream) noexcept {
    switch (when) {
        case When::always: return true;
        case When::never: return false;
        case When::automatic: break;
    }
    return is_terminal(stream) && environment("NO_COLOR").empty() && environment("TERM") != "dumb";
}

}  // namespace arbiter::cli
