/* thread_pool.h: one job in many parts, done by several threads. What comes out must not
 * depend on their number or speed: a part writes to its own place, and is known by its
 * number alone. The module for browsers has no threads: there the parts are done in turn.
 */
#ifndef AI_THREAD_POOL_H
#define AI_THREAD_POOL_H

#include <stdbool.h>

/* Does part number `part`; false when the thread pool is to stop: no part is begun after
 * that.
 */
typedef bool thread_pool_work(void *context, long part);

/* Parts first..last-1, each begun in order and done once. Returns false when it was
 * stopped. `threads` of 0 stands for as many as the machine has cores. */
bool thread_pool_run(int threads, long first, long last, thread_pool_work *work,
                     void *context);

/* How many cores there are to use. */
int thread_pool_cores(void);

#endif
