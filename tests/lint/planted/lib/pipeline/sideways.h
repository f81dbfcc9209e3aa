// Planted: the pipeline knows a pass, and a header of oneTBB stands in a header of ours.
#pragma once

#include <tbb/parallel_pipeline.h>

#include "passes/validate.h"
