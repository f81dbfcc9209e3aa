#include "pipeline/inputs.h"

namespace arbiter {

Expected<OpenedSource, IoError> FileInputs::open(std::size_t index, const SourceOptions& options) {
    return open_source(paths_[index], options);
}

}  // namespace arbiter
