#include "cli/run_inputs.h"

#include <cerrno>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "cli/progress.h"
#include "cli/talk.h"

namespace arbiter::cli::detail {
namespace {

bool wants_progress(const TalkOptions& talk) noexcept {
    switch (talk.progress) {
        case When::always: return true;
        case When::never: return false;
        case When::automatic: break;
    }
    return !talk.quiet && is_terminal(Stream::error);
}

bool is_closed_pipe(const IoError& error) noexcept {
    return error.kind == IoError::Kind::write && error.errno_value == EPIPE;
}

class Talk final : public InputTalk {
public:
    Talk(const RunSetup& setup, Progress* progress) noexcept : setup_(setup), progress_(progress) {}

    void input_end(const InputEnd& end) override {
        if (end.error && !(setup_.output_tells && setup_.output_tells(end))) {
            IoError error = *end.error;
            error.path = end.input;  // as it is called in the output
            say(describe(error));
        } else if (setup_.talk.verbose) {
            say(std::string(end.input) + ": " + std::to_string(end.games) + " games, " + std::to_string(end.bytes) +
                " bytes");
        }
    }

private:
    void say(const std::string& message) {
        std::unique_lock<std::mutex> pause;
        if (progress_ != nullptr) pause = progress_->pause();
        complain(setup_.program, message);
    }

    const RunSetup& setup_;
    Progress* progress_;
};

// Drives the run with a progress line beside it, where one is wanted.
RunReport drive_with_progress(const RunSetup& setup, Inputs& inputs, const std::vector<std::string>& paths,
                              ByteSink& sink, const Drive& drive) {
    RunOptions options = setup.run.options();
    RunProgress counters;
    options.progress = &counters;
    if (!wants_progress(setup.talk)) {
        Talk talk(setup, nullptr);
        return drive(inputs, options, talk, sink);
    }
    Progress progress(counters, total_size(paths));
    Talk talk(setup, &progress);
    PausingSink pausing(sink, progress);
    const bool same_terminal = setup.output.is_stdout() && is_terminal(Stream::output);
    return drive(inputs, options, talk, same_terminal ? static_cast<ByteSink&>(pausing) : sink);
}

}  // namespace

ExitCode run_inputs(const RunSetup& setup, const Drive& drive, const Close& close) {
    const std::vector<std::string> paths = resolve_inputs(setup.input);
    std::vector<std::string> read_from = paths;
    if (!setup.input.files_from.empty()) read_from.push_back(setup.input.files_from);
    const std::unique_ptr<ByteSink> sink = open_output(setup.output, read_from);
    FileInputs inputs(paths, setup.input.stdin_filename);

    const auto begin = std::chrono::steady_clock::now();
    std::optional<IoError> fault;
    if (!setup.head.empty()) fault = sink->write(setup.head);
    RunReport report;
    if (!fault) report = drive_with_progress(setup, inputs, paths, *sink, drive);
    const ExitCode so_far = report.input_failed ? ExitCode::trouble : ExitCode::ok;
    if (report.closed_pipe) return so_far;

    if (!fault) fault = report.output_error;
    Closing closing;
    if (!fault) {
        closing = close(report, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
        if (!closing.output.empty()) fault = sink->write(closing.output);
        if (!fault) fault = sink->finish();
    }
    if (fault && is_closed_pipe(*fault)) return so_far;
    if (fault) {
        complain(setup.program, describe(*fault));
        return ExitCode::trouble;
    }
    if (!setup.talk.quiet && !closing.for_people.empty()) print_error_text(closing.for_people);
    return report.input_failed ? ExitCode::trouble : closing.code;
}

}  // namespace arbiter::cli::detail
