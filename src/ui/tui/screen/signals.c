/* signals.c: termination signals and crashes.
 *
 * Termination signals stay blocked and are checked between keys, so that no handler needs
 * global state and no save is interrupted. Only crashes are handled asynchronously, to
 * restore the terminal. */
#include <curses.h>
#include <signal.h>
#include <stddef.h>
#include <time.h>

#include "ui/tui/screen/internal.h"

static const int endings[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
static const int crashes[] = {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL};

static void set_mask(int how)
{
    sigset_t set;
    sigemptyset(&set);
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        sigaddset(&set, endings[i]);
    sigprocmask(how, &set, NULL);
}

int signals_pending(void)
{
    sigset_t pending;
    sigpending(&pending);
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
        if (sigismember(&pending, endings[i]) == 1)
            return endings[i];
    return 0;
}

/* endwin() is not async-signal-safe, but the program is lost anyway and an unusable
 * terminal would be worse. */
static void restore_terminal(int number)
{
    endwin();
    raise(number);
}

static void watch_crashes(void)
{
    struct sigaction action = {.sa_handler = restore_terminal,
                               .sa_flags = (int)(SA_RESETHAND | SA_NODEFER)};
    for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) {
        struct sigaction before;
        sigaction(crashes[i], NULL, &before);
        if (before.sa_handler == SIG_DFL)
            sigaction(crashes[i], &action, NULL);
    }
}

static void forget_crashes(void)
{
    for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) {
        struct sigaction now;
        sigaction(crashes[i], NULL, &now);
        if (now.sa_handler == restore_terminal)
            signal(crashes[i], SIG_DFL);
    }
}

void signals_begin(void)
{
    set_mask(SIG_BLOCK);
    watch_crashes();
}

void signals_end(int seen)
{
    struct timespec now = {0};
    sigset_t set;
    sigemptyset(&set);
    if (seen)
        sigaddset(&set, seen);
    while (seen && sigtimedwait(&set, NULL, &now) > 0)
        continue;
    forget_crashes();
    set_mask(SIG_UNBLOCK);
}
