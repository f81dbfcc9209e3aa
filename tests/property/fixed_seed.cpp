// Makes RapidCheck draw the same inputs in every run, so that a change is judged by what it changed. Set RC_PARAMS in the
// environment, to "max_success=5000" for example, for other and more inputs.
#include <cstdlib>

namespace {

// Before main(): RapidCheck reads the variable when its first property runs.
[[maybe_unused]] const bool kIsSet = setenv("RC_PARAMS", "seed=20261201 max_success=200", 0) == 0;

}  // namespace
