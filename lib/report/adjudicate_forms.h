// The forms of output behind make_renderer(AdjudicateFormat). Private to the layer.
#pragma once

#include <memory>

#include "report/adjudicate_renderer.h"

namespace arbiter::detail {

std::unique_ptr<AdjudicateRenderer> make_adjudicate_text(const AdjudicateRenderOptions& options);
std::unique_ptr<AdjudicateRenderer> make_adjudicate_json(bool summary_only);
std::unique_ptr<AdjudicateRenderer> make_adjudicate_csv();
std::unique_ptr<AdjudicateRenderer> make_adjudicate_pgn();

}  // namespace arbiter::detail
