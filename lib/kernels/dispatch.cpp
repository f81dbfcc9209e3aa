#include <cstdlib>

#include "kernels/kernel.h"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace arbiter::kernels {

namespace {

bool always() noexcept { return true; }

void refuse(const Job&, Scan& out) noexcept { out.reason = Reason::no_tag; }

#if defined(__x86_64__)
bool has_avx2() noexcept {
    return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0 &&
           __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("popcnt") != 0 &&
           __builtin_cpu_supports("pclmul") != 0;
}

// pext takes some 250 cycles on AMD's family 17h (Zen 1 and 2) and on Hygon's 18h, which is the same core.
bool has_fast_pext() noexcept {
    unsigned eax = 0;
    unsigned ebx = 0;
    unsigned ecx = 0;
    unsigned edx = 0;
    if (__get_cpuid(0, &eax, &ebx, &ecx, &edx) == 0) return false;
    const bool amd = ebx == 0x6874'7541;    // "Auth"enticAMD
    const bool hygon = ebx == 0x6F67'7948;  // "Hygo"nGenuine
    if (!amd && !hygon) return true;
    if (__get_cpuid(1, &eax, &ebx, &ecx, &edx) == 0) return false;
    const unsigned family = (eax >> 8U & 15U) + (eax >> 20U & 255U);
    return !hygon && family >= 0x19;
}

bool has_avx2_and_fast_pext() noexcept { return has_avx2() && has_fast_pext(); }
#endif

constexpr Kernel kKernels[] = {
#if defined(__x86_64__)
    {"avx2", has_avx2_and_fast_pext, SliderIndex::pext, avx2::scan_clean_game},
    {"avx2-magic", has_avx2, SliderIndex::magic, avx2_magic::scan_clean_game},
#endif
    {"portable", always, SliderIndex::magic, portable::scan_clean_game},
    {"none", always, SliderIndex::magic, refuse},
};

const Kernel& choose() noexcept {
    const char* const wanted = std::getenv("ARBITER_CPU");
    const Kernel* best = nullptr;
    for (const Kernel& kernel : kKernels) {
        if (!kernel.supported()) continue;
        if (wanted != nullptr && kernel.name == wanted) return kernel;
        if (best == nullptr) best = &kernel;
    }
    return *best;
}

}  // namespace

std::span<const Kernel> all_kernels() noexcept { return kKernels; }

const Kernel& active_kernel() noexcept {
    static const Kernel& chosen = choose();
    return chosen;
}

}  // namespace arbiter::kernels
