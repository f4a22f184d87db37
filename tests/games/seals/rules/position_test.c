/* position_test.c: the drawn positions that the rule tests stand on. */
#include "tests/games/seals/position.h"

static void a_drawing_becomes_a_position(void **unused)
{
    POSITION p;
    position_draw(&p, 4, "hall - n1:2 - n2:3 - b1[4], n1 - b2[2]",
                  "n1=f2 b1=growth.fire vault",
                  "witch on h1: f3 f4 w2 | change.fire ~renewal.air",
                  "seer on n2, owl on h3: a1 | ~binding");
    assert_string_equal(position_actor(&p), "witch");
    assert_string_equal(position_dice(&p, "witch"), "f3 f4 w2");
    assert_string_equal(position_up(&p, "witch"), "binding change.fire");
    assert_string_equal(position_down(&p, "witch"), "renewal.air");
    assert_string_equal(position_down(&p, "seer"), "binding");
    assert_string_equal(position_place(&p, "seer"), "n2");
    assert_string_equal(position_familiar(&p, "seer"), "h3");
    assert_string_equal(position_familiar(&p, "witch"), "");
    assert_string_equal(position_at(&p, "n1"), "f2");
    assert_string_equal(position_at(&p, "b1"), "growth.fire");
    assert_string_equal(position_at(&p, "b2"), "");
    assert_string_equal(position_at(&p, "v5"), "synergy.mind");
    assert_string_equal(position_supply(&p), "1 2 2 3");
    position_refuse(&p, "5.1", "break b1 with f3");
    position_move(&p, "break n1 with f3");
    assert_string_equal(position_actor(&p), "seer");
    assert_string_equal(position_at(&p, "n1"), "");
    assert_string_equal(position_place(&p, "witch"), "n1");
}

static void the_table_has_its_counters(void **unused)
{
    POSITION p;
    position_draw(&p, 4, "hall - b1[2]",
                  "b1=change.fire guardian.fire=b1 first=seer turn=witch round=7 idle=3 "
                  "stuck=2 broken=1",
                  "witch on h1: f3 f4 w2 | guardian.fire", "seer on h2: f w",
                  "shaman on h4:");
    assert_string_equal(position_first(&p), "seer");
    assert_string_equal(position_turn(&p), "witch");
    assert_string_equal(position_guardian(&p, "fire"), "b1");
    assert_string_equal(position_next(&p, "seer"), "f w");
    assert_int_equal(position_owed(&p, "seer"), 1);
    assert_int_equal(position_owed(&p, "shaman"), 3);
    assert_true(position_out(&p, "seer"));
    assert_false(position_out(&p, "witch"));
    assert_int_equal(position_state(&p)->round, 7);
    assert_int_equal(position_state(&p)->idle, 3);
    assert_int_equal(position_state(&p)->stuck, 2);
    assert_int_equal(position_state(&p)->broken, 1);
}

static void moves_and_choices_are_listed(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:2 n2:4 - room", "n1=f2 n2=e4 vault",
                  "witch on h1: f3 e1 e4 | ~binding", "seer on h2: a1");
    assert_string_equal(position_moves(&p), "break n1 with f3, break n2 with e4");
    assert_string_equal(position_choices(&p), "break n1, break n2");
    position_begin(&p, "break n2");
    assert_string_equal(position_choices(&p), "with e4");
    assert_true(position_allows(&p, "with e4"));
    assert_false(position_allows(&p, "with e1"));
}

static void what_is_no_position_is_refused(void **unused)
{
    POSITION p;
    const char *two_mages_on_one_space[] = {"witch on h1: f3", "seer on h1: a1", NULL};
    assert_string_equal(
        position_try(&p, 1, "hall - n1:2", "n1=f2", two_mages_on_one_space),
        "players[1].place: the mage of players[0] is on h1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_drawing_becomes_a_position),
        cmocka_unit_test(the_table_has_its_counters),
        cmocka_unit_test(moves_and_choices_are_listed),
        cmocka_unit_test(what_is_no_position_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
