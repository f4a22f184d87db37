/* interrupt.c: signals stay blocked and are polled, so that no handler needs global
 * state. */
#include "cli/interrupt.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <time.h>
#include <unistd.h>

/* Milliseconds between polls for signals. */
enum { POLL_MS = 100 };

static sigset_t awaited(void)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    return set;
}

void interrupt_begin(void)
{
    sigset_t set = awaited();
    sigprocmask(SIG_BLOCK, &set, NULL);
}

bool interrupt_pending(void)
{
    sigset_t pending;
    sigpending(&pending);
    return sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1;
}

bool interrupt_await_input(void)
{
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    while (!interrupt_pending()) {
        int ready = poll(&input, 1, POLL_MS);
        if (ready > 0 || (ready < 0 && errno != EINTR))
            return true;
    }
    return false;
}

void interrupt_await(void)
{
    sigset_t set = awaited();
    int ignored;
    sigwait(&set, &ignored);
}

void interrupt_end(void)
{
    sigset_t set = awaited();
    struct timespec now = {0};
    while (sigtimedwait(&set, NULL, &now) > 0)
        continue;
    sigprocmask(SIG_UNBLOCK, &set, NULL);
}
