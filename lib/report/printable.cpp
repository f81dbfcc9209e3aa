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

}  // namespace arbiter
