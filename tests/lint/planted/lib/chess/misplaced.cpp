// Planted: zstd outside io.
#include <zstd.h>
