/* file.h: whole files in and out, with actionable errors. */
#ifndef CLI_FILE_H
#define CLI_FILE_H

#include <stdbool.h>

#include "core/text/file_read.h"

/* Appends a whole file; "-" is standard input. */
bool file_read(const char *name, struct buffer *out, struct error *error);
/* Writes a whole file; NULL or "-" is standard output, flushed so that errors show.
 * Returns EXIT_FINE, or EXIT_IO after a message. */
int file_write(const char *name, const struct buffer *data);
/* The same, but refuses to overwrite a non-empty file unless `force`. */
int file_write_new(const char *name, const struct buffer *data, bool force);
/* Whether file_write_new would succeed: to check before a long job. Leaves the file
 * unchanged. */
bool file_check_new(const char *name, bool force, struct error *error);
/* Flushes standard output. False after a message if a write failed; a closed pipe (as
 * with `head`) is silent. */
bool file_flush_output(void);
/* The file's name in messages. */
const char *file_title(const char *name);

/* Prints "cantrip: file:line: text" to standard error. Returns `code`. */
int file_complain(const struct error *error, int code);

#endif
