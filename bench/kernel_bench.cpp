// The kernels by stage: tokens (tags and movetext), records (SAN decoded, numbers checked), whole games.
#include <benchmark/benchmark.h>

#include <cstring>
#include <memory>
#include <string>

#include "kernels/kernel.h"
#include "support/game_writer.h"

namespace {

using arbiter::kernels::Kernel;
using arbiter::kernels::Stage;
using arbiter::testing::Dialect;

struct Text {
    std::string bytes;
    std::size_t size = 0;
    std::uint64_t plies = 0;
};

const Text& text_of(Dialect dialect) {
    const auto make = [](Dialect wanted) {
        constexpr std::size_t kBytes = 4'000'000;
        arbiter::testing::GameWriter writer(wanted, arbiter::testing::Play::plausible, 1);
        Text text;
        while (text.bytes.size() < kBytes) writer.append_game(text.bytes);
        text.size = text.bytes.size();
        text.plies = writer.plies();
        text.bytes.append(64, '\0');
        return text;
    };
    static const Text tournament = make(Dialect::tournament);
    static const Text lichess = make(Dialect::lichess);
    return dialect == Dialect::tournament ? tournament : lichess;
}

void scan(benchmark::State& state, const Kernel& kernel, Dialect dialect, Stage last, bool laws) {
    const Text& text = text_of(dialect);
    const auto work = std::make_unique<arbiter::kernels::Workspace>();
    work->memo[0].record = 1U << 31U;
    const auto& tables = arbiter::kernels::tables(kernel.slider_index);
    std::uint64_t refused = 0;
    for ([[maybe_unused]] auto round : state) {
        for (std::size_t from = 0; from < text.size;) {
            arbiter::kernels::Scan found{};
            kernel.scan({&tables, work.get(), text.bytes.data(), text.size, from, laws, last}, found);
            if (found.reason != arbiter::kernels::Reason::none) ++refused;
            from = found.end > from ? found.end : text.size;
        }
    }
    if (refused != 0) state.SkipWithError("a game was refused");
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size));
    state.counters["plies"] = benchmark::Counter(
        static_cast<double>(state.iterations()) * static_cast<double>(text.plies), benchmark::Counter::kIsRate);
}

void add(const Kernel& kernel, Dialect dialect, const char* text, Stage last, const char* stage, bool laws = false) {
    const std::string name = std::string(kernel.name) + "/" + text + "/" + stage;
    benchmark::RegisterBenchmark(name.c_str(), [&kernel, dialect, last, laws](benchmark::State& state) {
        scan(state, kernel, dialect, last, laws);
    });
}

}  // namespace

int main(int argc, char** argv) {
    for (const Kernel& kernel : arbiter::kernels::all_kernels()) {
        if (!kernel.supported() || kernel.name == "none") continue;
        for (const auto& [dialect, text] :
             {std::pair{Dialect::tournament, "tournament"}, std::pair{Dialect::lichess, "lichess"}}) {
            add(kernel, dialect, text, Stage::tokens, "tokens");
            add(kernel, dialect, text, Stage::records, "records");
            add(kernel, dialect, text, Stage::game, "game");
            add(kernel, dialect, text, Stage::game, "game_and_laws", true);
        }
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
