/* error.h: what went wrong with outside input, in words a person can act on.
 *
 * Every function that reads outside input takes a `struct error *` (never NULL) and
 * returns false, NULL or -1 when it failed, with the error filled in. Broken internal
 * contracts assert instead. */
#ifndef BASE_ERROR_H
#define BASE_ERROR_H

#include <stdbool.h>

enum { ERROR_TEXT = 320, ERROR_FILE = 96, ERROR_OPTION = 16 };

struct error {
    char file[ERROR_FILE];     /* the input's name, "" when it has none */
    int line;                  /* counted from 1; 0 when no line is to blame */
    char text[ERROR_TEXT];     /* what was wrong and what to do */
    char option[ERROR_OPTION]; /* the option at fault, "" when it is none */
};

void error_clear(struct error *error);

/* Sets the text and keeps file and line. Always returns false, for
 * `return error_set(...)`. */
bool error_set(struct error *error, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Names the place of an error. */
void error_place(struct error *error, const char *file, int line);

/* Names the option at fault, so that whoever knows where it was given can tell. Always
 * returns false, for `read(...) || error_blame(...)`. */
bool error_blame(struct error *error, const char *option);

/* "file:line: text" into `out`, leaving out what is not known. Returns `out`. */
const char *error_line(const struct error *error, char *out, unsigned long size);

#endif
