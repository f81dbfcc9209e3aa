// The run of a tool over its inputs: files, output, progress, messages and the exit code. Every tool's body.
#pragma once

#include <functional>
#include <string>

#include "cli/exit_code.h"
#include "cli/inputs.h"
#include "cli/output.h"
#include "cli/run_flags.h"
#include "cli/talk_options.h"
#include "io/sink.h"
#include "pipeline/game_job.h"
#include "pipeline/inputs.h"

namespace arbiter::cli {

struct RunSetup {
    std::string program;
    InputOptions input;
    OutputOptions output;
    RunFlags run;
    TalkOptions talk;
    // Whether the output itself says how an input failed; what it does not say is a message on stderr. Absent: never.
    std::function<bool(const InputEnd&)> output_tells = {};
    std::string head = {};  // written before everything else
};

// How a run ends when all inputs are done.
struct Closing {
    std::string output;      // written behind everything else
    std::string for_people;  // said on stderr unless --quiet
    ExitCode code = ExitCode::ok;
};

namespace detail {

// Tells about each input's end; shared by all tools.
class InputTalk {
public:
    virtual ~InputTalk() = default;
    virtual void input_end(const InputEnd& end) = 0;
};

using Drive = std::function<RunReport(Inputs&, const RunOptions&, InputTalk&, ByteSink&)>;
using Close = std::function<Closing(const RunReport&, double seconds)>;

ExitCode run_inputs(const RunSetup& setup, const Drive& drive, const Close& close);

// The tool's own sequence, and the talk.
template <class S>
struct TalkingSequence {
    S& inner;
    InputTalk& talk;

    template <class Output>
    void game(Output& output, const GamePlace& place) {
        inner.game(output, place);
    }
    void plain_games(const PlainGames& games) requires CountingSequence<S> { inner.plain_games(games); }
    void input_end(const InputEnd& end) {
        inner.input_end(end);
        talk.input_end(end);
    }
};

}  // namespace detail

// Runs pass over all inputs. close is called when they are done; its code counts unless something went wrong: trouble
// wins, and when the reader of stdout went away the run just stops, with ok if all was well before.
template <class P, class S, class R>
ExitCode run_over_inputs(const RunSetup& setup, P& pass, S& sequence, const R& renderer, const detail::Close& close) {
    return detail::run_inputs(
        setup,
        [&](Inputs& inputs, const RunOptions& options, detail::InputTalk& talk, ByteSink& sink) {
            detail::TalkingSequence<S> talking{sequence, talk};
            return run_games(inputs, options, pass, talking, renderer, sink);
        },
        close);
}

}  // namespace arbiter::cli
