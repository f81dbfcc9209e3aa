// How fast the parser reads files: pgn_bench FILE... prints the best of some rounds for each, in MB (10^6 bytes) per second
// of processor time.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "pgn/parser.h"

namespace {

struct Counts {
    std::uint64_t games = 0;
    std::uint64_t tokens = 0;
    std::uint64_t findings = 0;
};

Counts parse_all(std::string_view text) {
    Counts counts;
    arbiter::GameParser parser;
    arbiter::GameBuffer buffer;
    arbiter::GameView view;
    for (std::size_t from = 0;;) {
        const arbiter::ParseResult result = parser.next(text, from, arbiter::TextEnd::input_end, buffer, view);
        if (result.status != arbiter::ParseStatus::game) return counts;
        from = result.next;
        ++counts.games;
        counts.tokens += view.tokens.size();
        counts.findings += buffer.diagnostics.items.size();
    }
}

bool measure(const char* path) {
    std::ifstream stream(path, std::ios::binary);
    if (!stream) return false;
    std::string bytes{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
    const std::size_t size = bytes.size();
    bytes.append(arbiter::kTextPadding, '\0');
    const std::string_view text(bytes.data(), size);
    constexpr int kRounds = 12;
    double best = 1e9;
    Counts counts;
    for (int round = 0; round < kRounds; ++round) {
        const std::clock_t begin = std::clock();
        counts = parse_all(text);
        best = std::min(best, static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
    }
    std::printf("%8.0f MB/s  %9llu games  %10llu tokens  %7llu findings  %s\n", static_cast<double>(size) / best / 1e6,
                static_cast<unsigned long long>(counts.games), static_cast<unsigned long long>(counts.tokens),
                static_cast<unsigned long long>(counts.findings), path);
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        if (!measure(argv[i])) {
            std::fprintf(stderr, "cannot read %s\n", argv[i]);
            return 2;
        }
    }
    return argc > 1 ? 0 : 2;
}
