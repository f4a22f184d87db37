/* thread_pool_none.c: runs the parts of a job one after the other, without threads. */
#include "ai/thread_pool.h"

bool thread_pool_run(int threads, long first, long last, thread_pool_work *work,
                     void *context)
{
    (void)threads;
    for (long part = first; part < last; part++)
        if (!work(context, part))
            return false;
    return true;
}

int thread_pool_cores(void)
{
    return 1;
}
