/* database.h: where a server's rows are kept: one SQLite file.
 *
 * One thread writes; whatever waits is stored in one transaction, so that many moves
 * share the wait for the disk. WAL and synchronous=FULL: what was reported as stored is
 * on the disk. The same thread reads what is loaded, between two transactions. Reports
 * are fetched from the thread that runs the server, when the descriptor can be read.
 *
 * Beside FILE there are FILE-wal and FILE-shm, which are SQLite's, and FILE-lock, which
 * a server holds as long as it runs. Others may look at the file meanwhile
 * (database_view), and copy it (database_backup). */
#ifndef NET_STORAGE_DATABASE_H
#define NET_STORAGE_DATABASE_H

#include "base/buffer.h"
#include "base/error.h"
#include "server/server.h"

struct database;

struct database_report {
    enum { DATABASE_STORED, DATABASE_FAILED, DATABASE_LOADED } kind;
    uint64_t ticket; /* stored: all up to and with it, but for those that failed before */
    const char *why; /* failed */
    /* loaded: whose rows, its SERVER_TABLE first, then its events in order; failed: NULL,
     * or the table that could not be read just now: it is to be asked for again */
    const char *table;
    const struct server_row *rows;
    size_t count;
};

/* Opens or makes the file; NULL with an error. A file of another server, of a newer
 * version or of another program is refused, and one that is in use. */
struct database *database_open(const char *path, struct error *error);
/* Stores what waits, and closes. */
void database_close(struct database *database);

typedef void database_take_fn(void *context, const struct server_row *row);

/* All rows of open tables (SERVER_TABLE), names and bans, for the start. */
bool database_each(struct database *database, database_take_fn *take, void *context,
                   struct error *error);

/* Copies the rows and returns at once. */
void database_store(struct database *database, uint64_t ticket,
                    const struct server_row *rows, size_t count);
void database_load(struct database *database, const char *table);
/* Writes, and changes nothing: whether the store works again. It is reported under a
 * ticket that was reported before, the last one. */
void database_try(struct database *database, uint64_t ticket);

/* Becomes readable when there are reports. */
int database_handle(const struct database *database);
/* The next report, which lives until the next call; false when there is none. */
bool database_next(struct database *database, struct database_report *report);

/* A copy of the file while it is in use, by another process too. `to` must not exist. */
bool database_backup(const char *path, const char *to, struct error *error);

/* A look at a file, which a server may be using: nothing is written. NULL with an error.
 */
struct database_view;
struct database_view *database_view_open(const char *path, struct error *error);
void database_view_close(struct database_view *view);
/* The rows of kind SERVER_TABLE, by their keys, of open tables or of all. */
bool database_view_tables(struct database_view *view, bool all, database_take_fn *take,
                          void *context, struct error *error);
/* One table's row, and its events in order. */
bool database_view_table(struct database_view *view, const char *table,
                         database_take_fn *take, void *context, struct error *error);
bool database_view_bans(struct database_view *view, database_take_fn *take, void *context,
                        struct error *error);
/* Looks for damage: a line for each fault at the end of `faults`. False with an error
 * when the file cannot be read at all. */
bool database_view_check(struct database_view *view, struct buffer *faults,
                         struct error *error);

#endif
