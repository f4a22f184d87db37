/* signals.c: being told to end, and crashes.
 *
 * Signals that end the program are kept waiting and looked for between keys, so that no
 * handler needs a place that all can write to, and what is being kept is kept to the end.
 * Only a crash is handled where it happens: it gives the terminal back. */
#include <curses.h>
#include <signal.h>
#include <stddef.h>
#include <time.h>

#include "ui/tui/screen/internal.h"

static const int endings[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
static const int crashes[] = {SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL};

static void keep_waiting(int how)
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

/* Not all of endwin() may be done in a handler; a terminal that cannot be used is worse
 * than what may go wrong in a program that is lost anyway. */
static void give_terminal_back(int number)
{
    endwin();
    raise(number);
}

static void watch_crashes(void)
{
    struct sigaction action = {.sa_handler = give_terminal_back,
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
        if (now.sa_handler == give_terminal_back)
            signal(crashes[i], SIG_DFL);
    }
}

void signals_begin(void)
{
    keep_waiting(SIG_BLOCK);
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
    keep_waiting(SIG_UNBLOCK);
}
