/* explain_few_test.c: reasons are few and true: of many things two are said, of one thing
 * one is said, and nothing of what does not hold. */
#include "tests/games/seals/ai/reasons.h"
#include "tests/games/seals/spells.h"

#define SYNERGIES "b1=synergy.fire b2=synergy.air b3=synergy.water b4=synergy.earth"

/* 4.7 */
static void a_single_point_ahead(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[6] b2[6] b3[6] b4[6]", SYNERGIES,
                  "witch on h1: f6 f1", "seer on h2: a1 | change.fire strengthening.air");
    same(reason_for(&p, "break b1 with f6"),
         "wins synergy.fire for 7 points and makes this the last round, 1 point ahead");
}

/* The way to b2 is opened too, and the seer barred from it. */
static void two_reasons_are_enough(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[6] - b2[6], hall - b3[6] b4[6]", SYNERGIES,
                  "witch on h1: f6 f1", "seer on h2: a1");
    same(reason_for(&p, "break b1 with f6"),
         "wins synergy.fire for 7 points and makes this the last round, 7 points ahead");
}

/* It was the last round before. */
static void the_last_round_is_told_once(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[6] b2[6] b3[6]",
                  "b1=synergy.fire b2=synergy.air b3=synergy.water", "witch on h1: f6 f1",
                  "seer on h2: a1");
    same(reason_for(&p, "break b1 with f6"), "wins synergy.fire for 7 points");
}

/* 4.5: who has ended the round wins nothing any more in it. */
static void who_is_out_is_no_rival(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - b1[2]", "b1=change.earth vault", "witch on h1: e2 w3",
                  "seer on h2: e f w");
    same(reason_for(&p, "break b1 with e2"), "wins change.earth for 2 points");
}

/* 4.6: with 11 of 12 dice in the seer's hands. */
static void one_of_a_kind(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:2", "n1=f2 vault", "witch on h1: e1",
                  "seer on h2: f1 f1 f1 w1 w1 w1 a1 a1 a1 e1 e1");
    same(reason_for(&p, "give up"), "brings one new die");
    position_end(&p);
    position_draw(&p, 2, "hall - n1:2", "n1=f2 vault", "witch on h1: a1",
                  "seer on h2: w1");
    position_move(&p, "give up");
    same(reason_for(&p, "take f a a"),
         "takes dice of fire and air for one seal within reach");
}

/* 6.3 */
static void several_dice_roll_again(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:2", "n1=f2 vault",
                  "witch on h1: e1 a1 a2 | renewal.air", "seer on h2: f1");
    same(reason_for(&p, "renewal.air a1 a2"), "gives dice another roll");
}

/* What is kept is told only of two ways to break the same seal. */
static void another_seal_is_no_other_way(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:2 n2:2 b1[6]", "n1=f2 n2=f2 b1=rearrangement.fire",
                  "witch on h1: f2 f6", "seer on h2: a1");
    same(reason_beside(&p, "break n1 with f2", "break n2 with f6"), "");
    position_end(&p);
    position_draw(&p, 2, "hall - n1:2 b1[6]", "n1=f2 b1=rearrangement.fire",
                  "witch on h1: f2 f6 | renewal.fire", "seer on h2: a1");
    same(reason_beside(&p, "break n1 with f2", "renewal.fire f2"), "");
}

/* 6.11 */
static void a_weaker_scroll_is_not_brought(void **unused)
{
    POSITION p;
    const char *board = "hall - b1[2] b2[5], hall - n1:2 - b3[5] b4[3]";
    const char *table = "n1=f2 b1=change.earth b2=growth.earth b3=growth.fire "
                        "b4=exchange.air vault";
    position_draw(&p, 2, board, table, "witch on h1: a1 w1 | rearrangement.earth",
                  "seer on h2: w1");
    same(reason_for(&p, "rearrangement.earth b1 b3"), "brings growth.fire within reach");
    position_end(&p);
    position_draw(&p, 2, board, table, "witch on h1: a1 w1 | rearrangement.earth",
                  "seer on h2: w1");
    same(reason_for(&p, "rearrangement.earth b2 b4"), "");
}

/* 6.11 */
static void what_was_within_reach_is_not_brought(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - b1[2] b2[6]",
                  "b1=change.earth b2=rearrangement.fire vault",
                  "witch on h1: a1 w1 | rearrangement.earth", "seer on h2: w1");
    same(reason_for(&p, "rearrangement.earth b1 b2"), "");
}

/* 6.11: the dice sufficed for the weak scroll where it was; of two the one that leaves
 * the farther place comes nearer. */
static void scrolls_are_followed_when_they_move(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - b1[2] b2[6]",
                  "b1=change.earth b2=rearrangement.fire vault",
                  "witch on h1: e2 w1 | rearrangement.earth", "seer on h2: w1");
    same(reason_for(&p, "rearrangement.earth b1 b2"), "");
    position_end(&p);
    position_draw(&p, 2, "hall - n1:2 - b1[4], hall - n2:2 - n3:2 - b2[6]",
                  "n1=f2 n2=f2 n3=f2 b1=disintegration.earth b2=rearrangement.fire vault",
                  "witch on h1: a1 w1 | rearrangement.earth", "seer on h2: w1");
    same(reason_for(&p, "rearrangement.earth b1 b2"), "brings rearrangement.fire nearer");
}

static void scrolls_of_one_strength_are_counted(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:2 - b1[6] b2[6]",
                  "n1=f2 b1=rearrangement.air b2=rearrangement.fire vault",
                  "witch on h1: f2 a6", "seer on h2: w1");
    same(reason_for(&p, "break n1 with f2"), "opens the way to two strength-6 scrolls");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_single_point_ahead),
        cmocka_unit_test(two_reasons_are_enough),
        cmocka_unit_test(the_last_round_is_told_once),
        cmocka_unit_test(who_is_out_is_no_rival),
        cmocka_unit_test(one_of_a_kind),
        cmocka_unit_test(several_dice_roll_again),
        cmocka_unit_test(another_seal_is_no_other_way),
        cmocka_unit_test(a_weaker_scroll_is_not_brought),
        cmocka_unit_test(what_was_within_reach_is_not_brought),
        cmocka_unit_test(scrolls_are_followed_when_they_move),
        cmocka_unit_test(scrolls_of_one_strength_are_counted),
    };
    return cmocka_run_group_tests_name("explain few", tests, NULL, NULL);
}
