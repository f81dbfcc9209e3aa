// The kernel for x86-64 with AVX2, BMI1, BMI2, POPCNT and PCLMULQDQ; built with -m flags, see kernels/CMakeLists.txt.
#include <immintrin.h>

#include "kernels/kernel.h"

#define ARBITER_KERNEL_NAMESPACE avx2
#define ARBITER_KERNEL_ISA "kernels/isa_avx2.inc"
#define ARBITER_KERNEL_PEXT 1
#include "kernels/kernel.inc"
