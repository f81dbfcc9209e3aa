#include "io/open_sink.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <string>

#include "io/signals.h"
#include "io/zstd_codec.h"
#include "lib/io/packed.h"
#include "support/temporary_folder.h"

namespace arbiter::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

std::unique_ptr<ByteSink> open_good(const std::string& path, const SinkOptions& options = {}) {
    auto sink = open_sink(path, options);
    EXPECT_TRUE(sink.has_value()) << describe(sink.error());
    return sink.has_value() ? std::move(*sink) : nullptr;
}

TEST(OpenSink, GivesTheNameOnlyWhenAllIsWritten) {
    const TemporaryFolder folder;
    auto sink = open_good(folder.path("out.pgn"));
    EXPECT_FALSE(sink->write("some text").has_value());
    EXPECT_FALSE(std::filesystem::exists(folder.path("out.pgn")));
    EXPECT_FALSE(sink->finish().has_value());
    sink.reset();
    EXPECT_THAT(folder.names(), ElementsAre("out.pgn"));
    EXPECT_EQ(folder.read("out.pgn"), "some text");
}

TEST(OpenSink, LeavesNothingWithoutAnEnd) {
    const TemporaryFolder folder;
    auto sink = open_good(folder.path("out.pgn"));
    EXPECT_FALSE(sink->write("some text").has_value());
    EXPECT_EQ(folder.names().size(), 1U) << "the temporary file";
    sink.reset();
    EXPECT_THAT(folder.names(), IsEmpty());
}

TEST(OpenSink, RefusesAnExistingFileUnlessItMayBeReplaced) {
    const TemporaryFolder folder;
    const std::string path = folder.write("out.pgn", "old");
    ::chmod(path.c_str(), 0640);
    const auto refused = open_sink(path, {});
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().kind, IoError::Kind::exists);
    auto sink = open_good(path, {true, {}});
    EXPECT_FALSE(sink->write("new").has_value());
    EXPECT_EQ(folder.read("out.pgn"), "old");
    EXPECT_FALSE(sink->finish().has_value());
    sink.reset();
    EXPECT_EQ(folder.read("out.pgn"), "new");
    struct stat status {};
    ASSERT_EQ(::stat(path.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0640U) << "the permissions of the old file";
    EXPECT_EQ(folder.names().size(), 1U);
}

TEST(OpenSink, DoesNotReplaceAFileThatCameMeanwhile) {
    const TemporaryFolder folder;
    auto sink = open_good(folder.path("out.pgn"));
    folder.write("out.pgn", "someone else's");
    const auto error = sink->finish();
    ASSERT_TRUE(error.has_value());
    EXPECT_EQ(error->kind, IoError::Kind::exists);
    sink.reset();
    EXPECT_EQ(folder.read("out.pgn"), "someone else's");
    EXPECT_EQ(folder.names().size(), 1U);
}

TEST(OpenSink, RefusesAnInputByWhateverName) {
    const TemporaryFolder folder;
    const std::string path = folder.write("in.pgn", "games");
    std::filesystem::create_symlink(path, folder.path("symbolic.pgn"));
    std::filesystem::create_hard_link(path, folder.path("hard.pgn"));
    SinkOptions options{true, {*input_file_id(path)}};
    for (const char* name : {"in.pgn", "symbolic.pgn", "hard.pgn", "./in.pgn"}) {
        const auto sink = open_sink(folder.path(name), options);
        ASSERT_FALSE(sink.has_value()) << name;
        EXPECT_EQ(sink.error().kind, IoError::Kind::same_as_input);
    }
    EXPECT_TRUE(open_sink(folder.path("other.pgn"), options).has_value());
    EXPECT_FALSE(input_file_id("/dev/null").has_value()) << "reading and writing it at once does no harm";
    EXPECT_FALSE(input_file_id(folder.path("missing")).has_value());
}

TEST(OpenSink, FollowsASymbolicLink) {
    const TemporaryFolder folder;
    const std::string path = folder.write("real.pgn", "old");
    std::filesystem::create_symlink("real.pgn", folder.path("link.pgn"));
    auto sink = open_good(folder.path("link.pgn"), {true, {}});
    EXPECT_FALSE(sink->write("new").has_value());
    EXPECT_FALSE(sink->finish().has_value());
    EXPECT_EQ(folder.read("real.pgn"), "new");
    EXPECT_TRUE(std::filesystem::is_symlink(folder.path("link.pgn")));
}

TEST(OpenSink, CannotWriteIntoAMissingFolderOrOverAFolder) {
    const TemporaryFolder folder;
    const auto missing = open_sink(folder.path("no/such/out.pgn"), {});
    ASSERT_FALSE(missing.has_value());
    EXPECT_EQ(missing.error().errno_value, ENOENT);
    const auto over = open_sink(folder.path(), {true, {}});
    ASSERT_FALSE(over.has_value());
    EXPECT_EQ(over.error().errno_value, EISDIR);
}

TEST(OpenSink, WritesDirectlyToWhatIsNoFile) {
    auto sink = open_good("/dev/null");
    EXPECT_FALSE(sink->write("nothing").has_value());
    EXPECT_FALSE(sink->finish().has_value());
    struct stat status {};
    ASSERT_EQ(::stat("/dev/null", &status), 0);
    EXPECT_TRUE(S_ISCHR(status.st_mode));
}

TEST(OpenSink, TellsThatADeviceIsFull) {
    if (::access("/dev/full", W_OK) != 0) GTEST_SKIP() << "there is no /dev/full";
    auto sink = open_good("/dev/full");
    const auto error = sink->write("text");
    ASSERT_TRUE(error.has_value());
    EXPECT_EQ(error->kind, IoError::Kind::write);
    EXPECT_EQ(error->errno_value, ENOSPC);
    EXPECT_EQ(describe(*error), "cannot write /dev/full: No space left on device");
}

TEST(OpenSink, TakesANameThatIsAsLongAsNamesMayBe) {
    const TemporaryFolder folder;
    const std::string path = folder.path(std::string(255, 'n'));
    auto sink = open_good(path);
    EXPECT_FALSE(sink->finish().has_value());
    EXPECT_TRUE(std::filesystem::exists(path));
}

TEST(OpenSink, PacksByNameInFramesThatAreFoundWithoutDecoding) {
    const TemporaryFolder folder;
    const std::string text = sample_text(std::size_t{9} << 20U);
    auto sink = open_good(folder.path("out.pgn.zst"));
    for (std::size_t at = 0; at < text.size(); at += 1'000'003) {
        ASSERT_FALSE(sink->write(std::string_view(text).substr(at, 1'000'003)).has_value());
    }
    ASSERT_FALSE(sink->finish().has_value());
    const std::string packed = folder.read("out.pgn.zst");
    EXPECT_LT(packed.size(), text.size() / 2);
    EXPECT_TRUE(unpack(packed).bytes == text);
    std::vector<ZstdFrame::Kind> kinds;
    for (std::size_t at = 0; at < packed.size(); at += find_zstd_frame(std::string_view(packed).substr(at)).bytes) {
        kinds.push_back(find_zstd_frame(std::string_view(packed).substr(at)).kind);
        ASSERT_NE(kinds.back(), ZstdFrame::Kind::incomplete);
    }
    using enum ZstdFrame::Kind;
    EXPECT_THAT(kinds, ElementsAre(skippable, data, skippable, data, skippable, data));
}

TEST(OpenSink, PacksNothingAsAnEmptyFrame) {
    const TemporaryFolder folder;
    auto sink = open_good(folder.path("out.zst"));
    ASSERT_FALSE(sink->finish().has_value());
    const Drained drained = unpack(folder.read("out.zst"));
    EXPECT_EQ(drained.bytes, "");
    EXPECT_FALSE(drained.error.has_value());
    EXPECT_GT(folder.read("out.zst").size(), 8U);
}

// In a child process: opens an output, then gets a signal.
int status_after_signal(const std::string& path, int number, bool ignored) {
    const pid_t child = ::fork();
    if (child == 0) {
        if (ignored) ::signal(number, SIG_IGN);
        remove_temporaries_on_signals();
        auto sink = open_sink(path, {});
        if (!sink.has_value() || (*sink)->write("half").has_value()) ::_exit(3);
        ::raise(number);
        ::_exit((*sink)->finish().has_value() ? 4 : 0);
    }
    int status = -1;
    ::waitpid(child, &status, 0);
    return status;
}

TEST(Signals, RemoveTemporariesAndEndTheProgramAsAlways) {
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        const TemporaryFolder folder;
        const int status = status_after_signal(folder.path("out.pgn"), number, false);
        ASSERT_TRUE(WIFSIGNALED(status)) << number;
        EXPECT_EQ(WTERMSIG(status), number);
        EXPECT_THAT(folder.names(), IsEmpty()) << number;
    }
}

TEST(Signals, ThatAreIgnoredStayIgnored) {
    const TemporaryFolder folder;
    const int status = status_after_signal(folder.path("out.pgn"), SIGHUP, true);
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 0);
    EXPECT_THAT(folder.names(), ElementsAre("out.pgn"));
}

TEST(Signals, OfClosedPipesBecomeErrors) {
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    ::close(ends[0]);
    const pid_t child = ::fork();
    if (child == 0) {
        ignore_closed_pipes();
        ::_exit(::write(ends[1], "x", 1) < 0 && errno == EPIPE ? 0 : 1);
    }
    ::close(ends[1]);
    int status = -1;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

}  // namespace
}  // namespace arbiter::testing
