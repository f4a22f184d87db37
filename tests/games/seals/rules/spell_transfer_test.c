/* spell_transfer_test.c: 6.15, scrolls change hands. */
#include "tests/games/seals/spells.h"

#define BOARD "hall - n1:6 - b1[2]"
#define TABLE "n1=e6 b1=change.fire"

static void rule_6_15_transfer_swaps_face_up_scrolls_of_one_strength(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f1 | transfer.air growth.fire",
                  "seer on h2: a5 | growth.air change.water");
    same(moves_of(&p, "transfer.air"), "transfer.air take growth.air give growth.fire");
    position_move(&p, "transfer.air take growth.air give growth.fire");
    same(position_up(&p, "witch"), "binding growth.air");
    same(position_down(&p, "witch"), "transfer.air");
    same(position_up(&p, "seer"), "binding change.water growth.fire");
    same(position_actor(&p), "witch");
}

/* (ruling): what is received is face up and may be used at once, also by the other. */
static void rule_6_15_what_is_received_may_be_used_at_once(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f1 | transfer.air growth.fire",
                  "seer on h2: a5 a1 | theft.air");
    position_move(&p, "transfer.air take theft.air give growth.fire");
    position_move(&p, "theft.air from seer, give a1");
    same(position_dice(&p, "witch"), "f1 a1");
    position_move(&p, "give up, take w w w, growth.fire");
    position_chance(&p, "roll f3");
    same(position_dice(&p, "seer"), "f3 a5");
}

static void rule_6_15_strengths_must_be_equal(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE,
                  "witch on h1: f1 | transfer.air growth.fire renewal.earth",
                  "seer on h2: a5 | growth.air deception.air");
    position_refuse(&p, "6.15", "transfer.air take growth.air give renewal.earth");
    position_refuse(&p, "6.15", "transfer.air take deception.air give growth.fire");
    same(moves_of(&p, "transfer.air"), "transfer.air take growth.air give growth.fire");
    position_end(&p);
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f1 | transfer.air renewal.earth",
                  "seer on h2: a5 | growth.air deception.air");
    refuse_scroll(&p, "6.15", "transfer.air");
}

static void rule_6_15_the_one_taken_is_of_the_element(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE,
                  "witch on h1: f1 | transfer.air growth.fire renewal.air",
                  "seer on h2: a5 | growth.water theft.mind alteration.air",
                  "shaman on h3: w1 | theft.air");
    same(moves_of(&p, "transfer.air"),
         "transfer.air take alteration.air give renewal.air, " /* colours may be equal */
         "transfer.air take theft.air give growth.fire");
    position_refuse(&p, "6.15", "transfer.air take growth.water give growth.fire");
    position_refuse(&p, "6.15", "transfer.air take theft.mind give growth.fire");
    position_refuse(&p, "6.15", "transfer.air take renewal.air give renewal.air");
}

static void rule_6_15_transfer_of_mind_takes_scrolls_of_mind_only(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE,
                  "witch on h1: f1 | transfer.mind growth.fire renewal.air",
                  "seer on h2: a5 | growth.mind alteration.water");
    same(moves_of(&p, "transfer.mind"),
         "transfer.mind take growth.mind give growth.fire");
    position_refuse(&p, "6.15", "transfer.mind take alteration.water give renewal.air");
}

static void rule_6_15_binding_is_never_transferred(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f1 | transfer.mind",
                  "seer on h2: a5");
    refuse_scroll(&p, "6.15", "transfer.mind");
    position_end(&p);
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f1 | transfer.mind growth.fire",
                  "seer on h2: a5 | growth.mind");
    position_refuse(&p, "6.15", "transfer.mind take binding give binding");
    position_refuse(&p, "6.15", "transfer.mind take growth.mind give binding");
}

static void rule_6_15_face_down_scrolls_stay_out_of_it(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE,
                  "witch on h1: f1 | transfer.air ~growth.fire theft.water renewal.fire",
                  "seer on h2: a5 | growth.air ~alteration.air");
    same(moves_of(&p, "transfer.air"), "transfer.air take growth.air give theft.water");
    position_refuse(&p, "6.15", "transfer.air take growth.air give growth.fire");
    position_refuse(&p, "6.15", "transfer.air take alteration.air give renewal.fire");
    position_end(&p);
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f1 | transfer.air ~growth.fire",
                  "seer on h2: a5 | growth.air");
    refuse_scroll(&p, "6.15", "transfer.air");
    position_end(&p);
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f1 | transfer.air growth.fire",
                  "seer on h2: a5 | ~growth.air");
    refuse_scroll(&p, "6.15", "transfer.air");
}

/* (ruling), 4.4a: the scroll being used cannot be given. */
static void rule_6_15_transfer_is_not_given_itself(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f1 | transfer.air",
                  "seer on h2: a5 | strengthening.air");
    refuse_scroll(&p, "6.15", "transfer.air");
    position_end(&p);
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f1 | transfer.air transfer.fire",
                  "seer on h2: a5 | strengthening.air");
    position_refuse(&p, "6.15", "transfer.air take strengthening.air give transfer.air");
    position_move(&p, "transfer.air take strengthening.air give transfer.fire");
}

static void rule_6_15_the_owner_is_in_the_round(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f1 | transfer.air growth.fire",
                  "seer on h2: f f f | growth.air", "shaman on h3: w1 | change.air");
    refuse_scroll(&p, "6.15", "transfer.air");
    position_end(&p);
    position_draw(&p, 3, BOARD, TABLE,
                  "witch on h1: f1 | transfer.air growth.fire change.water",
                  "seer on h2: f f f | growth.air", "shaman on h3: w1 | change.air");
    position_refuse(&p, "6.12", "transfer.air take growth.air give growth.fire");
    same(moves_of(&p, "transfer.air"), "transfer.air take change.air give change.water");
}

static void rule_6_15_words_that_make_no_transfer(void **unused)
{
    POSITION p;
    position_draw(&p, 3, BOARD, TABLE, "witch on h1: f1 | transfer.air growth.fire",
                  "seer on h2: a5 | growth.air");
    position_refuse(&p, "", "transfer.air");
    position_refuse(&p, "", "transfer.air take");
    position_refuse(&p, "", "transfer.air take growth");
    position_refuse(&p, "3.1", "transfer.air take swap.air give growth.fire");
    position_refuse(&p, "", "transfer.air take growth.air give");
    position_refuse(&p, "6.15", "transfer.air take growth.air give growth.water");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_6_15_transfer_swaps_face_up_scrolls_of_one_strength),
        cmocka_unit_test(rule_6_15_what_is_received_may_be_used_at_once),
        cmocka_unit_test(rule_6_15_strengths_must_be_equal),
        cmocka_unit_test(rule_6_15_the_one_taken_is_of_the_element),
        cmocka_unit_test(rule_6_15_transfer_of_mind_takes_scrolls_of_mind_only),
        cmocka_unit_test(rule_6_15_binding_is_never_transferred),
        cmocka_unit_test(rule_6_15_face_down_scrolls_stay_out_of_it),
        cmocka_unit_test(rule_6_15_transfer_is_not_given_itself),
        cmocka_unit_test(rule_6_15_the_owner_is_in_the_round),
        cmocka_unit_test(rule_6_15_words_that_make_no_transfer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
