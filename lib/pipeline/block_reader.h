// Inputs -> blocks that end at strong starts, as far as there are any.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "io/open.h"
#include "pipeline/inputs.h"
#include "pipeline/slot.h"

namespace arbiter {

// Cuts each input at the last strong start before block_bytes. Where there is none it reads up to twice as much, and
// then cuts anywhere (BlockEnd::cut); the block after such a cut `continues` and ends at its first strong start.
class BlockReader {
public:
    BlockReader(Inputs& inputs, std::size_t block_bytes, const SourceOptions& options)
        : inputs_(inputs), block_bytes_(block_bytes), options_(options) {}

    // Fills the block; false if all inputs are read. An input that cannot be opened is an empty block with an error.
    bool next(Block& block);

private:
    bool open(Block& block);
    bool fill(Block& block, std::size_t target);
    std::optional<std::size_t> find_cut(const Block& block, std::size_t searched);
    void cut_at(Block& block, std::size_t place);
    bool cut_anywhere(Block& block, std::size_t target);
    void end(Block& block);

    Inputs& inputs_;
    std::size_t block_bytes_;
    SourceOptions options_;
    std::optional<OpenedSource> source_;
    std::size_t index_ = 0;  // of the input that is read, or will be next
    TextBuffer rest_;        // read, but behind the last cut
    bool continues_ = false;
    // Stands for what is before the rest, so that a strong start right behind a cut is seen: a letter, and a line end for
    // each of the (at most two) line ends since the last byte that is not white.
    std::string_view context_;
    std::optional<IoError> error_;  // after which the input has nothing more
    bool at_end_ = false;
};

}  // namespace arbiter
