/* explain_test.c: why a move is a good idea, in words for those who ask. */
#include <stdalign.h>
#include <string.h>

#include "ai/analysis/hint.h"
#include "core/chance.h"
#include "games/seals/ai/heuristics.h"
#include "games/seals/seals.h"
#include "tests/games/seals/ai/reasons.h"
#include "tests/games/seals/spells.h"

/* In the open: n1, n2, b1; behind n1: b2, b3 and b4; behind n2: b5. */
#define BOARD "hall - n1:2 - b2[6] b3[6] b4[3], hall - n2:3 - b5[5], hall - b1[2]"
#define TABLE                                                                            \
    "n1=f2 n2=w3 b1=change.earth b2=rearrangement.fire b3=rearrangement.air "            \
    "b4=exchange.air b5=growth.fire vault"

static void ways_that_are_opened(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: f2 w3", "seer on h2: a1");
    same(reason_for(&p, "break n1 with f2"),
         "opens the way to two strength-6 scrolls and one weaker one");
    position_end(&p);
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: w3 a1", "seer on h2: a1");
    same(reason_for(&p, "break n2 with w3"), "opens the way to a strength-5 scroll");
    position_end(&p);
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: w3 f5", "seer on h2: a1");
    same(reason_for(&p, "break n2 with w3"),
         "opens the way to a strength-5 scroll that the dice suffice for");
}

static void scrolls_that_are_won(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: e2 w3", "seer on h2: a1");
    same(reason_for(&p, "break b1 with e2"), "wins change.earth for 2 points");
    position_end(&p);
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: e2 w3 | swap.earth",
                  "seer on h2: e6", "shaman on h3: w1");
    same(reason_for(&p, "break b1 with e2"),
         "wins change.earth for 2 points, which the seer could win too");
    position_end(&p);
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: e2 w3", "seer on h2: e6",
                  "shaman on h3: e2");
    same(reason_for(&p, "break b1 with e2"),
         "wins change.earth for 2 points, which others could win too");
}

/* 7.1 */
static void points_count_synergies(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[2]", "b1=change.earth' vault",
                  "witch on h1: e2 w3 | synergy.earth' growth.earth", "seer on h2: a1");
    same(reason_for(&p, "break b1 with e2"), "wins change.earth for 3 points");
}

/* 6.22 */
static void two_scrolls_at_once(void **unused)
{
    POSITION p;
    position_draw(&p, 4, "hall - b1[2] b2[5]", "b1=change.earth b2=growth.fire vault",
                  "witch on h1: e2 w3 | speed.mind", "seer on h2: a1");
    same(reason_for(&p, "speed.mind break b1 with e2 then break b2"),
         "wins change.earth and growth.fire for 7 points");
}

static void the_end_of_the_game(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[6] b2[6] b3[6] b4[6]",
                  "b1=synergy.fire b2=synergy.air b3=synergy.water b4=synergy.earth",
                  "witch on h1: f6 f1", "seer on h2: a1");
    same(reason_for(&p, "break b1 with f6"),
         "wins synergy.fire for 7 points and makes this the last round, 7 points ahead");
    position_end(&p);
    position_draw(&p, 1, "hall - b1[6] b2[6] b3[6] b4[6]",
                  "b1=synergy.fire b2=synergy.air b3=synergy.water b4=synergy.earth",
                  "witch on h1: f6 f1", "seer on h2: a1 | growth.fire growth.air");
    same(reason_for(&p, "break b1 with f6"), "wins synergy.fire for 7 points");
}

static void spells_that_make_dice_suffice(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - b1[5] n1:2", "b1=growth.fire n1=w2 vault",
                  "witch on h1: f3 a2 | strengthening.fire change.air", "seer on h2: a1");
    same(reason_for(&p, "strengthening.fire f3"),
         "makes the dice suffice for growth.fire");
    same(reason_for(&p, "change.air a2 into water"),
         "makes the dice suffice for the seal on n1");
}

static void dice_that_are_kept(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:2 b1[6]", "n1=f2 b1=rearrangement.fire vault",
                  "witch on h1: f2 f6", "seer on h2: a1");
    same(reason_beside(&p, "break n1 with f2", "break n1 with f6"),
         "keeps the dice for rearrangement.fire");
    position_end(&p);
    position_draw(&p, 2, "hall - n1:2 b1[6]", "n1=f2 b1=rearrangement.fire vault",
                  "witch on h1: f2 f6", "seer on h2: a1");
    same(reason_beside(&p, "break n1 with f6", "break n1 with f2"), "");
}

/* 5.2: the mage stands in the way. */
static void others_that_are_barred(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - b1[2] - b2[6]",
                  "b1=change.fire b2=rearrangement.fire vault", "witch on h1: f2 w3",
                  "seer on h2: a1");
    same(reason_for(&p, "break b1 with f2"),
         "wins change.fire for 2 points and bars the seer from a strength-6 scroll");
    position_end(&p);
    position_draw(&p, 4, "hall - b1[6] n1:2", "n1=w2 b1=speed.fire vault",
                  "witch on h1: w2 | guardian.fire", "seer on h2: a1");
    same(reason_for(&p, "guardian.fire onto b1"),
         "bars the seer from a strength-6 scroll");
    position_end(&p);
    /* A familiar in the open bars nobody. */
    position_draw(&p, 2, "hall - b1[2]", "b1=change.fire vault", "witch on h1: f2 w3",
                  "seer on h2: a1");
    same(reason_for(&p, "binding here"), "");
}

static void dice_that_are_taken(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: a1", "seer on h2: w1");
    same(reason_for(&p, "give up"), "brings three new dice");
    same(reason_for(&p, "take f f w"),
         "takes dice of fire and water for two seals within reach");
    position_end(&p);
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: a1", "seer on h2: w1");
    position_move(&p, "give up");
    same(reason_for(&p, "take f w e"),
         "takes dice of fire, water and earth for change.earth within reach");
    position_end(&p);
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: a1", "seer on h2: w1");
    position_move(&p, "give up");
    same(reason_for(&p, "take a a a"), "");
}

static void dice_for_scrolls(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - b1[2] b2[5] b3[3]",
                  "b1=change.fire b2=growth.fire b3=renewal.mind vault",
                  "witch on h1: a1", "seer on h2: w1");
    position_move(&p, "give up");
    same(reason_for(&p, "take f f f"),
         "takes dice of fire for growth.fire and two more scrolls within reach");
    position_end(&p);
    position_draw(&p, 2, "hall - b1[2] b2[5] b3[3]",
                  "b1=change.fire b2=growth.fire b3=renewal.air vault", "witch on h1: a1",
                  "seer on h2: w1");
    position_move(&p, "give up");
    same(reason_for(&p, "take f f w"),
         "takes dice of fire and water for growth.fire and one more scroll within reach");
}

/* A token on the way that has another behind it. */
static void scrolls_that_come_nearer(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:2 - n2:3 - b1[5], hall - n3:2",
                  "n1=f2 n2=w3 n3=f2 b1=growth.fire", "witch on h1: f2 a1",
                  "seer on h2: a1");
    same(reason_for(&p, "break n1 with f2"), "brings growth.fire nearer");
    position_end(&p);
    position_draw(&p, 2, "hall - n1:2 - n2:3 - b1[5], hall - n3:2",
                  "n1=f2 n2=w3 n3=f2 b1=growth.fire", "witch on h1: f2 a1",
                  "seer on h2: a1");
    same(reason_for(&p, "break n3 with f2"), "");
}

/* 6.1 */
static void the_familiar_bars_a_passage(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:2 - room - b1[5], room - n2:2 - b2[2]",
                  "n2=f2 b1=growth.fire b2=change.fire", "witch on n1: f2 a1",
                  "seer on h2: a1");
    same(reason_for(&p, "binding here"), "leaves the familiar to bar the way through n1");
}

static void dice_that_come(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, "n1=f2 vault",
                  "witch on h1: a1 e1 | growth.fire renewal.air theft.water",
                  "seer on h2: w1 w2");
    same(reason_for(&p, "theft.water from seer"), "takes a die from the seer");
    position_move(&p, "give w1");
    same(reason_for(&p, "renewal.air a1"), "gives a die another roll");
    position_chance(&p, "roll a2");
    same(reason_for(&p, "growth.fire"), "adds a die of fire");
}

/* 6.9, 6.11 */
static void spells_on_spaces(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE,
                  "witch on h1: w3 a1 | absorption.water rearrangement.earth",
                  "seer on h2: a1");
    same(reason_for(&p, "rearrangement.earth b1 b2"),
         "brings rearrangement.fire within reach");
    same(reason_for(&p, "break n2 with w3 absorb water"),
         "opens the way to a strength-5 scroll and keeps a token of strength 3 on "
         "absorption.water");
}

/* 4.2: what the victim of Theft gives has no reason but need. */
static void nothing_is_said_in_vain(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, "n1=f2 vault", "witch on h1: a1 e1 | theft.water",
                  "seer on h2: w1 w2");
    position_move(&p, "theft.water from seer");
    same(reason_for(&p, "give w1"), "");
}

/* --- whole games -------------------------------------------------------------------- */

/* Whatever is said fits, and reads as one sentence. */
static void assert_readable(const void *world, const struct seals_state *before,
                            const struct move *move, const struct seals_state *after,
                            const struct seals_state *other)
{
    char words[HINT_REASON];
    struct text out = text_init(words, sizeof words);
    seals_explain(world, before, move, after, other, &out);
    assert_false(out.overflow);
    assert_null(strstr(words, "  "));
    assert_true(words[0] == '\0' || (words[0] >= 'a' && words[0] <= 'z'));
    assert_true(out.length == 0 || words[out.length - 1] != ' ');
}

/* A game at random; each move is told beside the one before it. */
static void explain_game(int players, const char *circle, uint64_t seed)
{
    alignas(max_align_t) struct seals_state state, before, other;
    struct move move = {0};
    struct setup setup;
    struct error error;
    struct rng rng;
    setup_init(&setup);
    setup.players = players;
    assert_true(setup_set(&setup, &seals_game, "circle", circle, &error));
    void *world = seals_game.world_new(&setup, &error);
    assert_non_null(world);
    rng_seed(&rng, seed);
    seals_game.start(world, &state);
    other = state;
    for (int actor; (actor = seals_game.actor(world, &state)) != SEAT_NOBODY;) {
        choice_t list[GAME_MAX_CHOICES];
        if (actor == SEAT_CHANCE) {
            chance_play(&seals_game, world, &state, &rng);
            continue;
        }
        if (seals_game.between_moves(world, &state)) {
            before = state;
            move.count = 0;
        }
        int count = seals_game.choices(world, &state, list);
        choice_t choice = list[rng_below(&rng, (uint32_t)count)];
        move.choice[move.count++] = choice;
        seals_game.apply(world, &state, choice);
        if (seals_game.between_moves(world, &state)) {
            bool told = is_turn_step(other.step) && other.seat[0].place != SITE_NONE;
            assert_readable(world, &before, &move, &state, told ? &other : NULL);
            other = state;
        }
    }
    seals_game.world_free(world);
    setup_deinit(&setup);
}

static void reasons_are_readable_in_every_game(void **unused)
{
    static const char *const circles[] = {"1", "2", "3", "4"};
    for (int players = 2; players <= 5; players++)
        for (int i = 0; i < 4; i++)
            explain_game(players, circles[i], (uint64_t)(10 * players + i));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ways_that_are_opened),
        cmocka_unit_test(scrolls_that_are_won),
        cmocka_unit_test(points_count_synergies),
        cmocka_unit_test(two_scrolls_at_once),
        cmocka_unit_test(the_end_of_the_game),
        cmocka_unit_test(spells_that_make_dice_suffice),
        cmocka_unit_test(dice_that_are_kept),
        cmocka_unit_test(others_that_are_barred),
        cmocka_unit_test(dice_that_are_taken),
        cmocka_unit_test(dice_for_scrolls),
        cmocka_unit_test(scrolls_that_come_nearer),
        cmocka_unit_test(the_familiar_bars_a_passage),
        cmocka_unit_test(dice_that_come),
        cmocka_unit_test(spells_on_spaces),
        cmocka_unit_test(nothing_is_said_in_vain),
        cmocka_unit_test(reasons_are_readable_in_every_game),
    };
    return cmocka_run_group_tests_name("explain", tests, NULL, NULL);
}
