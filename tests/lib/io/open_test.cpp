#include "io/open.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>

#include "lib/io/packed.h"

namespace arbiter::testing {
namespace {

// zstd is read in two ways: frame after frame, and several at once.
struct Way {
    std::string name;
    Container container;
    unsigned width;
};

class EveryContainer : public ::testing::TestWithParam<Way> {
protected:
    std::string pack(std::string_view text) const { return testing::pack(GetParam().container, text); }
    Drained unpack(std::string bytes, std::size_t max_read = 4096) {
        return testing::unpack(std::move(bytes), options(), max_read);
    }
    SourceOptions options() {
        SourceOptions options;
        options.parallel = &parallel_;
        return options;
    }

private:
    ThreadedFor parallel_{GetParam().width};
};
INSTANTIATE_TEST_SUITE_P(Open, EveryContainer,
                         ::testing::Values(Way{"zstd", Container::zstd, 1}, Way{"zstd_in_parallel", Container::zstd, 3},
                                           Way{"gzip", Container::gzip, 1}, Way{"bzip2", Container::bzip2, 1},
                                           Way{"xz", Container::xz, 1}),
                         [](const auto& instance) { return instance.param.name; });

TEST_P(EveryContainer, IsKnownByItsFirstBytes) {
    const std::string packed = pack("1. e4 e5 *\n");
    const auto opened = open_source(std::make_unique<DribblingSource>(packed, 3), "test.pgn", options());
    ASSERT_TRUE(opened.has_value());
    EXPECT_EQ(opened->container, GetParam().container);
    EXPECT_EQ(drain(*opened->source).bytes, "1. e4 e5 *\n");
}

TEST_P(EveryContainer, GivesAllMembersInAnyReadSize) {
    const std::string one = sample_text(70'000);
    const std::string two = sample_text(300'000);
    const std::string packed = pack(one) + pack("") + pack(two);
    for (const std::size_t max_read : {1U, 7U, 4096U, 1'000'000U}) {
        const Drained drained = unpack(packed, max_read);
        EXPECT_FALSE(drained.error.has_value()) << describe(*drained.error);
        EXPECT_TRUE(drained.bytes == one + two) << max_read;
    }
}

TEST_P(EveryContainer, CutAnywhereIsTruncatedAfterAllGoodBytes) {
    const std::string text = sample_text(3000);
    const std::string packed = pack(text);
    for (std::size_t size = kContainerBytes; size < packed.size(); ++size) {
        const Drained drained = unpack(packed.substr(0, size));
        ASSERT_TRUE(drained.error.has_value()) << size;
        EXPECT_EQ(drained.error->kind, IoError::Kind::truncated) << size;
        EXPECT_EQ(drained.error->path, "test");
        EXPECT_TRUE(text.starts_with(drained.bytes)) << size;
    }
}

TEST_P(EveryContainer, CutInItsSecondMemberIsTruncatedAfterTheFirst) {
    const std::string first = pack("first\n");
    const std::string packed = first + pack("second\n");
    for (std::size_t size = first.size() + 1; size < packed.size(); ++size) {
        const Drained drained = unpack(packed.substr(0, size));
        ASSERT_TRUE(drained.error.has_value()) << size;
        EXPECT_EQ(drained.error->kind, IoError::Kind::truncated) << size;
        EXPECT_TRUE(drained.bytes.starts_with("first\n")) << size;
    }
    EXPECT_FALSE(unpack(first).error.has_value());
}

TEST_P(EveryContainer, WithADamagedByteIsNeverTakenForGood) {
    const std::string text = sample_text(2000);
    const std::string packed = pack(text);
    for (std::size_t at = kContainerBytes; at < packed.size(); ++at) {
        std::string damaged = packed;
        damaged[at] = static_cast<char>(damaged[at] ^ 0x40);
        const Drained drained = unpack(damaged);
        // Some bytes, such as a gzip header's time, carry nothing.
        EXPECT_TRUE(drained.error.has_value() || drained.bytes == text) << at;
    }
}

TEST_P(EveryContainer, WithAWrongChecksumGivesTheTextBeforeTheError) {
    const std::string text = sample_text(200'000);
    std::string packed = pack(text);
    // Within the checksum: the last bytes, but for gzip the length stands behind it, for bzip2 it is not byte-aligned,
    // and for xz the index and the footer stand behind it.
    const std::size_t behind = GetParam().container == Container::gzip ? 6
                               : GetParam().container == Container::xz ? 28
                                                                       : 3;
    packed[packed.size() - behind] = static_cast<char>(packed[packed.size() - behind] ^ 0x10);
    const Drained drained = unpack(packed);
    ASSERT_TRUE(drained.error.has_value());
    EXPECT_EQ(drained.error->kind, IoError::Kind::bad_checksum);
    EXPECT_EQ(drained.bytes.size(), text.size());
}

TEST_P(EveryContainer, WithGarbageBehindItGivesTheTextBeforeTheError) {
    for (const std::string garbage : {"x", "garbage\n", "[Event \"plain text\"]\n"}) {
        const Drained drained = unpack(pack("1. e4 *\n") + garbage);
        ASSERT_TRUE(drained.error.has_value()) << garbage;
        EXPECT_EQ(drained.error->kind, IoError::Kind::trailing_garbage) << garbage;
        EXPECT_EQ(drained.bytes, "1. e4 *\n");
    }
}

TEST_P(EveryContainer, PassesOnAReadErrorAfterTheBytesBefore) {
    const std::string text = sample_text(3000);
    const std::string packed = pack(text);
    for (std::size_t good = 0; good <= packed.size(); ++good) {
        const auto opened = open_source(std::make_unique<FailingSource>(packed, good, 100), "test", options());
        ASSERT_TRUE(opened.has_value());
        const Drained drained = drain(*opened->source);
        ASSERT_TRUE(drained.error.has_value()) << good;
        EXPECT_EQ(drained.error->errno_value, EIO) << good;
        EXPECT_TRUE(good < 64 || text.starts_with(drained.bytes)) << good;
    }
}

TEST_P(EveryContainer, UnpacksABombInConstantMemory) {
    const std::string zeros(std::size_t{64} << 20U, '\0');
    const std::string packed = pack(zeros);
    const auto opened = open_source(std::make_unique<DribblingSource>(packed, 4096), "test", options());
    ASSERT_TRUE(opened.has_value());
    std::string room(100'000, 'x');
    std::size_t total = 0;
    for (;;) {
        const auto got = opened->source->read(room);
        ASSERT_TRUE(got.has_value());
        if (*got == 0) break;
        total += *got;
    }
    EXPECT_EQ(total, zeros.size());
}

TEST(Open, GivesPlainBytesAsTheyAre) {
    for (const std::string text : {"", "B", "BZ", "BZh", "BZh9x", "\x1F", "\x28\xB5", "P*M", "[Event \"a\"]\n"}) {
        const Drained drained = unpack(text);
        EXPECT_EQ(drained.bytes, text);
        EXPECT_FALSE(drained.error.has_value());
    }
}

TEST(Open, PassesOverSkippableZstdFramesAnywhere) {
    const std::string text = sample_text(1000);
    const std::string packed = skippable_frame("first", 0) + skippable_frame("", 15) + pack(Container::zstd, text) +
                               skippable_frame("between", 7) + pack(Container::zstd, text) + skippable_frame("last", 3);
    const Drained drained = unpack(packed);
    EXPECT_FALSE(drained.error.has_value());
    EXPECT_EQ(drained.bytes, text + text);
    for (std::size_t size = packed.size() - 11; size < packed.size(); ++size) {
        const Drained cut = unpack(packed.substr(0, size));
        ASSERT_TRUE(cut.error.has_value()) << size;
        EXPECT_EQ(cut.error->kind, IoError::Kind::truncated);
        EXPECT_EQ(cut.bytes, text + text);
    }
}

TEST(Open, DecodesZstdFramesSideBySideInOrder) {
    const std::string text = sample_text(std::size_t{5} << 20U);
    for (const std::size_t frame_bytes : {std::size_t{20'000}, std::size_t{300'000}, std::size_t{3} << 20U}) {
        std::string packed;
        for (std::size_t at = 0; at < text.size(); at += frame_bytes) {
            if (at % 3 != 0) packed += skippable_frame("1234");
            packed += pack(Container::zstd, text.substr(at, frame_bytes));
        }
        for (const std::size_t memory : {std::size_t{20} << 20U, std::size_t{512} << 20U}) {
            ThreadedFor parallel(4);
            SourceOptions options;
            options.parallel = &parallel;
            options.window_bytes = memory;
            const Drained drained = unpack(packed, options, 100'000);
            EXPECT_FALSE(drained.error.has_value());
            EXPECT_TRUE(drained.bytes == text);
            EXPECT_GT(parallel.pieces, 1U);
        }
    }
}

TEST(Open, GivesAllBeforeADamagedFrameWhateverTheThreads) {
    const std::string text = sample_text(400'000);
    std::string good;
    for (std::size_t at = 0; at < text.size(); at += 50'000) good += pack(Container::zstd, text.substr(at, 50'000));
    for (std::size_t at = 20; at < good.size(); at += good.size() / 97) {
        std::string packed = good;
        packed[at] = static_cast<char>(packed[at] ^ 0x11);
        const Drained alone = unpack(packed);
        ThreadedFor parallel(3);
        SourceOptions options;
        options.parallel = &parallel;
        const Drained together = unpack(packed, options);
        EXPECT_TRUE(alone.bytes == together.bytes) << at;
        EXPECT_EQ(alone.error, together.error) << at;
        EXPECT_TRUE(alone.error.has_value()) << at;
    }
}

TEST(Open, RefusesAZstdWindowOverTheCap) {
    const std::string packed = pack_zstd(sample_text(1000), 24);
    SourceOptions options;
    options.window_bytes = std::size_t{1} << 23U;
    const Drained refused = unpack(packed, options);
    ASSERT_TRUE(refused.error.has_value());
    EXPECT_EQ(refused.error->kind, IoError::Kind::window_too_large);
    options.window_bytes = std::size_t{1} << 24U;
    EXPECT_FALSE(unpack(packed, options).error.has_value());
}

TEST(Open, RefusesAnXzDictionaryOverTheCap) {
    const std::string packed = pack(Container::xz, sample_text(1000));
    SourceOptions options;
    options.window_bytes = 100'000;
    const Drained refused = unpack(packed, options);
    ASSERT_TRUE(refused.error.has_value());
    EXPECT_EQ(refused.error->kind, IoError::Kind::window_too_large);
}

TEST(Open, AllowsZeroPaddingBehindGzipAndXz) {
    for (const Container container : {Container::gzip, Container::xz}) {
        const std::string padding(512, '\0');
        const std::string packed = pack(container, "one ") + padding + pack(container, "two") + padding;
        const Drained drained = unpack(packed);
        EXPECT_FALSE(drained.error.has_value());
        EXPECT_EQ(drained.bytes, "one two");
    }
}

TEST(Open, TakesXzPaddingThatIsNoMultipleOfFourForGarbage) {
    for (const std::string& packed :
         {pack(Container::xz, "one ") + std::string(7, '\0'),
          pack(Container::xz, "one ") + std::string(2, '\0') + pack(Container::xz, "two")}) {
        const Drained drained = unpack(packed);
        EXPECT_EQ(drained.bytes, "one ");
        ASSERT_TRUE(drained.error.has_value());
        EXPECT_EQ(drained.error->kind, IoError::Kind::trailing_garbage);
    }
}

TEST(Open, CannotOpenAMissingFileOrAFolder) {
    const auto missing = open_source(::testing::TempDir() + "no-such-file.pgn", {});
    ASSERT_FALSE(missing.has_value());
    EXPECT_EQ(missing.error().kind, IoError::Kind::open);
    EXPECT_EQ(missing.error().errno_value, ENOENT);
    const auto folder = open_source(::testing::TempDir(), {});
    ASSERT_FALSE(folder.has_value());
    EXPECT_EQ(folder.error().errno_value, EISDIR);
}

}  // namespace
}  // namespace arbiter::testing
