/* reach_test.c: rules 5.1 to 5.3: which seals a mage reaches, and what bars them. */
#include "tests/games/seals/position.h"

/* Two tokens in a row, a box behind them, and a side passage. */
static const char row[] = "hall - n1:2 - room - n2:2 - cellar - b1[2], hall - n3:2";

/* --- 5.1 ---------------------------------------------------------------------------- */

static void rule_5_1_the_way_must_be_open(void **unused)
{
    POSITION p;
    position_draw(&p, 1, row, "n1=f2 n2=f2 b1=change.fire n3=w2",
                  "witch on h1: f2 f3 w2 | ~binding", "seer on h2: a1");
    assert_string_equal(position_moves(&p), "break n1 with f2, break n1 with f3, "
                                            "break n3 with w2");
    position_refuse(&p, "5.1", "break n2 with f2");
    position_refuse(&p, "5.1", "break b1 with f2");
}

static void rule_5_1_distance_does_not_matter(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:2 - one - two - three - n2:3 - four - b1[2]",
                  "b1=change.fire", "witch on h1: f2 | ~binding", "seer on h2: a1");
    assert_string_equal(position_moves(&p), "break b1 with f2");
}

/* 2.2: a wall is a way that is not there. */
static void rule_5_1_walls_are_missing_ways(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:2 - n2:2, n1 - b1[2], n2 - b2[2]",
                  "n2=w2 b1=change.fire b2=change.water", "witch on h1: f2 w2 | ~binding",
                  "seer on h2: a1");
    assert_string_equal(position_moves(&p), "break b1 with f2, break n2 with w2");
    position_refuse(&p, "5.1", "break b2 with w2");
}

static void rule_5_1_any_open_way_will_do(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:2 n2:2 - room - b1[2]", "n1=f2 b1=change.water",
                  "witch on h1: w2 | ~binding", "seer on h2: a1");
    assert_string_equal(position_moves(&p), "break b1 with w2");
}

/* His own space never blocks him, whoever else stands there. */
static void rule_5_1_own_space_never_blocks(void **unused)
{
    POSITION p;
    position_draw(&p, 1, row, "n2=f2", "witch on n1: f2 | ~binding",
                  "seer on h2, owl on n1: a1");
    assert_string_equal(position_moves(&p), "break n2 with f2");
}

/* --- 5.2 ---------------------------------------------------------------------------- */

static void rule_5_2_a_seal_token_blocks(void **unused)
{
    POSITION p;
    position_draw(&p, 1, row, "n1=e2 n2=f2", "witch on h1: f2 | ~binding",
                  "seer on h2: a1");
    position_refuse(&p, "5.1", "break n2 with f2");
    assert_string_equal(position_moves(&p), "give up");
}

static void rule_5_2_another_mage_blocks(void **unused)
{
    POSITION p;
    position_draw(&p, 1, row, "n2=f2 b1=change.fire", "witch on h1: f2 | ~binding",
                  "seer on n1: a1");
    assert_string_equal(position_moves(&p), "give up");
    position_refuse(&p, "5.1", "break n2 with f2");
}

static void rule_5_2_another_mage_blocks_in_a_box(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[2] - room - n1:2", "n1=f2",
                  "witch on h1: f2 | ~binding", "seer on b1: a1");
    assert_string_equal(position_moves(&p), "give up");
}

static void rule_5_2_another_familiar_blocks(void **unused)
{
    POSITION p;
    position_draw(&p, 1, row, "n2=f2", "witch on h1: f2 | ~binding",
                  "seer on h2, owl on n1: a1 | ~binding");
    assert_string_equal(position_moves(&p), "give up");
    position_refuse(&p, "5.1", "break n2 with f2");
}

/* A player whose round is over has no familiar on the board, but his mage still blocks.
 */
static void rule_5_2_a_mage_out_of_the_round_blocks_too(void **unused)
{
    POSITION p;
    position_draw(&p, 1, row, "n2=f2", "witch on h1: f2 | ~binding", "seer on n1: f f w");
    assert_string_equal(position_moves(&p), "give up");
}

static void rule_5_2_own_familiar_does_not_block(void **unused)
{
    POSITION p;
    position_draw(&p, 1, row, "n2=f2", "witch on h1, cat on n1: f2 | ~binding",
                  "seer on h2: a1");
    assert_string_equal(position_moves(&p), "break n2 with f2");
}

static void rule_5_2_scrolls_do_not_block(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[2] - b2[3] - n1:2",
                  "b1=change.fire b2=renewal.fire n1=f2", "witch on h1: f3 | ~binding",
                  "seer on h2: a1");
    assert_string_equal(position_moves(&p), "break b1 with f3, break b2 with f3, "
                                            "break n1 with f3");
}

static void rule_5_2_guardians_do_not_block_passing(void **unused)
{
    POSITION p;
    position_draw(&p, 4, "hall - b1[2] - n1:2", "b1=change.fire n1=f2 guardian.fire=b1",
                  "witch on h1: f3 | ~binding", "seer on h2: a1 | guardian.fire");
    assert_string_equal(position_moves(&p), "break n1 with f3");
}

/* Ruling: figures may share a space, two mages never do. */
static void rule_5_2_figures_may_share_a_space(void **unused)
{
    POSITION p;
    position_draw(&p, 1, row, "n2=f2", "witch on n1, cat on n1: f2 | ~binding",
                  "seer on h2, owl on n1: a1", "shaman on h3, raven on n1: a1");
    assert_string_equal(position_moves(&p), "break n2 with f2");
    position_end(&p);
    const char *mages[] = {"witch on n1: f2", "seer on n1: a1", NULL};
    assert_string_equal(position_try(&p, 1, row, "n2=f2", mages),
                        "players[1].place: the mage of players[0] is on n1");
}

/* --- 5.3 ---------------------------------------------------------------------------- */

static void rule_5_3_a_guardian_bars_everyone(void **unused)
{
    POSITION p;
    position_draw(&p, 4, "hall - b1[2] b2[2]",
                  "b1=change.fire b2=change.water guardian.fire=b1",
                  "witch on h1: f2 w2 | ~binding ~guardian.fire", "seer on h2: f2 w2");
    position_refuse(&p, "5.3", "break b1 with f2");
    assert_string_equal(position_moves(&p), "break b2 with w2");
    position_move(&p, "break b2 with w2");
    position_refuse(&p, "5.3", "break b1 with f2");
}

static void rule_5_3_a_familiar_bars_all_but_its_owner(void **unused)
{
    POSITION p;
    position_draw(&p, 4, "hall - n1:2 n2:2", "n1=f2 n2=w2",
                  "witch on h1, cat on n2: f2 w2 | ~binding",
                  "seer on h2, owl on n1: f2 | ~binding");
    position_refuse(&p, "5.3", "break n1 with f2");
    assert_string_equal(position_moves(&p), "break n2 with w2");
    position_move(&p, "break n2 with w2");
    assert_string_equal(position_moves(&p), "break n1 with f2");
}

/* A familiar on an empty space does not bar the seals around it. */
static void rule_5_3_a_figure_bars_only_where_it_stands(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:2, hall - n2:2", "n2=f2",
                  "witch on h1: f2 | ~binding", "seer on n1, owl on h1: a1 | ~binding");
    assert_string_equal(position_moves(&p), "break n2 with f2");
}

static void rule_5_3_there_must_be_a_seal(void **unused)
{
    POSITION p;
    position_draw(&p, 1, row, "n3=w2", "witch on h1: f2 w2 | ~binding", "seer on h2: a1");
    position_refuse(&p, "5.3", "break n1 with f2");
    position_refuse(&p, "5.3", "break b1 with f2");
    position_refuse(&p, "5.3", "break h3 with f2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_5_1_the_way_must_be_open),
        cmocka_unit_test(rule_5_1_distance_does_not_matter),
        cmocka_unit_test(rule_5_1_walls_are_missing_ways),
        cmocka_unit_test(rule_5_1_any_open_way_will_do),
        cmocka_unit_test(rule_5_1_own_space_never_blocks),
        cmocka_unit_test(rule_5_2_a_seal_token_blocks),
        cmocka_unit_test(rule_5_2_another_mage_blocks),
        cmocka_unit_test(rule_5_2_another_mage_blocks_in_a_box),
        cmocka_unit_test(rule_5_2_another_familiar_blocks),
        cmocka_unit_test(rule_5_2_a_mage_out_of_the_round_blocks_too),
        cmocka_unit_test(rule_5_2_own_familiar_does_not_block),
        cmocka_unit_test(rule_5_2_scrolls_do_not_block),
        cmocka_unit_test(rule_5_2_guardians_do_not_block_passing),
        cmocka_unit_test(rule_5_2_figures_may_share_a_space),
        cmocka_unit_test(rule_5_3_a_guardian_bars_everyone),
        cmocka_unit_test(rule_5_3_a_familiar_bars_all_but_its_owner),
        cmocka_unit_test(rule_5_3_a_figure_bars_only_where_it_stands),
        cmocka_unit_test(rule_5_3_there_must_be_a_seal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
