// Bytes of a file, of a pipe or of stdin.
#pragma once

#include <atomic>
#include <cstdint>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "base/expected.h"
#include "io/source.h"
#include "io/unique_fd.h"

namespace arbiter {

// A regular file that does not end where it did when it was opened, or was written to meanwhile, is an error (changed),
// after all its bytes up to the smaller of both sizes.
class FileSource : public ByteSource {
public:
    // Fails with open. "-" is stdin; a directory is no file.
    static Expected<std::unique_ptr<FileSource>, IoError> open(const std::string& path);

    Expected<std::size_t, IoError> read(std::span<char> room) override;

    // The size of a regular file; absent for what has none.
    std::optional<std::uint64_t> size() const noexcept { return size_; }
    // Where every read is added up; may be null.
    void count_into(std::atomic<std::uint64_t>* raw_bytes) noexcept { raw_bytes_ = raw_bytes; }

private:
    FileSource(UniqueFd fd, std::string path) : fd_(std::move(fd)), path_(std::move(path)) {}
    void note_size() noexcept;
    bool was_written_to() const noexcept;
    IoError changed(const char* detail) const { return {IoError::Kind::changed, path_, 0, detail}; }

    UniqueFd fd_;
    std::string path_;
    std::optional<std::uint64_t> size_;
    std::timespec modified_{};  // when the file was opened
    std::uint64_t position_ = 0;
    std::atomic<std::uint64_t>* raw_bytes_ = nullptr;
};

}  // namespace arbiter
