/* spell_figures_test.c: 6.18 Dispatch and 6.21 Guardian, figures on seals. */
#include "tests/games/seals/spells.h"

#define BOARD "hall - n1:2 - n2:3 - b1[5], hall - n3:2, hall - b2[2] - n4:4"
#define TABLE "n1=f2 n2=f3 n3=a2 n4=w4 b1=growth.fire b2=change.fire"

static void rule_6_18_dispatch_onto_any_token_of_the_colour(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE,
                  "witch on h1: w1 | dispatch.fire dispatch.mind "
                  "dispatch.earth",
                  "seer on h2: f3");
    same(moves_of(&p, "dispatch.fire"), "dispatch.fire n1, dispatch.fire n2");
    same(moves_of(&p, "dispatch.mind"), "dispatch.mind n1, dispatch.mind n2, "
                                        "dispatch.mind n3, dispatch.mind n4");
    refuse_scroll(&p, "6.18", "dispatch.earth"); /* there is none of Earth */
    position_refuse(&p, "6.18", "dispatch.fire n3");
    position_refuse(&p, "6.18", "dispatch.fire b1"); /* never onto a scroll */
    position_refuse(&p, "6.18", "dispatch.mind h5");
    position_refuse(&p, "", "dispatch.fire");
    position_move(&p, "dispatch.fire n2"); /* out of reach */
    same(position_familiar(&p, "witch"), "n2");
    same(position_at(&p, "n2"), "f3");
    same(position_place(&p, "witch"), "h1");
    same(position_down(&p, "witch"), "dispatch.fire");
    same(position_actor(&p), "witch");
}

static void rule_6_18_dispatch_not_onto_a_token_with_a_familiar(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1, cat on n1: w1 | dispatch.fire",
                  "seer on h2, owl on n3: f3 | dispatch.mind");
    same(moves_of(&p, "dispatch.fire"), "dispatch.fire n2");
    position_refuse(&p, "6.18", "dispatch.fire n1"); /* not even the own one's */
    position_end(&p);
    position_draw(&p, 4, BOARD, TABLE, "witch on h1, cat on n1: w1 | dispatch.mind",
                  "seer on h2, owl on n2: f3");
    same(moves_of(&p, "dispatch.mind"), "dispatch.mind n3, dispatch.mind n4");
    position_refuse(&p, "6.18", "dispatch.mind n2");
    position_end(&p);
    position_draw(&p, 4, BOARD, TABLE, "witch on h1, cat on n1: w1 | dispatch.fire",
                  "seer on h2, owl on n2: f3");
    refuse_scroll(&p, "6.18", "dispatch.fire"); /* both have one */
}

static void rule_6_18_the_familiar_comes_from_wherever_it_is(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1, cat on n1: f2 | dispatch.fire",
                  "seer on h2: f3 w1");
    position_move(&p, "dispatch.fire n2, break n1 with f2");
    same(position_familiar(&p, "witch"), ""); /* the round is over for her */
    take_back(&p);
    same(position_familiar(&p, "witch"), "n2");
}

static void rule_6_18_the_token_is_barred_for_all_but_the_owner(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: f2 w1 | dispatch.fire",
                  "seer on h2: f3 w4");
    position_move(&p, "dispatch.fire n1");
    assert_true(position_allows(&p, "break n1 with f2"));
    position_refuse(&p, "5.1", "break n2 with f2"); /* the token blocks her as before */
    position_move(&p, "break b2 with f2");
    position_refuse(&p, "5.3", "break n1 with f3");
    position_refuse(&p, "5.3", "binding break n1 with f3");
    assert_true(may_give_up(&p)); /* n1 was all he could reach */
}

/* 5.6 */
static void rule_6_18_breaking_under_the_own_familiar_brings_it_back(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: f2 w1 | dispatch.fire",
                  "seer on h2: f3 w4");
    position_move(&p, "dispatch.fire n1, break n1 with f2");
    same(position_place(&p, "witch"), "n1");
    same(position_familiar(&p, "witch"), "");
    same(position_at(&p, "n1"), "");
    assert_false(position_out(&p, "witch"));
}

static void rule_6_18_dispatch_and_binding_in_any_order(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: f2 w1 | dispatch.fire",
                  "seer on h2: f3 w4");
    position_move(&p, "dispatch.fire n2, binding here");
    same(position_familiar(&p, "witch"), "h1");
    take_back(&p);
    take_back(&p);
    position_move(&p, "binding here, dispatch.fire n2");
    same(position_familiar(&p, "witch"), "n2");
    take_back(&p);
    take_back(&p);
    position_move(&p, "dispatch.fire n2, binding break n1 with f2");
    same(position_familiar(&p, "witch"), "n1");
    same(position_actor(&p), "seer"); /* no more spells after that */
}

static void rule_6_21_guardian_onto_a_scroll_of_its_element(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE,
                  "witch on h1: f6 | guardian.fire guardian.water "
                  "guardian.mind",
                  "seer on h2: f3");
    same(moves_of(&p, "guardian.fire"), "guardian.fire onto b1, guardian.fire onto b2");
    refuse_scroll(&p, "6.21", "guardian.water"); /* no scroll of Water lies there */
    refuse_scroll(&p, "6.21", "guardian.mind");  /* nor of Mind */
    position_refuse(&p, "6.21", "guardian.fire off");
    position_refuse(&p, "6.21", "guardian.fire onto n1"); /* not onto a token */
    position_refuse(&p, "6.21", "guardian.fire onto h1");
    position_refuse(&p, "", "guardian.fire");
    position_refuse(&p, "", "guardian.fire b1");
    position_move(&p, "guardian.fire onto b1"); /* out of reach */
    same(position_guardian(&p, "fire"), "b1");
    same(position_down(&p, "witch"), "guardian.fire");
    same(position_actor(&p), "witch");
}

static void rule_6_21_guardian_bars_everyone(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: f2 w4 | guardian.fire",
                  "seer on h2: f3 w1");
    position_move(&p, "guardian.fire onto b2");
    position_refuse(&p, "5.3", "break b2 with f2");       /* its owner too */
    assert_true(position_allows(&p, "break n4 with w4")); /* 5.2: it blocks no way */
    position_move(&p, "break n1 with f2");
    position_refuse(&p, "5.3", "break b2 with f3");
}

static void rule_6_21_guardian_moves_on_or_leaves(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE " guardian.fire=b2",
                  "witch on h1: f2 w1 | guardian.fire", "seer on h2: f3");
    same(moves_of(&p, "guardian.fire"), "guardian.fire off, guardian.fire onto b1");
    position_refuse(&p, "6.21", "guardian.fire onto b2"); /* (ruling) */
    position_refuse(&p, "5.3", "break b2 with f2");
    position_move(&p, "guardian.fire onto b1");
    same(position_guardian(&p, "fire"), "b1");
    assert_true(position_allows(&p, "break b2 with f2"));
    take_back(&p);
    position_move(&p, "guardian.fire off");
    same(position_guardian(&p, "fire"), "");
    position_move(&p, "break b2 with f2");
}

static void rule_6_21_guardian_on_the_last_scroll_can_only_leave(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n1=f2 b2=change.fire guardian.fire=b2",
                  "witch on h1: f2 w1 | guardian.fire", "seer on h2: f3");
    same(moves_of(&p, "guardian.fire"), "guardian.fire off");
}

static void rule_6_21_guardian_of_mind_stands_on_scrolls_of_mind_only(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n1=f2 b1=growth.mind b2=change.fire",
                  "witch on h1: f2 w1 | guardian.mind", "seer on h2: f3");
    same(moves_of(&p, "guardian.mind"), "guardian.mind onto b1");
    position_refuse(&p, "6.21", "guardian.mind onto b2");
}

/* Each element has its own guardian. */
static void rule_6_21_guardians_of_two_elements(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "b1=growth.water b2=change.fire guardian.water=b1",
                  "witch on h1: f2 | guardian.fire ~guardian.water", "seer on h2: w5");
    position_move(&p, "guardian.fire onto b2");
    same(position_guardian(&p, "fire"), "b2");
    same(position_guardian(&p, "water"), "b1");
    assert_true(may_give_up(&p));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_6_18_dispatch_onto_any_token_of_the_colour),
        cmocka_unit_test(rule_6_18_dispatch_not_onto_a_token_with_a_familiar),
        cmocka_unit_test(rule_6_18_the_familiar_comes_from_wherever_it_is),
        cmocka_unit_test(rule_6_18_the_token_is_barred_for_all_but_the_owner),
        cmocka_unit_test(rule_6_18_breaking_under_the_own_familiar_brings_it_back),
        cmocka_unit_test(rule_6_18_dispatch_and_binding_in_any_order),
        cmocka_unit_test(rule_6_21_guardian_onto_a_scroll_of_its_element),
        cmocka_unit_test(rule_6_21_guardian_bars_everyone),
        cmocka_unit_test(rule_6_21_guardian_moves_on_or_leaves),
        cmocka_unit_test(rule_6_21_guardian_on_the_last_scroll_can_only_leave),
        cmocka_unit_test(rule_6_21_guardian_of_mind_stands_on_scrolls_of_mind_only),
        cmocka_unit_test(rule_6_21_guardians_of_two_elements),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
