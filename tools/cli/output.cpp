#include "cli/output.h"

#include "io/open_sink.h"

namespace arbiter::cli {

void add_options(Command& command, OutputOptions& options) {
    command.text(
        "output,o", "FILE", options.path,
        "write to FILE instead of the standard output; it appears when it is complete. A name that ends in .zst "
        "is compressed");
    command.flag("overwrite,O", options.overwrite, "let --output replace a file that exists");
}

std::unique_ptr<ByteSink> open_output(const OutputOptions& options, const std::vector<std::string>& inputs) {
    if (options.path.empty()) throw UsageError("--output: the name is empty");
    SinkOptions sink_options;
    sink_options.overwrite = options.overwrite;
    for (const std::string& input : inputs) {
        if (const auto id = input_file_id(input)) sink_options.inputs.push_back(*id);
    }
    auto sink = open_sink(options.path, sink_options);
    if (!sink.has_value()) {
        IoError error = sink.error();
        if (options.is_stdout()) error.path = "<stdout>";
        throw UsageError(describe(error));
    }
    return *std::move(sink);
}

}  // namespace arbiter::cli
