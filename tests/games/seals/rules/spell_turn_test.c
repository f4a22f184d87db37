/* spell_turn_test.c: 4.2-4.4a as far as spells matter, and the book's example of a turn.
 */
#include "tests/games/seals/spells.h"

#define BOARD "hall - n1:2 - n2:3, hall - n3:4, hall - b1[5], hall - b2[3]"

/* Water 3, Air 2, Fire 1; Binding, Change of Air, Strengthening of Fire; Growth of Fire
 * and Renewal of Mind are within reach. */
static void draw_example(struct position *p)
{
    position_draw(
        p, 1, "hall - n1:2 - b1[5], hall - b2[3]", "b1=growth.fire b2=renewal.mind",
        "witch on n1: w3 a2 f1 | change.air strengthening.fire", "seer on h2: f5 e1 e1");
}

static void rule_4_2_example_of_a_turn_option_1(void **unused)
{
    POSITION p;
    draw_example(&p);
    position_move(&p, "change.air a2 into fire");
    same(position_dice(&p, "witch"), "f1 f2 w3");
    /* One or both of the dice: 3 + 2, 1 + 4 and 3 + 4 all break a seal of 5. */
    position_move(&p, "strengthening.fire f1");
    same(position_dice(&p, "witch"), "f2 f3 w3");
    assert_true(position_allows(&p, "break b1 with f2 f3"));
    take_back(&p);
    position_move(&p, "strengthening.fire f2");
    same(position_dice(&p, "witch"), "f1 f4 w3");
    assert_true(position_allows(&p, "break b1 with f1 f4"));
    take_back(&p);
    position_move(&p, "strengthening.fire f1 f2, break b1 with f3 f4");
    same(position_place(&p, "witch"), "b1");
    same(position_up(&p, "witch"), "binding growth.fire");
    same(position_down(&p, "witch"), "change.air strengthening.fire");
    same(position_dice(&p, "witch"), "w3");
    same(position_actor(&p), "seer");
    position_move(&p, "break b2 with f5");
    position_move(&p, "growth.fire"); /* on the next turn */
    position_chance(&p, "roll f3");
    same(position_dice(&p, "witch"), "f3 w3");
}

static void rule_4_2_example_of_a_turn_option_2(void **unused)
{
    POSITION p;
    draw_example(&p);
    position_move(&p, "binding here, break b2 with w3");
    same(position_familiar(&p, "witch"), "n1");
    same(position_up(&p, "witch"), "change.air renewal.mind strengthening.fire");
    position_refuse(&p, "5.1", "break b1 with f5"); /* the Cat blocks the passage */
    position_move(&p, "give up, take f e e");
    position_move(&p, "renewal.mind f1");
    position_chance(&p, "roll f2");
    position_move(&p, "change.air a2 into fire, strengthening.fire f2 f2");
    position_move(&p, "break b1 with f4 f4");
    same(position_up(&p, "witch"),
         "binding change.air growth.fire renewal.mind strengthening.fire");
}

static void rule_4_2_any_number_of_scrolls_one_after_the_other(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, "n1=f2 n2=w3 n3=a4 b2=renewal.mind",
                  "witch on h1: f1 | strengthening.fire change.fire growth.water "
                  "disintegration.fire swap.mind",
                  "seer on h2: a1");
    position_move(&p, "strengthening.fire f1, change.fire f3 into water, growth.water");
    position_chance(&p, "roll w4");
    position_move(&p, "disintegration.fire n1, binding here, break n2 with w3");
    same(position_down(&p, "witch"), "binding change.fire disintegration.fire "
                                     "growth.water strengthening.fire");
    same(position_actor(&p), "seer");
}

/* A spell may bring about the duty to break. */
static void rule_4_2_who_can_break_after_a_spell_must(void **unused)
{
    POSITION p;
    position_draw(&p, 1, BOARD, "n1=f2 n3=a4", "witch on h1: f1 | strengthening.fire",
                  "seer on h2: a1");
    assert_true(may_give_up(&p)); /* 4.3: the spell is not compulsory */
    position_move(&p, "strengthening.fire f1");
    assert_false(may_give_up(&p));
    position_refuse(&p, "4.2", "give up");
    position_move(&p, "break n1 with f3");
}

/* And may take it away. */
static void rule_4_2_who_cannot_break_after_a_spell_gives_up(void **unused)
{
    POSITION p;
    position_draw(&p, 1, BOARD, "n1=f2", "witch on h1: f2 w1 | change.fire",
                  "seer on h2: a1");
    assert_false(may_give_up(&p));
    position_move(&p, "change.fire f2 into air, give up");
    same(position_supply(&p), "3 3 2 3");
    same(position_up(&p, "witch"), "binding change.fire");
}

/* Leap, Teleportation and Speed do not count as something he could break. */
static void rule_4_2_giving_up_is_judged_on_plain_breaks_alone(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n1=f2 n2=w3", "witch on h1: w3 | leap.fire",
                  "seer on h2: a1");
    assert_true(position_allows(&p, "leap.fire n1 then break n2 with w3"));
    assert_true(may_give_up(&p));
    position_end(&p);
    position_draw(&p, 4, BOARD, "n2=w3", "witch on h1: w3 | teleportation.water",
                  "seer on n1: a1");
    assert_true(
        position_allows(&p, "teleportation.water past seer then break n2 with w3"));
    assert_true(may_give_up(&p));
    position_end(&p);
    position_draw(&p, 4, BOARD, "n1=f2 n2=w3", "witch on h1: f2 | speed.mind",
                  "seer on h2: a1");
    assert_true(position_allows(&p, "speed.mind break n1 with f2 then break n2"));
    assert_false(may_give_up(&p)); /* n1 can be broken plainly */
}

/* Growth leaves dice to break with although there were none of use before. */
static void rule_4_3_scrolls_are_never_compulsory(void **unused)
{
    POSITION p;
    position_draw(&p, 1, BOARD, "n1=f2",
                  "witch on h1: w6 | change.water growth.fire strengthening.mind",
                  "seer on h2: a1");
    assert_true(may_give_up(&p));
    position_move(&p, "give up, take w w f");
    same(position_up(&p, "witch"), "binding change.water growth.fire strengthening.mind");
}

static void rule_4_4_a_scroll_just_won_waits_for_the_next_turn(void **unused)
{
    POSITION p;
    position_draw(&p, 1, BOARD, "n1=f2 b1=growth.fire b2=renewal.mind",
                  "witch on h1: w3 f1", "seer on h2: f2 a1");
    position_move(&p, "break b2 with w3");
    same(position_actor(&p), "seer");
    same(position_up(&p, "witch"), "binding renewal.mind");
    position_move(&p, "break n1 with f2, renewal.mind f1");
    position_chance(&p, "roll f6");
    position_refuse(&p, "4.4", "renewal.mind f6");
}

/* (ruling): the very use that ends the owner's round leaves the scroll face up. */
static void rule_4_4a_a_spell_that_takes_the_last_dice(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n1=f2 n2=w3", "witch on h1: w3 | leap.fire ~speed.fire",
                  "seer on h2: a1");
    position_move(&p, "leap.fire n1 then break n2 with w3");
    same(position_up(&p, "witch"), "binding leap.fire speed.fire");
    same(position_down(&p, "witch"), "");
    assert_true(position_out(&p, "witch"));
}

static void rule_4_4a_with_dice_left_it_stays_face_down(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n1=f2 n2=w3", "witch on h1: w3 a1 | leap.fire",
                  "seer on h2: a1");
    position_move(&p, "leap.fire n1 then break n2 with w3");
    same(position_down(&p, "witch"), "leap.fire");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_4_2_example_of_a_turn_option_1),
        cmocka_unit_test(rule_4_2_example_of_a_turn_option_2),
        cmocka_unit_test(rule_4_2_any_number_of_scrolls_one_after_the_other),
        cmocka_unit_test(rule_4_2_who_can_break_after_a_spell_must),
        cmocka_unit_test(rule_4_2_who_cannot_break_after_a_spell_gives_up),
        cmocka_unit_test(rule_4_2_giving_up_is_judged_on_plain_breaks_alone),
        cmocka_unit_test(rule_4_3_scrolls_are_never_compulsory),
        cmocka_unit_test(rule_4_4_a_scroll_just_won_waits_for_the_next_turn),
        cmocka_unit_test(rule_4_4a_a_spell_that_takes_the_last_dice),
        cmocka_unit_test(rule_4_4a_with_dice_left_it_stays_face_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
