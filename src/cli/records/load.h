/* load.h: records from files, with a message when it cannot be. */
#ifndef CLI_RECORDS_LOAD_H
#define CLI_RECORDS_LOAD_H

#include <stdbool.h>
#include <stddef.h>

#include "core/match.h"

/* Whether a word that may be a game or a record names a file: it has a dot or a slash, or
 * is - (a seed with a dot in it has a colon before it). */
bool load_is_file(const char *word);

/* NULL after a message on standard error, with *code set to the exit code. A damaged
 * record is told with how much of it is good. */
struct match *load_record(const char *name, int *code);
/* The same, but of a damaged record the part before the damage is returned. */
struct match *load_partial(const char *name, int *code);

/* After a record's error was told: how much of the text before it is good. */
void load_tell_good(const char *text, size_t length);

#endif
