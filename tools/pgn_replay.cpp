// pgn-replay: turns games into positions and move lists for other programs.
#include <string>

#include <fmt/format.h>

#include "cli/command.h"
#include "cli/replay_options.h"
#include "cli/run_inputs.h"
#include "cli/talk.h"
#include "passes/replay.h"
#include "report/json_object.h"
#include "report/replay_renderer.h"
#include "report/replay_sequence.h"

namespace {

using arbiter::cli::ExitCode;

constexpr const char* kExamples =
    "  pgn-replay club.pgn                        the final position of each game, as FEN\n"
    "  pgn-replay --ply 20 -f board club.pgn      diagrams after ten moves of each side\n"
    "  pgn-replay --every -f jsonl x.pgn.zst      every position with keys and counts\n"
    "  pgn-replay -f uci x.pgn                    a line of moves for each game\n"
    "  pgn-replay --variations -f pgn x.pgn       each variation as a game of its own\n"
    "  pgn-replay --skip-opening 16 --quiet-only --unique --sample 100000 --seed 7 x.pgn\n"
    "  pgn-replay --position startpos --moves \"e4 e5 Nf3\" -f board\n"
    "  pgn-replay --position startpos --perft 5\n";

constexpr const char* kExitCodes =
    "  0  done\n"
    "  1  done, some games could not be played to their end\n"
    "  2  not done: wrong usage, or an input could not be read to its end, or the\n"
    "     output could not be written\n";

void append_summary(const arbiter::ReplaySequence& sequence, const arbiter::RunReport& report, ExitCode code,
                    std::string& out) {
    const arbiter::ReplayFigures& figures = sequence.figures();
    arbiter::JsonObject object(out, "summary");
    object.number("files", report.files);
    object.number("games", figures.games);
    object.number("positions", figures.positions);
    object.number("repeated", figures.repeated);
    object.number("forgotten", figures.forgotten);
    object.number("broken_off", figures.broken_off);
    object.number("not_played", figures.not_played);
    object.boolean("complete", sequence.complete());
    object.number("exit", static_cast<std::uint64_t>(code));
}

ExitCode replay(arbiter::cli::ReplayCommand& options) {
    auto& setup = options.setup;
    if (options.every && options.replay.which == arbiter::ReplayOptions::Which::last) {
        options.replay.which = arbiter::ReplayOptions::Which::every;
    }
    if (!options.position.empty()) return arbiter::cli::print(setup.program, position_page(options));
    if (options.has_perft || !options.moves.empty()) {
        throw arbiter::cli::UsageError("--moves and --perft need --position");
    }
    const bool jsonl = options.render.format == arbiter::ReplayFormat::jsonl;
    setup.output_tells = [jsonl](const arbiter::InputEnd& end) {
        return jsonl && end.error->kind != arbiter::IoError::Kind::open;
    };
    const arbiter::ReplayRenderer renderer{options.render};
    renderer.head(setup.head);
    arbiter::Replay pass{options.replay};
    arbiter::ReplaySequence sequence{options.sequence, renderer};
    return run_over_inputs(setup, pass, sequence, renderer, [&](const arbiter::RunReport& report, double seconds) {
        const arbiter::ReplayFigures& figures = sequence.figures();
        arbiter::cli::Closing closing;
        const bool broken = figures.broken_off + figures.not_played != 0;
        closing.code = report.input_failed ? ExitCode::trouble : broken ? ExitCode::findings : ExitCode::ok;
        closing.output = sequence.sampled();
        if (jsonl) append_summary(sequence, report, closing.code, closing.output);
        closing.for_people =
            fmt::format("{} games, {} positions; {} games could not be played to their end ({:.2f} s, {:.1f} MB/s)\n",
                        figures.games, figures.positions, figures.broken_off + figures.not_played, seconds,
                        seconds > 0 ? static_cast<double>(report.bytes) / 1e6 / seconds : 0.0);
        if (figures.forgotten != 0) {
            closing.for_people += fmt::format(
                "{} positions were written without being remembered: some may stand twice\n", figures.forgotten);
        }
        return closing;
    });
}

}  // namespace

int main(int argc, char* argv[]) {
    arbiter::cli::ReplayCommand options;
    arbiter::cli::Command command{
        options.setup.program, "Replays games and writes their positions and moves for other programs.", "[FILE...]"};
    add_options(command, options);
    command.note("Examples", kExamples);
    command.note("Exit codes", kExitCodes);
    return command.run(argc, argv, [&] { return replay(options); });
}
