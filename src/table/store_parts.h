/* store_parts.h: what the parts of the store share; for them alone. */
#ifndef TABLE_STORE_PARTS_H
#define TABLE_STORE_PARTS_H

#include "base/buffer.h"
#include "table/store.h"

/* Sets the store's path to where a file really lies. */
bool store_find_path(struct store *store, const char *path, struct error *error);
/* Opens the store's file and locks it, so that no other program plays the same game. */
bool store_open_file(struct store *store, struct error *error);
/* Makes an empty file that was not there before, under the store's path; false without
 * an error when there is one already. */
bool store_reserve(struct store *store, struct error *error);
/* The whole open file. */
bool store_read_file(const struct store *store, struct buffer *out, struct error *error);
/* Appends, and returns when it is on the disk. What could not be written whole is cut off
 * again. */
bool store_append(struct store *store, const struct buffer *text, struct error *error);
/* Puts another file in the place of the store's: there is always one or the other. */
bool store_replace(struct store *store, const struct buffer *text, struct error *error);
/* A copy of a text beside the store's file, under a new name, which `name` gets. */
bool store_put_aside(const struct store *store, const struct buffer *text, char *name,
                     size_t size, struct error *error);
/* Whether the file is as the store left it; with an error when it is not. A file that is
 * gone is no error: *gone is set. */
bool store_is_unchanged(const struct store *store, bool *gone, struct error *error);

#endif
