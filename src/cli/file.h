/* file.h: whole files in and out, with errors that say what to do. */
#ifndef CLI_FILE_H
#define CLI_FILE_H

#include <stdbool.h>

#include "core/file_read.h"

/* Appends a whole file; "-" is standard input. */
bool file_read(const char *name, struct buffer *out, struct error *error);
/* Writes a whole file; NULL or "-" is standard output, flushed so that errors show. */
bool file_write(const char *name, const struct buffer *data, struct error *error);
/* The same, but a file that holds something already is left alone unless `force`. */
bool file_write_new(const char *name, const struct buffer *data, bool force,
                    struct error *error);
/* Whether file_write_new would do: for work that takes long, before it is begun. Leaves
 * what is there as it is. */
bool file_check_new(const char *name, bool force, struct error *error);
/* Flushes standard output. False when something could not be written, after a message; a
 * reader that went away (a pipe into `head`) is no news to anybody. */
bool file_flush_output(void);
/* How to call a file in messages. */
const char *file_title(const char *name);

/* "cantrip: file:line: text" on standard error. Returns `code`. */
int file_complain(const struct error *error, int code);

#endif
