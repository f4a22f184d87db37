/* spell_teleport_test.c: 6.20, past a figure to a seal beyond it, or under it. */
#include "tests/games/seals/spells.h"

#define BOARD "hall - n1:2 - n2:3 - b1[4], n1 - b2[2], hall - n3:2"
/* n1 is free to stand on. */
#define TABLE "n2=w3 n3=a2 b1=strengthening.fire b2=change.mind"

static void rule_6_20_past_a_mage(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: w3 a1 | teleportation.water",
                  "seer on n1: f3");
    same(moves_of(&p, "teleportation.water"),
         "teleportation.water past seer then break n2 with w3");
    position_move(&p, "teleportation.water past seer then break n2 with w3");
    same(position_place(&p, "witch"), "n2");
    same(position_place(&p, "seer"), "n1");
    same(position_at(&p, "n2"), "");
    same(position_dice(&p, "witch"), "a1");
    same(position_down(&p, "witch"), "teleportation.water");
    same(position_actor(&p), "seer"); /* the turn is over */
}

static void rule_6_20_past_a_familiar(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: w3 a1 | teleportation.water",
                  "seer on h2, owl on n1: f3");
    position_refuse(&p, "5.1", "break n2 with w3");
    same(moves_of(&p, "teleportation.water"),
         "teleportation.water past owl then break n2 with w3");
    position_move(&p, "teleportation.water past owl then break n2 with w3");
    same(position_place(&p, "witch"), "n2");
    same(position_familiar(&p, "seer"), "n1");
}

static void rule_6_20_the_seal_is_of_this_colour(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE,
                  "witch on h1: w3 f2 | teleportation.water teleportation.mind "
                  "teleportation.air",
                  "seer on n1: f3");
    position_refuse(&p, "6.20", "teleportation.water past seer then break b2 with w3");
    refuse_scroll(&p, "6.20", "teleportation.air");
    same(moves_of(&p, "teleportation.mind"),
         "teleportation.mind past seer then break b2 with f2, "
         "teleportation.mind past seer then break b2 with w3, "
         "teleportation.mind past seer then break n2 with w3");
    position_end(&p);
    position_draw(&p, 4, BOARD, "b2=change.water",
                  "witch on h1: w3 | teleportation.water", "seer on n1: f3");
    position_move(&p, "teleportation.water past seer then break b2 with w3");
    same(position_place(&p, "witch"), "b2"); /* a scroll will do */
    same(position_up(&p, "witch"), "binding change.water teleportation.water");
}

static void rule_6_20_only_seals_not_breakable_before(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: w3 a2 | teleportation.mind",
                  "seer on n1: f3");
    position_refuse(&p, "6.20", "teleportation.mind past seer then break n3 with a2");
    position_end(&p);
    position_draw(&p, 4, BOARD ", hall - n2", TABLE,
                  "witch on h1: w3 a2 | teleportation.water", "seer on n1: f3");
    refuse_scroll(&p, "6.20", "teleportation.water"); /* another way leads to n2 */
}

static void rule_6_20_never_through_the_own_figures(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE,
                  "witch on h1, cat on n3: w3 a2 | teleportation.water",
                  "seer on n1: f3");
    position_refuse(&p, "6.20", "teleportation.water past cat then break n2 with w3");
    position_refuse(&p, "6.20", "teleportation.water past witch then break n2 with w3");
    position_refuse(&p, "6.20", "teleportation.water past owl then break n2 with w3");
    position_refuse(&p, "1.5", "teleportation.water past raven then break n2 with w3");
    position_refuse(&p, "1.5", "teleportation.water past shaman then break n2 with w3");
    position_refuse(&p, "", "teleportation.water past dragon then break n2 with w3");
}

static void rule_6_20_the_owner_may_be_out_of_the_round(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: w3 a1 | teleportation.water",
                  "seer on n1: f f f");
    position_move(&p, "teleportation.water past seer then break n2 with w3");
}

static void rule_6_20_exactly_one_figure_is_ignored(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: w3 | teleportation.water",
                  "seer on n1, owl on n1: f3");
    refuse_scroll(&p, "6.20", "teleportation.water");
    position_end(&p);
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: w3 | teleportation.water",
                  "seer on n1: f3", "shaman on h3, raven on n1: a1");
    refuse_scroll(&p, "6.20", "teleportation.water");
    position_end(&p);
    /* One behind the other is one too many as well. */
    position_draw(&p, 4, "hall - n1:2 - n2:2 - n3:2", "n3=w2",
                  "witch on h1: w3 | teleportation.water", "seer on n1: f3",
                  "shaman on n2: a1");
    refuse_scroll(&p, "6.20", "teleportation.water");
    position_end(&p);
    position_draw(&p, 4, BOARD ", hall - n4:2 - n5:3", TABLE " n5=w3",
                  "witch on h1: w3 | teleportation.water", "seer on n1, owl on n1: f3",
                  "shaman on n4: a1");
    position_refuse(&p, "6.20", "teleportation.water past seer then break n2 with w3");
    position_refuse(&p, "6.20", "teleportation.water past owl then break n2 with w3");
    position_refuse(&p, "5.1", "teleportation.water past shaman then break n2 with w3");
    same(moves_of(&p, "teleportation.water"),
         "teleportation.water past shaman then break n5 with w3");
}

static void rule_6_20_the_token_under_a_familiar_can_be_broken_not_passed(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n1=w2 " TABLE,
                  "witch on h1: w3 a1 | teleportation.water",
                  "seer on h2, owl on n1: f3");
    position_refuse(&p, "5.3", "break n1 with w3");
    same(moves_of(&p, "teleportation.water"),
         "teleportation.water past owl then break n1 with w3");
    position_refuse(&p, "5.1", "teleportation.water past owl then break n2 with w3");
}

/* (ruling): mage and familiar then share the space. */
static void rule_6_20_sharing_a_space_and_walking_on(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n1=w2 " TABLE,
                  "witch on h1: w2 w3 | teleportation.water",
                  "seer on h2, owl on n1: f1 a2", "shaman on h3: w3 a3");
    position_move(&p, "teleportation.water past owl then break n1 with w2");
    same(position_place(&p, "witch"), "n1");
    same(position_familiar(&p, "seer"), "n1");
    /* The Witch blocks the Seer; both block the Shaman. */
    position_refuse(&p, "5.1", "break b2 with a2");
    position_move(&p, "break n3 with a2");
    position_refuse(&p, "5.1", "break n2 with w3");
    position_move(&p, "give up, take w a e");
    /* 5.1: her own space never blocks her. */
    position_move(&p, "break n2 with w3");
    same(position_place(&p, "witch"), "n2");
}

/* 5.1: past the familiar that shares her space lie the seals of both sides. */
static void rule_6_20_from_a_shared_space_both_sides_are_open(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on n1: w3 a2 | teleportation.mind",
                  "seer on h2, owl on n1: f1");
    same(moves_of(&p, "break"), "break b2 with a2, break b2 with w3, "
                                "break n2 with w3, break n3 with a2");
    refuse_scroll(&p, "6.20", "teleportation.mind"); /* nothing more is opened */
}

static void rule_6_20_guardians_are_nobodys_figures(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "b2=change.water guardian.water=b2",
                  "witch on h1: w3 | teleportation.water",
                  "seer on n1: f3 | guardian.water");
    refuse_scroll(&p, "6.20", "teleportation.water");
    position_end(&p);
    position_draw(&p, 4, BOARD, "n2=w3 b2=change.water guardian.water=b2",
                  "witch on h1: w3 | teleportation.water",
                  "seer on n1: f3 | guardian.water");
    position_refuse(&p, "5.3", "teleportation.water past seer then break b2 with w3");
    same(moves_of(&p, "teleportation.water"),
         "teleportation.water past seer then break n2 with w3");
}

static void rule_6_20_the_seal_must_be_paid_for(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: w2 f6 | teleportation.water",
                  "seer on n1: f3");
    refuse_scroll(&p, "6.20", "teleportation.water");
    position_end(&p);
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: w1 w2 w3 | teleportation.mind",
                  "seer on n1: f3");
    position_refuse(&p, "5.4", "teleportation.mind past seer then break n2 with w1 w3");
    position_refuse(&p, "5.4", "teleportation.mind past seer then break n2 with w2");
    assert_true(
        position_allows(&p, "teleportation.mind past seer then break n2 with w1 w2"));
}

static void rule_6_20_a_figure_in_nobodys_way_is_of_no_use(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: w3 | teleportation.water",
                  "seer on n1: f3", "shaman on h3: a1");
    position_refuse(&p, "6.20", "teleportation.water past shaman then break n2 with w3");
    position_refuse(&p, "", "teleportation.water past seer");
    position_refuse(&p, "", "teleportation.water");
    position_refuse(&p, "5.3", "teleportation.water past seer then break h4 with w3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_6_20_past_a_mage),
        cmocka_unit_test(rule_6_20_past_a_familiar),
        cmocka_unit_test(rule_6_20_the_seal_is_of_this_colour),
        cmocka_unit_test(rule_6_20_only_seals_not_breakable_before),
        cmocka_unit_test(rule_6_20_never_through_the_own_figures),
        cmocka_unit_test(rule_6_20_the_owner_may_be_out_of_the_round),
        cmocka_unit_test(rule_6_20_exactly_one_figure_is_ignored),
        cmocka_unit_test(rule_6_20_the_token_under_a_familiar_can_be_broken_not_passed),
        cmocka_unit_test(rule_6_20_sharing_a_space_and_walking_on),
        cmocka_unit_test(rule_6_20_from_a_shared_space_both_sides_are_open),
        cmocka_unit_test(rule_6_20_guardians_are_nobodys_figures),
        cmocka_unit_test(rule_6_20_the_seal_must_be_paid_for),
        cmocka_unit_test(rule_6_20_a_figure_in_nobodys_way_is_of_no_use),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
