#include "cli/talk.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

#include "base/text.h"

namespace arbiter::cli {
namespace {

// 0, or the errno of the write that failed.
int write_all(int descriptor, std::string_view text) noexcept {
    while (!text.empty()) {
        const ssize_t count = ::write(descriptor, text.data(), text.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return errno;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return 0;
}

}  // namespace

void print_error_text(std::string_view text) noexcept { write_all(STDERR_FILENO, text); }

void complain(std::string_view program, std::string_view message, std::string_view hint) {
    std::string text(program);
    text += ": ";
    append_printable(text, message);
    text += '\n';
    if (!hint.empty()) {
        append_printable(text, hint);
        text += '\n';
    }
    print_error_text(text);
}

ExitCode print(std::string_view program, std::string_view text) {
    const int fault = write_all(STDOUT_FILENO, text);
    if (fault == 0 || fault == EPIPE) return ExitCode::ok;
    complain(program, std::string("cannot write to the standard output: ") + std::strerror(fault));
    return ExitCode::trouble;
}

}  // namespace arbiter::cli
