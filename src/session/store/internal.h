/* internal.h: shared by the files of the store; private to this folder. */
#ifndef SESSION_STORE_INTERNAL_H
#define SESSION_STORE_INTERNAL_H

#include "base/buffer.h"
#include "session/store/store.h"

/* Sets the store's path, with symbolic links resolved. */
bool store_find_path(struct store *store, const char *path, struct error *error);
/* Opens and locks the store's file, so that no other program plays the same game. */
bool store_open_file(struct store *store, struct error *error);
/* Creates the store's file; false without an error if it exists. */
bool store_reserve(struct store *store, struct error *error);
/* Reads the whole file. */
bool store_read_file(const struct store *store, struct buffer *out, struct error *error);
/* Appends and syncs. A partial write is truncated again. */
bool store_append(struct store *store, const struct buffer *text, struct error *error);
/* Replaces the file atomically. */
bool store_replace(struct store *store, const struct buffer *text, struct error *error);
/* Writes a copy next to the store's file, under a new name returned in `name`. */
bool store_copy_damaged(const struct store *store, const struct buffer *text, char *name,
                        size_t size, struct error *error);
/* What happened to the file since the store last used it. */
enum store_found {
    STORE_SAME,
    STORE_GONE,
    STORE_OTHERS,  /* modified or replaced by somebody else */
    STORE_UNKNOWN, /* cannot be checked; with an error */
};
enum store_found store_check(struct store *store, struct error *error);
/* The folder of a file with a trailing slash; "./" if the path has none. */
void store_write_folder(const char *path, struct text *out);

#endif
