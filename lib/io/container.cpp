#include "io/container.h"

#include <algorithm>

namespace arbiter {
namespace {

using Next = Decoder::Next;
using namespace std::string_view_literals;

// RFC 8878, 3.1.1 and 3.1.2: a frame, or a skippable frame, whose first byte is 0x50 to 0x5F.
constexpr std::string_view kZstd = "\x28\xB5\x2F\xFD"sv;
constexpr std::string_view kZstdSkippable = "\x2A\x4D\x18"sv;
// RFC 1952, 2.3.1: with the only method there is, deflate.
constexpr std::string_view kGzip = "\x1F\x8B\x08"sv;
constexpr std::string_view kBzip2 = "BZh"sv;
// The first block, or the end of a stream without blocks.
constexpr std::string_view kBzip2Block = "\x31\x41\x59\x26\x53\x59"sv;
constexpr std::string_view kBzip2End = "\x17\x72\x45\x38\x50\x90"sv;
constexpr std::string_view kXz = "\xFD\x37zXZ\x00"sv;

// Whether the bytes begin with the magic, or could if there were more of them.
Next match(std::string_view bytes, std::string_view magic) noexcept {
    if (bytes.substr(0, magic.size()) != magic.substr(0, bytes.size())) return Next::garbage;
    return bytes.size() >= magic.size() ? Next::member : Next::unknown;
}

Next match_zstd(std::string_view bytes) noexcept {
    const auto first = static_cast<unsigned char>(bytes.front());
    if ((first & 0xF0U) == 0x50U) {
        return bytes.size() == 1 ? Next::unknown : match(bytes.substr(1), kZstdSkippable);
    }
    return match(bytes, kZstd);
}

Next match_bzip2(std::string_view bytes) noexcept {
    if (match(bytes, kBzip2) == Next::garbage) return Next::garbage;
    if (bytes.size() > 3 && (bytes[3] < '1' || bytes[3] > '9')) return Next::garbage;
    if (bytes.size() <= 4) return Next::unknown;
    const Next block = match(bytes.substr(4), kBzip2Block);
    return block == Next::garbage ? match(bytes.substr(4), kBzip2End) : block;
}

}  // namespace

Container detect_container(std::string_view first_bytes) noexcept {
    if (first_bytes.empty()) return Container::plain;
    for (const Container container : {Container::zstd, Container::gzip, Container::bzip2, Container::xz}) {
        if (classify_member(container, first_bytes) == Next::member) return container;
    }
    return Container::plain;
}

Next classify_member(Container container, std::string_view bytes) noexcept {
    switch (container) {
        case Container::plain: return Next::garbage;
        case Container::zstd: return match_zstd(bytes);
        // gzip and xz files may be padded with zero bytes (tapes; xz file format 2.2).
        case Container::gzip: return bytes.front() == '\0' ? Next::padding : match(bytes, kGzip);
        case Container::bzip2: return match_bzip2(bytes);
        case Container::xz: return bytes.front() == '\0' ? Next::padding : match(bytes, kXz);
    }
    return Next::garbage;
}

}  // namespace arbiter
