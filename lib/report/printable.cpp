#include "report/printable.h"

namespace arbiter {

void append_printable(std::string& out, std::string_view bytes, Encoding encoding) {
    switch (encoding) {
        case Encoding::ascii:
        case Encoding::utf8: append_printable(out, bytes); return;
        case Encoding::windows_1252: break;
    }
    std::string utf8;
    append_utf8_from_windows_1252(utf8, bytes);
    append_printable(out, utf8);
}

void append_clipped(std::string& out, std::string_view bytes, Encoding encoding, std::size_t most) {
    constexpr std::size_t kMaxContinuationBytes = 3;
    if (bytes.size() <= most) {
        append_printable(out, bytes, encoding);
        return;
    }
    std::size_t size = most;
    const auto cuts_character = [&] { return (static_cast<unsigned char>(bytes[size]) & 0xC0U) == 0x80U; };
    while (size > 0 && most - size < kMaxContinuationBytes && cuts_character()) --size;
    append_printable(out, bytes.substr(0, size), encoding);
    out += "…";
}

}  // namespace arbiter
