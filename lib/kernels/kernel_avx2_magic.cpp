// As kernel_avx2.cpp, for processors on which pext is slow (AMD Zen 1 and 2).
#include <immintrin.h>

#include "kernels/kernel.h"

#define ARBITER_KERNEL_NAMESPACE avx2_magic
#define ARBITER_KERNEL_ISA "kernels/isa_avx2.inc"
#define ARBITER_KERNEL_PEXT 0
#include "kernels/kernel.inc"
