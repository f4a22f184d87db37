/* long_job.h: long-running work: progress on standard error if it is a terminal, and a
 * clean end on Ctrl-C. */
#ifndef CLI_LONG_JOB_H
#define CLI_LONG_JOB_H

#include "core/match/player.h"

struct long_job {
    struct think_control think_control; /* for whoever does the work */
    bool progress;
    atomic_int percent; /* last value printed */
    double start;
};

/* Must not move until long_job_end. */
void long_job_begin(struct long_job *job);
/* Returns true if it was interrupted. */
bool long_job_end(struct long_job *job);

#endif
