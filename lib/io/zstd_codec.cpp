#include "io/zstd_codec.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <zstd.h>
#include <zstd_errors.h>

#include "io/container.h"
#include "io/decoder.h"

namespace arbiter {
namespace {

class ZstdDecoder : public Decoder {
public:
    explicit ZstdDecoder(ZSTD_DCtx* context) : context_(context) {}

    // If a call fails, the library does not say what it wrote before in the same call. So each call gets what the one before
    // asked for, which is one block at the most, and nothing as long as there may be something left to flush.
    Step decode(std::span<const char> input, std::span<char> output) override {
        if (to_flush_) {
            const Step step = call({}, output);
            if (step.produced != 0 || step.status != Status::running) return step;
        }
        return call(input.first(std::min(input.size(), wanted_)), output);
    }

    bool restart() override {
        wanted_ = kFirstBytes;
        to_flush_ = false;
        return ZSTD_isError(ZSTD_DCtx_reset(context_.get(), ZSTD_reset_session_only)) == 0;
    }

    Next next(std::string_view bytes) const noexcept override { return classify_member(Container::zstd, bytes); }

    std::string detail() const override { return error_ == 0 ? std::string() : ZSTD_getErrorName(error_); }

private:
    struct Free {
        void operator()(ZSTD_DCtx* context) const noexcept { ZSTD_freeDCtx(context); }
    };

    static constexpr std::size_t kFirstBytes = 5;  // magic number and frame header descriptor

    Step call(std::span<const char> input, std::span<char> output) {
        ZSTD_inBuffer in{input.data(), input.size(), 0};
        ZSTD_outBuffer out{output.data(), output.size(), 0};
        const std::size_t left = ZSTD_decompressStream(context_.get(), &out, &in);
        if (ZSTD_isError(left) != 0) {
            error_ = left;
            return {in.pos, out.pos, status_of(ZSTD_getErrorCode(left))};
        }
        to_flush_ = out.pos == out.size;
        wanted_ = left;
        return {in.pos, out.pos, left == 0 ? Status::member_end : Status::running};
    }

    static Status status_of(ZSTD_ErrorCode code) noexcept {
        if (code == ZSTD_error_frameParameter_windowTooLarge) return Status::window_too_large;
        if (code == ZSTD_error_memory_allocation) return Status::no_memory;
        return Status::damaged;
    }

    std::unique_ptr<ZSTD_DCtx, Free> context_;
    std::size_t wanted_ = kFirstBytes;
    bool to_flush_ = false;
    std::size_t error_ = 0;
};

}  // namespace

std::unique_ptr<Decoder> make_zstd_decoder(std::size_t window_bytes) {
    ZSTD_DCtx* context = ZSTD_createDCtx();
    if (context == nullptr) return nullptr;
    auto decoder = std::make_unique<ZstdDecoder>(context);
    const ZSTD_bounds bounds = ZSTD_dParam_getBounds(ZSTD_d_windowLogMax);
    const int log = static_cast<int>(std::bit_width(window_bytes)) - 1;
    ZSTD_DCtx_setParameter(context, ZSTD_d_windowLogMax, std::clamp(log, bounds.lowerBound, bounds.upperBound));
    return decoder;
}

namespace {

// RFC 8878, 3.1.1.1: the window of a frame whose header is there in full; a frame of a single segment has its content for
// a window.
std::size_t window_of(std::string_view frame) noexcept {
    constexpr unsigned kSingleSegment = 0x20;
    const auto descriptor = static_cast<unsigned char>(frame[4]);
    if ((descriptor & kSingleSegment) != 0) {
        const unsigned long long size = ZSTD_getFrameContentSize(frame.data(), frame.size());
        return size > SIZE_MAX / 2 ? SIZE_MAX / 2 : static_cast<std::size_t>(size);
    }
    const auto window = static_cast<unsigned char>(frame[5]);
    const std::size_t base = std::size_t{1} << (10U + (window >> 3U));
    return base + base / 8 * (window & 7U);
}

}  // namespace

ZstdFrame find_zstd_frame(std::string_view bytes) noexcept {
    const std::size_t size = ZSTD_findFrameCompressedSize(bytes.data(), bytes.size());
    if (ZSTD_isError(size) != 0 || size > bytes.size()) return {};
    // RFC 8878, 3.1.2: the magic numbers 0x184D2A50 to 0x184D2A5F, little-endian; a frame's begins with 0x28.
    const bool skippable = (static_cast<unsigned char>(bytes.front()) & 0xF0U) == 0x50U;
    if (skippable) return {ZstdFrame::Kind::skippable, size, 0};
    return {ZstdFrame::Kind::data, size, window_of(bytes)};
}

struct ZstdCompressor::Context {
    explicit Context(ZSTD_CCtx* context) noexcept : zstd(context) {}
    ~Context() { ZSTD_freeCCtx(zstd); }
    Context(const Context&) = delete;
    Context& operator=(const Context&) = delete;
    ZSTD_CCtx* zstd;
};

ZstdCompressor::ZstdCompressor(std::unique_ptr<Context> context) noexcept : context_(std::move(context)) {}
ZstdCompressor::~ZstdCompressor() = default;

std::unique_ptr<ZstdCompressor> ZstdCompressor::create() {
    ZSTD_CCtx* zstd = ZSTD_createCCtx();
    if (zstd == nullptr) return nullptr;
    auto context = std::make_unique<Context>(zstd);
    ZSTD_CCtx_setParameter(zstd, ZSTD_c_checksumFlag, 1);
    ZSTD_CCtx_setParameter(zstd, ZSTD_c_contentSizeFlag, 1);
    return std::unique_ptr<ZstdCompressor>(new ZstdCompressor(std::move(context)));
}

bool ZstdCompressor::append_frame(std::string& out, std::string_view text) {
    const std::size_t begin = out.size();
    out.resize(begin + ZSTD_compressBound(text.size()));
    const std::size_t size =
        ZSTD_compress2(context_->zstd, out.data() + begin, out.size() - begin, text.data(), text.size());
    const bool good = ZSTD_isError(size) == 0;
    out.resize(begin + (good ? size : 0));
    return good;
}

}  // namespace arbiter
