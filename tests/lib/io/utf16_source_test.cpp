#include "io/utf16_source.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "lib/io/packed.h"

namespace arbiter::testing {
namespace {

std::string utf16(std::u16string_view text, Utf16Order order) {
    std::string bytes;
    for (const char16_t unit : text) {
        const auto low = static_cast<char>(unit & 0xFFU);
        const auto high = static_cast<char>(unit >> 8U);
        bytes.push_back(order == Utf16Order::little_endian ? low : high);
        bytes.push_back(order == Utf16Order::little_endian ? high : low);
    }
    return bytes;
}

constexpr Utf16Order kOrders[] = {Utf16Order::little_endian, Utf16Order::big_endian};

TEST(Utf16Source, ConvertsBothOrdersWithAByteOrderMark) {
    for (const Utf16Order order : kOrders) {
        const std::string bytes = utf16(u"\uFEFF[White \"M\u00FCller\u20AC\U0001F600\"]\n", order);
        for (const std::size_t max_read : {1U, 3U, 4096U}) {
            const Drained drained = unpack(bytes, {}, max_read);
            EXPECT_EQ(drained.bytes, "[White \"M\u00FCller\u20AC\U0001F600\"]\n");
            EXPECT_FALSE(drained.error.has_value());
        }
    }
}

TEST(Utf16Source, IsRecognisedWithoutAByteOrderMarkWhereItIsCertain) {
    for (const Utf16Order order : kOrders) {
        const std::string bytes = utf16(u"[Event \"a\"]\n\n1. e4 *\n", order);
        EXPECT_EQ(unpack(bytes).bytes, "[Event \"a\"]\n\n1. e4 *\n");
    }
}

TEST(Utf16Source, IsNotSeenInTextWithASingleZeroByte) {
    const std::string text("[Event \"a\0\"]\n", 13);
    EXPECT_EQ(unpack(text).bytes, text);
    EXPECT_FALSE(detect_utf16(std::string_view("\0\0\0\0", 4)).has_value());
    EXPECT_FALSE(detect_utf16("").has_value());
}

TEST(Utf16Source, IsFoundInsideAContainer) {
    const std::string packed = pack(Container::gzip, utf16(u"\uFEFF1. e4 *", Utf16Order::little_endian));
    const auto opened = open_source(std::make_unique<DribblingSource>(packed, 10), "test", {});
    ASSERT_TRUE(opened.has_value());
    EXPECT_NE(opened->utf16, nullptr);
    EXPECT_EQ(drain(*opened->source).bytes, "1. e4 *");
}

TEST(Utf16Source, GivesAllBeforeHalfACharacter) {
    std::string bytes = utf16(u"\uFEFF1. e4 *", Utf16Order::little_endian);
    bytes.pop_back();
    const Drained drained = unpack(bytes);
    EXPECT_EQ(drained.bytes, "1. e4 ");
    ASSERT_TRUE(drained.error.has_value());
    EXPECT_EQ(drained.error->kind, IoError::Kind::bad_utf16);
}

TEST(Utf16Source, ReplacesLoneSurrogatesCountsThemAndGoesOn) {
    struct Case {
        std::u16string_view units;
        std::string_view utf8;
        std::uint64_t replaced;
    };
    constexpr Case kCases[] = {
        {u"\xD800z", "\uFFFDz", 1},
        {u"\xDC00z", "\uFFFDz", 1},
        {u"\xD83D", "\uFFFD", 1},
        {u"\xD83D\xD83D\xDE00z", "\uFFFD\U0001F600z", 1},
        {u"\xDE00\xD83Dz\xD83D", "\uFFFD\uFFFDz\uFFFD", 3},
    };
    for (const Case& test : kCases) {
        for (const Utf16Order order : kOrders) {
            const std::string bytes = utf16(std::u16string(u"\uFEFFabc").append(test.units), order);
            for (const std::size_t max_read : {1U, 3U, 4096U}) {
                const auto opened = open_source(std::make_unique<DribblingSource>(bytes, max_read), "test", {});
                ASSERT_TRUE(opened.has_value() && opened->utf16 != nullptr);
                const Drained drained = drain(*opened->source);
                EXPECT_EQ(drained.bytes, std::string("abc").append(test.utf8));
                EXPECT_FALSE(drained.error.has_value());
                EXPECT_EQ(opened->utf16->replaced(), test.replaced);
            }
        }
    }
}

TEST(Utf16Source, ReplacesALoneSurrogateBeforeHalfACharacter) {
    std::string bytes = utf16(u"\uFEFFabc\xD83Dz", Utf16Order::little_endian);
    bytes.pop_back();
    const Drained drained = unpack(bytes);
    EXPECT_EQ(drained.bytes, "abc\uFFFD");
    ASSERT_TRUE(drained.error.has_value());
    EXPECT_EQ(drained.error->kind, IoError::Kind::bad_utf16);
}

}  // namespace
}  // namespace arbiter::testing
