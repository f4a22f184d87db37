/* load.h: loads records from files, reporting errors. */
#ifndef CLI_RECORDS_LOAD_H
#define CLI_RECORDS_LOAD_H

#include <stdbool.h>
#include <stddef.h>

#include "core/match/match.h"

/* Whether an argument that may be a game or a record is a file: it contains a dot or a
 * slash, or is "-". (A dot in a seed comes after a colon.) */
bool load_is_file(const char *word);

/* NULL after a message on standard error, with *code set to the exit code. For a damaged
 * record, also says how much of it is good. */
struct match *load_record(const char *name, int *code);
/* The same, but returns the part of a damaged record before the damage. */
struct match *load_partial(const char *name, int *code);

/* After reporting a record's error: says how much of the text before it is good. */
void load_print_good(const char *text, size_t length);

#endif
