/* sim_test.c: more than a hundred games in which everything goes wrong. */
#include <stdlib.h>

#include "tests/base/check.h"
#include "tests/server/simulator/sim.h"
#include "tests/support/effort.h"

enum { RUNS = 60, SHARE = 24 };

TEST(games_survive_everything)
{
    struct sim_report report;
    struct effort effort = effort_choose(RUNS, SHARE);
    int games = 0, crashes = 0, failures = 0, paired = 0, runs = (int)effort.count;
    for (uint64_t i = 0; i < effort.count; i++) {
        uint64_t seed = effort_part(&effort, i);
        sim_run(seed, false, &report);
        if (report.failed)
            fail_msg("%sseed %d: %s", report.log, (int)seed, report.wrong);
        free(report.log);
        games += report.games;
        paired += report.paired;
        crashes += report.crashes;
        failures += report.failures;
    }
    assert_true(games > 2 * runs);
    assert_true(crashes > runs);
    assert_true(paired > runs);
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
    free(once.log);
    free(again.log);
    free(other.log);
}
