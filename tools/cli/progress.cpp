#include "cli/progress.h"

#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <filesystem>
#include <iterator>
#include <system_error>

#include "cli/talk.h"

namespace arbiter::cli {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kQuietTime{500};
constexpr std::chrono::milliseconds kPeriod{200};
constexpr std::string_view kClearLine = "\r\x1b[K";

}  // namespace

void append_progress(std::string& out, const ProgressState& state) {
    auto end = std::back_inserter(out);
    double part = 0;
    if (state.raw_total && *state.raw_total > 0) {
        part = static_cast<double>(state.raw_bytes) / static_cast<double>(*state.raw_total);
        part = part > 1 ? 1 : part;
        fmt::format_to(end, "{:.0f} %, ", 100 * part);
    }
    const double megabytes = static_cast<double>(state.bytes) / 1e6;
    fmt::format_to(end, "{:.1f} MB/s, {} games", state.seconds > 0 ? megabytes / state.seconds : 0.0, state.games);
    if (part <= 0.01) return;
    const long left = std::lround(state.seconds * (1 - part) / part);
    fmt::format_to(end, ", {}:{:02} left", left / 60, left % 60);
}

std::optional<std::uint64_t> total_size(const std::vector<std::string>& paths) {
    std::uint64_t total = 0;
    for (const std::string& path : paths) {
        std::error_code fault;
        if (path == "-" || !std::filesystem::is_regular_file(path, fault)) return std::nullopt;
        const std::uintmax_t size = std::filesystem::file_size(path, fault);
        if (fault) return std::nullopt;
        total += size;
    }
    return total;
}

Progress::Progress(const RunProgress& run, std::optional<std::uint64_t> raw_total) : run_(run), raw_total_(raw_total) {
    try {
        thread_ = std::thread([this] { show_until_stopped(); });
    } catch (const std::system_error&) {
        // A run without a progress line is better than none.
    }
}

Progress::~Progress() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
        hide();
    }
    stop_changed_.notify_all();
    if (thread_.joinable()) thread_.join();
}

std::unique_lock<std::mutex> Progress::pause() {
    std::unique_lock lock(mutex_);
    hide();
    return lock;
}

void Progress::hide() {
    if (shown_) print_error_text(kClearLine);
    shown_ = false;
}

void Progress::show_until_stopped() {
    const Clock::time_point begin = Clock::now();
    std::unique_lock lock(mutex_);
    const auto stopped = [this] { return stop_; };
    if (stop_changed_.wait_for(lock, kQuietTime, stopped)) return;
    do {
        std::string line(kClearLine);
        const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        append_progress(line, {seconds, run_.raw_bytes.load(), run_.bytes.load(), run_.games.load(), raw_total_});
        print_error_text(line);
        shown_ = true;
    } while (!stop_changed_.wait_for(lock, kPeriod, stopped));
}

std::optional<IoError> PausingSink::write(std::string_view bytes) {
    const auto pause = progress_.pause();
    return sink_.write(bytes);
}

}  // namespace arbiter::cli
