#include "io/io_error.h"

#include <string_view>
#include <system_error>

#include "base/text.h"

namespace arbiter {
namespace {

std::string_view verb(IoError::Kind kind) noexcept {
    switch (kind) {
        case IoError::Kind::open: return "cannot open ";
        case IoError::Kind::read: return "cannot read ";
        case IoError::Kind::write: return "cannot write ";
        case IoError::Kind::truncated:
        case IoError::Kind::bad_checksum:
        case IoError::Kind::trailing_garbage:
        case IoError::Kind::window_too_large:
        case IoError::Kind::changed:
        case IoError::Kind::bad_utf16:
        case IoError::Kind::exists:
        case IoError::Kind::same_as_input: return "";
    }
    return "";
}

std::string_view reason(IoError::Kind kind) noexcept {
    switch (kind) {
        case IoError::Kind::open:
        case IoError::Kind::read:
        case IoError::Kind::write: return "";
        case IoError::Kind::truncated: return "ends in the middle of its compressed data";
        case IoError::Kind::bad_checksum: return "compressed data is damaged";
        case IoError::Kind::trailing_garbage: return "compressed data is followed by bytes that are none";
        case IoError::Kind::window_too_large: return "needs more memory to decompress than --memory allows";
        case IoError::Kind::changed: return "changed while it was read";
        case IoError::Kind::bad_utf16: return "is not valid UTF-16";
        case IoError::Kind::exists: return "exists already; --overwrite replaces it";
        case IoError::Kind::same_as_input: return "is an input and the output at once";
    }
    return "";
}

// What went wrong, without the path, as further parts behind what text holds.
void append_parts(std::string& text, const IoError& error) {
    const auto add = [&text](std::string_view part) {
        if (part.empty()) return;
        if (!text.empty()) text.append(": ");
        text.append(part);
    };
    add(reason(error.kind));
    if (error.errno_value != 0) add(std::generic_category().message(error.errno_value));
    add(error.detail);
}

}  // namespace

std::string describe(const IoError& error) {
    std::string text(verb(error.kind));
    append_printable(text, error.path);
    append_parts(text, error);
    return text;
}

std::string describe_without_path(const IoError& error) {
    std::string text;
    if (error.kind == IoError::Kind::open) text = "cannot be opened";
    if (error.kind == IoError::Kind::read) text = "cannot be read";
    if (error.kind == IoError::Kind::write) text = "cannot be written";
    append_parts(text, error);
    return text;
}

}  // namespace arbiter
