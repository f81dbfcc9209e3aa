// A file that is either old or complete, never half.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "base/expected.h"
#include "io/file_sink.h"
#include "io/sink.h"

namespace arbiter {

// Writes to a temporary file in the target's folder. finish() puts it on the disk and gives it the name; a sink that is
// destroyed without, or a signal (io/signals.h), removes it.
class AtomicFileSink : public ByteSink {
public:
    enum class Existing : unsigned char { refuse, replace };

    // A symbolic link is followed: what it points to is replaced. The file keeps the permissions of the one that it
    // replaces. Fails with open.
    static Expected<std::unique_ptr<AtomicFileSink>, IoError> create(const std::string& path, Existing existing);

    ~AtomicFileSink() override;
    std::optional<IoError> write(std::string_view bytes) override { return file_.write(bytes); }
    // Fails with exists if, by now, there is a file of that name and it is not to be replaced.
    std::optional<IoError> finish() override;

private:
    AtomicFileSink(UniqueFd fd, std::string path, std::string target, std::string temporary, Existing existing);
    std::optional<IoError> give_name();
    bool rename_as_wanted() const noexcept;

    int fd_;
    FileSink file_;
    std::string path_;       // as the user named it
    std::string target_;     // without symbolic links
    std::string temporary_;  // empty when it is no more
    Existing existing_;
};

}  // namespace arbiter
