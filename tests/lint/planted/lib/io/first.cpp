// Planted: zlib in two files.
#include <zlib.h>
