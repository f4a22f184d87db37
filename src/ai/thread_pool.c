/* thread_pool.c: a job's parts on POSIX threads. */
#include "ai/thread_pool.h"

#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

enum { CREW_MAX = 256 };

struct crew {
    atomic_long next;
    long last;
    atomic_bool stopped;
    crew_work *work;
    void *context;
};

static void *labour(void *context)
{
    struct crew *crew = context;
    while (!atomic_load(&crew->stopped)) {
        long part = atomic_fetch_add(&crew->next, 1);
        if (part >= crew->last)
            break;
        if (!crew->work(crew->context, part))
            atomic_store(&crew->stopped, true);
    }
    return NULL;
}

int crew_cores(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 1 ? 1 : cores > CREW_MAX ? CREW_MAX : (int)cores;
}

/* The calling thread is one of them; where no more can be had the work is done all the
 * same. */
bool crew_run(int threads, long first, long last, crew_work *work, void *context)
{
    struct crew crew = {.last = last, .work = work, .context = context};
    pthread_t helper[CREW_MAX];
    int helpers = 0;
    atomic_init(&crew.next, first);
    atomic_init(&crew.stopped, false);
    if (threads <= 0)
        threads = crew_cores();
    while (helpers < threads - 1 && helpers < CREW_MAX && helpers < last - first - 1 &&
           pthread_create(&helper[helpers], NULL, labour, &crew) == 0)
        helpers++;
    labour(&crew);
    for (int i = 0; i < helpers; i++)
        pthread_join(helper[i], NULL);
    return !atomic_load(&crew.stopped);
}
