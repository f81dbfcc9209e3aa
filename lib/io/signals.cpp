#include "io/signals.h"

#include <csignal>

#include "io/temporaries.h"

namespace arbiter {
namespace {

// Only functions that are safe in a handler (signal-safety(7)). The signal is blocked while its handler runs, and ends
// the program when it returns.
extern "C" void remove_and_raise(int number) {
    unlink_temporaries();
    struct sigaction standard {};
    standard.sa_handler = SIG_DFL;
    sigaction(number, &standard, nullptr);
    raise(number);
}

}  // namespace

void remove_temporaries_on_signals() noexcept {
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
        struct sigaction before {};
        sigaction(number, nullptr, &before);
        if (before.sa_handler == SIG_IGN) continue;
        struct sigaction action {};
        action.sa_handler = remove_and_raise;
        sigfillset(&action.sa_mask);
        sigaction(number, &action, nullptr);
    }
}

void remove_temporaries() noexcept { unlink_temporaries(); }

void ignore_closed_pipes() noexcept {
    struct sigaction action {};
    action.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &action, nullptr);
}

}  // namespace arbiter
