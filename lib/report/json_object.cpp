// The only user of RapidJSON.
#include "report/json_object.h"

#include <rapidjson/writer.h>

#include <algorithm>
#include <cstring>
#include <new>

#include "base/text.h"

namespace arbiter {
namespace {

// A RapidJSON output stream that appends to a string.
class StringStream {
public:
    using Ch = char;
    explicit StringStream(std::string& out) : out_(&out) {}
    void Put(char byte) { out_->push_back(byte); }
    void Flush() {}

private:
    std::string* out_;
};

// RapidJSON's own allocator does not look whether memory was there; operator new throws.
class CheckedAllocator {
public:
    static constexpr bool kNeedFree = true;  // NOLINT(readability-identifier-naming): RapidJSON asks for the name

    void* Malloc(std::size_t size) { return size == 0 ? nullptr : ::operator new(size); }
    void* Realloc(void* old, std::size_t old_size, std::size_t size) {
        void* moved = Malloc(size);
        if (old_size != 0 && size != 0) std::memcpy(moved, old, std::min(old_size, size));
        Free(old);
        return moved;
    }
    static void Free(void* memory) { ::operator delete(memory); }
};

}  // namespace

struct JsonObject::Writer {
    explicit Writer(std::string& out) : stream(out), json(stream) {}

    void string(std::string_view value) {
        json.String(value.data(), static_cast<rapidjson::SizeType>(value.size()), false);
    }

    StringStream stream;
    rapidjson::Writer<StringStream, rapidjson::UTF8<>, rapidjson::UTF8<>, CheckedAllocator> json;
};

JsonObject::JsonObject(std::string& out, std::string_view type) : out_(&out), writer_(std::make_unique<Writer>(out)) {
    writer_->json.StartObject();
    text("type", type);
}

JsonObject::~JsonObject() {
    writer_->json.EndObject();
    out_->push_back('\n');
}

void JsonObject::text(std::string_view name, std::string_view value) {
    writer_->string(name);
    writer_->string(value);
}

void JsonObject::text_or_null(std::string_view name, std::string_view value) {
    if (value.empty()) return null(name);
    text(name, value);
}

void JsonObject::path(std::string_view name, std::string_view value) {
    std::string printable;
    append_printable(printable, value);
    text(name, printable);
}

void JsonObject::number(std::string_view name, std::uint64_t value) {
    writer_->string(name);
    writer_->json.Uint64(value);
}

void JsonObject::boolean(std::string_view name, bool value) {
    writer_->string(name);
    writer_->json.Bool(value);
}

void JsonObject::null(std::string_view name) {
    writer_->string(name);
    writer_->json.Null();
}

void JsonObject::begin_object(std::string_view name) {
    writer_->string(name);
    writer_->json.StartObject();
}

void JsonObject::end_object() { writer_->json.EndObject(); }

void JsonObject::begin_array(std::string_view name) {
    writer_->string(name);
    writer_->json.StartArray();
}

void JsonObject::end_array() { writer_->json.EndArray(); }

void JsonObject::element(std::string_view value) { writer_->string(value); }

void JsonObject::begin_element() { writer_->json.StartObject(); }

}  // namespace arbiter
