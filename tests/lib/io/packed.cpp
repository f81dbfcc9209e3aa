#include "lib/io/packed.h"

#include <bzlib.h>
#include <lzma.h>
#include <zlib.h>
#include <zstd.h>

#include <cstdint>
#include <thread>
#include <utility>

namespace arbiter::testing {
namespace {

std::string pack_gzip(std::string_view text) {
    z_stream stream{};
    deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    std::string out(deflateBound(&stream, static_cast<uLong>(text.size())) + 64, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    deflate(&stream, Z_FINISH);
    out.resize(stream.total_out);
    deflateEnd(&stream);
    return out;
}

std::string pack_bzip2(std::string_view text) {
    std::string out(text.size() + text.size() / 50 + 1000, '\0');
    auto size = static_cast<unsigned>(out.size());
    BZ2_bzBuffToBuffCompress(out.data(), &size, const_cast<char*>(text.data()), static_cast<unsigned>(text.size()), 1,
                             0, 0);
    out.resize(size);
    return out;
}

std::string pack_xz(std::string_view text) {
    std::string out(lzma_stream_buffer_bound(text.size()), '\0');
    std::size_t size = 0;
    lzma_easy_buffer_encode(1, LZMA_CHECK_CRC64, nullptr, reinterpret_cast<const std::uint8_t*>(text.data()),
                            text.size(), reinterpret_cast<std::uint8_t*>(out.data()), &size, out.size());
    out.resize(size);
    return out;
}

}  // namespace

std::string pack_zstd(std::string_view text, int window_log) {
    ZSTD_CCtx* context = ZSTD_createCCtx();
    ZSTD_CCtx_setParameter(context, ZSTD_c_checksumFlag, 1);
    ZSTD_CCtx_setParameter(context, ZSTD_c_contentSizeFlag, 0);
    if (window_log != 0) ZSTD_CCtx_setParameter(context, ZSTD_c_windowLog, window_log);
    std::string out(ZSTD_compressBound(text.size()) + 64, '\0');
    // Not in one call, since the library would make the window as small as the text then.
    ZSTD_inBuffer in{text.data(), text.size(), 0};
    ZSTD_outBuffer to{out.data(), out.size(), 0};
    ZSTD_compressStream2(context, &to, &in, ZSTD_e_continue);
    while (ZSTD_compressStream2(context, &to, &in, ZSTD_e_end) != 0) {
    }
    ZSTD_freeCCtx(context);
    out.resize(to.pos);
    return out;
}

std::string pack(Container container, std::string_view text) {
    switch (container) {
        case Container::plain: return std::string(text);
        case Container::zstd: return pack_zstd(text, 0);
        case Container::gzip: return pack_gzip(text);
        case Container::bzip2: return pack_bzip2(text);
        case Container::xz: return pack_xz(text);
    }
    return {};
}

std::string skippable_frame(std::string_view content, unsigned magic_digit) {
    std::string out{static_cast<char>(0x50 + magic_digit), '\x2A', '\x4D', '\x18'};
    for (unsigned shift = 0; shift < 32; shift += 8) out.push_back(static_cast<char>(content.size() >> shift & 0xFFU));
    return out.append(content);
}

std::string sample_text(std::size_t bytes) {
    std::string text;
    std::uint64_t seed = 7;
    while (text.size() < bytes) {
        seed = seed * 6364136223846793005ULL + 1442695040888963407ULL;
        text +=
            "[Event \"" + std::to_string(seed >> 40U) + "\"]\n\n1. e4 {" + std::to_string(seed >> 20U) + "} e5 1-0\n\n";
    }
    text.resize(bytes);
    return text;
}

std::string name_of(Container container) {
    switch (container) {
        case Container::plain: return "plain";
        case Container::zstd: return "zstd";
        case Container::gzip: return "gzip";
        case Container::bzip2: return "bzip2";
        case Container::xz: return "xz";
    }
    return {};
}

void ThreadedFor::run(std::size_t count, const std::function<void(std::size_t)>& piece) {
    pieces += count;
    std::vector<std::thread> threads;
    for (std::size_t i = 0; i < count; ++i) threads.emplace_back([&piece, i] { piece(i); });
    for (std::thread& thread : threads) thread.join();
}

Drained unpack(std::string bytes, const SourceOptions& options, std::size_t max_read) {
    auto source = std::make_unique<DribblingSource>(std::move(bytes), max_read);
    const Expected<OpenedSource, IoError> opened = open_source(std::move(source), "test", options);
    if (!opened.has_value()) return {{}, opened.error()};
    return drain(*opened->source);
}

}  // namespace arbiter::testing
