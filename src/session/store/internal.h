/* internal.h: what the parts of the store share; for them alone. */
#ifndef SESSION_STORE_INTERNAL_H
#define SESSION_STORE_INTERNAL_H

#include "base/buffer.h"
#include "session/store/store.h"

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
/* What became of the file since the store was at it. */
enum store_found {
    STORE_SAME,
    STORE_GONE,
    STORE_OTHERS,  /* somebody else wrote to it, or put another in its place */
    STORE_UNKNOWN, /* it cannot be looked at: with an error */
};
enum store_found store_look(struct store *store, struct error *error);
/* The folder of a file, with its slash; "./" where the path has none. */
void store_write_folder(const char *path, struct text *out);

#endif
