// Checks of the tag pairs: names, order, and the form of the values that have one.
#pragma once

#include "passes/findings.h"
#include "passes/tag_table.h"

namespace arbiter {

// Reports missing-tag, roster-order, tag-order, tag-case, duplicate-tag, bad-date, bad-elo, bad-round and
// bad-time-control. What FEN, SetUp, Variant and Result say is checked elsewhere.
void check_tags(const TagTable& tags, Findings& findings);

}  // namespace arbiter
