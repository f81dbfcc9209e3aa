// The forms of output behind make_renderer. Private to the layer.
#pragma once

#include <cstddef>
#include <memory>

#include "report/validate_renderer.h"

namespace arbiter::detail {

// Bytes of players and event that are shown with a finding.
inline constexpr std::size_t kMaxCaption = 300;

std::unique_ptr<ValidateRenderer> make_text_renderer(const RenderOptions& options, bool concise);
std::unique_ptr<ValidateRenderer> make_json_renderer(const RenderOptions& options, bool summary_only);
std::unique_ptr<ValidateRenderer> make_github_renderer(const RenderOptions& options);

}  // namespace arbiter::detail
