// Trouble with the outside world, as a value.
#pragma once

#include <cstdint>
#include <string>

namespace arbiter {

struct IoError {
    enum class Kind : std::uint8_t {
        open,  // cannot be opened; errno_value says why
        read,
        write,
        truncated,         // a container ends early
        bad_checksum,      // or other damage inside a container
        trailing_garbage,  // bytes after a container's end that are none
        window_too_large,  // a zstd frame needs more memory than the cap allows
        changed,           // a file grew shorter or longer while it was read
        bad_utf16,         // it ends with half a character
        exists,            // an output file is there already
        same_as_input,     // an output file is one of the inputs
    };
    Kind kind;
    std::string path;  // as the user named it
    int errno_value = 0;
    std::string detail;  // for people; may be empty

    friend bool operator==(const IoError&, const IoError&) = default;
};

// "cannot open games.pgn: No such file or directory": without the name of a program, control characters escaped.
std::string describe(const IoError& error);

// The same for where the path stands beside it: "cannot be opened: No such file or directory".
std::string describe_without_path(const IoError& error);

}  // namespace arbiter
