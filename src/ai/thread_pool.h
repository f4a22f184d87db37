/* thread_pool.h: runs a job in numbered parts on several threads. The result must not
 * depend on the number of threads or their speed: a part depends only on its number and
 * writes only to its own place. In the wasm module, which has no threads, parts run one
 * after the other. */
#ifndef AI_THREAD_POOL_H
#define AI_THREAD_POOL_H

#include <stdbool.h>

/* Runs one part; false to stop: no part is started after that. */
typedef bool thread_pool_work(void *context, long part);

/* Runs parts first..last-1, started in order, each once. Returns false if stopped.
 * `threads` of 0 means one per core. */
bool thread_pool_run(int threads, long first, long last, thread_pool_work *work,
                     void *context);

/* Number of usable cores. */
int thread_pool_cores(void);

#endif
