/* spell_binding_test.c: 6.1, the familiar comes to its mage or breaks a token. */
#include "tests/games/seals/spells.h"

#define BOARD "hall - n1:2 - n2:3 - b1[4], hall - n3:2, hall - b2[2]"
#define TABLE "n1=f2 n2=w3 n3=a2 b1=growth.fire b2=change.mind"

static void rule_6_1_here_puts_the_familiar_on_the_mages_space(void **unused)
{
    POSITION p;
    position_draw(&p, 1, BOARD, TABLE, "witch on h1: f3 a1 a1", "seer on h2: w1");
    position_move(&p, "binding here");
    same(position_familiar(&p, "witch"), "h1");
    same(position_place(&p, "witch"), "h1");
    same(position_down(&p, "witch"), "binding");
    same(position_dice(&p, "witch"), "f3 a1 a1");
    same(position_actor(&p), "witch"); /* the turn goes on */
    refuse_scroll(&p, "4.4", "binding");
}

static void rule_6_1_here_fetches_the_familiar_from_wherever_it_is(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n2=w3 b1=growth.fire b2=change.mind",
                  "witch on h1, cat on n1: f3 | binding ~dispatch.fire",
                  "seer on h2: w1");
    same(moves_of(&p, "binding"), "binding here");
    position_move(&p, "binding here");
    same(position_familiar(&p, "witch"), "h1");
}

static void rule_6_1_here_needs_an_effect(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE,
                  "witch on h1, cat on h1: f3 | binding ~dispatch.air", "seer on h2: w1");
    same(moves_of(&p, "binding"), "binding break n1 with f3");
    position_refuse(&p, "6.1", "binding here");
    position_end(&p);
    position_draw(&p, 4, BOARD, TABLE,
                  "witch on h1, cat on h1: f1 | binding ~dispatch.air", "seer on h2: w1");
    refuse_scroll(&p, "6.1", "binding");
}

static void rule_6_1_familiar_blocks_others_after_the_mage_moved_away(void **unused)
{
    POSITION p;
    position_draw(&p, 1, BOARD, "n2=w3 n3=a2 b1=growth.fire b2=change.mind",
                  "witch on n1: f2 w3", "seer on h2: f6 w6");
    position_move(&p, "binding here, break n2 with w3");
    same(position_familiar(&p, "witch"), "n1");
    same(position_place(&p, "witch"), "n2");
    same(moves_of(&p, "break"), "break b2 with f6, break b2 with w6");
    position_refuse(&p, "5.1", "break b1 with f6");
}

static void rule_6_1_own_familiar_does_not_block(void **unused)
{
    POSITION p;
    position_draw(&p, 1, BOARD, "n2=w3 b1=growth.fire b2=change.mind",
                  "witch on h1, cat on n1: w3", "seer on h2: f6");
    same(moves_of(&p, "break"), "break b2 with w3, break n2 with w3");
    position_end(&p);
    position_draw(&p, 1, BOARD, "n2=w3 b1=growth.fire b2=change.mind", "witch on h1: w3",
                  "seer on h2, owl on n1: f6");
    same(moves_of(&p, "break"), "break b2 with w3");
    position_refuse(&p, "5.1", "break n2 with w3");
}

static void rule_6_1_familiar_breaks_a_token_and_ends_the_turn(void **unused)
{
    POSITION p;
    position_draw(&p, 1, BOARD, TABLE, "witch on h1: f3 a1 a1", "seer on h2: w3");
    same(moves_of(&p, "binding"),
         "binding break n1 with f3, binding break n3 with a1 a1, binding here");
    position_move(&p, "binding break n1 with f3");
    same(position_place(&p, "witch"), "h1");
    same(position_familiar(&p, "witch"), "n1");
    same(position_at(&p, "n1"), "");
    same(position_dice(&p, "witch"), "a1 a1");
    same(position_supply(&p), "3 2 1 3");
    same(position_down(&p, "witch"), "binding");
    same(position_actor(&p), "seer");
    assert_false(position_out(&p, "witch"));
    /* 5.2: there it blocks the Seer, and not the Witch. */
    position_refuse(&p, "5.1", "break n2 with w3");
    position_move(&p, "break b2 with w3, take f f f");
    same(position_actor(&p), "witch");
    position_refuse(&p, "5.4", "break n2 with a1 a1");
}

static void rule_6_1_familiar_never_breaks_a_scrolls_seal(void **unused)
{
    POSITION p;
    position_draw(&p, 1, BOARD, TABLE, "witch on h1: f3", "seer on h2: w1");
    assert_true(position_allows(&p, "break b2 with f3"));
    position_refuse(&p, "6.1", "binding break b2 with f3");
}

static void rule_6_1_token_must_be_breakable_by_the_mage(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE, "witch on h1: f1 f1 f3 w6 a1",
                  "seer on h2, owl on n3: w1");
    position_refuse(&p, "5.1", "binding break n2 with w6"); /* behind n1 */
    position_refuse(&p, "5.3", "binding break n3 with a1"); /* under the Owl */
    position_refuse(&p, "5.3", "binding break h3 with a1"); /* nothing there */
    position_refuse(&p, "5.4", "binding break n1 with w6");
    position_refuse(&p, "5.4", "binding break n1 with f1");
    position_refuse(&p, "5.4", "binding break n1 with f1 f3");
    position_refuse(&p, "5.4", "binding break n1 with f2");
    same(moves_of(&p, "binding"),
         "binding break n1 with f1 f1, binding break n1 with f3, binding here");
    position_end(&p);
    position_draw(&p, 1, BOARD, TABLE, "witch on h1: f1 a1", "seer on h2: w1");
    position_refuse(&p, "5.4", "binding break n3 with a1"); /* too weak for it */
}

static void rule_6_1_familiar_stays_until_its_owners_round_is_over(void **unused)
{
    POSITION p;
    position_draw(&p, 1, BOARD, TABLE " vault", "witch on h1: f3 a2",
                  "seer on h2: w1 | ~growth.air");
    position_move(&p, "binding break n1 with f3, give up, take w w w");
    assert_true(position_out(&p, "seer"));
    same(position_familiar(&p, "witch"), "n1"); /* another's round does not matter */
    position_move(&p, "break n3 with a2");
    same(position_familiar(&p, "witch"), "");
    same(position_up(&p, "witch"), "binding");
    assert_true(position_out(&p, "witch"));
}

static void rule_6_1_last_die_of_the_familiars_break_ends_the_round(void **unused)
{
    POSITION p;
    position_draw(&p, 1, BOARD, TABLE, "witch on h1: f3 | ~change.air", "seer on h2: w3");
    position_move(&p, "binding break n1 with f3");
    same(position_actor(&p), "witch");
    same(position_familiar(&p, "witch"), "");
    same(position_up(&p, "witch"), "binding change.air"); /* 4.4a, 4.5 */
    position_move(&p, "take f f a");
    same(position_actor(&p), "seer");
    assert_true(position_allows(&p, "break n2 with w3")); /* the way is free again */
}

static void rule_6_1_familiar_leaves_its_old_place_to_break(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, "n2=w3 n3=a2 b1=growth.fire",
                  "witch on h1, cat on n1: a2 w1 | binding ~dispatch.fire",
                  "seer on h2: w3");
    position_move(&p, "binding break n3 with a2");
    same(position_familiar(&p, "witch"), "n3");
    assert_true(position_allows(&p, "break n2 with w3"));
}

/* 5.6 (ruling): the familiar that breaks the token it stands on stays there. */
static void rule_6_1_familiar_stays_on_the_token_it_stood_on(void **unused)
{
    POSITION p;
    position_draw(&p, 4, BOARD, TABLE,
                  "witch on h1, cat on n1: f3 w3 | binding ~dispatch.fire",
                  "seer on h2: w1");
    position_move(&p, "binding break n1 with f3");
    same(position_at(&p, "n1"), "");
    same(position_familiar(&p, "witch"), "n1");
    take_back(&p);
    position_move(&p, "break n1 with f3");
    same(position_familiar(&p, "witch"), ""); /* 5.6 */
    same(position_place(&p, "witch"), "n1");
}

static void rule_6_1_words_that_make_no_move(void **unused)
{
    POSITION p;
    position_draw(&p, 1, BOARD, TABLE, "witch on h1: f3", "seer on h2: w1");
    position_refuse(&p, "", "binding");
    position_refuse(&p, "", "binding there");
    position_refuse(&p, "", "binding break");
    position_refuse(&p, "", "binding break n9 with f3");
    position_refuse(&p, "2.2", "binding break hall with f3");
    position_refuse(&p, "", "binding break n1");
    position_refuse(&p, "", "binding break n1 with");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_6_1_here_puts_the_familiar_on_the_mages_space),
        cmocka_unit_test(rule_6_1_here_fetches_the_familiar_from_wherever_it_is),
        cmocka_unit_test(rule_6_1_here_needs_an_effect),
        cmocka_unit_test(rule_6_1_familiar_blocks_others_after_the_mage_moved_away),
        cmocka_unit_test(rule_6_1_own_familiar_does_not_block),
        cmocka_unit_test(rule_6_1_familiar_breaks_a_token_and_ends_the_turn),
        cmocka_unit_test(rule_6_1_familiar_never_breaks_a_scrolls_seal),
        cmocka_unit_test(rule_6_1_token_must_be_breakable_by_the_mage),
        cmocka_unit_test(rule_6_1_familiar_stays_until_its_owners_round_is_over),
        cmocka_unit_test(rule_6_1_last_die_of_the_familiars_break_ends_the_round),
        cmocka_unit_test(rule_6_1_familiar_leaves_its_old_place_to_break),
        cmocka_unit_test(rule_6_1_familiar_stays_on_the_token_it_stood_on),
        cmocka_unit_test(rule_6_1_words_that_make_no_move),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
