#include "io/io_error.h"

#include <gtest/gtest.h>

#include <cerrno>

namespace arbiter {
namespace {

TEST(DescribeIoError, NamesTheFileAndTheReason) {
    EXPECT_EQ(describe({IoError::Kind::open, "a.pgn", ENOENT, {}}), "cannot open a.pgn: No such file or directory");
    EXPECT_EQ(describe({IoError::Kind::truncated, "a.zst", 0, {}}), "a.zst: ends in the middle of its compressed data");
    EXPECT_EQ(describe({IoError::Kind::bad_checksum, "a.gz", 0, "incorrect data check"}),
              "a.gz: compressed data is damaged: incorrect data check");
}

TEST(DescribeIoError, EscapesWhatATerminalWouldObey) {
    EXPECT_EQ(describe({IoError::Kind::open, "a\x1B[31m\xFF\n.pgn", EACCES, {}}),
              "cannot open a\\u{1b}[31m\\xff\\n.pgn: Permission denied");
}

}  // namespace
}  // namespace arbiter
