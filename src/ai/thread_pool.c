/* thread_pool.c: a job's parts on POSIX threads. */
#include "ai/thread_pool.h"

#include <pthread.h>
#include <stdatomic.h>
#include <unistd.h>

enum { THREAD_POOL_MAX = 256 };

struct thread_pool {
    atomic_long next;
    long last;
    atomic_bool stopped;
    thread_pool_work *work;
    void *context;
};

static void *labour(void *context)
{
    struct thread_pool *thread_pool = context;
    while (!atomic_load(&thread_pool->stopped)) {
        long part = atomic_fetch_add(&thread_pool->next, 1);
        if (part >= thread_pool->last)
            break;
        if (!thread_pool->work(thread_pool->context, part))
            atomic_store(&thread_pool->stopped, true);
    }
    return NULL;
}

int thread_pool_cores(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 1 ? 1 : cores > THREAD_POOL_MAX ? THREAD_POOL_MAX : (int)cores;
}

/* The calling thread is one of them; where no more can be had the work is done all the
 * same. */
bool thread_pool_run(int threads, long first, long last, thread_pool_work *work,
                     void *context)
{
    struct thread_pool thread_pool = {.last = last, .work = work, .context = context};
    pthread_t helper[THREAD_POOL_MAX];
    int helpers = 0;
    atomic_init(&thread_pool.next, first);
    atomic_init(&thread_pool.stopped, false);
    if (threads <= 0)
        threads = thread_pool_cores();
    while (helpers < threads - 1 && helpers < THREAD_POOL_MAX &&
           helpers < last - first - 1 &&
           pthread_create(&helper[helpers], NULL, labour, &thread_pool) == 0)
        helpers++;
    labour(&thread_pool);
    for (int i = 0; i < helpers; i++)
        pthread_join(helper[i], NULL);
    return !atomic_load(&thread_pool.stopped);
}
