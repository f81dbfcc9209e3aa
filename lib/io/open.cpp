#include "io/open.h"

#include <algorithm>
#include <cerrno>
#include <utility>

#include "io/container_source.h"
#include "io/file_source.h"
#include "io/frame_source.h"
#include "io/prefix_source.h"
#include "io/utf16_source.h"

namespace arbiter {
namespace {

// Null: no memory.
std::unique_ptr<Decoder> make_decoder(Container container, const SourceOptions& options) {
    switch (container) {
        case Container::plain: return nullptr;
        case Container::zstd: return make_zstd_decoder(options.window_bytes);
        case Container::gzip: return make_gzip_decoder();
        case Container::bzip2: return make_bzip2_decoder();
        case Container::xz: return make_xz_decoder(options.window_bytes);
    }
    return nullptr;
}

// Null: no memory.
std::unique_ptr<ByteSource> unpack(Container container, std::unique_ptr<ByteSource> packed, const std::string& path,
                                   const SourceOptions& options) {
    if (container == Container::zstd && options.parallel != nullptr && options.parallel->width() > 1) {
        return std::make_unique<FrameSource>(std::move(packed), path, options.window_bytes, *options.parallel);
    }
    std::unique_ptr<Decoder> decoder = make_decoder(container, options);
    if (decoder == nullptr) return nullptr;
    return std::make_unique<ContainerSource>(std::move(packed), std::move(decoder), path);
}

}  // namespace

Expected<OpenedSource, IoError> open_source(std::unique_ptr<ByteSource> bytes, const std::string& path,
                                            const SourceOptions& options) {
    OpenedSource opened;
    auto raw = std::make_unique<PrefixSource>(std::move(bytes), std::max(kContainerBytes, kUtf16Bytes));
    opened.container = detect_container(raw->prefix());
    std::unique_ptr<PrefixSource> text = std::move(raw);
    if (opened.container != Container::plain) {
        std::unique_ptr<ByteSource> unpacked = unpack(opened.container, std::move(text), path, options);
        if (unpacked == nullptr) return Unexpected(IoError{IoError::Kind::open, path, ENOMEM, {}});
        text = std::make_unique<PrefixSource>(std::move(unpacked), kUtf16Bytes);
    }
    const std::optional<Utf16Order> order = detect_utf16(text->prefix());
    if (!order) {
        opened.source = std::move(text);
        return opened;
    }
    auto converted = std::make_unique<Utf16Source>(std::move(text), *order, path);
    opened.utf16 = converted.get();
    opened.source = std::move(converted);
    return opened;
}

Expected<OpenedSource, IoError> open_source(const std::string& path, const SourceOptions& options) {
    Expected<std::unique_ptr<FileSource>, IoError> file = FileSource::open(path);
    if (!file.has_value()) return Unexpected(file.error());
    (*file)->count_into(options.raw_bytes);
    const std::optional<std::uint64_t> size = (*file)->size();
    Expected<OpenedSource, IoError> opened = open_source(std::move(*file), path, options);
    if (opened.has_value()) opened->file_bytes = size;
    return opened;
}

}  // namespace arbiter
