/* long_job.h: work that takes long: how far it is on standard error, where that is a
 * terminal, and an orderly end at Ctrl-C. */
#ifndef CLI_LONG_JOB_H
#define CLI_LONG_JOB_H

#include "core/player.h"

struct long_job {
    struct think_control think_control; /* for whoever does the work */
    bool progress;
    atomic_int percent; /* the last one told */
    double start;
};

/* Must stay where it is until its end. */
void long_job_begin(struct long_job *job);
/* Returns true when it was stopped. */
bool long_job_end(struct long_job *job);

#endif
