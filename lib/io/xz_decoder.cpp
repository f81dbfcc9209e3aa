#include <lzma.h>

#include "io/container.h"
#include "io/decoder.h"

namespace arbiter {
namespace {

class XzDecoder : public Decoder {
public:
    explicit XzDecoder(std::size_t window_bytes) : window_bytes_(window_bytes) {}
    ~XzDecoder() override { lzma_end(&stream_); }

    // LZMA_TELL_UNSUPPORTED_CHECK: a checksum that cannot be verified is not passed over.
    bool begin() noexcept {
        return lzma_stream_decoder(&stream_, window_bytes_, LZMA_TELL_UNSUPPORTED_CHECK) == LZMA_OK;
    }

    Step decode(std::span<const char> input, std::span<char> output) override {
        stream_.next_in = reinterpret_cast<const std::uint8_t*>(input.data());
        stream_.avail_in = input.size();
        stream_.next_out = reinterpret_cast<std::uint8_t*>(output.data());
        stream_.avail_out = output.size();
        const lzma_ret code = lzma_code(&stream_, LZMA_RUN);
        return {input.size() - stream_.avail_in, output.size() - stream_.avail_out, status_of(code)};
    }

    bool restart() override { return begin(); }

    Next next(std::string_view bytes) const noexcept override { return classify_member(Container::xz, bytes); }
    // "Stream Padding must be a multiple of four bytes" (.xz file format 2.2).
    std::size_t padding_unit() const noexcept override { return 4; }

private:
    static Status status_of(lzma_ret code) noexcept {
        if (code == LZMA_OK || code == LZMA_BUF_ERROR) return Status::running;
        if (code == LZMA_STREAM_END) return Status::member_end;
        if (code == LZMA_MEMLIMIT_ERROR) return Status::window_too_large;
        return code == LZMA_MEM_ERROR ? Status::no_memory : Status::damaged;
    }

    std::uint64_t window_bytes_;
    lzma_stream stream_ = LZMA_STREAM_INIT;
};

}  // namespace

std::unique_ptr<Decoder> make_xz_decoder(std::size_t window_bytes) {
    auto decoder = std::make_unique<XzDecoder>(window_bytes);
    if (!decoder->begin()) return nullptr;
    return decoder;
}

}  // namespace arbiter
