// Which games the validate pass need not parse: those whose moves kernels/clean_scanner.h found to be right. What may be
// wrong with their tags and bytes is left to the checks that all games go through.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "kernels/clean_scanner.h"
#include "passes/clean_laws.h"
#include "passes/validate_options.h"
#include "pgn/game.h"
#include "pgn/parser.h"
#include "pgn/result.h"

namespace arbiter {

class CleanGames {
public:
    explicit CleanGames(const ValidateOptions& options);

    // The game that begins at or after text[from], if the pass would find nothing in its movetext; doubts that concern
    // nothing that is reported in this run are taken away. Requires: kTextPadding bytes behind the text.
    std::optional<CleanGame> find(std::string_view text, std::size_t from, const ParserLimits& limits);
    // The last game that was found, with its tags and its marker, but without its moves. Valid until the next call of
    // either; `buffer` takes the tags and the findings about the bytes.
    GameView view(std::string_view text, const CleanGame& game, GameBuffer& buffer) const;

private:
    bool are_comments_right(std::string_view text) const noexcept;

    bool enabled_;
    std::uint32_t relevant_ = 0;  // the doubts about something that is reported
    CleanLaws laws_;
    CleanScanner scanner_;
};

Result to_result(CleanGame::Result result) noexcept;

}  // namespace arbiter
