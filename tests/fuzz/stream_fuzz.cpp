// Any bytes as PGN: no crash, no byte lost, and the same games however the text is cut.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "pgn/comment_data.h"
#include "pgn/result.h"
#include "pgn/tag.h"
#include "support/pgn_text.h"

namespace {

using arbiter::ParserLimits;
namespace testing = arbiter::testing;

void require(bool holds, const char* law, const char* detail = "") {
    if (holds) return;
    std::fprintf(stderr, "broken: %s %s\n", law, detail);
    std::abort();
}

void check(std::string_view text, const ParserLimits& limits) {
    const auto broken = testing::broken_law(text, limits);
    require(!broken, "law", broken ? broken->c_str() : "");
    const auto whole = testing::parse_whole(text, limits);
    const auto cuts = testing::strong_starts(text);
    require(testing::parse_in_blocks(text, cuts, limits) == whole, "cut at every strong start");
    // Cuts one by one, as far as that is affordable.
    constexpr std::size_t kMostCuts = 8;
    for (std::size_t i = 0; i < cuts.size() && i < kMostCuts; ++i) {
        require(testing::parse_in_blocks(text, {cuts[i]}, limits) == whole, "cut at one strong start");
    }
}

// The readers of values take any text.
void check_values(std::string_view text) {
    for (std::size_t from = 0; from < text.size();) {
        const auto command = arbiter::next_command(text, from);
        if (!command) break;
        require(command->place.begin >= from && command->place.end() <= text.size(), "a command's place");
        from = command->place.end();
    }
    (void)arbiter::parse_engine_note(text);
    (void)arbiter::parse_evaluation(text);
    (void)arbiter::parse_clock(text);
    (void)arbiter::is_valid_date(text);
    (void)arbiter::is_valid_round(text);
    (void)arbiter::is_valid_elo(text);
    (void)arbiter::is_valid_time_control(text);
    (void)arbiter::parse_variant_tag(text);
    (void)arbiter::parse_result(text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    check(text, {});
    ParserLimits tight;
    tight.max_game_bytes = 200;
    tight.max_game_tokens = 24;
    tight.max_comment_lookahead = 40;
    check(text, tight);
    check_values(text);
    return 0;
}
