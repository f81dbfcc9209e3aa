#include "report/input_finding.h"

#include <cstdint>
#include <string>
#include <utility>

#include "base/text.h"

namespace arbiter {
namespace {

// A text that cannot be converted whole is an error, unless the finding is switched off.
Severity severity_of_bad_utf16(const SeverityTable& severities) noexcept {
    return severities[Code::utf16_text] == Severity::off ? Severity::off : Severity::error;
}

InputFinding of_replaced(std::uint64_t replaced, const SeverityTable& severities) {
    std::string message = "the UTF-16 text holds half a surrogate pair";
    if (replaced > 1) {
        message += ", ";
        append_number(message, replaced);
        message += " times in this input";
    }
    message += ": U+FFFD stands in its place";
    return {Code::utf16_text, severity_of_bad_utf16(severities), message, true, false};
}

InputFinding of_error(const InputEnd& end, const SeverityTable& severities) {
    const IoError& error = *end.error;
    const Code code = code_of(error.kind);
    // A finding that is switched off stays off; the exit code says the rest.
    const Severity severity = code == Code::utf16_text ? severity_of_bad_utf16(severities) : severities[code];
    InputFinding finding{code, severity, {}, true, false};
    append_printable(finding.message, describe_without_path(error));
    finding.was_opened = error.kind != IoError::Kind::open;
    return finding;
}

}  // namespace

Code code_of(IoError::Kind kind) noexcept {
    switch (kind) {
        case IoError::Kind::truncated: return Code::truncated_input;
        case IoError::Kind::bad_checksum: return Code::bad_checksum;
        case IoError::Kind::trailing_garbage: return Code::trailing_garbage;
        case IoError::Kind::changed: return Code::input_changed;
        case IoError::Kind::bad_utf16: return Code::utf16_text;
        case IoError::Kind::open:
        case IoError::Kind::read:
        case IoError::Kind::window_too_large:
        case IoError::Kind::write:
        case IoError::Kind::exists:
        case IoError::Kind::same_as_input: break;
    }
    return Code::unreadable_input;
}

std::vector<InputFinding> input_findings(const InputEnd& end, const SeverityTable& severities) {
    std::vector<InputFinding> findings;
    if (end.utf16) {
        findings.push_back({Code::utf16_text, severities[Code::utf16_text],
                            "the input is UTF-16 and was converted to UTF-8; places are those in the converted text",
                            true, true});
    }
    if (end.replaced != 0) findings.push_back(of_replaced(end.replaced, severities));
    if (end.error) findings.push_back(of_error(end, severities));
    return findings;
}

}  // namespace arbiter
