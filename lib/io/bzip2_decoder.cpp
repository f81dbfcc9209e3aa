#include <algorithm>
#include <climits>

#include <bzlib.h>

#include "io/container.h"
#include "io/decoder.h"

namespace arbiter {
namespace {

unsigned clamp_size(std::size_t size) noexcept { return static_cast<unsigned>(std::min<std::size_t>(size, UINT_MAX)); }

class Bzip2Decoder : public Decoder {
public:
    ~Bzip2Decoder() override { BZ2_bzDecompressEnd(&stream_); }

    bool begin() noexcept { return BZ2_bzDecompressInit(&stream_, 0, 0) == BZ_OK; }

    Step decode(std::span<const char> input, std::span<char> output) override {
        const unsigned in = clamp_size(input.size());
        const unsigned out = clamp_size(output.size());
        // The library only reads through this pointer, but its type does not say so.
        stream_.next_in = const_cast<char*>(input.data());
        stream_.avail_in = in;
        stream_.next_out = output.data();
        stream_.avail_out = out;
        const int code = BZ2_bzDecompress(&stream_);
        return {in - stream_.avail_in, out - stream_.avail_out, status_of(code)};
    }

    bool restart() override {
        BZ2_bzDecompressEnd(&stream_);
        stream_ = {};
        return begin();
    }

    Next next(std::string_view bytes) const noexcept override { return classify_member(Container::bzip2, bytes); }

private:
    static Status status_of(int code) noexcept {
        if (code == BZ_OK) return Status::running;
        if (code == BZ_STREAM_END) return Status::member_end;
        return code == BZ_MEM_ERROR ? Status::no_memory : Status::damaged;
    }

    bz_stream stream_{};
};

}  // namespace

std::unique_ptr<Decoder> make_bzip2_decoder() {
    auto decoder = std::make_unique<Bzip2Decoder>();
    if (!decoder->begin()) return nullptr;
    return decoder;
}

}  // namespace arbiter
