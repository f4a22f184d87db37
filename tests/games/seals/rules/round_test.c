/* round_test.c: rules 4.5 to 4.7: the end of a player's round, of the round, of the game.
 */
#include "tests/games/seals/position.h"

static const char pair[] = "hall - n1:2 n2:2";

/* --- 4.5 ---------------------------------------------------------------------------- */

static void rule_4_5_no_dice_left_ends_the_players_round(void **unused)
{
    POSITION p;
    position_draw(&p, 1, pair, "n1=f2 vault",
                  "witch on h1, cat on h3: f2 | ~binding ~renewal.air change.fire",
                  "seer on h2: a1");
    position_move(&p, "break n1 with f2");
    assert_true(position_out(&p, "witch"));
    assert_string_equal(position_up(&p, "witch"), "binding change.fire renewal.air");
    assert_string_equal(position_down(&p, "witch"), "");
    assert_string_equal(position_familiar(&p, "witch"), "");
    assert_string_equal(position_actor(&p), "witch");
    position_refuse(&p, "4.5", "take f w");
    position_refuse(&p, "4.5", "take a a a");
    position_refuse(&p, "4.5", "take f w a e");
    position_move(&p, "take f a e");
    assert_string_equal(position_next(&p, "witch"), "f a e");
    assert_string_equal(position_dice(&p, "witch"), "");
    assert_string_equal(position_supply(&p), "2 3 1 2");
    assert_string_equal(position_actor(&p), "seer");
}

static void rule_4_5_the_same_after_giving_up(void **unused)
{
    POSITION p;
    position_draw(&p, 1, pair, "n1=f2 vault",
                  "witch on h1, cat on h3: f1 w1 | ~binding ~renewal.air",
                  "seer on h2: a1");
    position_move(&p, "give up");
    assert_string_equal(position_up(&p, "witch"), "binding renewal.air");
    assert_string_equal(position_familiar(&p, "witch"), "");
    assert_string_equal(position_supply(&p), "3 3 2 3");
    position_move(&p, "take w w w");
    assert_string_equal(position_next(&p, "witch"), "w w w");
}

static void rule_4_5_with_dice_left_the_round_goes_on(void **unused)
{
    POSITION p;
    position_draw(&p, 1, pair, "n1=f2 vault",
                  "witch on h1, cat on h3: f2 w1 | ~binding ~renewal.air",
                  "seer on h2: a1");
    position_move(&p, "break n1 with f2");
    assert_false(position_out(&p, "witch"));
    assert_string_equal(position_down(&p, "witch"), "binding renewal.air");
    assert_string_equal(position_familiar(&p, "witch"), "h3");
    assert_string_equal(position_actor(&p), "seer");
}

static void rule_4_5_new_dice_are_rolled_in_the_next_round(void **unused)
{
    POSITION p;
    position_draw(&p, 1, pair, "n1=f2 n2=w2 vault", "witch on h1: f2 | ~binding",
                  "seer on h2: w2 | ~binding");
    position_move(&p, "break n1 with f2, take f f a, break n2 with w2, take e e a");
    assert_int_equal(position_state(&p)->round, 2);
    position_chance(&p, "roll seer a1 e2 e3, roll witch f4 f5 a6");
    assert_string_equal(position_dice(&p, "witch"), "f4 f5 a6");
    assert_string_equal(position_dice(&p, "seer"), "a1 e2 e3");
}

/* --- 4.6 (ruling) ------------------------------------------------------------------- */

/* Two dice are in the supply: he takes both, and the third after the round. */
static void rule_4_6_short_supply_takes_rest_after_round(void **unused)
{
    POSITION p;
    position_draw(&p, 1, pair, "n1=f2 vault", "witch on h1: f2 | ~binding",
                  "seer on h2: f1 f1 w1 w1 w1 a1 a1 a1 e1 e1 | ~binding");
    assert_string_equal(position_supply(&p), "0 0 0 1");
    position_move(&p, "break n1 with f2");
    assert_string_equal(position_moves(&p), "take f e");
    position_refuse(&p, "4.6", "take f");
    position_refuse(&p, "4.6", "take f e e");
    position_move(&p, "take f e");
    assert_int_equal(position_owed(&p, "witch"), 1);
    position_move(&p, "give up");
    assert_string_equal(position_supply(&p), "2 3 3 2");
    position_move(&p, "take w w w");
    /* The round is over: now she takes the third die. */
    assert_string_equal(position_actor(&p), "witch");
    assert_string_equal(position_moves(&p), "take a, take e, take f");
    position_refuse(&p, "4.6", "take w");
    position_refuse(&p, "4.6", "take a a");
    position_move(&p, "take a");
    assert_string_equal(position_next(&p, "witch"), "f a e");
    assert_int_equal(position_owed(&p, "witch"), 0);
    assert_string_equal(position_actor(&p), "chance");
    assert_int_equal(position_state(&p)->round, 2);
}

/* One die is there: he takes it, and two after the round. */
static void rule_4_6_a_single_die_is_taken(void **unused)
{
    POSITION p;
    position_draw(&p, 1, pair, "n1=f2 vault", "witch on h1: f2 | ~binding",
                  "seer on h2: f1 f1 w1 w1 w1 a1 a1 a1 e1 e1 e1 | ~binding");
    position_move(&p, "break n1 with f2");
    assert_string_equal(position_moves(&p), "take f");
    position_move(&p, "take f");
    assert_int_equal(position_owed(&p, "witch"), 2);
    position_move(&p, "give up, take w w w, take a e");
    assert_string_equal(position_next(&p, "witch"), "f a e");
}

/* With an empty supply nothing is asked: here Theft takes the last die, and the victim
 * has nothing to take from; the thief's turn goes on. */
static void rule_4_6_with_an_empty_supply_nothing_is_asked(void **unused)
{
    POSITION p;
    position_draw(&p, 3, pair, "n1=f2 vault",
                  "witch on h1: f1 f1 w1 w1 w1 a1 a1 a1 e1 e1 e1 | ~binding theft.fire",
                  "seer on h2, owl on h3: f5 | ~binding ~renewal.air");
    assert_string_equal(position_supply(&p), "0 0 0 0");
    position_move(&p, "theft.fire from seer, give f5");
    assert_true(position_out(&p, "seer"));
    assert_int_equal(position_owed(&p, "seer"), 3);
    assert_string_equal(position_up(&p, "seer"), "binding renewal.air");
    assert_string_equal(position_familiar(&p, "seer"), "");
    assert_string_equal(position_actor(&p), "witch");
    assert_string_equal(position_dice(&p, "witch"),
                        "f1 f1 f5 w1 w1 w1 a1 a1 a1 e1 e1 e1");
    position_move(&p, "break n1 with f5, give up, take f f f");
    assert_string_equal(position_actor(&p), "seer");
    position_refuse(&p, "4.5", "take f w w");
    position_move(&p, "take w w a");
    assert_string_equal(position_actor(&p), "chance");
}

/* The short players take in turn order from the old first player; then the marker moves.
 */
static void rule_4_6_several_short_players_in_turn_order(void **unused)
{
    POSITION p;
    position_draw(&p, 1, pair, "first=shaman turn=witch vault",
                  "witch on h1: f1 f1 f1 w1 w1 w1 a1 a1 a1 a1 e1 e1 e1 | ~binding",
                  "seer on h2: e", "shaman on h3: w");
    assert_string_equal(position_supply(&p), "1 0 0 0");
    position_move(&p, "give up, take f f f");
    assert_string_equal(position_actor(&p), "shaman");
    position_refuse(&p, "4.6", "take f");
    position_move(&p, "take f e");
    assert_string_equal(position_first(&p), "shaman"); /* not yet */
    assert_string_equal(position_actor(&p), "seer");
    position_move(&p, "take a a");
    assert_string_equal(position_first(&p), "witch");
    assert_string_equal(position_next(&p, "witch"), "f f f");
    assert_string_equal(position_next(&p, "seer"), "a a e");
    assert_string_equal(position_next(&p, "shaman"), "f w e");
    position_chance(&p, "roll witch f1 f1 f1, roll seer a1 a2 e3, roll shaman f1 w1 e1");
}

/* First the end of the game is checked. */
static void rule_4_6_nothing_is_taken_when_the_game_ends(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[6] b2[6] b3[6]",
                  "b1=synergy.fire b2=synergy.water b3=synergy.air",
                  "witch on h1: f1 | ~binding", "seer on h2: w");
    position_move(&p, "give up, take f f f");
    assert_string_equal(position_actor(&p), "nobody");
    assert_int_equal(position_owed(&p, "seer"), 2);
}

/* --- 4.7 ---------------------------------------------------------------------------- */

/* Plays one player's last turn of the round with so many strength-6 scrolls left. */
static const char *after_round(int players, int scrolls)
{
    static const char *const seats[] = {"witch on h1: f1 | ~binding", "seer on h2: w w w",
                                        "shaman on h3: a a a", "warlock on h4: e e e",
                                        "sorcerer on h5: e e a"};
    static const char *const element[] = {"fire", "water", "air", "earth", "mind"};
    static struct position p;
    const char *list[6] = {NULL};
    char table[200] = "";
    struct text out = text_init(table, sizeof table);
    for (int i = 0; i < players; i++)
        list[i] = seats[i];
    for (int i = 0; i < scrolls; i++)
        text_format(&out, "b%d=synergy.%s ", i + 1, element[i]);
    position_draw_players(&p, 1, "hall - b1[6] b2[6] b3[6] b4[6] b5[6]", table, list);
    position_move(&p, "give up, take f f f");
    const char *actor = position_actor(&p);
    position_end(&p);
    return actor;
}

static void rule_4_7_two_or_three_players_need_four_scrolls(void **unused)
{
    for (int players = 2; players <= 3; players++) {
        assert_string_equal(after_round(players, 5), "chance");
        assert_string_equal(after_round(players, 4), "chance");
        assert_string_equal(after_round(players, 3), "nobody");
        assert_string_equal(after_round(players, 0), "nobody");
    }
}

static void rule_4_7_four_or_five_players_need_five_scrolls(void **unused)
{
    for (int players = 4; players <= 5; players++) {
        assert_string_equal(after_round(players, 5), "chance");
        assert_string_equal(after_round(players, 4), "nobody");
    }
}

/* Scrolls of strength 6 of both circles count, and only those on the board. */
static void rule_4_7_scrolls_of_both_circles_count(void **unused)
{
    POSITION p;
    position_draw(&p, 2, "hall - b1[6] b2[6] b3[6] b4[2] b5[2]",
                  "b1=synergy.fire b2=rearrangement.fire b3=rearrangement.mind "
                  "b4=synergy.mind",
                  "witch on h1: a1 | ~binding synergy.air", "seer on h2: w w w");
    position_move(&p, "give up, take f f f");
    assert_string_equal(position_actor(&p), "chance");
}

/* The game goes on to the end of the round, however few are left. */
static void rule_4_7_the_game_ends_only_after_the_round(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - b1[6] n1:2 n2:2", "b1=synergy.fire n1=f2 n2=f2",
                  "witch on h1: f6 f2 | ~binding", "seer on h2: f2 | ~binding");
    position_move(&p, "break b1 with f6");
    assert_string_equal(position_winners(&p), "");
    position_move(&p, "break n1 with f2, take w w w, break n2 with f2, take a a a");
    assert_string_equal(position_actor(&p), "nobody");
    assert_string_equal(position_winners(&p), "witch");
    assert_string_equal(position_moves(&p), "");
    position_refuse(&p, "", "give up");
}

static void rule_4_7_the_marker_moves_one_to_the_left(void **unused)
{
    POSITION p;
    position_draw(&p, 1, pair, "n1=f2 vault first=shaman turn=witch round=4",
                  "witch on h1: w1 | ~binding", "seer on h2: w w w",
                  "shaman on h3: f f f");
    position_move(&p, "give up, take a a a");
    assert_int_equal(position_state(&p)->round, 5);
    assert_string_equal(position_first(&p), "witch");
    position_chance(&p, "roll witch a1 a1 a2, roll seer w1 w2 w3, roll shaman f1 f2 f3");
    assert_string_equal(position_actor(&p), "witch");
}

static void rule_4_7_familiars_leave_the_binding_scrolls(void **unused)
{
    POSITION p;
    position_draw(&p, 1, pair, "n1=f2 vault", "witch on h1, cat on h3: f1 | ~binding",
                  "seer on h2: w w w");
    position_move(&p, "give up, take a a a");
    position_chance(&p, "roll seer w1 w2 w3, roll witch a1 a1 a2");
    assert_false(position_out(&p, "witch"));
    assert_false(position_out(&p, "seer"));
    assert_string_equal(position_up(&p, "witch"), "binding");
    position_move(&p, "binding here");
    assert_string_equal(position_familiar(&p, "seer"), "h2");
}

/* Two whole rounds of three players, and the end of the game. */
static void rule_4_7_two_whole_rounds(void **unused)
{
    POSITION p;
    position_draw(&p, 1, "hall - n1:2 - n2:2 - n3:2, hall - n4:2 - b1[2]",
                  "n1=f2 n2=f2 n3=w2 n4=e2 b1=change.mind vault",
                  "witch on h1: f2 f3 w2 | ~binding", "seer on h2: e2 a2 | ~binding",
                  "shaman on h3: w1 | ~binding");
    position_move(&p, "break n1 with f2, break n4 with e2");
    position_move(&p, "give up, take w w w"); /* the shaman */
    position_move(&p, "break n2 with f3, break b1 with a2, take a a a");
    assert_string_equal(position_up(&p, "seer"), "binding change.mind");
    position_move(&p, "break n3 with w2, take f f f");
    assert_string_equal(position_first(&p), "seer");
    assert_int_equal(position_state(&p)->round, 2);
    position_chance(&p, "roll seer a6 a6 a6, roll shaman w1 w1 w1, roll witch f1 f1 f1");
    assert_string_equal(position_actor(&p), "seer");
    position_move(&p, "change.mind a6 into earth");
    position_move(&p, "break g1 with e6");
    position_move(&p, "give up, take w w w, give up, take f f f");
    position_move(&p, "break v3 with a6"); /* alone in the round now */
    assert_int_equal(position_score(&p, "seer"), 1 + 2 + 6 + 1);
    assert_string_equal(position_down(&p, "seer"), "change.mind");
    position_move(&p, "break v5 with a6, take a a a");
    assert_string_equal(position_actor(&p), "nobody"); /* three are left */
    assert_int_equal(position_score(&p, "seer"), 1 + 2 + 6 + 1 + 6 + 3);
    assert_string_equal(position_down(&p, "seer"), "");
    assert_string_equal(position_winners(&p), "seer");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_4_5_no_dice_left_ends_the_players_round),
        cmocka_unit_test(rule_4_5_the_same_after_giving_up),
        cmocka_unit_test(rule_4_5_with_dice_left_the_round_goes_on),
        cmocka_unit_test(rule_4_5_new_dice_are_rolled_in_the_next_round),
        cmocka_unit_test(rule_4_6_short_supply_takes_rest_after_round),
        cmocka_unit_test(rule_4_6_a_single_die_is_taken),
        cmocka_unit_test(rule_4_6_with_an_empty_supply_nothing_is_asked),
        cmocka_unit_test(rule_4_6_several_short_players_in_turn_order),
        cmocka_unit_test(rule_4_6_nothing_is_taken_when_the_game_ends),
        cmocka_unit_test(rule_4_7_two_or_three_players_need_four_scrolls),
        cmocka_unit_test(rule_4_7_four_or_five_players_need_five_scrolls),
        cmocka_unit_test(rule_4_7_scrolls_of_both_circles_count),
        cmocka_unit_test(rule_4_7_the_game_ends_only_after_the_round),
        cmocka_unit_test(rule_4_7_the_marker_moves_one_to_the_left),
        cmocka_unit_test(rule_4_7_familiars_leave_the_binding_scrolls),
        cmocka_unit_test(rule_4_7_two_whole_rounds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
