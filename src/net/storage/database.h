/* database.h: the rows of a server, in one SQLite file.
 *
 * One thread writes, and stores everything that is queued in one transaction, so that
 * many moves share one wait for the disk. WAL and synchronous=FULL: what is reported as
 * stored is on the disk. The same thread loads tables between transactions. The server's
 * thread fetches reports when the descriptor becomes readable.
 *
 * Next to FILE are SQLite's FILE-wal and FILE-shm, and FILE-lock, which a server holds
 * while it runs. Other programs can read the file meanwhile (database_view), and copy it
 * (database_backup). */
#ifndef NET_STORAGE_DATABASE_H
#define NET_STORAGE_DATABASE_H

#include "base/buffer.h"
#include "base/error.h"
#include "server/server.h"

struct database;

struct database_report {
    enum { DATABASE_STORED, DATABASE_FAILED, DATABASE_LOADED } kind;
    uint64_t ticket; /* stored: all up to this one, except those that failed */
    const char *why; /* failed */
    /* loaded: the table, with its SERVER_TABLE first, then its events in order; failed:
     * NULL, or the table that could not be read and should be requested again */
    const char *table;
    const struct server_row *rows;
    size_t count;
};

/* Opens or creates the file; NULL with an error. Refuses files in use by another server,
 * of a newer version, or of another program. */
struct database *database_open(const char *path, struct error *error);
/* Stores what is queued, and closes. */
void database_close(struct database *database);

typedef void database_take_fn(void *context, const struct server_row *row);

/* All rows of open tables (SERVER_TABLE), names and bans, to restore at the start. */
bool database_each(struct database *database, database_take_fn *take, void *context,
                   struct error *error);

/* Copies the rows and returns at once. */
void database_store(struct database *database, uint64_t ticket,
                    const struct server_row *rows, size_t count);
void database_load(struct database *database, const char *table);
/* Checks whether storing works again, without changing anything. The result is reported
 * with the last ticket that was reported before. */
void database_probe(struct database *database, uint64_t ticket);

/* Becomes readable when there are reports. */
int database_handle(const struct database *database);
/* The next report, valid until the next call; false if there is none. */
bool database_next(struct database *database, struct database_report *report);

/* Copies the file, which may be in use by any process. `to` must not exist. */
bool database_backup(const char *path, const char *to, struct error *error);

/* Read-only access to a file, which a server may be using. NULL with an error. */
struct database_view;
struct database_view *database_view_open(const char *path, struct error *error);
void database_view_close(struct database_view *view);
/* The rows of kind SERVER_TABLE by key, of open tables or of all. */
bool database_view_tables(struct database_view *view, bool all, database_take_fn *take,
                          void *context, struct error *error);
/* One table's row, and its events in order. */
bool database_view_table(struct database_view *view, const char *table,
                         database_take_fn *take, void *context, struct error *error);
bool database_view_bans(struct database_view *view, database_take_fn *take, void *context,
                        struct error *error);
/* Checks for damage, and appends a line for each fault to `faults`. False with an error
 * if the file cannot be read at all. */
bool database_view_check(struct database_view *view, struct buffer *faults,
                         struct error *error);

#endif
