// The catalogue of findings as pages for people.
#pragma once

#include <string>

#include "pgn/diagnostic.h"

namespace arbiter {

// A line for each finding: id, severity in this run, title; by group.
void append_rule_list(std::string& out, const SeverityTable& severities);

// What one finding means, what to do about it, what it counts as.
void append_rule(std::string& out, Code code, const SeverityTable& severities);

// docs/diagnostics.md.
void append_rules_markdown(std::string& out);

}  // namespace arbiter
