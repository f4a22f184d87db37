/* sim.h: the heart of a server (src/server) in a world of its own: the clock, the
 * network, the disk, the computer players and the people are all made up from one seed,
 * and most of what can go wrong does. A seed repeats a run exactly. */
#ifndef TESTS_SERVER_SIMULATOR_SIM_H
#define TESTS_SERVER_SIMULATOR_SIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SIM_WRONG = 600 };

/* What became of a run. */
struct sim_report {
    bool failed;
    char wrong[SIM_WRONG]; /* what is broken */
    char *story;           /* the last happenings, line by line; to be freed */
    uint64_t mark;         /* of all that happened: equal runs have equal ones */
    int games, tables;     /* that came to their end; that were made */
    int moves, requests, frames, crashes, cuts, failures, steps;
};

/* One run: some tables from the first request to the last event. `loud`: everything that
 * happens is printed. */
void sim_run(uint64_t seed, bool loud, struct sim_report *report);

#endif
