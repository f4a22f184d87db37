/* keep.h: where a server's rows are kept: one SQLite file.
 *
 * One thread writes; whatever waits is stored in one transaction, so that many moves
 * share the wait for the disk. WAL and synchronous=FULL: what was reported as stored is
 * on the disk. Another connection reads. Reports are fetched from the thread that runs
 * the hall, when the descriptor can be read. */
#ifndef SERVE_KEEP_H
#define SERVE_KEEP_H

#include "base/error.h"
#include "hall/hall.h"

struct keep;

struct keep_report {
    enum { KEEP_STORED, KEEP_FAILED, KEEP_LOADED } kind;
    uint64_t ticket; /* stored: all up to and with it */
    const char *why; /* failed */
    const char *table;
    const struct hall_row *rows;
    size_t count;
};

/* Opens or makes the file; NULL with an error. A file of another server, of a newer
 * version or of another program is refused, and one that is in use. */
struct keep *keep_open(const char *path, struct error *error);
/* Stores what waits, and closes. */
void keep_close(struct keep *keep);

/* All rows of open tables (HALL_TABLE), names and bans, for the start. */
bool keep_each(struct keep *keep, void (*take)(void *context, const struct hall_row *row),
               void *context, struct error *error);

/* Copies the rows and returns at once. */
void keep_store(struct keep *keep, uint64_t ticket, const struct hall_row *rows,
                size_t count);
void keep_load(struct keep *keep, const char *table);

/* Becomes readable when there are reports. */
int keep_handle(const struct keep *keep);
/* The next report, which lives until the next call; false when there is none. */
bool keep_next(struct keep *keep, struct keep_report *report);

/* A copy of the file while it is in use, by another process too. */
bool keep_backup(const char *path, const char *to, struct error *error);

#endif
