/* spell_leap_test.c: 6.19, over a token to a seal behind it. */
#include "tests/games/seals/spells.h"

/* Behind n1: n2 and b2; behind n2: b1. In the open: n3. */
#define BOARD "hall - n1:2 - n2:3 - b1[4], n1 - b2[2], hall - n3:2"
#define TABLE "n1=f2 n2=w3 n3=a2 b1=strengthening.fire b2=change.mind"

static void rule_6_19_leap_over_a_token_breaks_a_seal_behind_it(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: w3 a1 | leap.fire",
                  "seer on h2: f3");
    same(moves_of(&p, "leap.fire"),
         "leap.fire n1 then break b2 with w3, leap.fire n1 then break n2 with w3");
    position_move(&p, "leap.fire n1 then break n2 with w3");
    same(position_place(&p, "witch"), "n2");
    same(position_at(&p, "n1"), "f2"); /* the token stays */
    same(position_at(&p, "n2"), "");
    same(position_dice(&p, "witch"), "a1");
    same(position_down(&p, "witch"), "leap.fire");
    same(position_actor(&p), "seer"); /* the turn is over */
}

static void rule_6_19_leap_may_win_a_scroll(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: w3 | leap.fire", "seer on h2: f3");
    position_move(&p, "leap.fire n1 then break b2 with w3");
    same(position_place(&p, "witch"), "b2");
    same(position_up(&p, "witch"), "binding change.mind leap.fire"); /* 4.5, 4.4a */
    assert_true(position_out(&p, "witch"));
}

static void rule_6_19_leap_only_to_seals_not_breakable_before(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: w3 a2 f2 | leap.fire",
                  "seer on h2: f3");
    position_refuse(&p, "6.19", "leap.fire n1 then break n3 with a2");
    position_refuse(&p, "6.19", "leap.fire n1 then break n1 with f2"); /* it stays */
    position_end(&p);
    /* Another way around leads to n2 as well. */
    position_draw(&p, 4, BOARD ", hall - n2", TABLE, "witch on h1: w3 a2 | leap.fire",
                  "seer on h2: f3");
    same(moves_of(&p, "leap.fire"), "leap.fire n1 then break b2 with a2, "
                                    "leap.fire n1 then break b2 with w3");
}

static void rule_6_19_leap_over_one_token_only(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n1=f2 n2=f3 b1=strengthening.fire",
                  "witch on h1: f4 | leap.fire", "seer on h2: w3");
    position_refuse(&p, "5.1", "leap.fire n1 then break b1 with f4");
    same(moves_of(&p, "leap.fire"), "leap.fire n1 then break n2 with f4");
}

static void rule_6_19_the_token_must_be_reachable(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n1=f2 n2=w3 b1=strengthening.fire",
                  "witch on h1: f4 | leap.water", "seer on h2: w3");
    refuse_scroll(&p, "6.19", "leap.water"); /* n2 is behind n1 */
    position_end(&p);
    position_draw(&p, 4, BOARD, "n1=f2 n2=f3 n3=a2 b1=strengthening.fire",
                  "witch on h1: f4 | leap.fire", "seer on h2: w3");
    position_refuse(&p, "5.1", "leap.fire n2 then break b1 with f4");
}

static void rule_6_19_only_a_token_of_the_colour(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD ", n3 - b3[2]", TABLE " b3=dispatch.air",
                  "witch on h1: w3 a2 | leap.fire leap.mind leap.earth",
                  "seer on h2: f3");
    refuse_scroll(&p, "6.19", "leap.earth");
    position_refuse(&p, "6.19", "leap.fire n3 then break b3 with a2");
    position_refuse(&p, "6.19", "leap.fire b2 then break n2 with w3"); /* no token */
    position_refuse(&p, "6.19", "leap.fire h3 then break n2 with w3");
    same(moves_of(&p, "leap.mind"),
         "leap.mind n1 then break b2 with a2, leap.mind n1 then break b2 with w3, "
         "leap.mind n1 then break n2 with w3, leap.mind n3 then break b3 with a2");
}

static void rule_6_19_leap_not_over_own_familiar(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1, cat on n1: w3 | leap.fire leap.mind",
                  "seer on h2: f3");
    refuse_scroll(&p, "6.19", "leap.fire");
    refuse_scroll(&p, "6.19", "leap.mind");
    position_end(&p);
    position_draw(&p, 4, BOARD ", n3 - b3[2]", TABLE " b3=dispatch.air",
                  "witch on h1, cat on n1: w3 a2 | leap.mind", "seer on h2: f3");
    position_refuse(&p, "6.19", "leap.mind n1 then break n2 with w3");
    same(moves_of(&p, "leap.mind"), "leap.mind n3 then break b3 with a2");
}

static void rule_6_19_leap_not_over_anothers_familiar(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD ", n3 - b3[2]", TABLE " b3=dispatch.air",
                  "witch on h1: w3 a2 | leap.mind", "seer on h2, owl on n1: f3");
    position_refuse(&p, "6.19", "leap.mind n1 then break n2 with w3");
    same(moves_of(&p, "leap.mind"), "leap.mind n3 then break b3 with a2");
}

static void rule_6_19_the_seal_must_be_paid_for(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n1=f2 n2=w3 n3=a2 b1=strengthening.fire",
                  "witch on h1: w2 f3 | leap.fire", "seer on h2: f3");
    refuse_scroll(&p, "6.19", "leap.fire");
    position_end(&p);
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: w2 f1 f3 | leap.fire",
                  "seer on h2: f3");
    position_refuse(&p, "5.4", "leap.fire n1 then break n2 with w2");
    position_refuse(&p, "5.4", "leap.fire n1 then break b2 with f1 f3");
    position_refuse(&p, "5.4", "leap.fire n1 then break b2 with f1");
}

static void rule_6_19_the_seal_must_not_be_barred(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: w3 | leap.fire",
                  "seer on h2, owl on n2: f3");
    position_refuse(&p, "5.3", "leap.fire n1 then break n2 with w3");
    same(moves_of(&p, "leap.fire"), "leap.fire n1 then break b2 with w3");
    position_end(&p);
    position_draw(&p, 4, BOARD, "n1=f2 b2=change.water guardian.water=b2",
                  "witch on h1: w3 | leap.fire", "seer on h2: f3 | guardian.water");
    refuse_scroll(&p, "6.19", "leap.fire");
}

static void rule_6_19_seals_far_behind_the_token(void **unused)
{
    POSITION p;
    position_draw(&p, 4, "hall - n1:2 - n2:3 - room - n3:2 b1[4]",
                  "n1=f2 n3=w2 b1=strengthening.water", "witch on h1: w4 | leap.fire",
                  "seer on h2: f3");
    same(moves_of(&p, "leap.fire"),
         "leap.fire n1 then break b1 with w4, leap.fire n1 then break n3 with w4");
    position_end(&p);
    position_draw(&p, 4, "hall - n1:2 - n2:3 - room - n3:2 b1[4]",
                  "n1=f2 n3=w2 b1=strengthening.water", "witch on h1: w4 | leap.fire",
                  "seer on n2: f3");
    refuse_scroll(&p, "6.19", "leap.fire"); /* the Seer blocks the way behind it */
}

/* 5.6: the own familiar on the seal that is broken comes back. */
static void rule_6_19_leap_to_the_token_under_the_own_familiar(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1, cat on n2: w3 f1 | leap.fire",
                  "seer on h2: f3");
    position_move(&p, "leap.fire n1 then break n2 with w3");
    same(position_place(&p, "witch"), "n2");
    same(position_familiar(&p, "witch"), "");
}

static void rule_6_19_words_that_make_no_leap(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: w3 | leap.fire", "seer on h2: f3");
    position_refuse(&p, "", "leap.fire");
    position_refuse(&p, "", "leap.fire n1");
    position_refuse(&p, "", "leap.fire n1 break n2 with w3");
    position_refuse(&p, "", "leap.fire n1 then n2 with w3");
    position_refuse(&p, "", "leap.fire n1 then break n2");
    position_refuse(&p, "5.3", "leap.fire n1 then break h4 with w3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_6_19_leap_over_a_token_breaks_a_seal_behind_it),
        cmocka_unit_test(rule_6_19_leap_may_win_a_scroll),
        cmocka_unit_test(rule_6_19_leap_only_to_seals_not_breakable_before),
        cmocka_unit_test(rule_6_19_leap_over_one_token_only),
        cmocka_unit_test(rule_6_19_the_token_must_be_reachable),
        cmocka_unit_test(rule_6_19_only_a_token_of_the_colour),
        cmocka_unit_test(rule_6_19_leap_not_over_own_familiar),
        cmocka_unit_test(rule_6_19_leap_not_over_anothers_familiar),
        cmocka_unit_test(rule_6_19_the_seal_must_be_paid_for),
        cmocka_unit_test(rule_6_19_the_seal_must_not_be_barred),
        cmocka_unit_test(rule_6_19_seals_far_behind_the_token),
        cmocka_unit_test(rule_6_19_leap_to_the_token_under_the_own_familiar),
        cmocka_unit_test(rule_6_19_words_that_make_no_leap),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
