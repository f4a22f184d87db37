/* thread_pool.c: runs the parts of a job on POSIX threads. */
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

static void *run_worker(void *context)
{
    struct thread_pool *pool = context;
    while (!atomic_load(&pool->stopped)) {
        long part = atomic_fetch_add(&pool->next, 1);
        if (part >= pool->last)
            break;
        if (!pool->work(pool->context, part))
            atomic_store(&pool->stopped, true);
    }
    return NULL;
}

int thread_pool_cores(void)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 1 ? 1 : cores > THREAD_POOL_MAX ? THREAD_POOL_MAX : (int)cores;
}

/* The calling thread is one of the workers; if no more can be created, it does all the
 * work. */
bool thread_pool_run(int threads, long first, long last, thread_pool_work *work,
                     void *context)
{
    struct thread_pool pool = {.last = last, .work = work, .context = context};
    pthread_t helper[THREAD_POOL_MAX];
    int helpers = 0;
    atomic_init(&pool.next, first);
    atomic_init(&pool.stopped, false);
    if (threads <= 0)
        threads = thread_pool_cores();
    while (helpers < threads - 1 && helpers < THREAD_POOL_MAX &&
           helpers < last - first - 1 &&
           pthread_create(&helper[helpers], NULL, run_worker, &pool) == 0)
        helpers++;
    run_worker(&pool);
    for (int i = 0; i < helpers; i++)
        pthread_join(helper[i], NULL);
    return !atomic_load(&pool.stopped);
}
