/* spell_might_test.c: 6.2-6.6, the Circle of Might. */
#include "tests/games/seals/spells.h"

/* A dungeon where nothing can be broken with less than six of Earth. */
#define BOARD "hall - n1:6 - b1[2]"
#define TABLE "n1=e6 b1=swap.fire"

/* The example of Change: two dice of Water showing 3 and 5. */
static void rule_6_2_change_example_of_the_book(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: w3 w5 | change.water change.mind",
                  "seer on h2: a1 e1 e1");
    position_move(&p, "change.water w3 w5 into air");
    same(position_dice(&p, "witch"), "a3 a5");
    same(position_supply(&p), "3 3 0 1");
    same(position_down(&p, "witch"), "change.water");
    same(position_actor(&p), "witch");
    take_back(&p);
    position_move(&p, "change.mind w3 into fire");
    same(position_dice(&p, "witch"), "f3 w5");
    same(position_supply(&p), "2 2 2 1");
}

static void rule_6_2_change_lists_every_handful_the_supply_can_match(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: w3 w5 f2 | change.water",
                  "seer on h2: a1 a1 a1 f1 e1 e1");
    same(position_supply(&p), "1 1 0 1");
    same(moves_of(&p, "change.water"),
         "change.water w3 into earth, change.water w3 into fire, "
         "change.water w5 into earth, change.water w5 into fire");
    position_refuse(&p, "6.2", "change.water w3 w5 into fire"); /* one is there */
    position_refuse(&p, "6.2", "change.water w3 into air");     /* none is there */
    position_refuse(&p, "6.2", "change.water w3 into water");
    position_refuse(&p, "6.2", "change.water f2 into earth");
    position_refuse(&p, "6.2", "change.water w4 into earth");
    position_refuse(&p, "6.2", "change.water w3 f2 into earth");
    position_refuse(&p, "1.1", "change.water w3 into mind");
    position_refuse(&p, "", "change.water into earth");
    position_refuse(&p, "", "change.water w3");
}

static void rule_6_2_change_asks_for_as_many_as_one_colour_has(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: w3 w5 | change.water",
                  "seer on h2: a1 a1 f1 f1 e1");
    same(position_supply(&p), "1 1 1 2");
    position_refuse(&p, "6.2", "change.water w3 w5 into air");
    position_move(&p, "change.water w3 w5 into earth");
    same(position_dice(&p, "witch"), "e3 e5");
}

static void rule_6_2_change_of_mind_takes_any_colour_but_one(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: f1 w2 | change.mind",
                  "seer on h2: a1 a1 a1 e1 e1 e1");
    same(moves_of(&p, "change.mind"),
         "change.mind f1 into water, change.mind w2 into fire");
    position_refuse(&p, "6.2", "change.mind f1 w2 into earth");
}

static void rule_6_2_change_without_effect_is_not_usable(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: f1 | change.water",
                  "seer on h2: w1");
    refuse_scroll(&p, "6.2", "change.water"); /* no die of Water */
    position_end(&p);
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: w1 w2 w3 | change.water change.mind",
                  "seer on h2: f1 f1 f1 a1 a1 a1 e1 e1 e1");
    refuse_scroll(&p, "6.2", "change.water"); /* nothing in the supply */
    refuse_scroll(&p, "6.2", "change.mind");
    position_end(&p);
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: w1 w2 | change.water",
                  "seer on h2: f1 f1 f1 a1 a1 a1 e1 e1 e1");
    refuse_scroll(&p, "6.2", "change.water"); /* nothing but Water there */
}

/* The example of Renewal: Air 2 and 4, Earth 3; one or both of Air, or Earth, not all. */
static void rule_6_3_renewal_example_of_the_book(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: a2 a4 e3 | renewal.mind",
                  "seer on h2: w1");
    same(moves_of(&p, "renewal.mind"), "renewal.mind a2, renewal.mind a2 a4, "
                                       "renewal.mind a4, renewal.mind e3");
    position_refuse(&p, "6.3", "renewal.mind a2 a4 e3");
    position_move(&p, "renewal.mind a2 a4");
    same(position_actor(&p), "chance");
    same(position_dice(&p, "witch"), "e3");
    position_chance(&p, "roll a6 a1");
    same(position_dice(&p, "witch"), "a1 a6 e3");
    same(position_actor(&p), "witch");
    same(position_down(&p, "witch"), "renewal.mind");
    same(position_supply(&p), "3 2 1 2");
}

static void rule_6_3_renewal_of_an_element_rerolls_that_colour(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE,
                  "witch on h1: a2 e3 e6 e6 | renewal.earth renewal.water renewal.air",
                  "seer on h2: w1");
    position_refuse(&p, "6.3", "renewal.air e3");
    position_refuse(&p, "6.3", "renewal.air a3");
    position_refuse(&p, "", "renewal.air");
    refuse_scroll(&p, "6.3", "renewal.water"); /* the book: no such dice, no use */
    position_move(&p, "renewal.earth e6");     /* a six may be rolled again */
    position_refuse(&p, "4.1", "roll a4");
    position_refuse(&p, "", "roll e7");
    position_chance(&p, "roll e1");
    same(position_dice(&p, "witch"), "a2 e1 e3 e6");
    refuse_scroll(&p, "4.4", "renewal.earth");
}

/* The example of Strengthening: Earth 2 and 5, Air 4. */
static void rule_6_4_strengthening_example_of_the_book(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE,
                  "witch on h1: e2 e5 a4 | strengthening.earth strengthening.mind",
                  "seer on h2: w1");
    position_move(&p, "strengthening.earth e2 e5");
    same(position_dice(&p, "witch"), "a4 e4 e6");
    same(position_actor(&p), "witch");
    same(position_down(&p, "witch"), "strengthening.earth");
    take_back(&p);
    same(moves_of(&p, "strengthening.earth"),
         "strengthening.earth e2, strengthening.earth e2 e5, strengthening.earth e5");
    same(moves_of(&p, "strengthening.mind"),
         "strengthening.mind a4, strengthening.mind e2, strengthening.mind e2 e5, "
         "strengthening.mind e5");
    position_refuse(&p, "6.4", "strengthening.mind e2 a4");
    position_refuse(&p, "6.4", "strengthening.earth a4");
    position_move(&p, "strengthening.mind a4");
    same(position_dice(&p, "witch"), "a6 e2 e5");
}

static void rule_6_4_strengthening_stops_at_six(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: f4 f5 f6 | strengthening.fire",
                  "seer on h2: w1");
    same(moves_of(&p, "strengthening.fire"),
         "strengthening.fire f4, strengthening.fire f4 f5, strengthening.fire f5");
    position_refuse(&p, "6.4", "strengthening.fire f6");
    position_refuse(&p, "6.4", "strengthening.fire f4 f6");
    position_move(&p, "strengthening.fire f4 f5");
    same(position_dice(&p, "witch"), "f6 f6 f6");
}

static void rule_6_4_strengthening_adds_two_to_each_value(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: w1 w2 w3 | strengthening.water",
                  "seer on h2: f1");
    position_move(&p, "strengthening.water w1 w2 w3");
    same(position_dice(&p, "witch"), "w3 w4 w5");
}

/* The book: not usable when all dice of Fire show sixes. */
static void rule_6_4_strengthening_without_effect_is_not_usable(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE,
                  "witch on h1: f6 w6 | strengthening.fire strengthening.air "
                  "strengthening.mind",
                  "seer on h2: a1");
    refuse_scroll(&p, "6.4", "strengthening.fire");
    refuse_scroll(&p, "6.4", "strengthening.air");
    refuse_scroll(&p, "6.4", "strengthening.mind");
}

static void rule_6_5_growth_adds_a_rolled_die(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: e3 | growth.earth",
                  "seer on h2: a1");
    same(moves_of(&p, "growth.earth"), "growth.earth");
    position_move(&p, "growth.earth");
    same(position_actor(&p), "chance");
    same(position_supply(&p), "3 3 2 1");
    same(position_choices(&p), "roll e1, roll e2, roll e3, roll e4, roll e5, roll e6");
    position_chance(&p, "roll e5");
    same(position_dice(&p, "witch"), "e3 e5");
    same(position_down(&p, "witch"), "growth.earth");
    same(position_actor(&p), "witch");
    position_move(&p, "break n1 with e3 e5"); /* to be spent in this very turn */
}

static void rule_6_5_growth_needs_a_die_in_the_supply(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: f3 | growth.air growth.mind",
                  "seer on h2: a1 a1 a1 w1");
    refuse_scroll(&p, "6.5", "growth.air");
    same(moves_of(&p, "growth.mind"),
         "growth.mind earth, growth.mind fire, growth.mind water");
    position_refuse(&p, "6.5", "growth.mind air");
    position_refuse(&p, "1.1", "growth.mind mind");
    position_refuse(&p, "", "growth.mind");
    position_move(&p, "growth.mind earth");
    position_chance(&p, "roll e2");
    same(position_dice(&p, "witch"), "f3 e2");
    position_end(&p);
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: f1 f1 f1 w1 w1 w1 | growth.mind",
                  "seer on h2: a1 a1 a1 e1 e1 e1");
    refuse_scroll(&p, "6.5", "growth.mind");
}

static void rule_6_6_synergy_is_never_used(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE,
                  "witch on h1: f3 | synergy.fire synergy.mind growth.fire",
                  "seer on h2: a1");
    refuse_scroll(&p, "6.6", "synergy.fire");
    refuse_scroll(&p, "6.6", "synergy.mind");
    assert_int_equal(position_score(&p, "witch"), 1 + 6 + 6 + 5 + 2 + 2);
}

/* 1.4: with circle I each scroll exists twice, and each copy can be used once. */
static void rule_6_might_both_copies_can_be_used(void **unused)
{
    POSITION p;
    position_draw(&p, 1, BOARD, "n1=e6",
                  "witch on h1: w1 w2 | strengthening.water strengthening.water'",
                  "seer on h2: a1 | renewal.mind");
    same(moves_of(&p, "strengthening.water"),
         "strengthening.water w1, strengthening.water w1 w2, strengthening.water w2");
    position_move(&p, "strengthening.water w1, strengthening.water w3");
    same(position_dice(&p, "witch"), "w2 w5");
    same(position_down(&p, "witch"), "strengthening.water strengthening.water");
    refuse_scroll(&p, "4.4", "strengthening.water");
    refuse_scroll(&p, "4.2", "renewal.mind"); /* the Seer's */
    refuse_scroll(&p, "4.2", "renewal.fire"); /* nobody's */
    position_refuse(&p, "3.1", "leap.fire n1");
}

/* The name means the copy he has, and of two the one that is face up. */
static void rule_6_might_either_copy_goes_by_one_name(void **unused)
{
    POSITION p;
    position_draw(&p, 1, BOARD, "n1=e6",
                  "witch on h1: w1 | growth.water' ~growth.fire' ~growth.air growth.air'",
                  "seer on h2: a1 | growth.water growth.fire");
    refuse_scroll(&p, "4.4", "growth.fire");
    position_move(&p, "growth.water");
    position_chance(&p, "roll w2");
    position_move(&p, "growth.air");
    position_chance(&p, "roll a2");
    same(position_down(&p, "witch"), "growth.air growth.air growth.fire growth.water");
    same(position_up(&p, "seer"), "binding growth.fire growth.water");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_6_2_change_example_of_the_book),
        cmocka_unit_test(rule_6_2_change_lists_every_handful_the_supply_can_match),
        cmocka_unit_test(rule_6_2_change_asks_for_as_many_as_one_colour_has),
        cmocka_unit_test(rule_6_2_change_of_mind_takes_any_colour_but_one),
        cmocka_unit_test(rule_6_2_change_without_effect_is_not_usable),
        cmocka_unit_test(rule_6_3_renewal_example_of_the_book),
        cmocka_unit_test(rule_6_3_renewal_of_an_element_rerolls_that_colour),
        cmocka_unit_test(rule_6_4_strengthening_example_of_the_book),
        cmocka_unit_test(rule_6_4_strengthening_stops_at_six),
        cmocka_unit_test(rule_6_4_strengthening_adds_two_to_each_value),
        cmocka_unit_test(rule_6_4_strengthening_without_effect_is_not_usable),
        cmocka_unit_test(rule_6_5_growth_adds_a_rolled_die),
        cmocka_unit_test(rule_6_5_growth_needs_a_die_in_the_supply),
        cmocka_unit_test(rule_6_6_synergy_is_never_used),
        cmocka_unit_test(rule_6_might_both_copies_can_be_used),
        cmocka_unit_test(rule_6_might_either_copy_goes_by_one_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
