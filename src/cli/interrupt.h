/* interrupt.h: polls for Ctrl-C during long jobs, so that they can end cleanly. */
#ifndef CLI_INTERRUPT_H
#define CLI_INTERRUPT_H

#include <stdbool.h>

/* From here on SIGINT and SIGTERM only become pending, also in threads started later. */
void interrupt_begin(void);
/* Whether one is pending. */
bool interrupt_pending(void);
/* Waits for one. */
void interrupt_await(void);
/* Waits for input or end of file on standard input; false if interrupted first. */
bool interrupt_await_input(void);
/* Restores the signals and discards a pending one. */
void interrupt_end(void);

#endif
