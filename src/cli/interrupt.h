/* interrupt.h: Ctrl-C while something takes long: asked for now and then, so that it can
 * end in an orderly way. */
#ifndef CLI_INTERRUPT_H
#define CLI_INTERRUPT_H

#include <stdbool.h>

/* From here on Ctrl-C and being told to terminate do nothing but be noticed; in threads
 * that are started later, too. */
void interrupt_begin(void);
/* Whether that has happened since. */
bool interrupt_pending(void);
/* Waits for it. */
void interrupt_await(void);
/* Waits until there is something to read on standard input, or nothing more to come;
 * false when that has happened meanwhile. */
bool interrupt_await_input(void);
/* As before; what has happened meanwhile is forgotten. */
void interrupt_end(void);

#endif
