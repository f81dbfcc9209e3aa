// A line on the terminal that says how far a long run is.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "io/sink.h"
#include "pipeline/run.h"

namespace arbiter::cli {

// What a progress line is made of.
struct ProgressState {
    double seconds = 0;
    std::uint64_t raw_bytes = 0;  // read from the files themselves
    std::uint64_t bytes = 0;      // decompressed and done
    std::uint64_t games = 0;
    std::optional<std::uint64_t> raw_total;  // absent where a size is not known
};

// "42 %, 310.5 MB/s, 1234567 games, 0:12 left".
void append_progress(std::string& out, const ProgressState& state);

// The sizes of all files together; absent if one is a pipe or cannot be asked.
std::optional<std::uint64_t> total_size(const std::vector<std::string>& paths);

// Shows the line on stderr from half a second after its construction until its destruction, when the line is removed.
// Where no thread can be had for it, it shows nothing.
class Progress {
public:
    Progress(const RunProgress& run, std::optional<std::uint64_t> raw_total);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    // Removes the line while the result lives, so that something else can be written to the terminal.
    [[nodiscard]] std::unique_lock<std::mutex> pause();

private:
    void show_until_stopped();
    void hide();

    const RunProgress& run_;
    std::optional<std::uint64_t> raw_total_;
    std::mutex mutex_;  // guards what follows
    std::condition_variable stop_changed_;
    bool stop_ = false;
    bool shown_ = false;
    std::thread thread_;
};

// A sink in front of another one on the terminal where a progress line is shown.
class PausingSink : public ByteSink {
public:
    // Both must outlive the sink.
    PausingSink(ByteSink& sink, Progress& progress) noexcept : sink_(sink), progress_(progress) {}

    std::optional<IoError> write(std::string_view bytes) override;
    std::optional<IoError> finish() override { return sink_.finish(); }

private:
    ByteSink& sink_;
    Progress& progress_;
};

}  // namespace arbiter::cli
