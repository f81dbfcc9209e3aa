// One object of JSON Lines.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace arbiter {

// Appends an object, from "{" to the line end, while it lives. Keys come in the order of the calls.
class JsonObject {
public:
    JsonObject(std::string& out, std::string_view type);
    JsonObject(const JsonObject&) = delete;
    JsonObject& operator=(const JsonObject&) = delete;
    ~JsonObject();

    // Requires: value is printable UTF-8 (base/text.h).
    void text(std::string_view name, std::string_view value);
    void text_or_null(std::string_view name, std::string_view value);
    // Any bytes, such as a path.
    void path(std::string_view name, std::string_view value);
    void number(std::string_view name, std::uint64_t value);
    void boolean(std::string_view name, bool value);
    void null(std::string_view name);
    // What is added up to the matching end belongs to an object or array within this one.
    void begin_object(std::string_view name);
    void end_object();
    void begin_array(std::string_view name);
    void end_array();
    // Elements of an array.
    void element(std::string_view value);
    void begin_element();
    void end_element() { end_object(); }

private:
    struct Writer;
    std::string* out_;
    std::unique_ptr<Writer> writer_;
};

}  // namespace arbiter
