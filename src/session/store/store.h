/* store.h: games saved in files, durably after every move.
 *
 * Every table has one file, a record (core/record/record.h). A new event is appended and
 * synced before the call returns. After an undo the record is written to a new file,
 * which then replaces the old one. A file with a torn end is read up to the last valid
 * line. */
#ifndef SESSION_STORE_STORE_H
#define SESSION_STORE_STORE_H

#include "session/table/table.h"

enum { STORE_PATH = 4096 };

/* All zero: nothing is saved, and store_save does nothing. */
struct store {
    char path[STORE_PATH]; /* the file; "" if nothing is saved */
    size_t written;        /* steps of the log in the file */
    uint64_t mark;         /* hash of what is in the file, to detect undo */
    bool dirty;            /* the file differs from that */
    int file;              /* open and locked */
    uint64_t stamp;   /* hash of the file's status, to detect changes by others ... */
    uint64_t content; /* ... and of its content, which a mere `touch` does not change */
};

/* The folder of saved games: $XDG_DATA_HOME/cantrip/games or ~/.local/share/...; created
 * if needed. */
bool store_folder(char *path, size_t size, struct error *error);
/* Creates a file for a table in the folder, named after game, date and seed. On failure
 * the store is all zero. */
bool store_create(struct store *store, const struct table *table, const char *folder,
                  struct error *error);
/* Resumes a table from its file. NULL with an error, also if another program plays that
 * game. With a table, `error->text` is "" or says which part of a damaged file was not
 * used. If that is more than a torn end, the whole file is copied, and the error says
 * where. */
struct table *store_resume(struct store *store, const char *path,
                           const struct game *const *games, struct error *error);
/* Brings the file up to date; call it after every change of the match. False with an
 * error; the next call tries again. If others changed the file, it is left alone and the
 * game is saved in a new one: true, and the error, otherwise "", says where. */
bool store_save(struct store *store, const struct table *table, struct error *error);
/* Closes and unlocks the file; nothing is saved from then on. */
void store_close(struct store *store);

/* Writes the record to another file, which must not exist. A partial file is removed.
 * False with an error. */
bool store_export(const struct table *table, const char *path, struct error *error);

/* A saved game in a list. */
struct store_entry {
    char path[STORE_PATH];
    char title[160]; /* "Five Seals of Magic, Ada, adept, round 4" */
    int64_t changed; /* seconds since 1970 */
    bool over;
    bool begun; /* a person has moved; or a computer player, where there are no people */
};
enum store_which { STORE_ALL, STORE_UNFINISHED };
/* Lists saved games, newest first, at most `most`; returns how many. Skips files that are
 * not records. */
int store_list(const char *folder, const struct game *const *games,
               enum store_which which, struct store_entry *list, int most);

#endif
