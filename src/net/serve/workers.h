/* workers.h: worker threads for slow jobs: computer players and passphrase hashes. They
 * run at a lower priority than the event loop. */
#ifndef NET_SERVE_WORKERS_H
#define NET_SERVE_WORKERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/match/player.h"

struct workers;

enum job_kind {
    JOB_THINK, /* in: record and spec; out: a whole move as a line, or "" */
    JOB_HASH,  /* in: passphrase; out: its hash, or "" */
    JOB_CHECK, /* in: passphrase and hash; out: good */
};

/* A job and, once done, its result. Owns its texts. */
struct job {
    enum job_kind kind;
    char *table; /* for the caller */
    int64_t number;
    uint64_t ticket;
    int64_t begun;
    int seat;
    char *text;  /* record or passphrase */
    char *extra; /* spec or hash */
    char *out;
    bool good;
    struct job *next;
};

enum { JOB_QUEUE = 4096 /* maximum queued jobs */ };

/* `games` as in games_list. Starts as many of the wanted threads as possible; NULL if
 * none. */
struct workers *workers_new(int threads, const struct game *const *games);
/* Cancels running searches, joins the threads and drops queued jobs. */
void workers_free(struct workers *workers);

/* Copies the job and returns at once. If the queue is full, the job is reported as
 * failed. */
void workers_submit(struct workers *workers, const struct job *job);
/* Becomes readable when jobs are done. */
int workers_handle(const struct workers *workers);
/* A finished job, to be freed with workers_job_free; NULL if there is none. */
struct job *workers_next(struct workers *workers);
void workers_job_free(struct job *job);
/* Queued jobs. */
size_t workers_queued(struct workers *workers);

/* workers_job.c: runs a job; computer players obey the think control. */
void workers_job_work(struct job *job, const struct game *const *games,
                      struct think_control *think_control);

#endif
