/* load.h: records from files, with a message when it cannot be. */
#ifndef CLI_LOAD_H
#define CLI_LOAD_H

#include "core/match.h"

/* NULL after a message on standard error, with *code set to the exit code. */
struct match *load_record(const char *name, int *code);

#endif
