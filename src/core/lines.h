/* lines.h: a text file line by line, whatever its line ends, with bad bytes caught. */
#ifndef CORE_LINES_H
#define CORE_LINES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"

struct lines {
    const char *text;
    size_t length;
    size_t at;         /* the first byte that is not yet read */
    size_t begin;      /* where the current line begins */
    int number;        /* of the current line, from 1; 0 before the first */
    const char *name;  /* of the file, for messages */
    char *line;        /* the current line, terminated, without its end; heap, owned */
    size_t line_size;  /* bytes there is room for */
    bool ended;        /* whether the current line had a line end in the file */
    size_t max_length; /* longer lines are an error */
};

/* `text` is borrowed. A byte order mark in front is skipped. */
void lines_init(struct lines *lines, const char *text, size_t length, const char *name,
                size_t max_length);
void lines_deinit(struct lines *lines);
/* The next line; false at the end or with an error (whose text is "" at the end). A line
 * with a zero byte or another control character than a tab is an error. */
bool lines_next(struct lines *lines, struct error *error);
/* Names the current line as an error's place. Always returns false. */
bool lines_blame(const struct lines *lines, struct error *error);

#endif
