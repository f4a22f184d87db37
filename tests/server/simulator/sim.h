/* sim.h: simulates a server (src/server): clock, network, disk, computer players and
 * people are all generated from one seed, and most of what can go wrong does. A seed
 * repeats a run exactly. */
#ifndef TESTS_SERVER_SIMULATOR_SIM_H
#define TESTS_SERVER_SIMULATOR_SIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SIM_WRONG = 600 };

/* The result of a run. */
struct sim_report {
    bool failed;
    char wrong[SIM_WRONG]; /* the check that failed */
    char *log;             /* the last lines of the log; to be freed */
    uint64_t mark;         /* a hash of the log: equal for equal runs */
    int games, tables;     /* finished; created */
    int paired;            /* seats given by quick pairing */
    int moves, requests, frames, crashes, cuts, failures, steps;
};

/* One run: some tables from the first request to the last event. `loud`: prints the log.
 */
void sim_run(uint64_t seed, bool loud, struct sim_report *report);

#endif
