// The kernel for any processor.
#include "kernels/kernel.h"

#define ARBITER_KERNEL_NAMESPACE portable
#define ARBITER_KERNEL_ISA "kernels/isa_portable.inc"
#include "kernels/kernel.inc"
