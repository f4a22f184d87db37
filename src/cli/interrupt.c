/* interrupt.c: signals are kept waiting and looked for, so that no handler needs a place
 * that all can write to. */
#include "cli/interrupt.h"

#include <signal.h>
#include <stddef.h>
#include <time.h>

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

void interrupt_end(void)
{
    sigset_t set = awaited();
    struct timespec now = {0};
    while (sigtimedwait(&set, NULL, &now) > 0)
        continue;
    sigprocmask(SIG_UNBLOCK, &set, NULL);
}
