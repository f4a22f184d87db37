/* brute.h: phase 2 solved by brute force: all states that the game's own rules lead to,
 * and sweeps over them until nothing changes. Knows nothing of how the odds are found. */
#ifndef TESTS_GAMES_CIUB_ODDS_BRUTE_H
#define TESTS_GAMES_CIUB_ODDS_BRUTE_H

#include "games/ciub/rules/rules.h"
#include "tests/base/check.h"

/* A state of phase 2, and where its choices lead. */
struct brute_node {
    struct ciub_state state;
    int first, count; /* its part of `edge`; count 0: phase 2 is over */
    uint32_t weights; /* of chance; 0: a player chooses, or all are equally likely */
    bool chance;
    double value;
};

struct brute {
    const struct ciub_world *world;
    struct brute_node *node;
    int nodes, node_capacity;
    int *edge;
    uint32_t *weight;
    int edges, edge_capacity;
    int *bucket; /* node + 1 by hash */
    int buckets;
};

/* A world for two players whose first card asks for `need`, as "6 6", "9+" or "=2". */
struct ciub_world *brute_world(const char *need);
/* ... with other dice than the standard set's: lines of a set file. NULL: the same. */
struct ciub_world *brute_world_with(const char *need, const char *dice);
/* A state of it in the middle of phase 2, from a situation in words; about to roll where
 * it names dice in the air. */
struct ciub_state brute_state(const struct ciub_world *world, const char *situation);
/* All states from there. Free with brute_deinit. */
void brute_solve(struct brute *brute, const struct ciub_world *world,
                 const struct ciub_state *start);
void brute_deinit(struct brute *brute);
/* The node of a state; -1 when it was not reached. */
int brute_find(const struct brute *brute, const struct ciub_state *state);
/* The value of what a move leads to, which must be legal. */
double brute_value_after(const struct brute *brute, const struct brute_node *node,
                         const char *line);

#endif
