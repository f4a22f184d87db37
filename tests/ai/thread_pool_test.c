/* thread_pool_test.c: every part runs once, and a run can be stopped. */
#include "ai/thread_pool.h"

#include <stdatomic.h>

#include "tests/base/check.h"

enum { PARTS = 500 };

struct job {
    atomic_int done[PARTS];
    long stop_at;
};

static bool work(void *context, long part)
{
    struct job *job = context;
    atomic_fetch_add(&job->done[part], 1);
    return part != job->stop_at;
}

TEST(every_part_runs_once)
{
    for (int threads = 0; threads < 6; threads++) {
        struct job job = {.stop_at = -1};
        assert_true(thread_pool_run(threads, 10, PARTS, work, &job));
        for (int part = 0; part < PARTS; part++)
            assert_int_equal(atomic_load(&job.done[part]), part >= 10);
    }
    struct job none = {.stop_at = -1};
    assert_true(thread_pool_run(3, 5, 5, work, &none));
    assert_int_equal(atomic_load(&none.done[5]), 0);
}

TEST(a_part_can_stop_the_rest)
{
    struct job job = {.stop_at = 20};
    assert_false(thread_pool_run(1, 0, PARTS, work, &job));
    assert_int_equal(atomic_load(&job.done[20]), 1);
    assert_int_equal(atomic_load(&job.done[21]), 0);
}

/* So many that nobody finishes them before the part that stops the run. */
enum { MANY = 1 << 26 };

static bool count_parts(void *context, long part)
{
    atomic_long *done = context;
    atomic_fetch_add(done, 1);
    return part != 20;
}

TEST(a_part_can_stop_other_threads)
{
    atomic_long done = 0;
    assert_false(thread_pool_run(4, 0, MANY, count_parts, &done));
    assert_true(atomic_load(&done) > 20 && atomic_load(&done) < MANY);
}

TEST(there_is_a_core)
{
    assert_true(thread_pool_cores() >= 1);
}
