/* spell_conflict_test.c: 6.12-6.14 and 6.16, dice between players. */
#include "tests/games/seals/spells.h"

/* Nothing but a strong token of Earth: turns are about spells. */
#define BOARD "hall - n1:6 - b1[2], hall - n2:2"
#define TABLE "n1=e6 b1=change.fire"

static void rule_6_12_no_target_when_all_others_are_out(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE,
                  "witch on h1: f1 w2 | deception.mind alteration.mind transfer.air "
                  "theft.mind exploitation.air change.mind",
                  "seer on h2: f f w | change.air growth.air", "shaman on h3: a a a");
    refuse_scroll(&p, "6.12", "deception.mind");
    refuse_scroll(&p, "6.12", "alteration.mind"); /* not even on own dice */
    refuse_scroll(&p, "6.12", "transfer.air");
    refuse_scroll(&p, "6.12", "theft.mind");
    refuse_scroll(&p, "6.12", "exploitation.air");
    assert_true(position_allows(&p, "change.mind f1 into water")); /* basic circle */
}

static void rule_6_12_only_players_in_the_round_are_targets(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE,
                  "witch on h1: f1 | deception.mind alteration.mind theft.mind",
                  "seer on h2: f f w", "shaman on h3: a4");
    same(moves_of(&p, "deception.mind"), "deception.mind from shaman a4 for f1");
    same(moves_of(&p, "alteration.mind"),
         "alteration.mind raise f1 lower nobody, "
         "alteration.mind raise nothing lower shaman a4");
    same(moves_of(&p, "theft.mind"), "theft.mind from shaman");
    position_refuse(&p, "6.12", "deception.mind from seer f1 for f1");
    position_refuse(&p, "6.12", "deception.mind from witch f1 for f1");
    position_refuse(&p, "6.12", "alteration.mind raise f1 lower seer f1");
    position_refuse(&p, "6.12", "alteration.mind raise f1 lower witch f1");
    position_refuse(&p, "6.12", "theft.mind from seer");
    position_refuse(&p, "6.12", "theft.mind from witch");
    position_refuse(&p, "1.5", "theft.mind from warlock");
    position_refuse(&p, "", "theft.mind from nobody");
}

/* The example of Deception: own Water 3, his Fire 5; afterwards own Fire 3, his Water 5.
 */
static void rule_6_13_deception_example_of_the_book(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: w3 | deception.fire deception.mind",
                  "seer on h2: f5");
    position_move(&p, "deception.fire from seer f5 for w3");
    same(position_dice(&p, "witch"), "f3");
    same(position_dice(&p, "seer"), "w5");
    same(position_supply(&p), "2 2 3 3");
    same(position_down(&p, "witch"), "deception.fire");
    same(position_actor(&p), "witch");
    take_back(&p);
    position_move(&p, "deception.mind from seer f5 for w3");
    same(position_dice(&p, "witch"), "f3");
    same(position_dice(&p, "seer"), "w5");
}

static void rule_6_13_deception_takes_its_colour_for_another(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f1 w3 | deception.fire",
                  "seer on h2: f5 f5 f6 w2", "shaman on h3: f2 a1", "sorcerer on h4: w1");
    same(moves_of(&p, "deception.fire"),
         "deception.fire from seer f5 for w3, deception.fire from seer f6 for w3, "
         "deception.fire from shaman f2 for w3");
    position_refuse(&p, "6.13", "deception.fire from seer w2 for f1");
    position_refuse(&p, "6.13", "deception.fire from seer f5 for f1"); /* same colour */
    position_refuse(&p, "6.13", "deception.fire from seer f4 for w3");
    position_refuse(&p, "6.13", "deception.fire from seer f5 for w4");
    position_refuse(&p, "6.13", "deception.fire from sorcerer w1 for f1");
    position_refuse(&p, "", "deception.fire from seer f5");
    position_refuse(&p, "", "deception.fire");
}

static void rule_6_13_deception_of_mind_any_two_colours(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f1 a6 | deception.mind",
                  "seer on h2: f5 w2");
    same(moves_of(&p, "deception.mind"),
         "deception.mind from seer f5 for a6, deception.mind from seer w2 for a6, "
         "deception.mind from seer w2 for f1");
    position_move(&p, "deception.mind from seer w2 for a6");
    same(position_dice(&p, "witch"), "f1 w6");
    same(position_dice(&p, "seer"), "f5 a2");
}

static void rule_6_13_deception_without_effect_is_not_usable(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE,
                  "witch on h1: f1 | deception.fire deception.air deception.mind",
                  "seer on h2: f5");
    refuse_scroll(&p, "6.13", "deception.fire"); /* no own die of another colour */
    refuse_scroll(&p, "6.13", "deception.air");  /* he has none of Air */
    refuse_scroll(&p, "6.13", "deception.mind");
    position_end(&p);
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f1 | deception.mind",
                  "seer on h2: f5", "shaman on h3: w1 f2");
    position_refuse(&p, "6.13", "deception.mind from seer f5 for f1");
    position_refuse(&p, "6.13", "deception.mind from shaman f2 for f1");
    same(moves_of(&p, "deception.mind"), "deception.mind from shaman w1 for f1");
}

static void rule_6_14_alteration_raises_own_and_lowers_his(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f2 f5 w1 | alteration.fire",
                  "seer on h2: f1 f3", "shaman on h3: a1");
    same(moves_of(&p, "alteration.fire"),
         "alteration.fire raise f2 f5 lower nobody, "
         "alteration.fire raise f2 f5 lower seer f3, "
         "alteration.fire raise f2 lower nobody, alteration.fire raise f2 lower seer f3, "
         "alteration.fire raise f5 lower nobody, alteration.fire raise f5 lower seer f3, "
         "alteration.fire raise nothing lower seer f3");
    position_move(&p, "alteration.fire raise f2 f5 lower seer f3");
    same(position_dice(&p, "witch"), "f3 f6 w1");
    same(position_dice(&p, "seer"), "f1 f2");
    same(position_down(&p, "witch"), "alteration.fire");
    same(position_actor(&p), "witch");
}

static void rule_6_14_alteration_of_own_dice_only(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f1 f2 | alteration.fire",
                  "seer on h2: f1 w4");
    same(moves_of(&p, "alteration.fire"), "alteration.fire raise f1 f2 lower nobody, "
                                          "alteration.fire raise f1 lower nobody, "
                                          "alteration.fire raise f2 lower nobody");
    position_refuse(&p, "6.14", "alteration.fire raise nothing lower nobody");
    position_refuse(&p, "6.14", "alteration.fire raise f1 lower seer f1");
    position_move(&p, "alteration.fire raise f1 f2 lower nobody");
    same(position_dice(&p, "witch"), "f2 f3");
    same(position_dice(&p, "seer"), "f1 w4");
}

static void rule_6_14_alteration_of_his_dice_only(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f6 w2 | alteration.fire",
                  "seer on h2: f2 f6");
    same(moves_of(&p, "alteration.fire"),
         "alteration.fire raise nothing lower seer f2, "
         "alteration.fire raise nothing lower seer f2 f6, "
         "alteration.fire raise nothing lower seer f6");
    position_refuse(&p, "6.14", "alteration.fire raise f6 lower seer f2");
    position_refuse(&p, "6.14", "alteration.fire raise nothing lower nobody");
    position_move(&p, "alteration.fire raise nothing lower seer f2 f6");
    same(position_dice(&p, "seer"), "f1 f5");
}

static void rule_6_14_alteration_lowers_one_opponent_only(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: a6 | alteration.fire",
                  "seer on h2: f2", "shaman on h3: f3");
    same(moves_of(&p, "alteration.fire"),
         "alteration.fire raise nothing lower seer f2, "
         "alteration.fire raise nothing lower shaman f3");
    position_refuse(&p, "6.14", "alteration.fire raise nothing lower seer f3");
    position_refuse(&p, "", "alteration.fire raise nothing lower seer");
}

static void rule_6_14_alteration_never_mixes_colours(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE,
                  "witch on h1: f1 w2 | alteration.mind "
                  "alteration.water",
                  "seer on h2: f3 w4");
    position_refuse(&p, "6.14", "alteration.mind raise f1 w2 lower nobody");
    position_refuse(&p, "6.14", "alteration.mind raise f1 lower seer w4");
    position_refuse(&p, "6.14", "alteration.mind raise nothing lower seer f3 w4");
    position_refuse(&p, "6.14", "alteration.water raise f1 lower nobody");
    position_refuse(&p, "6.14", "alteration.water raise nothing lower seer f3");
    same(moves_of(&p, "alteration.mind"),
         "alteration.mind raise f1 lower nobody, alteration.mind raise f1 lower seer f3, "
         "alteration.mind raise nothing lower seer f3, "
         "alteration.mind raise nothing lower seer w4, "
         "alteration.mind raise w2 lower nobody, alteration.mind raise w2 lower seer w4");
    position_move(&p, "alteration.mind raise nothing lower seer w4");
    same(position_dice(&p, "seer"), "f3 w3");
}

static void rule_6_14_alteration_needs_a_die_that_changes(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE,
                  "witch on h1: f6 w1 | alteration.fire "
                  "alteration.air",
                  "seer on h2: f1 w5");
    refuse_scroll(&p, "6.14", "alteration.fire");
    refuse_scroll(&p, "6.14", "alteration.air");
}

static void rule_6_16_theft_the_victim_chooses(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: a1 | theft.fire",
                  "seer on h2: f2 f5 w6");
    same(moves_of(&p, "theft.fire"), "theft.fire from seer");
    position_move(&p, "theft.fire from seer");
    same(position_actor(&p), "seer");
    same(position_turn(&p), "witch");
    same(moves_of(&p, "give"), "give f2, give f5");
    position_refuse(&p, "6.16", "give w6");
    position_refuse(&p, "6.16", "give f3");
    position_move(&p, "give f2");
    same(position_dice(&p, "witch"), "f2 a1"); /* not rolled, not turned */
    same(position_dice(&p, "seer"), "f5 w6");
    same(position_down(&p, "witch"), "theft.fire");
    same(position_actor(&p), "witch");
    assert_false(position_out(&p, "seer"));
}

static void rule_6_16_theft_of_mind_any_die(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: a1 | theft.mind",
                  "seer on h2: f2 f5 w6", "shaman on h3: e1");
    same(moves_of(&p, "theft.mind"), "theft.mind from seer, theft.mind from shaman");
    position_move(&p, "theft.mind from seer");
    same(moves_of(&p, "give"), "give f2, give f5, give w6");
    position_move(&p, "give w6");
    same(position_dice(&p, "witch"), "w6 a1");
}

static void rule_6_16_theft_needs_a_die_of_the_colour(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: a1 | theft.fire theft.earth",
                  "seer on h2: w2", "shaman on h3: f1");
    refuse_scroll(&p, "6.16", "theft.earth");
    position_refuse(&p, "6.16", "theft.fire from seer");
    same(moves_of(&p, "theft.fire"), "theft.fire from shaman");
}

/* (ruling): the victim is asked even if there is but one way. */
static void rule_6_16_theft_of_the_last_die_ends_his_round_at_once(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: a1 e1 | theft.fire theft.mind",
                  "shaman on h3: w2",
                  "seer on h2, owl on n2: f5 | ~growth.earth ~binding change.air");
    position_move(&p, "theft.fire from seer");
    same(position_actor(&p), "seer");
    position_move(&p, "give f5");
    assert_true(position_out(&p, "seer"));
    same(position_familiar(&p, "seer"), "");
    same(position_up(&p, "seer"), "binding change.air growth.earth");
    same(position_down(&p, "seer"), "");
    same(position_dice(&p, "witch"), "f5 a1 e1");
    same(position_actor(&p), "seer"); /* he takes dice before the thief goes on */
    position_refuse(&p, "4.5", "take f f");
    position_move(&p, "take f f e");
    same(position_next(&p, "seer"), "f f e");
    same(position_actor(&p), "witch"); /* whose turn goes on */
    same(position_down(&p, "witch"), "theft.fire");
    position_refuse(&p, "6.12", "theft.mind from seer");
    position_move(&p, "theft.mind from shaman, give w2, take w w w");
    refuse_scroll(&p, "4.4", "theft.fire");
    assert_true(may_give_up(&p));
    position_move(&p, "give up, take a a a");
}

/* His familiar goes home with him, and the way is free for the thief's turn. */
static void rule_6_16_theft_of_the_last_die_clears_the_way(void **unused)
{
    POSITION p;
    position_draw(&p, 3, "hall - n1:2 - n2:2", "n2=a2", "witch on h1: a2 | theft.fire",
                  "seer on h2, owl on n1: f5");
    position_refuse(&p, "5.1", "break n2 with a2");
    assert_true(may_give_up(&p));
    position_move(&p, "theft.fire from seer, give f5, take f e e");
    assert_false(may_give_up(&p));
    same(moves_of(&p, "break"), "break n2 with a2");
}

/* 4.6: nothing is asked of a victim when the supply is empty. */
static void rule_6_16_theft_with_an_empty_supply(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE,
                  "witch on h1: f1 f1 w1 w1 w1 a1 a1 a1 e1 e1 e1 | theft.fire",
                  "seer on h2: f5 | ~growth.earth");
    position_move(&p, "theft.fire from seer, give f5");
    same(position_actor(&p), "witch");
    assert_true(position_out(&p, "seer"));
    assert_int_equal(position_owed(&p, "seer"), 3);
    same(position_up(&p, "seer"), "binding growth.earth");
    position_end(&p);
    position_draw(&p, 3, "hall - n1:2 - n2:2", "n2=a2",
                  "witch on h1: f1 f1 w1 w1 w1 a1 a1 a1 e1 e1 e1 | theft.fire",
                  "seer on h2, owl on n1: f5");
    position_move(&p, "theft.fire from seer, give f5");
    same(moves_of(&p, "break"), "break n2 with a1 a1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_6_12_no_target_when_all_others_are_out),
        cmocka_unit_test(rule_6_12_only_players_in_the_round_are_targets),
        cmocka_unit_test(rule_6_13_deception_example_of_the_book),
        cmocka_unit_test(rule_6_13_deception_takes_its_colour_for_another),
        cmocka_unit_test(rule_6_13_deception_of_mind_any_two_colours),
        cmocka_unit_test(rule_6_13_deception_without_effect_is_not_usable),
        cmocka_unit_test(rule_6_14_alteration_raises_own_and_lowers_his),
        cmocka_unit_test(rule_6_14_alteration_of_own_dice_only),
        cmocka_unit_test(rule_6_14_alteration_of_his_dice_only),
        cmocka_unit_test(rule_6_14_alteration_lowers_one_opponent_only),
        cmocka_unit_test(rule_6_14_alteration_never_mixes_colours),
        cmocka_unit_test(rule_6_14_alteration_needs_a_die_that_changes),
        cmocka_unit_test(rule_6_16_theft_the_victim_chooses),
        cmocka_unit_test(rule_6_16_theft_of_mind_any_die),
        cmocka_unit_test(rule_6_16_theft_needs_a_die_of_the_colour),
        cmocka_unit_test(rule_6_16_theft_of_the_last_die_ends_his_round_at_once),
        cmocka_unit_test(rule_6_16_theft_of_the_last_die_clears_the_way),
        cmocka_unit_test(rule_6_16_theft_with_an_empty_supply),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
