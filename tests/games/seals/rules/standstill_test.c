/* standstill_test.c: rule 4.8 (a ruling): a game in which nothing is broken any more
 * ends.
 */
#include "tests/games/seals/position.h"

/* Four scrolls of strength 6, each under its guardian: nobody can ever break one. */
static const char locked[] = "hall - b1[6] b2[6] b3[6] b4[6]";
static const char guarded[] =
    "b1=synergy.fire b2=synergy.water b3=synergy.air b4=synergy.earth "
    "guardian.fire=b1 guardian.water=b2 guardian.air=b3 guardian.earth=b4 ";
static const char keeper[] =
    "witch on h1: f1 | ~binding ~guardian.fire ~guardian.water ~guardian.air "
    "~guardian.earth";

static void draw_locked(struct position *p, const char *counters)
{
    char table[320];
    struct text out = text_init(table, sizeof table);
    text_format(&out, "%s%s", guarded, counters);
    position_draw(p, 4, locked, table, keeper, "seer on h2: w w w");
}

/* A whole round in which nobody breaks anything. */
static void pass_round(struct position *p, bool witch_first)
{
    position_chance(p, witch_first ? "roll witch f1 f1 f1, roll seer w1 w1 w1"
                                   : "roll seer w1 w1 w1, roll witch f1 f1 f1");
    for (int i = 0; i < 2; i++) {
        bool witch = witch_first == (i == 0);
        position_move(p, "give up");
        position_move(p, witch ? "take f f f" : "take w w w");
    }
}

static void rule_4_8_five_rounds_in_which_nobody_could_reach_a_seal(void **unused)
{
    POSITION p;
    draw_locked(&p, "");
    assert_string_equal(position_moves(&p), "give up");
    position_move(&p, "give up, take f f f");
    for (int round = 1; round < 5; round++) {
        assert_int_equal(position_state(&p)->stuck, round);
        assert_int_equal(position_state(&p)->idle, round);
        assert_string_equal(position_actor(&p), "chance");
        pass_round(&p, round % 2 == 0);
    }
    assert_string_equal(position_actor(&p), "nobody");
    assert_int_equal(position_state(&p)->round, 5);
    assert_string_equal(position_winners(&p), "witch");
}

/* A seal within reach at the end of one of the rounds: they are not five in a row. */
static void rule_4_8_a_seal_within_reach_breaks_the_row(void **unused)
{
    POSITION p;
    position_draw(&p, 4, "hall - b1[6] b2[6] b3[6] b4[6] n1:6",
                  "b1=synergy.fire b2=synergy.water b3=synergy.air b4=synergy.earth "
                  "guardian.fire=b1 guardian.water=b2 guardian.air=b3 guardian.earth=b4 "
                  "n1=e6 stuck=4 idle=4",
                  keeper, "seer on h2: w w w");
    position_move(&p, "give up, take f f f");
    assert_string_equal(position_actor(&p), "chance");
    assert_int_equal(position_state(&p)->stuck, 0);
    assert_int_equal(position_state(&p)->idle, 5);
}

/* Reach is judged whatever the dice: f1 will not break an e6, but it is within reach. One
 * mage who reaches it is enough. */
static void rule_4_8_one_mage_who_reaches_a_seal_is_enough(void **unused)
{
    POSITION p;
    position_draw(&p, 4, "hall - n2:2 - b1[6] b2[6] b3[6] b4[6], hall - n1:6 - n3:2",
                  "b1=synergy.fire b2=synergy.water b3=synergy.air b4=synergy.earth "
                  "guardian.fire=b1 guardian.water=b2 guardian.air=b3 guardian.earth=b4 "
                  "n3=e6 stuck=4 idle=4",
                  keeper, "seer on n1: w w w");
    position_move(&p, "give up, take f f f"); /* the witch cannot pass the seer */
    assert_string_equal(position_actor(&p), "chance");
    assert_int_equal(position_state(&p)->stuck, 0);
}

/* Spells do not count, not even the own Guardian that could clear the way. */
static void rule_4_8_spells_do_not_count(void **unused)
{
    POSITION p;
    position_draw(&p, 4, "hall - b1[6] b2[6] b3[6] b4[6] b5[6]",
                  "b1=synergy.fire b2=synergy.water b3=synergy.air b4=synergy.earth "
                  "guardian.fire=b1 guardian.water=b2 guardian.air=b3 guardian.earth=b4 "
                  "stuck=4 idle=4",
                  "witch on h1: f1 | ~binding guardian.fire guardian.water guardian.air "
                  "guardian.earth",
                  "seer on h2: w w w");
    position_move(&p, "give up, take f f f");
    assert_string_equal(position_actor(&p), "nobody");
    assert_int_equal(position_state(&p)->stuck, 5);
}

static void rule_4_8_a_broken_seal_starts_the_count_anew(void **unused)
{
    POSITION p;
    position_draw(&p, 4, "hall - b1[6] b2[6] b3[6] b4[6] n1:2",
                  "b1=synergy.fire b2=synergy.water b3=synergy.air b4=synergy.earth "
                  "guardian.fire=b1 guardian.water=b2 guardian.air=b3 guardian.earth=b4 "
                  "n1=f2 stuck=4 idle=14",
                  "witch on h1: f2 | ~binding ~guardian.fire ~guardian.water "
                  "~guardian.air ~guardian.earth",
                  "seer on h2: w w w");
    position_move(&p, "break n1 with f2, take f f f");
    assert_string_equal(position_actor(&p), "chance");
    assert_int_equal(position_state(&p)->stuck, 0);
    assert_int_equal(position_state(&p)->idle, 0);
}

/* A seal broken earlier in the round counts, by whomever and however. */
static void rule_4_8_breaking_with_the_familiar_counts(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:2", "n1=f2 idle=14 vault", "witch on h1: f2 a1",
                  "seer on h2: w w w");
    position_move(&p, "binding break n1 with f2, give up, take f f f");
    assert_string_equal(position_actor(&p), "chance");
    assert_int_equal(position_state(&p)->idle, 0);
}

static void rule_4_8_fifteen_rounds_without_a_seal_broken(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:2", "n1=f2 idle=13 vault", "witch on h1: f1",
                  "seer on h2: w w w");
    position_move(&p, "give up, take f f f");
    assert_string_equal(position_actor(&p), "chance");
    assert_int_equal(position_state(&p)->idle, 14);
    assert_int_equal(position_state(&p)->stuck, 0);
    position_end(&p);
    position_draw(&p, 1, "hall - n1:2", "n1=f2 idle=14 vault", "witch on h1: f1",
                  "seer on h2: w w w");
    position_move(&p, "give up, take f f f");
    assert_string_equal(position_actor(&p), "nobody");
    assert_string_equal(position_winners(&p), "witch seer");
}

/* Disintegration breaks nothing. */
static void rule_4_8_disintegration_breaks_nothing(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - n1:2 n2:2", "n1=f2 n2=f2 idle=14 vault",
                  "witch on h1: f1 | disintegration.fire", "seer on h2: w w w");
    position_move(&p, "disintegration.fire n1");
    assert_string_equal(position_at(&p, "n1"), "");
    assert_int_equal(position_state(&p)->broken, 0);
    position_move(&p, "give up, take f f f");
    assert_string_equal(position_actor(&p), "nobody");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_4_8_five_rounds_in_which_nobody_could_reach_a_seal),
        cmocka_unit_test(rule_4_8_a_seal_within_reach_breaks_the_row),
        cmocka_unit_test(rule_4_8_one_mage_who_reaches_a_seal_is_enough),
        cmocka_unit_test(rule_4_8_spells_do_not_count),
        cmocka_unit_test(rule_4_8_a_broken_seal_starts_the_count_anew),
        cmocka_unit_test(rule_4_8_breaking_with_the_familiar_counts),
        cmocka_unit_test(rule_4_8_fifteen_rounds_without_a_seal_broken),
        cmocka_unit_test(rule_4_8_disintegration_breaks_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
