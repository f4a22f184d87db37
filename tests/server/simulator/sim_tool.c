/* sim_tool.c: runs the simulator: sim_tool SEED COUNT [loud]. Seeds count up from SEED;
 * stops with status 1 at the first run in which a check fails. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "tests/server/simulator/sim.h"

static void add_up(struct sim_report *sum, const struct sim_report *one)
{
    sum->games += one->games;
    sum->tables += one->tables;
    sum->moves += one->moves;
    sum->paired += one->paired;
    sum->requests += one->requests;
    sum->frames += one->frames;
    sum->crashes += one->crashes;
    sum->cuts += one->cuts;
    sum->failures += one->failures;
    sum->steps += one->steps;
}

int main(int count, char **words)
{
    struct sim_report sum = {0}, report;
    uint64_t seed = 0, runs = 0;
    bool loud = count > 3 && strcmp(words[3], "loud") == 0;
    if (count < 3 || !text_to_u64(words[1], &seed) || !text_to_u64(words[2], &runs)) {
        fprintf(stderr, "usage: sim_tool SEED COUNT [loud]\n");
        return 2;
    }
    for (uint64_t i = 0; i < runs; i++) {
        sim_run(seed + i, loud, &report);
        add_up(&sum, &report);
        if (report.failed) {
            printf("%sseed %llu: %s\n", report.log, (unsigned long long)(seed + i),
                   report.wrong);
            free(report.log);
            return 1;
        }
        free(report.log);
    }
    printf("%llu runs: %d tables, %d games, %d seats paired, %d moves, %d requests, %d "
           "frames, %d steps, "
           "%d crashes, %d cut lines, %d failed tickets\n",
           (unsigned long long)runs, sum.tables, sum.games, sum.paired, sum.moves,
           sum.requests, sum.frames, sum.steps, sum.crashes, sum.cuts, sum.failures);
    return 0;
}
