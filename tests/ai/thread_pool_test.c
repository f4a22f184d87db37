/* thread_pool_test.c: a job's parts are each done once, and can be stopped. */
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

static void every_part_is_done_once(void **unused)
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

static void a_part_can_stop_the_rest(void **unused)
{
    struct job job = {.stop_at = 20};
    assert_false(thread_pool_run(1, 0, PARTS, work, &job));
    assert_int_equal(atomic_load(&job.done[20]), 1);
    assert_int_equal(atomic_load(&job.done[21]), 0);
}

/* So many parts that nobody gets through them while the one that stops is interrupted. */
enum { MANY = 1 << 26 };

static bool count_parts(void *context, long part)
{
    atomic_long *done = context;
    atomic_fetch_add(done, 1);
    return part != 20;
}

static void a_part_can_stop_other_threads(void **unused)
{
    atomic_long done = 0;
    assert_false(thread_pool_run(4, 0, MANY, count_parts, &done));
    assert_true(atomic_load(&done) > 20 && atomic_load(&done) < MANY);
}

static void there_is_a_core(void **unused)
{
    assert_true(thread_pool_cores() >= 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_part_is_done_once),
        cmocka_unit_test(a_part_can_stop_the_rest),
        cmocka_unit_test(a_part_can_stop_other_threads),
        cmocka_unit_test(there_is_a_core),
    };
    return cmocka_run_group_tests_name("crew", tests, NULL, NULL);
}
