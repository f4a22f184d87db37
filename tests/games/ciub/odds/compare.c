/* compare.c: see compare.h. */
#include "tests/games/ciub/odds/compare.h"

#include <math.h>
#include <stdlib.h>

#include "games/ciub/ciub.h"
#include "games/ciub/odds/odds.h"
#include "tests/games/ciub/odds/brute.h"

static const double close_enough = 1e-9;

static void check_node(const struct brute *brute, const struct brute_node *node,
                       void *oracle)
{
    struct odds_answer answer;
    struct reason why;
    const char *goal = brute->world->set.card[0].name;
    if (node->state.step < STEP_ROLL || node->state.step > STEP_SPELL)
        return;
    assert_true(ciub_odds.ask(oracle, brute->world, &node->state, goal, ODDS_FULL,
                              &answer, &why));
    assert_true(answer.exact);
    if (fabs(answer.low - node->value) > close_enough) {
        char room[4096];
        struct text out = text_init(room, sizeof room);
        ciub_game.describe(brute->world, &node->state, &out);
        fail_msg("odds %.12f, brute force %.12f, step %d moved %d in\n%s", answer.low,
                 node->value, node->state.step, node->state.moved, room);
    }
    bool chooses = node->state.step > STEP_ROLL && node->state.step < STEP_SPELL;
    assert_int_equal(answer.advice[0] != '\0', chooses && answer.low > 0);
    if (answer.advice[0] != '\0')
        assert_true(fabs(brute_value_after(brute, node, answer.advice) - answer.low) <
                    close_enough);
}

void compare_with(const char *dice, const char *need, const char *situation, int stride)
{
    struct ciub_world *world = brute_world_with(need, dice);
    struct ciub_state start = brute_state(world, situation);
    void *oracle = ciub_odds.oracle_new(world);
    struct brute brute;
    brute_solve(&brute, world, &start);
    for (int i = 0; i < brute.nodes; i += stride)
        check_node(&brute, &brute.node[i], oracle);
    if (getenv("ODDS_VERBOSE") != NULL)
        print_message("%-8s %-40s %7d states %.9f\n", need, situation, brute.nodes,
                      brute.node[0].value);
    brute_deinit(&brute);
    ciub_odds.oracle_free(oracle);
    ciub_world_free(world);
}
