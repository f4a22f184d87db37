/* spell_absorption_test.c: 6.9, tokens on scrolls and what they are good for. */
#include "tests/games/seals/spells.h"

#define BOARD "hall - n1:2 - n2:3, hall - n3:4, hall - n4:2, hall - b1[2]"
#define TABLE "n1=f2 n2=f3 n3=w4 n4=a2 b1=change.fire"

static void rule_6_9_absorption_takes_a_token_of_its_colour(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: f2 w4 f1 | absorption.fire",
                  "seer on h2: a1");
    same(moves_of(&p, "break"), "break b1 with f2, break n1 with f2 absorb fire, "
                                "break n1 with f2 absorb nothing, break n3 with w4");
    position_move(&p, "break n1 with f2 absorb fire");
    same(position_absorbed(&p, "fire"), "f2");
    same(position_at(&p, "n1"), "");
    same(position_place(&p, "witch"), "n1");
    same(position_up(&p, "witch"), "absorption.fire binding");
    same(position_actor(&p), "seer");
}

static void rule_6_9_absorbing_is_optional(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: f2 w4 | absorption.fire",
                  "seer on h2: a1");
    position_move(&p, "break n1 with f2 absorb nothing");
    same(position_absorbed(&p, "fire"), "");
    same(position_at(&p, "n1"), "");
    position_end(&p);
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: f2 w4 | absorption.fire",
                  "seer on h2: a1");
    position_refuse(&p, "", "break n1 with f2"); /* the question is to be answered */
    position_refuse(&p, "", "break n1 with f2 absorb");
    position_refuse(&p, "", "break n1 with f2 absorb it");
    position_refuse(&p, "", "break n3 with w4 absorb water"); /* where it is not asked */
}

static void rule_6_9_only_tokens_that_fit_are_absorbed(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: f2 a2 | absorption.fire",
                  "seer on h2: a1 | absorption.air absorption.mind");
    same(moves_of(&p, "break n4"), "break n4 with a2"); /* the Seer's do not count */
    same(moves_of(&p, "break b1"), "break b1 with f2"); /* a scroll is no token */
    position_refuse(&p, "6.9", "break n1 with f2 absorb mind"); /* not his */
    position_refuse(&p, "6.9", "break n1 with f2 absorb air");
}

static void rule_6_9_only_a_face_up_absorption_takes_tokens(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: f2 a2 | ~absorption.fire",
                  "seer on h2: a1");
    same(moves_of(&p, "break n1"), "break n1 with f2");
    position_end(&p);
    /* Used in this very turn, it lies face down when the token is broken. */
    position_draw(&p, 2, BOARD, TABLE " absorbed.fire=f3",
                  "witch on h1: f2 a2 | absorption.fire", "seer on h2: a1");
    position_move(&p, "absorption.fire a2");
    same(moves_of(&p, "break n1"), "break n1 with f2");
}

static void rule_6_9_the_familiar_absorbs_too(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: f2 w1 | absorption.fire",
                  "seer on h2: a1");
    same(moves_of(&p, "binding"),
         "binding break n1 with f2 absorb fire, "
         "binding break n1 with f2 absorb nothing, binding here");
    position_move(&p, "binding break n1 with f2 absorb fire");
    same(position_absorbed(&p, "fire"), "f2");
    same(position_familiar(&p, "witch"), "n1");
    same(position_place(&p, "witch"), "h1");
    same(position_actor(&p), "seer");
}

static void rule_6_9_a_new_token_replaces_the_old(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE " absorbed.fire=f6",
                  "witch on h1: f2 w1 | absorption.fire", "seer on h2: a1");
    position_move(&p, "break n1 with f2 absorb nothing");
    same(position_absorbed(&p, "fire"), "f6");
    take_back(&p);
    position_move(&p, "break n1 with f2 absorb fire");
    same(position_absorbed(&p, "fire"), "f2");
}

static void rule_6_9_mind_absorbs_any_colour(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: f2 a2 w4 | absorption.mind",
                  "seer on h2: a1");
    same(moves_of(&p, "break n4"),
         "break n4 with a2 absorb mind, break n4 with a2 absorb nothing");
    position_refuse(&p, "6.9", "break n4 with a2 absorb air");
    position_move(&p, "break n3 with w4 absorb mind");
    same(position_absorbed(&p, "mind"), "w4");
}

/* (ruling) */
static void rule_6_9_of_several_fitting_scrolls_one_is_chosen(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE " absorbed.mind=e5",
                  "witch on h1: f2 w4 | absorption.fire absorption.mind absorption.air",
                  "seer on h2: a1");
    same(moves_of(&p, "break n1"),
         "break n1 with f2 absorb fire, break n1 with f2 absorb mind, "
         "break n1 with f2 absorb nothing");
    position_refuse(&p, "6.9", "break n1 with f2 absorb air"); /* of another colour */
    position_move(&p, "break n1 with f2 absorb mind");
    same(position_absorbed(&p, "mind"), "f2");
    same(position_absorbed(&p, "fire"), "");
}

static void rule_6_9_using_it_adds_the_strength_to_any_die(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE " absorbed.fire=f3",
                  "witch on h1: f1 w2 a5 e6 | absorption.fire", "seer on h2: a1");
    same(moves_of(&p, "absorption.fire"),
         "absorption.fire a5, absorption.fire f1, absorption.fire w2");
    position_refuse(&p, "6.9", "absorption.fire e6");
    position_refuse(&p, "6.9", "absorption.fire w3");
    position_refuse(&p, "", "absorption.fire");
    position_refuse(&p, "", "absorption.fire w2 f1"); /* one die only */
    position_move(&p, "absorption.fire w2");
    same(position_dice(&p, "witch"), "f1 w5 a5 e6");
    same(position_absorbed(&p, "fire"), "");
    same(position_down(&p, "witch"), "absorption.fire");
    same(position_actor(&p), "witch");
    take_back(&p);
    position_move(&p, "absorption.fire a5");
    same(position_dice(&p, "witch"), "f1 w2 a6 e6"); /* at most six */
}

static void rule_6_9_without_token_or_die_it_is_not_usable(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE " absorbed.mind=f3",
                  "witch on h1: f6 w6 | absorption.fire absorption.mind",
                  "seer on h2: a1");
    refuse_scroll(&p, "6.9", "absorption.fire"); /* nothing on it */
    refuse_scroll(&p, "6.9", "absorption.mind"); /* sixes everywhere */
}

static void rule_6_9_the_token_stays_across_rounds(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE " vault", "witch on h1: f2 | absorption.fire",
                  "seer on h2: a1");
    position_move(&p, "break n1 with f2 absorb fire, take f f w, give up, take a a a");
    position_chance(&p, "roll seer a1 a1 a1, roll witch f1 f1 w1");
    same(position_absorbed(&p, "fire"), "f2");
    position_move(&p, "break n4 with a1 a1");
    position_move(&p, "absorption.fire f1");
    same(position_dice(&p, "witch"), "f1 f3 w1");
    same(position_absorbed(&p, "fire"), "");
}

/* Break, absorb, use on the next turn, and absorb no more: it is face down now. */
static void rule_6_9_a_whole_use(void **unused)
{
    POSITION p;
    position_draw(&p, 2, BOARD, TABLE, "witch on h1: f2 f1 | absorption.mind",
                  "seer on h2: a1 a1 w1");
    position_move(&p, "break n1 with f2 absorb mind, break n4 with a1 a1");
    position_move(&p, "absorption.mind f1, break n2 with f3");
    same(position_place(&p, "witch"), "n2");
    same(position_absorbed(&p, "mind"), "");
    same(position_up(&p, "witch"), "absorption.mind binding"); /* 4.5: no dice left */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_6_9_absorption_takes_a_token_of_its_colour),
        cmocka_unit_test(rule_6_9_absorbing_is_optional),
        cmocka_unit_test(rule_6_9_only_tokens_that_fit_are_absorbed),
        cmocka_unit_test(rule_6_9_only_a_face_up_absorption_takes_tokens),
        cmocka_unit_test(rule_6_9_the_familiar_absorbs_too),
        cmocka_unit_test(rule_6_9_a_new_token_replaces_the_old),
        cmocka_unit_test(rule_6_9_mind_absorbs_any_colour),
        cmocka_unit_test(rule_6_9_of_several_fitting_scrolls_one_is_chosen),
        cmocka_unit_test(rule_6_9_using_it_adds_the_strength_to_any_die),
        cmocka_unit_test(rule_6_9_without_token_or_die_it_is_not_usable),
        cmocka_unit_test(rule_6_9_the_token_stays_across_rounds),
        cmocka_unit_test(rule_6_9_a_whole_use),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
