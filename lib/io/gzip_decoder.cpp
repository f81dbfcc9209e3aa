#include <algorithm>
#include <climits>

#include <zlib.h>

#include "io/container.h"
#include "io/decoder.h"

namespace arbiter {
namespace {

// inflateInit2: the largest window, and a gzip header and trailer around it.
constexpr int kWindowBits = 15 + 16;

uInt clamp_size(std::size_t size) noexcept { return static_cast<uInt>(std::min<std::size_t>(size, UINT_MAX)); }

class GzipDecoder : public Decoder {
public:
    ~GzipDecoder() override { inflateEnd(&stream_); }

    bool begin() noexcept { return inflateInit2(&stream_, kWindowBits) == Z_OK; }

    Step decode(std::span<const char> input, std::span<char> output) override {
        const uInt in = clamp_size(input.size());
        const uInt out = clamp_size(output.size());
        // The library only reads through this pointer, but its type does not say so.
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(input.data()));
        stream_.avail_in = in;
        stream_.next_out = reinterpret_cast<Bytef*>(output.data());
        stream_.avail_out = out;
        const int code = inflate(&stream_, Z_NO_FLUSH);
        return {in - stream_.avail_in, out - stream_.avail_out, status_of(code)};
    }

    bool restart() override { return inflateReset(&stream_) == Z_OK; }

    Next next(std::string_view bytes) const noexcept override { return classify_member(Container::gzip, bytes); }

    std::string detail() const override { return stream_.msg == nullptr ? std::string() : stream_.msg; }

private:
    static Status status_of(int code) noexcept {
        if (code == Z_OK || code == Z_BUF_ERROR) return Status::running;
        if (code == Z_STREAM_END) return Status::member_end;
        return code == Z_MEM_ERROR ? Status::no_memory : Status::damaged;
    }

    z_stream stream_{};
};

}  // namespace

std::unique_ptr<Decoder> make_gzip_decoder() {
    auto decoder = std::make_unique<GzipDecoder>();
    if (!decoder->begin()) return nullptr;
    return decoder;
}

}  // namespace arbiter
