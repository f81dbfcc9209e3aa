// What signals mean to a program that writes files: temporaries are removed, then the signal does what it always did.
#pragma once

namespace arbiter {

// SIGINT, SIGTERM and SIGHUP, unless they are ignored already, remove the temporary files of sinks that are open and
// then end the program as if unhandled, at once, whatever its threads are doing. Call it once, in main().
void remove_temporaries_on_signals() noexcept;

// Removes the temporary files of sinks that are open: for a program that is about to end without unwinding, as in a
// std::terminate handler.
void remove_temporaries() noexcept;

// Writing to a pipe that nobody reads becomes an error (EPIPE) instead of a signal. Call it once, in main().
void ignore_closed_pipes() noexcept;

}  // namespace arbiter
