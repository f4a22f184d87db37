/* store.h: games kept in files, so that pulling the plug loses no move.
 *
 * Every table has one file, a record (core/record/record.h) that people can read. A new
 * event is appended and flushed to the disk before the call returns; what was taken back
 * is written anew, beside the file, which is then replaced. A file whose end is torn is
 * opened up to the last sound line. */
#ifndef SESSION_STORE_STORE_H
#define SESSION_STORE_STORE_H

#include "session/table/table.h"

enum { STORE_PATH = 4096 };

/* All zero: nothing is kept, and store_keep does nothing. */
struct store {
    char path[STORE_PATH]; /* the record's file; "" when nothing is kept */
    size_t written;        /* steps of the log that are in it */
    uint64_t mark;         /* of what is in it, to see what was taken back */
    bool dirty;            /* the file has more or less in it than that */
    int file;              /* open and locked */
    uint64_t stamp;        /* of the file, to see what others do to it ... */
    uint64_t content;      /* ... and of its bytes, which a mere touch leaves alone */
};

/* The folder of kept games: $XDG_DATA_HOME/cantrip/games or ~/.local/share/...; made when
 * it is not there. */
bool store_folder(char *path, size_t size, struct error *error);
/* A new file for a table in the folder, named after game, date and seed. On failure the
 * store keeps nothing. */
bool store_begin(struct store *store, const struct table *table, const char *folder,
                 struct error *error);
/* Goes on with a table's file. NULL with an error, also while another program plays that
 * game. With a table, `error->text` is "" when all was well, and tells what of a damaged
 * file could not be used. When that was more than a torn end, all of it is kept beside
 * the file, and the error says where. */
struct table *store_resume(struct store *store, const char *path,
                           const struct game *const *games, struct error *error);
/* Brings the file up to date; call it after every change of the match. False with an
 * error, and the next call tries again. A file that others changed is left alone, and the
 * game is kept in a new one beside it: true, and the error, which is "" otherwise, says
 * where. */
bool store_keep(struct store *store, const struct table *table, struct error *error);
/* Lets go of the file, which others may go on with; nothing is kept from then on. */
void store_close(struct store *store);

/* The record as it is now, in another file. One that is there already is left alone; what
 * cannot be written whole is removed. False with an error. */
bool store_export(const struct table *table, const char *path, struct error *error);

/* A kept game as a list shows it. */
struct kept {
    char path[STORE_PATH];
    char title[160]; /* "Five Seals of Magic, Ada, adept, round 4" */
    int64_t changed; /* seconds since 1970 */
    bool over;
};
enum store_which { STORE_ALL, STORE_UNFINISHED };
/* The newest of those first, at most `room`; returns how many. Files that are no records
 * are left out. */
int store_list(const char *folder, const struct game *const *games,
               enum store_which which, struct kept *list, int room);

#endif
