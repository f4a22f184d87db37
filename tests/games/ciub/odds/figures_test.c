/* figures_test.c: the check figures of rule 7, and that advice keeps what it promises:
 * games played by it succeed as often as it says. */
#include <math.h>

#include "base/rng.h"
#include "core/move.h"
#include "games/ciub/ciub.h"
#include "tests/games/ciub/odds/oracle.h"
#include "tests/support/effort.h"

TEST(five_white_dice)
{
    static const struct {
        const char *card;
        double chance;
        bool slow;
    } rows[] = {
        {"6-6", 0.708764, false},   {"1-1-1", 0.934291, false},
        {"6-6-6", 0.360686, false}, {"2-4-6", 0.916948, true},
        {"=4", 0.883694, true},     {"20+", 0.982083, true},
        {"27+", 0.357414, true},    {"2-3-4-5-6", 0.443586, true},
    };
    ORACLE o;
    oracle_start(&o, "=4");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (effort_is_cut() && rows[i].slow)
            continue;
        struct odds_answer answer = oracle_ask(&o, "5 white", rows[i].card, ODDS_FULL);
        assert_true(answer.exact);
        assert_true(fabs(answer.low - rows[i].chance) <= 0.5000001e-6);
        assert_string_equal(answer.method, "exact");
    }
}

/* --- playing by the advice ------------------------------------------------------------
 */

static void play_advice(const struct ciub_world *world, struct ciub_state *state,
                        const char *advice)
{
    struct move move;
    struct reason why;
    if (!move_read(&ciub_game, world, state, advice, &move, &why))
        fail_msg("advice '%s': %s", advice, why.text);
    for (int i = 0; i < move.count; i++)
        ciub_apply(world, state, move.choice[i]);
}

/* Where no advice is given nothing matters any more: the first move will do. */
static void play_anything(const struct ciub_world *world, struct ciub_state *state)
{
    choice_t list[GAME_MAX_CHOICES];
    ciub_choices(world, state, list);
    ciub_apply(world, state, list[0]);
}

static bool succeeds(const struct oracle *o, const char *situation, const char *card,
                     struct rng *rng)
{
    const struct ciub_world *world = o->world;
    struct ciub_state state = brute_state(world, situation);
    const struct ciub_need *need =
        &world->set.card[ciub_set_card(&world->set, card)].need;
    while (state.step >= STEP_ROLL && state.step <= STEP_PUT) {
        struct odds_answer answer;
        struct reason why;
        if (need_met(need, state.lanes, state.sum))
            return true;
        if (state.step == STEP_ROLL) {
            ciub_draw(world, &state, rng);
            continue;
        }
        assert_true(
            ciub_odds.ask(o->oracle, world, &state, card, ODDS_FULL, &answer, &why));
        if (answer.high == 0)
            return false;
        if (answer.advice[0] != '\0')
            play_advice(world, &state, answer.advice);
        else
            play_anything(world, &state);
    }
    return need_met(need, state.lanes, state.sum);
}

TEST(advice_keeps_promises)
{
    static const struct {
        const char *situation, *card;
    } rows[] = {
        {"5 white", "6-6"},
        {"5 white", "1-1-1"},
        {"2 white, 1 blue, 1 green, 1 purple", "6-6-6"},
        {"2 green, 1 blue, 1 purple, 1 red", "1-4-7"},
    };
    const int games = effort_count(100, 1500);
    ORACLE o;
    oracle_start(&o, "=4");
    struct rng rng;
    rng_seed(&rng, 4);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct odds_answer answer =
            oracle_ask(&o, rows[i].situation, rows[i].card, ODDS_FULL);
        int hits = 0;
        for (int k = 0; k < games; k++)
            hits += succeeds(&o, rows[i].situation, rows[i].card, &rng);
        double sigma = sqrt(answer.low * (1 - answer.low) / games);
        assert_true(fabs((double)hits / games - answer.low) < 4 * sigma);
    }
}
