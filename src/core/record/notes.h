/* notes.h: what people add to a record (names of players, place and date): named lines of
 * text that are kept and mean nothing to the rules. */
#ifndef CORE_RECORD_NOTES_H
#define CORE_RECORD_NOTES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/error.h"

enum { NOTES_NAME = 32, NOTES_VALUE = 1024, NOTES_MAX = 64 };

struct note {
    char *name; /* "name.1" or "x-place" */
    char *value;
};

struct notes {
    struct note *list; /* in the order they were first set; heap, owned */
    size_t count;
};

void notes_init(struct notes *notes);
void notes_deinit(struct notes *notes);
/* Whether a header of that name is a note: "name.1" to "name.5", or "x-" and letters,
 * digits, dots or dashes. */
bool notes_is_name(const char *name);
/* Adds or replaces one; false with an error when the name is no note's, the value has
 * control characters or is too long, or there are too many. */
bool notes_set(struct notes *notes, const char *name, const char *value,
               struct error *error);
/* The value, or NULL. */
const char *notes_get(const struct notes *notes, const char *name);

#endif
