/* sim_test.c: some hundred games in a world where everything goes wrong. */
#include <stdlib.h>

#include "base/check.h"
#include "sim.h"

static void games_survive_everything(void **state)
{
    struct sim_report report;
    int games = 0, crashes = 0, failures = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        sim_run(seed, false, &report);
        if (report.failed)
            fail_msg("%sseed %d: %s", report.story, (int)seed, report.wrong);
        free(report.story);
        games += report.games;
        crashes += report.crashes;
        failures += report.failures;
    }
    assert_true(games > 120);
    assert_true(crashes > 60);
    assert_true(failures > 200);
}

static void a_seed_repeats_a_run(void **state)
{
    struct sim_report once, again, other;
    (void)state;
    sim_run(4711, false, &once);
    sim_run(4711, false, &again);
    sim_run(4712, false, &other);
    assert_true(once.mark == again.mark);
    assert_true(once.steps == again.steps);
    assert_true(once.mark != other.mark);
    free(once.story);
    free(again.story);
    free(other.story);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_survive_everything),
        cmocka_unit_test(a_seed_repeats_a_run),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
