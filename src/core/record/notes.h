/* notes.h: annotations that people add to a record, such as names, place and date. They
 * are preserved and have no effect on play. */
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
    struct note *list; /* in insertion order; heap, owned */
    size_t count;
};

void notes_init(struct notes *notes);
void notes_deinit(struct notes *notes);
/* Whether a header is a note: "name.1" to "name.5", or "x-" followed by letters, digits,
 * dots, dashes or underscores. */
bool notes_is_name(const char *name);
/* Adds or replaces a note; false with an error if the name is not valid, the value has
 * control characters or is too long, or there are too many notes. */
bool notes_set(struct notes *notes, const char *name, const char *value,
               struct error *error);
const char *notes_get(const struct notes *notes, const char *name);

#endif
