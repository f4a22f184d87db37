/* spell_spaces_test.c: 6.7, 6.8, 6.10, 6.11, what moves and removes seals. */
#include "tests/games/seals/spells.h"

/* n1 shuts off n2, n3 and n4; b1 and b2 lie in the open, b3 behind n1. */
#define BOARD                                                                            \
    "hall - n1:2 - room - n2:2 n3:3 n4:4, hall - b1[2], hall - b2[6], room - b3[4]"
#define SCROLLS " b1=change.fire b2=synergy.air b3=absorption.mind"

static void rule_6_7_swap_equal_strengths_of_different_colours(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, "n1=f2 n2=w2 n3=f3 n4=a4" SCROLLS,
                  "witch on h1: w1 | swap.fire swap.water", "seer on h2: a1");
    same(moves_of(&p, "swap.fire"), "swap.fire n1 n2"); /* n2 is out of reach */
    same(moves_of(&p, "swap.water"), "swap.water n2 n1");
    position_move(&p, "swap.fire n1 n2");
    same(position_at(&p, "n1"), "w2");
    same(position_at(&p, "n2"), "f2");
    same(position_at(&p, "n3"), "f3");
    same(position_down(&p, "witch"), "swap.fire");
    same(position_actor(&p), "witch");
}

static void rule_6_7_swap_what_does_not_go(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, "n1=f2 n2=f2 n3=w3 n4=f4" SCROLLS,
                  "witch on h1: w1 | swap.fire swap.mind", "seer on h2: a1");
    refuse_scroll(&p, "6.7", "swap.fire"); /* same colour, or different strengths */
    refuse_scroll(&p, "6.7", "swap.mind");
    position_end(&p);
    position_draw(&p, 2, BOARD, "n1=f2 n2=w2 n3=w3 n4=f4" SCROLLS,
                  "witch on h1: w1 | swap.fire swap.air", "seer on h2: a1");
    same(position_refuse(&p, "6.7", "swap.fire n2 n1"),
         "write the space with the fire token first: swap.fire n1 n2");
    same(position_refuse(&p, "6.7", "swap.fire n3 n1"), /* strengths differ anyway */
         "the token on n3 is not of fire");
    position_refuse(&p, "6.7", "swap.fire n1 n1");
    position_refuse(&p, "6.7", "swap.fire n1 n3");
    position_refuse(&p, "6.7", "swap.fire n1 n4");
    position_refuse(&p, "6.7", "swap.fire n4 n1");
    position_refuse(&p, "6.7", "swap.fire n1 b1"); /* scrolls are never swapped */
    position_refuse(&p, "6.7", "swap.fire b1 n1");
    position_refuse(&p, "6.7", "swap.fire h3 n1");
    position_refuse(&p, "", "swap.fire n1");
    refuse_scroll(&p, "6.7", "swap.air"); /* neither of them is of Air */
}

static void rule_6_7_swap_same_colour_is_no_swap(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:2 n2:2 n3:2", "n1=f2 n2=f2 n3=w2",
                  "witch on h1: w1 | swap.fire", "seer on h2: a1");
    same(moves_of(&p, "swap.fire"), "swap.fire n1 n3, swap.fire n2 n3");
    position_refuse(&p, "6.7", "swap.fire n1 n2");
}

static void rule_6_7_swap_of_mind_takes_any_two_colours(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, "n1=a2 n2=e2 n3=f3 n4=f4" SCROLLS,
                  "witch on h1: w1 | swap.mind", "seer on h2: a1");
    same(moves_of(&p, "swap.mind"), "swap.mind n1 n2, swap.mind n2 n1");
    position_move(&p, "swap.mind n2 n1");
    same(position_at(&p, "n1"), "e2");
    same(position_at(&p, "n2"), "a2");
}

/* Strength counts, not the number printed on the circle. */
static void rule_6_7_swap_after_exchange_goes_by_the_token(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, "n1=f2 n2=w2 n3=f3 n4=a4" SCROLLS,
                  "witch on h1: w1 | swap.fire exchange.fire", "seer on h2: a1");
    position_move(&p, "exchange.fire n1 n3");
    same(position_at(&p, "n1"), "f3");
    same(position_at(&p, "n3"), "f2");
    same(moves_of(&p, "swap.fire"), "swap.fire n3 n2");
    position_move(&p, "swap.fire n3 n2");
    same(position_at(&p, "n3"), "w2");
    same(position_at(&p, "n2"), "f2");
    position_refuse(&p, "5.4", "break n1 with w1");
}

static void rule_6_8_exchange_two_of_one_colour(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, "n1=f2 n2=w2 n3=f3 n4=f4" SCROLLS,
                  "witch on h1: f3 | exchange.fire exchange.water", "seer on h2: a1");
    same(moves_of(&p, "exchange.fire"),
         "exchange.fire n1 n3, exchange.fire n1 n4, exchange.fire n3 n1, "
         "exchange.fire n3 n4, exchange.fire n4 n1, exchange.fire n4 n3");
    refuse_scroll(&p, "6.8", "exchange.water");
    position_move(&p, "exchange.fire n1 n4");
    same(position_at(&p, "n1"), "f4");
    same(position_at(&p, "n4"), "f2");
    same(position_down(&p, "witch"), "exchange.fire");
    assert_true(may_give_up(&p) == false); /* b1 can still be broken */
    position_refuse(&p, "5.4", "break n1 with f3");
}

static void rule_6_8_exchange_what_does_not_go(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:2 n2:2 n3:3 n4:3, hall - b1[2]",
                  "n1=f2 n2=f2 n3=f3 n4=w3 b1=change.fire",
                  "witch on h1: w1 | exchange.fire exchange.mind exchange.earth",
                  "seer on h2: a1");
    position_refuse(&p, "6.8", "exchange.fire n1 n2"); /* (ruling) equal strengths */
    position_refuse(&p, "6.8", "exchange.fire n1 n4");
    position_refuse(&p, "6.8", "exchange.fire n4 n1");
    position_refuse(&p, "6.8", "exchange.fire n1 n1");
    position_refuse(&p, "6.8", "exchange.fire n1 b1");
    position_refuse(&p, "6.8", "exchange.fire b1 n1");
    position_refuse(&p, "6.8", "exchange.mind n4 n1"); /* nothing goes with it */
    position_refuse(&p, "6.8", "exchange.mind n1 n4");
    refuse_scroll(&p, "6.8", "exchange.earth");
    same(moves_of(&p, "exchange.mind"), "exchange.mind n1 n3, exchange.mind n2 n3, "
                                        "exchange.mind n3 n1, exchange.mind n3 n2");
}

static void rule_6_8_exchange_equal_strengths_alone_are_no_use(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:2 n2:2 n3:3", "n1=f2 n2=f2 n3=w3",
                  "witch on h1: w1 | exchange.fire exchange.mind", "seer on h2: a1");
    refuse_scroll(&p, "6.8", "exchange.fire");
    refuse_scroll(&p, "6.8", "exchange.mind");
}

static void rule_6_10_disintegration_removes_any_token_of_the_colour(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, "n1=f2 n2=w2 n3=f3 n4=a4" SCROLLS,
                  "witch on h1: w2 | disintegration.fire disintegration.mind "
                  "disintegration.earth",
                  "seer on h2: a1");
    same(moves_of(&p, "disintegration.fire"),
         "disintegration.fire n1, disintegration.fire n3");
    same(moves_of(&p, "disintegration.mind"),
         "disintegration.mind n1, disintegration.mind n2, disintegration.mind n3, "
         "disintegration.mind n4");
    refuse_scroll(&p, "6.10", "disintegration.earth");
    position_refuse(&p, "6.10", "disintegration.fire n2");
    position_refuse(&p, "6.10", "disintegration.fire b1"); /* never a scroll */
    position_refuse(&p, "6.10", "disintegration.mind h4");
    position_move(&p, "disintegration.fire n3"); /* out of reach */
    same(position_at(&p, "n3"), "");
    same(position_down(&p, "witch"), "disintegration.fire");
    same(position_place(&p, "witch"), "h1");
    same(position_dice(&p, "witch"), "w2");
}

static void rule_6_10_disintegration_opens_the_way_and_the_duty_remains(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, "n1=f2 n2=w2 n3=f3 n4=a4 b2=synergy.air",
                  "witch on h1: w2 | disintegration.fire", "seer on h2: a1");
    assert_true(may_give_up(&p));
    position_move(&p, "disintegration.fire n1");
    assert_false(may_give_up(&p));
    position_refuse(&p, "4.2", "give up");
    position_move(&p, "break n2 with w2");
}

/* 4.8: a round with nothing but a Disintegration is a round without a seal broken. */
static void rule_6_10_disintegration_breaks_nothing(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, "n1=f2 n2=w2 idle=3 stuck=0 vault",
                  "witch on h1: a2 | disintegration.water", "seer on h2: f f f");
    position_move(&p, "disintegration.water n2, give up, take w w a");
    assert_int_equal(position_state(&p)->idle, 4);
}

static void rule_6_11_rearrangement_swaps_scrolls_of_any_strength(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, "n1=f2 n2=w2 n3=f3 n4=a4" SCROLLS,
                  "witch on h1: w2 | rearrangement.fire rearrangement.mind "
                  "rearrangement.earth",
                  "seer on h2: f6");
    same(moves_of(&p, "rearrangement.fire"),
         "rearrangement.fire b1 b2, rearrangement.fire b1 b3");
    same(moves_of(&p, "rearrangement.mind"),
         "rearrangement.mind b3 b1, rearrangement.mind b3 b2"); /* Mind is Mind alone */
    refuse_scroll(&p, "6.11", "rearrangement.earth");
    position_move(&p, "rearrangement.mind b3 b1");
    same(position_at(&p, "b1"), "absorption.mind"); /* strength 4 in a box of 2 */
    same(position_at(&p, "b3"), "change.fire");
    same(position_at(&p, "b2"), "synergy.air");
    same(position_down(&p, "witch"), "rearrangement.mind");
    position_refuse(&p, "5.4", "break b1 with w2"); /* strength goes with the scroll */
    position_move(&p, "give up, take w w w");
    position_move(&p, "break b1 with f6");
    same(position_up(&p, "seer"), "absorption.mind binding");
}

static void rule_6_11_rearrangement_of_two_of_the_element(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, "n1=f2 b1=change.fire b2=synergy.fire",
                  "witch on h1: w2 | rearrangement.fire", "seer on h2: f6");
    same(moves_of(&p, "rearrangement.fire"),
         "rearrangement.fire b1 b2, rearrangement.fire b2 b1");
    position_refuse(&p, "6.11", "rearrangement.fire b1 b1");
    position_refuse(&p, "6.11", "rearrangement.fire b1 n1");
    position_refuse(&p, "6.11", "rearrangement.fire n1 b1");
    position_refuse(&p, "6.11", "rearrangement.fire b1 b3"); /* empty */
    position_end(&p);
    position_draw(&p, 2, BOARD, "n1=f2 b1=change.fire b2=synergy.air",
                  "witch on h1: w2 | rearrangement.fire", "seer on h2: f6");
    same(position_refuse(&p, "6.11", "rearrangement.fire b2 b1"),
         "write the space with the fire scroll first: rearrangement.fire b1 b2");
    same(position_refuse(&p, "6.11", "rearrangement.fire b2 b3"),
         "the first scroll must be of fire");
    position_end(&p);
    position_draw(&p, 2, BOARD, "n1=f2 b1=change.fire",
                  "witch on h1: w2 | rearrangement.fire", "seer on h2: f6");
    refuse_scroll(&p, "6.11", "rearrangement.fire"); /* there is just one */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_6_7_swap_equal_strengths_of_different_colours),
        cmocka_unit_test(rule_6_7_swap_what_does_not_go),
        cmocka_unit_test(rule_6_7_swap_same_colour_is_no_swap),
        cmocka_unit_test(rule_6_7_swap_of_mind_takes_any_two_colours),
        cmocka_unit_test(rule_6_7_swap_after_exchange_goes_by_the_token),
        cmocka_unit_test(rule_6_8_exchange_two_of_one_colour),
        cmocka_unit_test(rule_6_8_exchange_what_does_not_go),
        cmocka_unit_test(rule_6_8_exchange_equal_strengths_alone_are_no_use),
        cmocka_unit_test(rule_6_10_disintegration_removes_any_token_of_the_colour),
        cmocka_unit_test(rule_6_10_disintegration_opens_the_way_and_the_duty_remains),
        cmocka_unit_test(rule_6_10_disintegration_breaks_nothing),
        cmocka_unit_test(rule_6_11_rearrangement_swaps_scrolls_of_any_strength),
        cmocka_unit_test(rule_6_11_rearrangement_of_two_of_the_element),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
