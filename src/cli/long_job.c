/* long_job.c: see long_job.h. */
#include "cli/long_job.h"

#include <stdio.h>
#include <unistd.h>

#include "base/clock.h"
#include "cli/interrupt.h"

/* Prints once an estimate is possible; called from several threads. */
static void print_progress(struct long_job *job, double done)
{
    int percent = (int)(done * 100);
    double passed = clock_seconds() - job->start;
    if (passed < 0.5 || done <= 0 || atomic_exchange(&job->percent, percent) == percent)
        return;
    fprintf(stderr, "\r%3d %%, %.0f s left ", percent, passed / done * (1 - done));
}

static void progress(void *context, double done)
{
    struct long_job *job = context;
    if (interrupt_pending())
        atomic_store(&job->think_control.stop, true);
    if (job->progress)
        print_progress(job, done);
}

void long_job_begin(struct long_job *job)
{
    atomic_init(&job->think_control.stop, false);
    atomic_init(&job->percent, -1);
    job->think_control.progress = progress;
    job->think_control.context = job;
    job->progress = isatty(STDERR_FILENO);
    job->start = clock_seconds();
    interrupt_begin();
}

bool long_job_end(struct long_job *job)
{
    interrupt_end();
    if (job->progress)
        fprintf(stderr, "\r%40s\r", "");
    return atomic_load(&job->think_control.stop);
}
