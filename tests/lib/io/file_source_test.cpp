#include "io/file_source.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <string>
#include <thread>

#include "io/open.h"
#include "support/failing_source.h"
#include "support/temporary_folder.h"

namespace arbiter::testing {
namespace {

std::unique_ptr<FileSource> open_good(const std::string& path) {
    auto source = FileSource::open(path);
    EXPECT_TRUE(source.has_value());
    return source.has_value() ? std::move(*source) : nullptr;
}

TEST(FileSource, GivesTheFileAndItsSizeAndCountsItsBytes) {
    const TemporaryFolder folder;
    const std::string text(10'000, 'x');
    const auto source = open_good(folder.write("a", text));
    std::atomic<std::uint64_t> raw_bytes{0};
    source->count_into(&raw_bytes);
    EXPECT_EQ(source->size(), 10'000U);
    const Drained drained = drain(*source, 333);
    EXPECT_EQ(drained.bytes, text);
    EXPECT_FALSE(drained.error.has_value());
    EXPECT_EQ(raw_bytes, 10'000U);
}

TEST(FileSource, AFileThatGrewIsChangedAfterItsFirstBytes) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a", "first ");
    for (const std::size_t room : {1U, 6U, 7U, 100U}) {
        folder.write("a", "first ");
        const auto source = open_good(path);
        std::ofstream(path, std::ios::app) << "more";
        const Drained drained = drain(*source, room);
        EXPECT_EQ(drained.bytes, "first ");
        ASSERT_TRUE(drained.error.has_value()) << room;
        EXPECT_EQ(drained.error->kind, IoError::Kind::changed);
    }
}

TEST(FileSource, AFileThatShrankIsChangedAfterTheBytesThatAreLeft) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a", "0123456789");
    const auto source = open_good(path);
    ASSERT_EQ(::truncate(path.c_str(), 4), 0);
    const Drained drained = drain(*source, 3);
    EXPECT_EQ(drained.bytes, "0123");
    ASSERT_TRUE(drained.error.has_value());
    EXPECT_EQ(drained.error->kind, IoError::Kind::changed);
    EXPECT_EQ(drained.error->path, path);
}

TEST(FileSource, AFileThatWasWrittenOverIsChangedAfterItsBytes) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a", "0123456789");
    const auto source = open_good(path);
    const timespec later[2]{{2'000'000'000, 0}, {2'000'000'000, 0}};  // a clock too coarse must not hide it
    std::ofstream(path, std::ios::in | std::ios::out) << "9876543210";
    ASSERT_EQ(::utimensat(AT_FDCWD, path.c_str(), static_cast<const timespec*>(later), 0), 0);
    const Drained drained = drain(*source, 4);
    EXPECT_EQ(drained.bytes, "9876543210");
    ASSERT_TRUE(drained.error.has_value());
    EXPECT_EQ(drained.error->kind, IoError::Kind::changed);
}

TEST(FileSource, AnEmptyFileIsTheEndAtOnce) {
    const TemporaryFolder folder;
    const Drained drained = drain(*open_good(folder.write("a", "")));
    EXPECT_EQ(drained.bytes, "");
    EXPECT_FALSE(drained.error.has_value());
}

TEST(FileSource, ReadsAPipeThatComesInPieces) {
    const TemporaryFolder folder;
    const std::string path = folder.path("pipe");
    ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
    std::thread writer([&path] {
        std::ofstream pipe(path);
        for (int i = 0; i < 50; ++i) pipe << i << '\n' << std::flush;
    });
    const auto source = open_good(path);
    EXPECT_FALSE(source->size().has_value());
    const Drained drained = drain(*source);
    writer.join();
    EXPECT_TRUE(drained.bytes.ends_with("48\n49\n"));
    EXPECT_FALSE(drained.error.has_value());
}

TEST(FileSource, ReadsFilesOfTheSystemThatHaveNoSize) {
    const auto source = open_good("/proc/self/status");
    EXPECT_TRUE(drain(*source).bytes.starts_with("Name:"));
}

TEST(FileSource, AFileThatMayNotBeReadIsAnOpenError) {
    const TemporaryFolder folder;
    const std::string path = folder.write("a", "secret");
    ::chmod(path.c_str(), 0);
    // Root may read everything, so another user tries, in a child process.
    constexpr uid_t kNobody = 65534;
    const pid_t child = ::fork();
    if (child == 0) {
        if (::geteuid() == 0 && ::setuid(kNobody) != 0) ::_exit(2);
        const auto source = FileSource::open(path);
        ::_exit(!source.has_value() && source.error().errno_value == EACCES ? 0 : 1);
    }
    int status = -1;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 0);
}

}  // namespace
}  // namespace arbiter::testing
