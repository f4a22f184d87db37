/* spell_speed_test.c: 6.22, a seal with dice and another one for nothing. */
#include "tests/games/seals/spells.h"

#define BOARD "hall - n1:2 - n2:3 - b1[6], hall - n3:2, hall - b2[2]"
#define TABLE "n1=f2 n2=f3 n3=w2 b1=synergy.fire b2=change.fire"

static void rule_6_22_second_seal_from_the_new_place(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: f2 w1 | speed.fire",
                  "seer on h2: a1");
    same(moves_of(&p, "speed.fire"), "speed.fire break b2 with f2 then break n1, "
                                     "speed.fire break n1 with f2 then break b2, "
                                     "speed.fire break n1 with f2 then break n2");
    position_move(&p, "speed.fire break n1 with f2 then break n2");
    same(position_at(&p, "n1"), "");
    same(position_at(&p, "n2"), "");
    same(position_place(&p, "witch"), "n2");
    same(position_dice(&p, "witch"), "w1"); /* the second is free */
    same(position_supply(&p), "3 2 2 3");
    same(position_down(&p, "witch"), "speed.fire");
    same(position_actor(&p), "seer"); /* the turn is over */
}

static void rule_6_22_the_second_may_be_of_any_strength(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n2=f3 b1=synergy.fire", "witch on n1: f3 | speed.fire",
                  "seer on h2: a1");
    position_move(&p, "speed.fire break n2 with f3 then break b1");
    same(position_place(&p, "witch"), "b1");
    same(position_up(&p, "witch"), "binding speed.fire synergy.fire");
    assert_true(position_out(&p, "witch")); /* her last die: 4.5, and 4.4a */
    same(position_actor(&p), "witch");
    position_move(&p, "take f f f");
    same(position_actor(&p), "seer");
}

static void rule_6_22_the_second_is_of_this_colour(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n1=f2 n2=a3 n3=w2 b2=change.mind",
                  "witch on h1: f2 w2 | speed.fire speed.water speed.mind speed.earth",
                  "seer on h2: a1");
    position_refuse(&p, "6.22", "speed.water break n1 with f2 then break n2");
    /* The first may be of any colour. */
    same(moves_of(&p, "speed.fire"), "speed.fire break b2 with f2 then break n1, "
                                     "speed.fire break b2 with w2 then break n1, "
                                     "speed.fire break n3 with w2 then break n1");
    same(moves_of(&p, "speed.water"), "speed.water break b2 with f2 then break n3, "
                                      "speed.water break b2 with w2 then break n3, "
                                      "speed.water break n1 with f2 then break n3");
    refuse_scroll(&p, "6.22", "speed.earth");
    position_move(&p, "speed.mind break n1 with f2 then break n2"); /* Air, for Mind */
    same(position_at(&p, "n2"), "");
}

static void rule_6_22_a_scroll_of_mind_is_of_no_other_colour(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n1=f2 b2=change.mind",
                  "witch on h1: f2 | speed.water speed.mind", "seer on h2: a1");
    refuse_scroll(&p, "6.22", "speed.water");
    same(moves_of(&p, "speed.mind"), "speed.mind break b2 with f2 then break n1, "
                                     "speed.mind break n1 with f2 then break b2");
}

static void rule_6_22_both_seals_must_exist(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n1=f2", "witch on h1: f2 | speed.fire speed.mind",
                  "seer on h2: a1");
    refuse_scroll(&p, "6.22", "speed.fire"); /* nothing after n1 */
    refuse_scroll(&p, "6.22", "speed.mind");
    position_end(&p);
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: f1 w1 | speed.fire speed.mind",
                  "seer on h2: a1");
    refuse_scroll(&p, "6.22", "speed.fire"); /* the dice break nothing */
    refuse_scroll(&p, "6.22", "speed.mind");
    position_end(&p);
    position_draw(&p, 4, BOARD, "n1=f2 n3=w2", "witch on h1: f2 w2 | speed.fire",
                  "seer on h2: a1");
    position_refuse(&p, "6.22", "speed.fire break n1 with f2 then break n3");
    same(moves_of(&p, "speed.fire"), "speed.fire break n3 with w2 then break n1");
}

static void rule_6_22_the_first_is_a_plain_break(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: f2 f3 | speed.fire",
                  "seer on h2: a1");
    position_refuse(&p, "5.1", "speed.fire break n2 with f3 then break n1");
    position_refuse(&p, "5.4", "speed.fire break n1 with f2 f3 then break n2");
    position_refuse(&p, "5.4", "speed.fire break n3 with f2 then break n1");
    position_refuse(&p, "5.3", "speed.fire break h3 with f2 then break n1");
    position_end(&p);
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: f2 f3 | speed.fire",
                  "seer on h2, owl on n1: a1");
    refuse_scroll(&p, "6.22", "speed.fire"); /* n1 is barred, and nothing follows b2 */
}

static void rule_6_22_the_second_must_be_breakable_too(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: f2 | speed.fire",
                  "seer on h2, owl on n2: a1");
    position_refuse(&p, "5.3", "speed.fire break n1 with f2 then break n2");
    position_refuse(&p, "5.1", "speed.fire break n1 with f2 then break b1");
    position_refuse(&p, "5.3", "speed.fire break n1 with f2 then break n1");
    position_refuse(&p, "5.3", "speed.fire break n1 with f2 then break h5");
    position_end(&p);
    position_draw(&p, 4, BOARD, "n1=f2 b2=change.fire guardian.fire=b2",
                  "witch on h1: f2 | speed.fire", "seer on h2: a1 | guardian.fire");
    refuse_scroll(&p, "6.22", "speed.fire");
}

/* What was reached from the old place may be out of reach from the new one. */
static void rule_6_22_not_from_the_old_place(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n2=f3 n3=f2", "witch on n1: f3 f2 | speed.fire",
                  "seer on h2, owl on n1: a1");
    same(moves_of(&p, "break"), "break n2 with f3, break n3 with f2, break n3 with f3");
    refuse_scroll(&p, "6.22", "speed.fire"); /* the Owl is between n2 and n3 */
}

static void rule_6_22_a_scroll_won_first_cannot_be_used_between(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: f2 w1 | speed.fire",
                  "seer on h2: a1 f1");
    position_begin(&p, "speed.fire break b2 with f2");
    same(position_up(&p, "witch"), "binding change.fire");
    same(position_choices(&p), "then break n1");
    position_refuse(&p, "", "change.fire f2 into water");
    position_begin(&p, "then break n1");
    same(position_actor(&p), "seer");
    same(position_up(&p, "witch"), "binding change.fire"); /* from her next turn on */
}

/* 5.6, both times. */
static void rule_6_22_own_familiar_on_either_token_comes_back(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1, cat on n1: f2 w1 | speed.fire",
                  "seer on h2: a1");
    position_move(&p, "speed.fire break n1 with f2 then break b2");
    same(position_familiar(&p, "witch"), "");
    position_end(&p);
    position_draw(&p, 4, BOARD, TABLE, "witch on h1, cat on n2: f2 w1 | speed.fire",
                  "seer on h2: a1");
    position_move(&p, "speed.fire break n1 with f2 then break n2");
    same(position_familiar(&p, "witch"), "");
    position_end(&p);
    position_draw(&p, 4, BOARD, TABLE, "witch on h1, cat on n2: f2 w1 | speed.fire",
                  "seer on h2: a1");
    position_move(&p, "speed.fire break n1 with f2 then break b2");
    same(position_familiar(&p, "witch"), "n2"); /* not her affair */
}

static void rule_6_22_words_that_make_no_speed(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: f2 w1 | speed.fire",
                  "seer on h2: a1");
    position_refuse(&p, "", "speed.fire");
    position_refuse(&p, "", "speed.fire n1 with f2 then break n2");
    position_refuse(&p, "", "speed.fire break n1 with f2");
    position_refuse(&p, "", "speed.fire break n1 with f2 then break n2 with w1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_6_22_second_seal_from_the_new_place),
        cmocka_unit_test(rule_6_22_the_second_may_be_of_any_strength),
        cmocka_unit_test(rule_6_22_the_second_is_of_this_colour),
        cmocka_unit_test(rule_6_22_a_scroll_of_mind_is_of_no_other_colour),
        cmocka_unit_test(rule_6_22_both_seals_must_exist),
        cmocka_unit_test(rule_6_22_the_first_is_a_plain_break),
        cmocka_unit_test(rule_6_22_the_second_must_be_breakable_too),
        cmocka_unit_test(rule_6_22_not_from_the_old_place),
        cmocka_unit_test(rule_6_22_a_scroll_won_first_cannot_be_used_between),
        cmocka_unit_test(rule_6_22_own_familiar_on_either_token_comes_back),
        cmocka_unit_test(rule_6_22_words_that_make_no_speed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
