// Planted: base knows chess.
#pragma once

#include "chess/position.h"
