#include "pgn/diagnostic.h"

namespace arbiter {

void DiagnosticList::clear() noexcept {
    items.clear();
    text.clear();
    if (dropped_total != 0) dropped = {};
    dropped_total = 0;
}

Diagnostic* DiagnosticList::add(Code code, TextRange place, std::string_view message) {
    if (items.size() >= kMaxKept) {
        ++dropped[code];
        ++dropped_total;
        return nullptr;
    }
    Diagnostic& added = items.emplace_back();
    added.code = code;
    added.place = place;
    added.message = {static_cast<std::uint32_t>(text.size()), static_cast<std::uint32_t>(message.size())};
    text += message;
    return &added;
}

}  // namespace arbiter
