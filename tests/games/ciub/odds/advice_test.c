/* advice_test.c: there is advice wherever there is a choice and a chance, in the middle
 * of moves too, and after the card is fulfilled; and what it leads to keeps the chance.
 */
#include <math.h>

#include "core/move.h"
#include "games/ciub/ciub.h"
#include "games/ciub/odds/odds.h"
#include "tests/games/ciub/odds/brute.h"

static double value_after(const struct brute *brute, const struct brute_node *node,
                          const char *advice)
{
    struct ciub_state state = node->state;
    struct move move;
    struct reason why;
    if (!move_read(&ciub_game, brute->world, &state, advice, &move, &why))
        fail_msg("advice '%s': %s", advice, why.text);
    for (int i = 0; i < move.count; i++)
        ciub_apply(brute->world, &state, move.choice[i]);
    return brute->node[brute_find(brute, &state)].value;
}

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
    bool chooses = node->state.step > STEP_ROLL && node->state.step < STEP_SPELL;
    assert_int_equal(answer.advice[0] != '\0', chooses && answer.low > 0);
    if (answer.advice[0] != '\0')
        assert_true(fabs(value_after(brute, node, answer.advice) - answer.low) < 1e-9);
}

static void check_all(const char *need, const char *situation)
{
    struct ciub_world *world = brute_world(need);
    struct ciub_state start = brute_state(world, situation);
    void *oracle = ciub_odds.oracle_new(world);
    struct brute brute;
    brute_solve(&brute, world, &start);
    for (int i = 0; i < brute.nodes; i += 3)
        check_node(&brute, &brute.node[i], oracle);
    brute_deinit(&brute);
    ciub_odds.oracle_free(oracle);
    ciub_world_free(world);
}

TEST(advice_everywhere)
{
    static const char none[] =
        "supply 0 white 0 orange 0 red 0 green 0 purple 0 blue 1 yellow";
    static const struct {
        const char *need, *dice;
    } rows[] = {
        {"6", "1 blue, 1 purple, tray red 6"},
        {"3", "1 blue, 1 purple, 1 green"},
        {"=2", "1 blue, 1 white, tray yellow 1"},
        {"5+", "2 purple, 1 blue, tray red 3"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char room[256];
        struct text words = text_init(room, sizeof room);
        text_format(&words, "%s, %s", rows[i].dice, none);
        check_all(rows[i].need, room);
    }
}

/* Before the first roll it is to roll. */
TEST(advice_before_the_roll)
{
    struct ciub_world *world = brute_world("6");
    void *oracle = ciub_odds.oracle_new(world);
    struct ciub_state state = brute_state(world, "1 red, 1 orange");
    struct odds_answer answer;
    struct reason why;
    const char *goal = world->set.card[0].name;
    assert_int_equal(state.step, STEP_ROLL);
    assert_true(ciub_odds.ask(oracle, world, &state, goal, ODDS_QUICK, &answer, &why));
    assert_string_equal(answer.advice, "");
    assert_true(ciub_odds.ask_words(oracle, world, "1 red, 1 orange", goal, ODDS_QUICK,
                                    &answer, &why));
    assert_string_equal(answer.advice, "roll");
    assert_true(ciub_odds.ask_words(oracle, world, "1 red, orange 2", goal, ODDS_QUICK,
                                    &answer, &why));
    assert_string_equal(answer.advice, "");
    assert_true(
        ciub_odds.ask_words(oracle, world, "1 yellow", goal, ODDS_QUICK, &answer, &why));
    assert_string_equal(answer.advice, "");
    ciub_odds.oracle_free(oracle);
    ciub_world_free(world);
}
