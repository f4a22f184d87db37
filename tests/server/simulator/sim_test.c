/* sim_test.c: a hundred games and more in a world where everything goes wrong. */
#include <stdlib.h>

#include "sim.h"
#include "tests/base/check.h"
#include "tests/support/effort.h"

enum { RUNS = 60, SHARE = 24 };

TEST(games_survive_everything)
{
    struct sim_report report;
    struct effort effort = effort_choose(RUNS, SHARE);
    int games = 0, crashes = 0, failures = 0, runs = (int)effort.count;
    for (uint64_t i = 0; i < effort.count; i++) {
        uint64_t seed = effort_part(&effort, i);
        sim_run(seed, false, &report);
        if (report.failed)
            fail_msg("%sseed %d: %s", report.story, (int)seed, report.wrong);
        free(report.story);
        games += report.games;
        crashes += report.crashes;
        failures += report.failures;
    }
    assert_true(games > 2 * runs);
    assert_true(crashes > runs);
    assert_true(3 * failures > 10 * runs);
}

TEST(a_seed_repeats_a_run)
{
    struct sim_report once, again, other;
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
