/* lines.h: reads a text file line by line, with any line endings, rejecting control
 * bytes. */
#ifndef CORE_TEXT_LINES_H
#define CORE_TEXT_LINES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"

struct lines {
    const char *text;
    size_t length;
    size_t at;        /* the first unread byte */
    size_t begin;     /* where the current line begins */
    int number;       /* of the current line, from 1; 0 before the first */
    const char *name; /* of the file, for errors */
    char *line; /* the current line, terminated, without its line ending; heap, owned */
    size_t line_size;  /* capacity of `line` in bytes */
    bool ended;        /* the current line had a line ending in the file */
    size_t max_length; /* longer lines are an error */
};

/* `text` is borrowed. Skips a byte order mark. */
void lines_init(struct lines *lines, const char *text, size_t length, const char *name,
                size_t max_length);
void lines_deinit(struct lines *lines);
/* Reads the next line; false at the end, with an error text of "", or on an error.
 * Control characters other than tabs are an error. */
bool lines_next(struct lines *lines, struct error *error);
/* Sets the current line as the place of an error. Always returns false. */
bool lines_blame(const struct lines *lines, struct error *error);

#endif
