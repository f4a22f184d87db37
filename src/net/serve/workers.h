/* workers.h: threads for what takes long: computer players, and passphrases. They have a
 * lower priority than the thread that people talk to. */
#ifndef NET_SERVE_WORKERS_H
#define NET_SERVE_WORKERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/player.h"

struct workers;

enum job_kind {
    JOB_THINK, /* in: the record and a spec; out: the line of a whole move, or "" */
    JOB_HASH,  /* in: a passphrase; out: its hash, or "" */
    JOB_CHECK, /* in: a passphrase and a hash; out: good */
};

/* A job, and when it is done what came out of it. The texts are their own. */
struct job {
    enum job_kind kind;
    char *table; /* for who gave it */
    int64_t number;
    uint64_t ticket;
    int64_t begun;
    int seat;
    char *text;  /* the record or the passphrase */
    char *extra; /* the spec or the hash */
    char *out;
    bool good;
    struct job *next;
};

enum { JOB_QUEUE = 4096 /* jobs that may wait */ };

/* `games` as games_list. Fewer threads than wanted are no failure; none at all is: NULL.
 */
struct workers *workers_new(int threads, const struct game *const *games);
/* Stops players that think, and waits for the threads; what waits is dropped. */
void workers_free(struct workers *workers);

/* Copies the job and returns at once. When too many wait already it is done as one that
 * failed. */
void workers_give(struct workers *workers, const struct job *job);
/* Becomes readable when jobs are done. */
int workers_handle(const struct workers *workers);
/* A job that is done, to be given to workers_job_free; NULL when there is none. */
struct job *workers_next(struct workers *workers);
void workers_job_free(struct job *job);
/* How many wait. */
size_t workers_waiting(struct workers *workers);

/* workers_job.c: does a job; players hang on the think control. */
void workers_job_work(struct job *job, const struct game *const *games,
                      struct think_control *think_control);

#endif
