#include "kernels/tables.h"

#include <bit>
#include <cstring>
#include <memory>
#include <string_view>

#include "kernels/magics.h"

namespace arbiter::kernels {
namespace {

struct Step {
    int file;
    int rank;
};
constexpr Step kRookSteps[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
constexpr Step kBishopSteps[] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
constexpr Step kKnightSteps[] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
constexpr Step kKingSteps[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

constexpr std::size_t kRookEntries = 102'400;  // sum over the squares of 2 to the number of mask squares
constexpr std::size_t kBishopEntries = 5'248;

std::uint64_t bit(int square) noexcept { return std::uint64_t{1} << static_cast<unsigned>(square); }

// The square one step on, or -1 beyond the edge.
int stepped(int square, Step step) noexcept {
    const int file = square % 8 + step.file;
    const int rank = square / 8 + step.rank;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : rank * 8 + file;
}

template <std::size_t N>
std::uint64_t leaps(int square, const Step (&steps)[N]) noexcept {
    std::uint64_t squares = 0;
    for (const Step step : steps) {
        if (const int to = stepped(square, step); to >= 0) squares |= bit(to);
    }
    return squares;
}

std::uint64_t slides(int square, const Step (&steps)[4], std::uint64_t occupied) noexcept {
    std::uint64_t squares = 0;
    for (const Step step : steps) {
        for (int to = stepped(square, step); to >= 0; to = stepped(to, step)) {
            squares |= bit(to);
            if ((occupied & bit(to)) != 0) break;
        }
    }
    return squares;
}

// The squares of a slider's lines whose occupancy matters: all but the last of each line.
std::uint64_t relevant(int square, const Step (&steps)[4]) noexcept {
    std::uint64_t squares = 0;
    for (const Step step : steps) {
        for (int to = stepped(square, step); to >= 0 && stepped(to, step) >= 0; to = stepped(to, step)) {
            squares |= bit(to);
        }
    }
    return squares;
}

// Everything, with the attack sets that KingLines points into.
struct Storage {
    Tables tables{};
    std::uint64_t rook_attacks[kRookEntries]{};
    std::uint64_t bishop_attacks[kBishopEntries]{};
};

// The squares of each line from a square, and which of them lie behind a square of that line.
struct Ray {
    std::uint64_t all;
    bool ascending;  // towards higher squares, so that the first blocker is the lowest one
};

// What slides() gives, quickly: there are 107,648 occupancies.
std::uint64_t slides_along(const Ray (&rays)[4], const std::uint64_t (&behind)[4][64],
                           std::uint64_t occupied) noexcept {
    std::uint64_t squares = 0;
    for (int i = 0; i < 4; ++i) {
        const std::uint64_t blockers = rays[i].all & occupied;
        squares |= rays[i].all;
        if (blockers == 0) continue;
        squares &= ~behind[i][rays[i].ascending ? std::countr_zero(blockers) : 63 - std::countl_zero(blockers)];
    }
    return squares;
}

// Writes the attacks for every occupancy of mask. The index by pext is the number of the subset in counting order.
std::size_t fill_slider(std::uint64_t* entries, int square, const Step (&steps)[4], std::uint64_t mask, SliderIndex by,
                        std::uint64_t magic, std::uint32_t shift) noexcept {
    Ray rays[4]{};
    std::uint64_t behind[4][64]{};
    for (int i = 0; i < 4; ++i) {
        rays[i].ascending = steps[i].rank > 0 || (steps[i].rank == 0 && steps[i].file > 0);
        for (int to = stepped(square, steps[i]); to >= 0; to = stepped(to, steps[i])) {
            rays[i].all |= bit(to);
            for (int on = stepped(to, steps[i]); on >= 0; on = stepped(on, steps[i])) behind[i][to] |= bit(on);
        }
    }
    std::size_t number = 0;
    std::uint64_t subset = 0;
    do {
        entries[by == SliderIndex::pext ? number : subset * magic >> shift] = slides_along(rays, behind, subset);
        ++number;
        subset = (subset - mask) & mask;
    } while (subset != 0);
    return number;
}

void fill_lines(Storage& out, SliderIndex by) noexcept {
    std::uint64_t* rook = out.rook_attacks;
    std::uint64_t* bishop = out.bishop_attacks;
    for (int square = 0; square < 64; ++square) {
        KingLines& lines = out.tables.lines[square];
        Magic& magic = out.tables.magics[square];
        lines.rook_mask = relevant(square, kRookSteps);
        lines.bishop_mask = relevant(square, kBishopSteps);
        lines.rook_attacks = rook;
        lines.bishop_attacks = bishop;
        magic = {kRookMagics[square], kBishopMagics[square],
                 64U - static_cast<std::uint32_t>(std::popcount(lines.rook_mask)),
                 64U - static_cast<std::uint32_t>(std::popcount(lines.bishop_mask))};
        rook += fill_slider(rook, square, kRookSteps, lines.rook_mask, by, magic.rook, magic.rook_shift);
        bishop += fill_slider(bishop, square, kBishopSteps, lines.bishop_mask, by, magic.bishop, magic.bishop_shift);
        lines.knight = leaps(square, kKnightSteps);
        lines.king = leaps(square, kKingSteps);
        lines.pawn[0] = leaps(square, {{-1, -1}, {1, -1}});
        lines.pawn[1] = leaps(square, {{-1, 1}, {1, 1}});
    }
}

std::uint64_t push_sources(int color, int to) noexcept {
    const int rank = to / 8;
    const int back = color == 0 ? -8 : 8;
    const bool reachable = color == 0 ? rank >= 2 : rank <= 5;
    if (!reachable) return 0;
    const bool double_step = rank == (color == 0 ? 3 : 4);
    return bit(to + back) | (double_step ? bit(to + 2 * back) : 0);
}

std::uint64_t capture_sources(int color, int to, int file_step) noexcept {
    const int from = stepped(to, {file_step, color == 0 ? -1 : 1});
    const bool home = from >= 0 && (from < 8 || from >= 56);  // no pawn ever stands there
    return from < 0 || home ? 0 : bit(from);
}

void fill_sources(Tables& out) noexcept {
    for (int color = 0; color < 2; ++color) {
        auto& of = out.sources[color];
        for (int to = 0; to < 64; ++to) {
            of[kPush][to] = push_sources(color, to);
            of[kCaptureFromLeft][to] = capture_sources(color, to, -1);
            of[kCaptureFromRight][to] = capture_sources(color, to, 1);
            of[kKnight][to] = leaps(to, kKnightSteps);
            of[kBishop][to] = slides(to, kBishopSteps, 0);
            of[kRook][to] = slides(to, kRookSteps, 0);
            of[kQueen][to] = of[kBishop][to] | of[kRook][to];
            of[kKing][to] = leaps(to, kKingSteps);
        }
    }
}

void fill_between(Tables& out) noexcept {
    for (int from = 0; from < 64; ++from) {
        for (const Step step : kKingSteps) {
            std::uint64_t passed = 0;
            for (int to = stepped(from, step); to >= 0; to = stepped(to, step)) {
                out.between[from][to] = passed;
                passed |= bit(to);
            }
        }
    }
    for (std::uint64_t& row : out.between[64]) row = ~std::uint64_t{0};
}

void fill_keys(Tables& out) noexcept {
    // SplitMix64 (Steele, Lea, Flood 2014), from an arbitrary start.
    std::uint64_t state = 0x243F'6A88'85A3'08D3ULL;
    for (auto& row : out.keys) {
        for (std::uint64_t& key : row) {
            state += 0x9E37'79B9'7F4A'7C15ULL;
            std::uint64_t mixed = (state ^ (state >> 30U)) * 0xBF58'476D'1CE4'E5B9ULL;
            mixed = (mixed ^ (mixed >> 27U)) * 0x94D0'49BB'1331'11EBULL;
            key = mixed ^ (mixed >> 31U);
        }
    }
    // A pawn move is irreversible, so its keys never matter; the three kinds share nothing.
}

std::uint64_t word(std::string_view text) noexcept {
    std::uint64_t value = 0;
    std::memcpy(&value, text.data(), text.size() < 8 ? text.size() : 8);
    return value;
}

void fill_numbers(Tables& out) noexcept {
    for (std::uint32_t number = 0; number < kMoveNumbers; ++number) {
        char text[8] = {};
        std::size_t size = 0;
        if (number >= 100) text[size++] = static_cast<char>('0' + number / 100);
        if (number >= 10) text[size++] = static_cast<char>('0' + number / 10 % 10);
        text[size++] = static_cast<char>('0' + number % 10);
        text[size] = text[size + 1] = text[size + 2] = '.';
        const auto mask = [](std::size_t bytes) { return ~std::uint64_t{0} >> (64U - 8U * bytes); };
        NumberText& entry = out.numbers[number];
        entry.black_mask = mask(size + 3);
        entry.black = word({text, 8}) & entry.black_mask;
        entry.white_mask = mask(size + 1);
        entry.white = entry.black & entry.white_mask;
    }
}

struct KnownTag {
    std::string_view name;
    TagCheck check = TagCheck::none;
};

// The roster first; then whatever is frequent in archives.
constexpr KnownTag kKnownTags[] = {
    {"Event"},
    {"Site"},
    {"Date", TagCheck::date},
    {"Round", TagCheck::round},
    {"White"},
    {"Black"},
    {"Result", TagCheck::result},
    {"WhiteElo", TagCheck::elo},
    {"BlackElo", TagCheck::elo},
    {"ECO"},
    {"Opening"},
    {"Variation"},
    {"UTCDate", TagCheck::date},
    {"UTCTime"},
    {"WhiteRatingDiff"},
    {"BlackRatingDiff"},
    {"TimeControl", TagCheck::time_control},
    {"Termination"},
    {"Variant", TagCheck::variant},
    {"WhiteTitle"},
    {"BlackTitle"},
    {"EventDate", TagCheck::date},
    {"PlyCount", TagCheck::ply_count},
    {"Annotator"},
    {"WhiteFideId"},
    {"BlackFideId"},
    {"EventType"},
    {"WhiteTeam"},
    {"BlackTeam"},
    {"Board"},
    {"EventRounds"},
    {"EventCountry"},
    {"StartTime"},
    {"EndDate", TagCheck::date},
    {"EndTime"},
    {"Link"},
    {"ECOUrl"},
    {"CurrentPosition"},
    {"Timezone"},
    {"StudyName"},
    {"ChapterName"},
    {"Source"},
    {"SourceDate", TagCheck::date},
    {"GameStartTime"},
    {"GameEndTime"},
    {"GameDuration"},
    {"WhiteType"},
    {"BlackType"},
    {"Time"},
    {"Number"},
    {"GameId"},
    {"Tournament"},
    {"Orientation"},
    {"FEN", TagCheck::refuse},
    {"SetUp", TagCheck::refuse},
};

void fill_tags(Tables& out) noexcept {
    std::uint8_t id = 0;
    for (const KnownTag& known : kKnownTags) {
        const std::uint64_t first = word(known.name);
        const std::uint64_t second = known.name.size() > 8 ? word(known.name.substr(8)) : 0;
        std::uint32_t slot = tag_slot(first, second);
        while (out.tags[slot].first != 0) slot = (slot + 1) % kTagSlots;
        out.tags[slot] = {first, second, id++, known.check};
    }
}
static_assert(std::size(kKnownTags) <= 64, "the tags seen are one word");

std::unique_ptr<Storage> make_storage(SliderIndex by) {
    auto storage = std::make_unique<Storage>();
    fill_lines(*storage, by);
    fill_sources(storage->tables);
    fill_between(storage->tables);
    fill_keys(storage->tables);
    fill_numbers(storage->tables);
    fill_tags(storage->tables);
    return storage;
}

}  // namespace

const Tables& tables(SliderIndex index) {
    if (index == SliderIndex::pext) {
        static const std::unique_ptr<Storage> by_pext = make_storage(SliderIndex::pext);
        return by_pext->tables;
    }
    static const std::unique_ptr<Storage> by_magic = make_storage(SliderIndex::magic);
    return by_magic->tables;
}

}  // namespace arbiter::kernels
