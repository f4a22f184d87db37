/* error.h: errors about outside input, with a message the user can act on.
 *
 * Every function that reads outside input takes a `struct error *` (never NULL). On
 * failure it returns false, NULL or -1 and fills in the error. Violated internal
 * contracts assert instead. */
#ifndef BASE_ERROR_H
#define BASE_ERROR_H

#include <stdbool.h>

enum { ERROR_TEXT = 320, ERROR_FILE = 96, ERROR_OPTION = 16 };

struct error {
    char file[ERROR_FILE];     /* name of the input, or "" */
    int line;                  /* from 1; 0 if no line applies */
    char text[ERROR_TEXT];     /* what is wrong and how to fix it */
    char option[ERROR_OPTION]; /* the option at fault, or "" */
};

void error_clear(struct error *error);

/* Sets the text; keeps file and line. Always returns false, for `return
 * error_set(...)`. */
bool error_set(struct error *error, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Sets the file and line of an error. */
void error_place(struct error *error, const char *file, int line);

/* Records which option is at fault, for callers that know where it was given. Always
 * returns false, for `read(...) || error_blame(...)`. */
bool error_blame(struct error *error, const char *option);

/* Writes "file:line: text" to `out`, omitting the parts that are not set. Returns
 * `out`. */
const char *error_line(const struct error *error, char *out, unsigned long size);

#endif
