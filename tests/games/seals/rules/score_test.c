/* score_test.c: rules 7 and 8: points, winners, and that nothing is hidden; and the
 * book's example of a game turn. */
#include <stdalign.h>
#include <string.h>

#include "games/seals/seals.h"
#include "tests/games/seals/position.h"

static const char plain[] = "hall - n1:2 b1[2]";

static int score_of(int circle, const char *scrolls)
{
    struct position p;
    char witch[320];
    struct text out = text_init(witch, sizeof witch);
    text_format(&out, "witch on h1: f1 | %s", scrolls);
    position_draw(&p, circle, plain, "n1=f2", witch, "seer on h2: a1");
    int score = position_score(&p, "witch");
    assert_int_equal(position_score(&p, "seer"), 1);
    position_end(&p);
    return score;
}

/* --- 7.1 ---------------------------------------------------------------------------- */

static void rule_7_1_strengths_are_points(void **unused)
{
    assert_int_equal(score_of(2, "binding"), 1);
    assert_int_equal(score_of(2, "change.fire"), 3);
    assert_int_equal(score_of(2, "renewal.fire"), 4);
    assert_int_equal(score_of(2, "strengthening.fire"), 5);
    assert_int_equal(score_of(2, "growth.fire"), 6);
    assert_int_equal(score_of(2, "swap.fire exchange.air absorption.mind "
                                 "disintegration.water rearrangement.earth"),
                     1 + 2 + 3 + 4 + 5 + 6);
}

static void rule_7_1_face_down_scrolls_count_too(void **unused)
{
    assert_int_equal(score_of(2, "~binding ~change.fire growth.fire"), 1 + 2 + 5);
}

static void rule_7_1_synergy_adds_a_point_for_each_of_its_element(void **unused)
{
    assert_int_equal(score_of(1, "synergy.fire"), 1 + 6 + 1);
    assert_int_equal(score_of(1, "synergy.fire change.fire change.air"), 1 + 6 + 4 + 2);
    assert_int_equal(score_of(1, "synergy.fire synergy.air change.air"),
                     1 + 12 + 2 + 1 + 2);
}

static void rule_7_1_synergy_of_mind_counts_binding(void **unused)
{
    assert_int_equal(score_of(1, "synergy.mind"), 1 + 6 + 2);
    assert_int_equal(score_of(1, "synergy.mind growth.mind"), 1 + 6 + 5 + 3);
}

static void rule_7_1_two_synergies_of_one_element_both_count(void **unused)
{
    assert_int_equal(score_of(1, "synergy.fire synergy.fire' change.fire"),
                     1 + 12 + 2 + 3 + 3);
}

static void rule_7_1_synergy_of_circle_two_has_no_namesake(void **unused)
{
    assert_int_equal(score_of(2, "synergy.fire rearrangement.fire swap.fire"),
                     1 + 6 + 6 + 2 + 3);
}

static void rule_7_1_an_absorbed_token_scores_nothing(void **unused)
{
    POSITION p;
    position_draw(&p, 2, plain, "n1=f2 absorbed.fire=f6",
                  "witch on h1: f1 | absorption.fire", "seer on h2: a1");
    assert_int_equal(position_score(&p, "witch"), 5);
}

/* --- 7.2 ---------------------------------------------------------------------------- */

static void rule_7_2_book_example_is_27(void **unused)
{
    assert_int_equal(score_of(1, "binding change.air renewal.fire renewal.mind "
                                 "strengthening.fire growth.air synergy.air"),
                     27);
}

/* Ends the game: nothing is left on the board. */
static const char *winners(const char *witch, const char *seer, const char *shaman)
{
    static struct position p;
    position_draw(&p, 1, plain, "n1=f2", witch, seer, shaman);
    assert_string_equal(position_winners(&p), ""); /* the game is still on */
    position_move(&p, "give up, take a a a");
    assert_string_equal(position_actor(&p), "nobody");
    const char *found = position_winners(&p);
    position_end(&p);
    return found;
}

static void rule_7_2_the_highest_score_wins(void **unused)
{
    assert_string_equal(winners("witch on h1: f1 | change.fire",
                                "seer on h2: f f f | renewal.fire",
                                "shaman on h3: w w w"),
                        "seer");
}

static void rule_7_2_tied_players_win_together(void **unused)
{
    assert_string_equal(winners("witch on h1: f1 | growth.fire",
                                "seer on h2: f f f | renewal.fire",
                                "shaman on h3: w w w | change.air renewal.air"),
                        "witch shaman");
    assert_string_equal(
        winners("witch on h1: f1", "seer on h2: f f f", "shaman on h3: w w w"),
        "witch seer shaman");
}

/* --- 8 ------------------------------------------------------------------------------ */

static void rule_8_everything_is_open(void **unused)
{
    POSITION p;
    position_draw(&p, 3, plain, "n1=f2", "witch on h1: f1 | growth.fire ~binding",
                  "seer on h2: a1");
    for (int seat = SEAT_NOBODY; seat < 2; seat++) {
        alignas(max_align_t) unsigned char view[GAME_MAX_STATE];
        memset(view, 0xff, sizeof view);
        seals_game.observe(p.match->world, p.match->state, seat, view);
        assert_memory_equal(view, p.match->state, seals_game.state_size);
    }
}

/* --- the book's example of a game turn ---------------------------------------------- */

/* Blue 3, yellow 2, red 1; Binding, Change of Air and Strengthening of Fire; right before
 * Growth of Fire, with Renewal of Mind in reach. */
static void draw_book_turn(struct position *p)
{
    position_draw(p, 1, "hall - n1:2 - n2:2 - b1[5], n2 - room - b2[3]",
                  "b1=growth.fire b2=renewal.mind vault",
                  "witch on n2: w3 a2 f1 | change.air strengthening.fire",
                  "seer on h2: e1 | ~binding");
}

/* The rest of option 1 from the break on; the seer has nothing to break. */
static void take_growth(struct position *p, const char *move)
{
    position_move(p, move);
    assert_string_equal(position_at(p, "b1"), "");
    assert_string_equal(position_place(p, "witch"), "b1");
}

static void book_turn_option_1(void **unused)
{
    POSITION p;
    draw_book_turn(&p);
    position_refuse(&p, "5.4", "break b1 with f1");
    position_move(&p, "change.air a2 into fire");
    assert_string_equal(position_dice(&p, "witch"), "f1 f2 w3");
    /* "upgrade one or both of your red dice" */
    assert_true(position_allows(&p, "strengthening.fire f1"));
    assert_true(position_allows(&p, "strengthening.fire f2"));
    position_move(&p, "strengthening.fire f1 f2");
    assert_string_equal(position_dice(&p, "witch"), "f3 f4 w3");
    take_growth(&p, "break b1 with f3 f4");
    assert_string_equal(position_dice(&p, "witch"), "w3");
    assert_string_equal(position_up(&p, "witch"), "binding growth.fire");
    assert_string_equal(position_supply(&p), "3 2 3 2");
    position_move(&p, "give up, take e e e"); /* the seer */
    position_move(&p, "growth.fire");
    position_chance(&p, "roll f5");
    assert_string_equal(position_dice(&p, "witch"), "f5 w3");
    position_move(&p, "break b2 with w3");
}

/* With one of the two raised by two it works as well: 1 + 4 or 3 + 2 make five. */
static void book_turn_option_1_with_one_die(void **unused)
{
    static const char *const raise[] = {"strengthening.fire f1", "strengthening.fire f2"};
    static const char *const with[] = {"break b1 with f2 f3", "break b1 with f1 f4"};
    for (int i = 0; i < 2; i++) {
        POSITION p;
        draw_book_turn(&p);
        position_move(&p, "change.air a2 into fire");
        position_move(&p, raise[i]);
        take_growth(&p, with[i]);
    }
}

static void book_turn_option_2(void **unused)
{
    POSITION p;
    draw_book_turn(&p);
    position_move(&p, "binding here");
    assert_string_equal(position_familiar(&p, "witch"), "n2");
    position_refuse(&p, "4.2", "give up"); /* she can break: she must */
    position_move(&p, "break b2 with w3");
    assert_string_equal(position_up(&p, "witch"),
                        "change.air renewal.mind strengthening.fire");
    assert_string_equal(position_place(&p, "witch"), "b2");
    assert_string_equal(position_familiar(&p, "witch"), "n2"); /* blocks the passage */
    position_move(&p, "give up, take e e e");                  /* the seer */
    position_move(&p, "renewal.mind a2");
    position_chance(&p, "roll a4");
    position_move(&p, "change.air a4 into fire, strengthening.fire f1 f4");
    take_growth(&p, "break b1 with f6");
    assert_string_equal(position_dice(&p, "witch"), "f3");
}

/* The example in docs/seals-rules.md. */
static void rule_7_2_two_synergies_and_binding(void **unused)
{
    POSITION p;
    position_draw(&p, 4, "hall - n1:2", "n1=f2",
                  "witch on h1: f2 | leap.earth guardian.earth synergy.earth speed.mind "
                  "synergy.mind",
                  "seer on h2: a1");
    assert_int_equal(position_score(&p, "witch"), 33);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rule_7_1_strengths_are_points),
        cmocka_unit_test(rule_7_1_face_down_scrolls_count_too),
        cmocka_unit_test(rule_7_1_synergy_adds_a_point_for_each_of_its_element),
        cmocka_unit_test(rule_7_1_synergy_of_mind_counts_binding),
        cmocka_unit_test(rule_7_1_two_synergies_of_one_element_both_count),
        cmocka_unit_test(rule_7_1_synergy_of_circle_two_has_no_namesake),
        cmocka_unit_test(rule_7_1_an_absorbed_token_scores_nothing),
        cmocka_unit_test(rule_7_2_book_example_is_27),
        cmocka_unit_test(rule_7_2_two_synergies_and_binding),
        cmocka_unit_test(rule_7_2_the_highest_score_wins),
        cmocka_unit_test(rule_7_2_tied_players_win_together),
        cmocka_unit_test(rule_8_everything_is_open),
        cmocka_unit_test(book_turn_option_1),
        cmocka_unit_test(book_turn_option_1_with_one_die),
        cmocka_unit_test(book_turn_option_2),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
